/** A new cluster and the logins on it. Every step may be cut off by a kill and is made again. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Place, socketPort } from './place.ts';
import { postgresText as text } from './postgres.text.ts';

const run = promisify(execFile);

export interface Credentials {
  /** Of the superuser `postgres`, which nothing but this supervisor uses. */
  readonly superuser: string;
  readonly owner: string;
  readonly app: string;
  /** Loopback port where the socket's path would be too long; changes with every start. */
  readonly port?: number | undefined;
}

export const logins = { superuser: 'postgres', owner: 'sahakon_admin', app: 'sahakon_portal' };
const database = 'sahakon';
const credentialsName = 'postgres.json';

/** A file that is there whole or not at all, for our eyes only. */
async function writeSecret(path: string, content: string): Promise<void> {
  const half = `${path}.new`;
  await rm(half, { force: true });
  const file = await open(half, 'wx', 0o600);
  await file.writeFile(content);
  await file.sync();
  await file.close();
  await rename(half, path);
}

/** The passwords of a data folder; undefined before its first start. */
export async function readCredentials(folder: string): Promise<Credentials | undefined> {
  const content = await readFile(join(folder, credentialsName), 'utf8').catch(() => undefined);
  return content === undefined ? undefined : JSON.parse(content);
}

export async function writeCredentials(folder: string, credentials: Credentials): Promise<void> {
  await writeSecret(join(folder, credentialsName), JSON.stringify(credentials));
}

/** Address of a login on this cluster. */
export function urlOf(place: Place, credentials: Credentials, login: keyof typeof logins): string {
  const at =
    credentials.port === undefined
      ? `${encodeURIComponent(place.home)}:${socketPort}`
      : `127.0.0.1:${credentials.port}`;
  const name = login === 'superuser' ? 'postgres' : database;
  return `postgres://${logins[login]}:${credentials[login]}@${at}/${name}`;
}

const accessRules = `# Written by the supervisor: passwords only, this machine only.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`;

/** Makes the cluster where there is none, and gives its passwords. */
export async function prepareCluster(
  place: Place,
  log: (line: string) => void,
): Promise<Credentials> {
  const { folder, home, cluster, account } = place;
  const known = await readCredentials(folder);
  if (existsSync(cluster)) {
    if (known === undefined) throw new Error(text.noCredentials(home));
    return known;
  }
  log(text.creating(home));
  const random = () => randomBytes(24).toString('base64url');
  const credentials = known ?? { superuser: random(), owner: random(), app: random() };
  if (known === undefined) await writeCredentials(folder, credentials);
  for (const name of await readdir(home)) {
    if (name.startsWith('new-')) await rm(join(home, name), { recursive: true, force: true });
  }
  const half = join(home, `new-${process.pid}`);
  const passwordFile = join(home, `new-password-${process.pid}`);
  await writeFile(passwordFile, credentials.superuser, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  const options = ['-D', half, '-U', logins.superuser, '-A', 'scram-sha-256', '-k'];
  const manner = ['-E', 'UTF8', '--locale=C', '--no-instructions', '--pwfile', passwordFile];
  await run(join(place.binaries, 'initdb'), [...options, ...manner], asAccount(place));
  await writeFile(join(half, 'pg_hba.conf'), accessRules);
  await rm(passwordFile);
  await rename(half, cluster);
  return credentials;
}

/** How child processes start: as the account, in a folder it can be in, without our secrets. */
export function asAccount({ account, home }: Place) {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return account ? { uid: account.uid, gid: account.gid, cwd: home, env } : { cwd: home, env };
}

async function sqlAs(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
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
export async function prepareLogins(place: Place, credentials: Credentials): Promise<void> {
  const { owner, app } = logins;
  await sqlAs(urlOf(place, credentials, 'superuser'), async (client) => {
    if (!(await exists(client, 'role', owner))) {
      const password = pg.escapeLiteral(credentials.owner);
      await client.query(`CREATE ROLE ${owner} LOGIN CREATEROLE CREATEDB PASSWORD ${password}`);
    }
    if (!(await exists(client, 'database', database))) {
      await client.query(`CREATE DATABASE ${database} OWNER ${owner}`);
    }
  });
  await sqlAs(urlOf(place, credentials, 'owner'), async (client) => {
    if (!(await exists(client, 'role', app))) {
      const password = pg.escapeLiteral(credentials.app);
      await client.query(`CREATE ROLE ${app} LOGIN PASSWORD ${password}`);
    }
  });
}
