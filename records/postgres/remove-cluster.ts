/** Removes a data folder with its embedded database, for one that only lived for a while. */
import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readCredentials } from './credentials.ts';
import { homeOf, refugeOf } from './data-paths.ts';
import { clearOrphans } from './processes.ts';

const patiently = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };

/** Ends what still serves it, and leaves nothing of it; harmless where it is not there. */
export async function removeDataFolder(dataDir: string): Promise<void> {
  const folder = await realpath(dataDir).catch(() => undefined);
  if (folder === undefined) return;
  const where = (await readCredentials(folder))?.where;
  if (where !== undefined) {
    await clearOrphans(join(homeOf(folder, where), 'cluster'), () => undefined);
  }
  await rm(refugeOf(folder), patiently);
  await rm(folder, patiently);
}
