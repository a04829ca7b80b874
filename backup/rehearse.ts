/** Restores a backup on a database of its own, counts it, and throws it away. */
import { join } from 'node:path';
import { removeDataFolder } from '../records/postgres/remove-cluster.ts';
import { startPostgres } from '../records/postgres/supervisor.ts';
import type { Step } from './progress.ts';
import { type Restored, restore } from './restore/restore.ts';

/**
 * The place is a folder of `dataDir` with an embedded database, wherever the store itself lies: it
 * takes as much room as the store, for as long as it lasts. Throws what `restore` throws.
 */
export async function rehearse(
  path: string,
  { dataDir, passphrase, step }: { dataDir: string; passphrase: string; step: Step },
): Promise<Restored> {
  const place = join(dataDir, 'rehearsal');
  // One that was cut off has left its folder.
  await removeDataFolder(place);
  try {
    const postgres = await startPostgres({ dataDir: place, durable: false, log: () => undefined });
    const { ownerUrl } = postgres;
    const options = { passphrases: [passphrase], secretPassphrase: undefined, keepSessions: false };
    return await restore(path, { ownerUrl, dataDir: place, step, ...options }).finally(() =>
      postgres.stop(),
    );
  } finally {
    await removeDataFolder(place);
  }
}
