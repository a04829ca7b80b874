/** The passwords of a data folder and what else must be known at the next start. */
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { homeOf, type LocationOptions, socketPort, type Where } from './data-paths.ts';
import { postgresText as text } from './postgres.text.ts';

export interface Credentials {
  /** Of the superuser `postgres`, which nothing but this supervisor uses. */
  readonly superuser: string;
  readonly owner: string;
  readonly app: string;
  /** Where the cluster was made; absent until it was. */
  readonly where?: Where | undefined;
  /** Loopback port where the socket's path would be too long; changes with every start. */
  readonly port?: number | undefined;
}

export const logins = { superuser: 'postgres', owner: 'sahakon_admin', app: 'sahakon_portal' };
export const database = 'sahakon';
const fileName = 'postgres.json';

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** Whether what stands in the file is what was written there. */
function isWhole(found: unknown): found is Credentials {
  const { superuser, owner, app, where, port } = Object(found);
  return (
    [superuser, owner, app].every(isText) &&
    [undefined, 'inside', 'refuge'].includes(where) &&
    (port === undefined || Number.isInteger(port))
  );
}

/**
 * Undefined before the folder's first start. Throws PlainFault for a file that is damaged, and
 * what reading throws: a file that is there is never taken for none.
 */
export async function readCredentials(folder: string): Promise<Credentials | undefined> {
  const path = join(folder, fileName);
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (content === undefined) return undefined;
  const found = parsed(content);
  if (isWhole(found)) return found;
  throw new PlainFault(text.damagedCredentials(path));
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** The file is there whole or not at all, and for our eyes only. */
export async function writeCredentials(folder: string, credentials: Credentials): Promise<void> {
  const path = join(folder, fileName);
  const newPath = `${path}.new`;
  await rm(newPath, { force: true });
  const file = await open(newPath, 'wx', 0o600);
  await file.writeFile(JSON.stringify(credentials));
  await file.sync();
  await file.close();
  await rename(newPath, path);
}

/** Gives the address of each login on the cluster in `home`. */
export function addressesOf(home: string, credentials: Credentials) {
  const { port } = credentials;
  const at = port === undefined ? `${encodeURIComponent(home)}:${socketPort}` : `127.0.0.1:${port}`;
  const url = (login: keyof typeof logins, name: string) =>
    `postgres://${logins[login]}:${credentials[login]}@${at}/${name}`;
  return {
    superuserUrl: url('superuser', 'postgres'),
    ownerUrl: url('owner', database),
    appUrl: url('app', database),
  };
}

/** Addresses of a folder that another process serves; undefined before its cluster was made. */
export async function addressesIn(folder: string, options: LocationOptions) {
  const credentials = await readCredentials(folder);
  if (credentials?.where === undefined) return undefined;
  return addressesOf(homeOf(folder, credentials.where, options.refuge), credentials);
}

/** Where the database of a data folder lies; undefined before it was made. */
export async function databaseFolder(folder: string): Promise<string | undefined> {
  const where = (await readCredentials(folder))?.where;
  return where === undefined ? undefined : homeOf(folder, where);
}
