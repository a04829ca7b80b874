/** Administrators look at whether the cooperative could be put up again. */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { backupFaultsOf } from '../../../core/backup/condition.ts';
import { backupState, type OfficeBackup, officeBackups } from '../../../records/office/backups.ts';
import type { Services } from '../../../records/services.ts';
import { readBackups } from './backups.api.ts';

const handle = handlersOn<Services>();

/** A quarter of nights and what lies between. */
const most = 100;

const momentOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;
const numberOf = (count: bigint | null): number | null => (count === null ? null : Number(count));

const dtoOf = ({ id, beganAt, reason, file, sha256, fault, ...one }: OfficeBackup) => ({
  ...{ id: String(id), began_at: beganAt.toISOString(), reason, file, sha256, fault },
  ...{ bytes: numberOf(one.bytes), row_count: numberOf(one.rowCount) },
  ...{ rehearsed_at: momentOf(one.rehearsedAt), rehearsal_fault: one.rehearsalFault },
  removed_at: momentOf(one.removedAt),
});

export const handlers: readonly Handler<Services>[] = [
  handle(readBackups, {
    async run({ who, services }) {
      const { backupsAt } = services.settings;
      const [backups, state] = await services.records.asStaff(who.staffId, (db) =>
        Promise.all([officeBackups(db, most), backupState(db)]),
      );
      const scheduled = backupsAt !== undefined;
      return {
        data: {
          scheduled_at: backupsAt ?? null,
          made_at: momentOf(state.madeAt),
          rehearsed_at: momentOf(state.rehearsedAt),
          faults: [...backupFaultsOf(state, { scheduled, now: new Date() })],
          backups: backups.map(dtoOf),
        },
      };
    },
  }),
];
