/** Figures of backups: how old the newest is, and what is the matter, as the office says it. */
import type { Registry } from 'prom-client';
import { type BackupFaultCode, backupFaultsOf } from '../../../core/backup/condition.ts';
import type { Records } from '../../../records/database.ts';
import { backupState } from '../../../records/office/backups.ts';
import { sharedLook } from '../../../runtime/shared-look.ts';
import { gauge } from './gauges.ts';

export interface BackupSources {
  readonly records: Records;
  /** Whether copies are made by themselves: nobody waits for the next one of those by hand. */
  readonly backupsScheduled: boolean;
  readonly now?: () => Date;
}

/** Milliseconds. */
const youngFor = 30_000;

/** What is worth an alarm, by what is the matter. */
const alarms: Readonly<Record<string, readonly BackupFaultCode[]>> = {
  missing: ['none', 'old', 'missed'],
  failed: ['failed'],
  unrehearsed: ['rehearsal_failed', 'unrehearsed'],
};

export function addBackupGauges(registry: Registry, sources: BackupSources): void {
  const { records, backupsScheduled: scheduled, now = () => new Date() } = sources;
  const look = sharedLook(() => records.readAsVisitor(backupState), youngFor);
  type State = Awaited<ReturnType<typeof look>>;
  const add = (name: string, help: string, read: (state: State) => number | undefined): void =>
    gauge(registry, {
      ...{ name: `sahakon_backup_${name}`, help },
      read: async () => (records.isUp() ? read(await look()) : undefined),
    });
  const age = (moment: Date | null) =>
    moment === null ? undefined : Math.max(0, (now().getTime() - moment.getTime()) / 1_000);
  add('age_seconds', 'Since the newest good backup', ({ madeAt }) => age(madeAt));
  add('size_bytes', 'Size of its file', ({ bytes }) =>
    bytes === null ? undefined : Number(bytes),
  );
  add('rehearsal_age_seconds', 'Since one was restored elsewhere and counted', (state) =>
    age(state.rehearsedAt),
  );
  for (const [name, codes] of Object.entries(alarms)) {
    add(name, `1: ${codes.join(' or ')}; absent where none are made by themselves`, (state) => {
      if (!scheduled) return undefined;
      const found = backupFaultsOf(state, { scheduled, now: now() });
      return Number(codes.some((code) => found.includes(code)));
    });
  }
}
