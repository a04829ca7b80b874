/** Figures of the store and of the disks; what costs a query is asked twice a minute for all. */
import type { Registry } from 'prom-client';
import { bangkokDay } from '../../../core/thai-date.ts';
import type { Records } from '../../../records/database.ts';
import { storeFigures } from '../../../records/health/store-figures.ts';
import { sharedLook } from '../../../runtime/shared-look.ts';
import type { DiskRoom } from '../disks.ts';
import { daysOverdue, type FigureDays } from '../figure-days.ts';
import type { WriteState } from '../write-probe.ts';
import { gauge, type Reading } from './gauges.ts';
import { addReplicaGauges } from './replica-gauges.ts';

export interface StoreSources {
  readonly records: Records;
  readonly writeState: () => Promise<WriteState>;
  readonly diskRoom: () => Promise<readonly DiskRoom[]>;
  /** Undefined: the figures stand still, as those of a demo do, and are never late. */
  readonly figureDays: FigureDays | undefined;
  /** Of now. */
  readonly now?: () => Date;
}

type Figures = Awaited<ReturnType<typeof storeFigures>>;

/** Milliseconds. */
const youngFor = 30_000;
/** What a refused or failed intake is called; what members see stays as it was. */
const refusals: ReadonlySet<string | null> = new Set(['refused', 'differs', 'failed']);

const seconds = (at: Date): number => at.getTime() / 1_000;
/** The end of a day in Bangkok. */
const endOf = (day: string): number => Date.parse(`${day}T24:00:00+07:00`) / 1_000;

export function addStoreGauges(registry: Registry, sources: StoreSources): void {
  const { records, writeState, diskRoom, figureDays, now = () => new Date() } = sources;
  const look = sharedLook(() => records.readAsVisitor(storeFigures), youngFor);
  /** A figure that is known by a look alone: absent while the store is away. */
  const add = (
    name: string,
    help: string,
    read: (figures: Figures) => Reading,
    label?: string,
  ): void =>
    gauge(registry, {
      ...{ name: `sahakon_${name}`, help },
      ...(label !== undefined && { label }),
      read: async () => (records.isUp() ? read(await look()) : undefined),
    });

  addReach(registry, writeState);
  addReplicaGauges(registry, records);
  addDisks(registry, diskRoom);
  add(
    'figures_age_seconds',
    'Since the end of the day of the figures that are shown',
    (figures) => figures.shown && Math.max(0, seconds(now()) - endOf(figures.shown.asOf)),
  );
  add(
    'figures_shown_timestamp_seconds',
    'When they were published',
    ({ shown }) => shown && seconds(shown.shownAt),
  );
  add(
    'figures_overdue_days',
    'Days of which figures should be here, beyond those allowed',
    (one) => figureDays && one.shown && daysOverdue(one.shown.asOf, bangkokDay(now()), figureDays),
  );
  addIntake(add);
  add('sessions', 'Sessions that live', ({ sessions }) => ({ ...noSessions, ...sessions }), 'kind');
  add('database_size_bytes', 'Size of the database', (figures) => Number(figures.databaseBytes));
  addAudit(add);
}

const noSessions = { member: 0, agency: 0, office: 0, impersonation: 0 };

type Add = (
  name: string,
  help: string,
  read: (figures: Figures) => Reading,
  label?: string,
) => void;

function addIntake(add: Add): void {
  add('intake_last_timestamp_seconds', 'End of the last intake', ({ intakeEndedAt }) =>
    intakeEndedAt === null ? undefined : seconds(intakeEndedAt),
  );
  add(
    'intake_last_outcome',
    'What came of the last intake',
    ({ intakeOutcome }) => (intakeOutcome === null ? undefined : { [intakeOutcome]: 1 }),
    'outcome',
  );
  add('intake_last_refused', '1: the last intake was refused or failed', ({ intakeOutcome }) =>
    intakeOutcome === null ? undefined : Number(refusals.has(intakeOutcome)),
  );
  add('notices_waiting', 'Mails about extracts that wait to be sent', ({ notices }) => notices);
  add('notices_oldest_seconds', 'Age of the oldest of them', ({ oldestNoticeAt }) =>
    oldestNoticeAt === null ? 0 : Math.max(0, (Date.now() - oldestNoticeAt.getTime()) / 1_000),
  );
}

function addAudit(add: Add): void {
  add('audit_chain_entries', 'Entries of the audit log', (one) => Number(one.auditEntries));
  add('audit_chain_verified_entries', 'Of those, computed in the present pass', (one) =>
    Number(one.auditSeq),
  );
  add('audit_chain_ok', '1: no entry was found that was changed or is missing', (one) =>
    one.auditCheckedAt === null ? undefined : Number(one.auditBrokenSeq === null),
  );
  add('audit_chain_broken_entry', 'Number of the first that was', ({ auditBrokenSeq }) =>
    auditBrokenSeq === null ? undefined : Number(auditBrokenSeq),
  );
  add('audit_chain_checked_timestamp_seconds', 'When a part was last computed', (one) =>
    one.auditCheckedAt === null ? undefined : seconds(one.auditCheckedAt),
  );
  add('audit_chain_whole_timestamp_seconds', 'When a pass last came to the end', (one) =>
    one.auditWholeAt === null ? undefined : seconds(one.auditWholeAt),
  );
}

/** Whether the database answers, and takes changes. */
function addReach(registry: Registry, writeState: StoreSources['writeState']): void {
  gauge(registry, {
    ...{ name: 'sahakon_store_up', help: '1: the database answers' },
    read: async () => Number((await writeState()).kind !== 'away'),
  });
  gauge(registry, {
    ...{ name: 'sahakon_store_writable', help: '1: a change can be written; absent while away' },
    async read() {
      const { kind } = await writeState();
      return kind === 'away' ? undefined : Number(kind === 'ok');
    },
  });
}

/** Connections of this process. */
export function addPoolGauges(registry: Registry, records: Pick<Records, 'connections'>): void {
  gauge(registry, {
    ...{ name: 'sahakon_pool_connections', help: 'Connections to the database', label: 'state' },
    read() {
      const { open, idle } = records.connections();
      return { in_use: open - idle, idle };
    },
  });
  gauge(registry, {
    ...{ name: 'sahakon_pool_waiting', help: 'Calls that wait for a connection' },
    read: () => records.connections().waiting,
  });
}

function addDisks(registry: Registry, diskRoom: StoreSources['diskRoom']): void {
  const ofEach = (read: (room: DiskRoom) => number) => async () =>
    Object.fromEntries((await diskRoom()).map((room) => [room.folder, read(room)]));
  gauge(registry, {
    ...{ name: 'sahakon_disk_free_bytes', help: 'Room on the disk of a folder', label: 'folder' },
    read: ofEach(({ free }) => free),
  });
  gauge(registry, {
    ...{ name: 'sahakon_disk_size_bytes', help: 'Size of that disk', label: 'folder' },
    read: ofEach(({ size }) => size),
  });
}
