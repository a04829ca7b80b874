/** Where the database's files, socket and programs are, given the data folder. */
import { createHash, randomBytes } from 'node:crypto';
import { chown, mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { makeFolder, mustBeWritable } from '../data-folder.ts';
import { type Account, accountForPostgres, canReach, openFolder } from './account.ts';
import { postgresText as text } from './postgres.text.ts';
import { programsOfPackage, reachablePrograms } from './programs.ts';

/** In the data folder, or where the account can reach while the data folder hides from it. */
export type Where = 'inside' | 'refuge';

export interface ClusterLocation {
  readonly where: Where;
  /** Belongs to the account alone: cluster, socket, log. */
  readonly home: string;
  readonly cluster: string;
  /** Folder of initdb and postgres. */
  readonly binaries: string;
  readonly account: Account | undefined;
  /** False where the socket's path would be longer than the system takes. */
  readonly socketFits: boolean;
}

export interface LocationOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Where files go that the account must reach but the data folder hides; `/var/lib`. */
  readonly refuge?: string | undefined;
  /** Folder with `bin`, `lib` and `share`, instead of the package's. */
  readonly programs?: string | undefined;
}

export const socketPort = 5432;
const longestSocketPath = 107;

/** The data folder, made if need be, by its one true path. */
export async function findFolder(dataDir: string): Promise<string> {
  // Others must not look in, but the account passes through on its way to its own folder.
  await makeFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
  const folder = await realpath(dataDir);
  await mustBeWritable(folder);
  return folder;
}

export function refugeOf(folder: string, base = '/var/lib'): string {
  return join(base, `sahakon-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
}

/** The folder of cluster, socket and log. */
export function homeOf(folder: string, where: Where, base?: string): string {
  return join(where === 'inside' ? folder : refugeOf(folder, base), 'postgres');
}

/**
 * Finds the places and makes the folders that are missing. `previous` is where an earlier start put
 * the cluster: it stays there, whatever has become of the folder's permissions.
 */
export async function findLocation(
  folder: string,
  options: LocationOptions,
  previous: Where | undefined,
): Promise<ClusterLocation> {
  const account = accountForPostgres();
  const where = previous ?? ((await canEnter(folder, account)) ? 'inside' : 'refuge');
  const refuge = refugeOf(folder, options.refuge);
  const home = homeOf(folder, where, options.refuge);
  if (where === 'refuge') {
    await openFolder(refuge);
    options.log(text.moved(home, account?.name ?? ''));
  }
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (account) await chown(home, account.uid, account.gid);
  if (!(await canReach(home, account))) throw new PlainFault(text.unreachable(home));
  const programs = options.programs ?? programsOfPackage();
  return {
    where,
    home,
    cluster: join(home, 'cluster'),
    binaries: await reachablePrograms(programs, refuge, account, options.log),
    account,
    socketFits: Buffer.byteLength(join(home, `.s.PGSQL.${socketPort}`)) <= longestSocketPath,
  };
}

/** May the account go through the folder (not: list it)? */
async function canEnter(folder: string, account: Account | undefined): Promise<boolean> {
  if (account === undefined) return true;
  const probe = join(folder, `.probe-${randomBytes(6).toString('hex')}`);
  await mkdir(probe, { mode: 0o755 });
  try {
    return await canReach(probe, account);
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}
