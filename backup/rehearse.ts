/** Restores a backup on a database of its own, counts it, and throws it away. */
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isLocked } from '../records/postgres/lock.ts';
import { removeDataFolder } from '../records/postgres/remove-cluster.ts';
import { startPostgres } from '../records/postgres/supervisor.ts';
import { BackupBusy } from './lock.ts';
import type { Step } from './progress.ts';
import { type Restored, restore } from './restore/restore.ts';
import { backupText as text } from './text/backup.text.ts';

export interface Rehearsal {
  readonly dataDir: string;
  readonly passphrase: string;
  /** Given, the secret in it is opened, too. */
  readonly secretPassphrase?: string | undefined;
  readonly step: Step;
}

/**
 * The place is a folder of `dataDir` with an embedded database, wherever the store itself lies: it
 * takes as much room as the store, for as long as it lasts. Throws what `restore` throws, and
 * BackupBusy while another one is at work there.
 */
export async function rehearse(
  path: string,
  { dataDir, passphrase, secretPassphrase, step }: Rehearsal,
): Promise<Restored> {
  const place = join(dataDir, 'rehearsal');
  const folder = await realpath(place).catch(() => undefined);
  if (folder !== undefined && (await isLocked(folder))) {
    throw new BackupBusy(text.inRehearsal(place));
  }
  // One that was cut off has left its folder.
  await removeDataFolder(place);
  try {
    const postgres = await startPostgres({ dataDir: place, durable: false, log: () => undefined });
    const { ownerUrl } = postgres;
    const options = { passphrases: [passphrase], secretPassphrase, keepSessions: false };
    return await restore(path, { ownerUrl, dataDir: place, step, ...options }).finally(() =>
      postgres.stop(),
    );
  } finally {
    await removeDataFolder(place);
  }
}
