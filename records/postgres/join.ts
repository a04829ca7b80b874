/** For command-line tools: use the PostgreSQL that runs, or start it for their own time. */
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { addressesIn, readCredentials } from './credentials.ts';
import type { LocationOptions } from './data-paths.ts';
import { FolderLocked, isLocked } from './lock.ts';
import { postgresText as text } from './postgres.text.ts';
import { startPostgres } from './supervisor.ts';

/** No database was ever made in that folder, and joining makes none; the message names it. */
export class NoStore extends PlainFault {}

export interface JoinOptions extends Omit<LocationOptions, 'dataDir'> {
  /** Makes the database where there is none. */
  readonly create?: boolean | undefined;
  /** Milliseconds to wait while its holder is not ready; a minute unless said. */
  readonly patienceMs?: number | undefined;
}

export interface JoinedPostgres {
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** It was started for us; false: somebody else holds the folder. */
  readonly isOurs: boolean;
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
async function running(
  folder: string,
  options: LocationOptions,
): Promise<JoinedPostgres | undefined> {
  const addresses = await addressesIn(folder, options);
  if (!addresses || !(await takesQueries(addresses.ownerUrl))) return undefined;
  const { ownerUrl, appUrl } = addresses;
  return { ownerUrl, appUrl, isOurs: false, leave: async () => {} };
}

async function started(options: LocationOptions): Promise<JoinedPostgres> {
  const own = await startPostgres(options);
  const { ownerUrl, appUrl } = own;
  return { ownerUrl, appUrl, isOurs: true, leave: () => own.stop() };
}

/** An empty one beside the one that is meant would take whatever a command writes, unseen. */
async function mustBeMade(dataDir: string, folder: string | undefined): Promise<void> {
  if (folder && (await readCredentials(folder))?.where !== undefined) return;
  throw new NoStore(text.noStore(folder ?? resolve(dataDir)));
}

const pauseMs = 250;

/**
 * Joins the PostgreSQL of a data folder; throws NoStore where there is none, unless it may be made.
 * While its holder is still starting up or already stopping this waits, up to a minute or as long
 * as is said, and then throws FolderLocked.
 */
export async function joinPostgres(
  dataDir: string,
  { create = false, patienceMs = 60_000, ...options }: JoinOptions = { log: () => {} },
): Promise<JoinedPostgres> {
  const all = { ...options, dataDir };
  for (let attempts = 0; ; attempts++) {
    const folder = await realpath(dataDir).catch(() => undefined);
    const locked = folder !== undefined && (await isLocked(folder));
    const found = locked ? await running(folder, all) : undefined;
    if (found) return found;
    if (!locked && !create) await mustBeMade(dataDir, folder);
    try {
      return await started(all);
    } catch (error) {
      if (!(error instanceof FolderLocked) || attempts * pauseMs >= patienceMs) throw error;
      await sleep(pauseMs);
    }
  }
}
