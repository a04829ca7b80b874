/** Backups of the store: their state for whoever watches, their list for administrators. */
import type { BackupState } from '../../core/backup/condition.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface StoredBackupState extends BackupState {
  /** Of the newest good one. */
  readonly bytes: bigint | null;
}

/** One row, for whoever may ask: the app, and the owner. */
export const backupStateSql = `
  SELECT made_at AS "madeAt", bytes, failed_at AS "failedAt", rehearsed_at AS "rehearsedAt",
    rehearsal_failed_at AS "rehearsalFailedAt", nightly_made_at AS "nightlyMadeAt",
    nightly_failed_at AS "nightlyFailedAt"
  FROM portal.backup_state()`;
const state = statement<StoredBackupState>(backupStateSql);

/** How old the last good one and its rehearsal are; no name and no place. */
export async function backupState(db: Db) {
  const [row] = await state(db);
  if (row === undefined) throw new Error('the state is one row');
  return row;
}

export interface OfficeBackup {
  readonly id: bigint;
  readonly beganAt: Date;
  readonly reason: 'command' | 'schedule' | 'migration';
  readonly file: string | null;
  readonly bytes: bigint | null;
  readonly rowCount: bigint | null;
  readonly sha256: string | null;
  readonly fault: string | null;
  readonly rehearsedAt: Date | null;
  readonly rehearsalFault: string | null;
  readonly removedAt: Date | null;
}

const list = statement<OfficeBackup, [number]>(`
  SELECT id, began_at AS "beganAt", reason, file, bytes, row_count AS "rowCount", sha256, fault,
    rehearsed_at AS "rehearsedAt", rehearsal_fault AS "rehearsalFault", removed_at AS "removedAt"
  FROM portal.backups_for_staff() LIMIT $1`);

/** The last `limit`, newest first; nothing for others than administrators. Needs `asStaff`. */
export const officeBackups = (db: Db, limit: number): Promise<readonly OfficeBackup[]> =>
  list(db, limit);
