/** Of several watchers of a store one takes drops in at a time. */
import { readFault } from '../../records/driver/faults.ts';
import { asUpkeep } from '../../records/driver/owner.ts';

/** Any number does that nobody else takes: the intake of a drop takes its own, and the letters'. */
const lock = 7_215_031_989n;

/**
 * Runs `work` while no other watcher does; false where one does. The lock goes with the session,
 * however it ends. Throws StoreUnavailable.
 */
export async function asOnlyWatcher(ownerUrl: string, work: () => Promise<void>): Promise<boolean> {
  let fault: { readonly error: unknown } | undefined;
  const held = await asUpkeep(ownerUrl, 'sahakon_intake', async (session) => {
    session.on('error', () => {});
    const { rows } = await session.query('SELECT pg_try_advisory_lock($1) AS held', [lock]);
    if (rows[0].held !== true) return false;
    await work().catch((error: unknown) => {
      fault = { error };
    });
    return true;
  }).catch((error: unknown) => {
    throw readFault(error);
  });
  if (fault) throw fault.error;
  return held;
}
