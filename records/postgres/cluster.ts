/** A new cluster and the logins on it. Every step may be cut off by a kill and is made again. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { PlainFault } from '../../runtime/plain-fault.ts';
import {
  addressesOf,
  type Credentials,
  database,
  logins,
  readCredentials,
  writeCredentials,
} from './credentials.ts';
import type { ClusterLocation } from './data-paths.ts';
import { freePort } from './free-port.ts';
import { postgresText as text } from './postgres.text.ts';
import { lastFault, whyEnded } from './why-ended.ts';

const run = promisify(execFile);

const accessRules = `# Written by the supervisor: passwords only, this machine only.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`;

/** Removes what starts that were cut off have left. */
async function clearLeftovers(home: string): Promise<void> {
  const names = (await readdir(home)).filter((name) => name.startsWith('new-'));
  const patiently = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
  // An initdb that outlived its parent may still write there: then it is left to the next time.
  await Promise.allSettled(names.map((name) => rm(join(home, name), patiently)));
}

/** The new cluster appears under its name when it is whole. */
async function makeCluster(location: ClusterLocation, superuserPassword: string): Promise<void> {
  const { home, cluster, account } = location;
  await clearLeftovers(home);
  const newCluster = join(home, `new-${randomBytes(6).toString('hex')}`);
  const passwordFile = `${newCluster}-password`;
  await writeFile(passwordFile, superuserPassword, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  const options = ['-D', newCluster, '-U', logins.superuser, '-A', 'scram-sha-256', '-k'];
  const manner = ['-E', 'UTF8', '--locale=C', '--no-instructions', '--pwfile', passwordFile];
  try {
    await run(join(location.binaries, 'initdb'), [...options, ...manner], asAccount(location));
    await writeFile(join(newCluster, 'pg_hba.conf'), accessRules);
    await rm(passwordFile);
    await rename(newCluster, cluster);
  } catch (error) {
    // Half a cluster would fill a disk that is full for good.
    await clearLeftovers(home);
    const words = `${Object(error).stderr ?? ''}\n${(error as Error).message}`;
    throw new PlainFault(text.notReady(home, whyEnded(words), lastFault(words)));
  }
}

/**
 * Makes the cluster of a data folder at its first start, and gives its passwords. One that was
 * there and is gone is never replaced by an empty one: that would hide a loss.
 */
export async function prepareCluster(
  folder: string,
  location: ClusterLocation,
  log: (line: string) => void,
): Promise<Credentials> {
  const existing = await readCredentials(folder);
  const exists = existsSync(location.cluster);
  if (exists && existing === undefined) throw new PlainFault(text.noCredentials(location.home));
  if (!exists && existing?.where !== undefined) throw new PlainFault(text.noCluster(location.home));
  const random = () => randomBytes(24).toString('base64url');
  const passwords = existing ?? { superuser: random(), owner: random(), app: random() };
  if (existing === undefined) await writeCredentials(folder, passwords);
  if (!exists) {
    log(text.creating(location.home));
    await makeCluster(location, passwords.superuser);
  }
  const port = location.socketFits ? undefined : await freePort();
  const credentials = { ...passwords, where: location.where, port };
  await writeCredentials(folder, credentials);
  return credentials;
}

/** How child processes start: as the account, in a folder it can be in, without our secrets. */
export function asAccount({ account, home }: ClusterLocation) {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return account ? { uid: account.uid, gid: account.gid, cwd: home, env } : { cwd: home, env };
}

async function sqlAs(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const exists = async (client: pg.Client, catalog: 'role' | 'database', name: string) => {
  const sql = {
    role: 'SELECT FROM pg_roles WHERE rolname = $1',
    database: 'SELECT FROM pg_database WHERE datname = $1',
  };
  return (await client.query(sql[catalog], [name])).rowCount === 1;
};

/** Makes the owner's and the app's login and the database, where they are missing. */
export async function prepareLogins(
  location: ClusterLocation,
  credentials: Credentials,
): Promise<void> {
  const { owner, app } = logins;
  const { superuserUrl, ownerUrl } = addressesOf(location.home, credentials);
  await sqlAs(superuserUrl, async (client) => {
    if (!(await exists(client, 'role', owner))) {
      const password = pg.escapeLiteral(credentials.owner);
      await client.query(`CREATE ROLE ${owner} LOGIN CREATEROLE CREATEDB PASSWORD ${password}`);
    }
    if (!(await exists(client, 'database', database))) {
      await client.query(`CREATE DATABASE ${database} OWNER ${owner}`);
    }
  });
  await sqlAs(ownerUrl, async (client) => {
    if (!(await exists(client, 'role', app))) {
      const password = pg.escapeLiteral(credentials.app);
      await client.query(`CREATE ROLE ${app} LOGIN PASSWORD ${password}`);
    }
  });
}
