/** Who works on the copies of a store: one at a time, on whatever machine. */
import { asOwner } from '../records/driver/owner.ts';
import { BackupFault } from './fault.ts';
import { backupText as text } from './text/backup.text.ts';

/** Somebody else is at it: no failure, and nothing to note. */
export class BackupBusy extends BackupFault {}

/** Any numbers do that nobody else locks; they only have to be the same in every process. */
const locks = {
  /** A copy is being written. */
  copy: 7_215_031_990n,
  /** What is due is being done, or a copy rehearsed. */
  upkeep: 7_215_031_991n,
} as const;

/** Runs `work` alone; the lock goes with the process, however it ends. Throws BackupBusy. */
export async function alone<T>(
  ownerUrl: string,
  lock: keyof typeof locks,
  work: () => Promise<T>,
): Promise<T> {
  return asOwner(ownerUrl, `backup ${lock}`, async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS free', [locks[lock]]);
    if (!rows[0].free) throw new BackupBusy(text.busy);
    return work();
  });
}
