/** For command-line tools: use the PostgreSQL that runs, or start it for their own time. */
import { realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addressesIn } from './credentials.ts';
import { FolderHeld, isHeld } from './lock.ts';
import type { PlaceOptions } from './place.ts';
import { startPostgres } from './supervisor.ts';

export interface JoinedPostgres {
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** Stops what was started for us; leaves alone what ran before. */
  leave(): Promise<void>;
}

async function takesQueries(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  return client
    .connect()
    .then(() => true)
    .catch(() => false)
    .finally(() => client.end().catch(() => {}));
}

/** The running server's addresses; undefined when its holder is not ready (yet, or any more). */
async function running(folder: string, options: PlaceOptions): Promise<JoinedPostgres | undefined> {
  const addresses = await addressesIn(folder, options);
  if (!addresses || !(await takesQueries(addresses.ownerUrl))) return undefined;
  const { ownerUrl, appUrl } = addresses;
  return { ownerUrl, appUrl, leave: async () => {} };
}

async function started(options: PlaceOptions): Promise<JoinedPostgres> {
  const own = await startPostgres(options);
  return { ownerUrl: own.ownerUrl, appUrl: own.appUrl, leave: () => own.stop() };
}

/**
 * Joins the PostgreSQL of a data folder. While its holder is still starting up or already stopping
 * this waits, up to a minute, and then throws FolderHeld.
 */
export async function joinPostgres(
  dataDir: string,
  options: Omit<PlaceOptions, 'dataDir'> = { log: () => {} },
): Promise<JoinedPostgres> {
  const all = { ...options, dataDir };
  for (let tries = 0; ; tries++) {
    const folder = await realpath(dataDir).catch(() => undefined);
    const found = folder && (await isHeld(folder)) ? await running(folder, all) : undefined;
    if (found) return found;
    try {
      return await started(all);
    } catch (error) {
      if (!(error instanceof FolderHeld) || tries >= 240) throw error;
      await sleep(250);
    }
  }
}
