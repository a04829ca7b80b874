/** A PostgreSQL server for one test run: in a temporary folder, on loopback, gone afterwards. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../records/postgres/free-port.ts';

const run = promisify(execFile);

export interface TemporaryPostgres {
  /** Login that may make databases and roles but is no superuser, as on a managed server. */
  readonly ownerUrl: string;
  /** Login without rights of its own; the migrations grant it the app's role. */
  readonly appUrl: string;
  readonly appLogin: string;
  stop(): Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The account to run as: ours, or when we are root (which PostgreSQL refuses) a harmless one. */
async function account(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => lines.find((line) => line[0] === name));
  const [, , uid, gid] = found.find((line) => line !== undefined) ?? [];
  if (uid === undefined || gid === undefined) throw new Error('no account to run PostgreSQL under');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Folder of the newest PostgreSQL from Debian's packages, 15 at least; undefined without one. */
export async function debianBinaries(): Promise<string | undefined> {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const versions = (await readdir(root)).map(Number).filter((version) => version >= 15);
  const newest = versions.sort((a, b) => b - a)[0];
  const folder = join(root, String(newest), 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** Speed before safety: the data lives for one run only. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=64MB',
  'max_connections=200',
];

/** Starts a server from the binaries in `folder` and makes the two logins. */
export async function startTemporaryPostgres(folder: string): Promise<TemporaryPostgres> {
  const [as, port] = await Promise.all([account(), freePort()]);
  const home = await mkdtemp(join(tmpdir(), 'sahakon-test-postgres-'));
  const data = join(home, 'data');
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(home, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (as) await Promise.all([home, passwordFile].map((path) => chown(path, as.uid, as.gid)));

  const call = (program: string, ...args: string[]) =>
    run(join(folder, program), args, { ...as, cwd: home, env: { PATH: process.env.PATH } });
  await call(
    'initdb',
    ...['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile],
    ...['-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
  );
  const flags = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
  const log = join(home, 'log');
  await call('pg_ctl', '-D', data, '-w', '-t', '60', '-l', log, '-o', flags, 'start');
  const stop = async () => {
    await call('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
    await rm(home, { recursive: true, force: true });
  };

  const url = (login: string) => `postgres://${login}:${password}@127.0.0.1:${port}/postgres`;
  try {
    await execute(
      url('postgres'),
      // Dropping a database ends connections that the app's login has just let go of.
      `CREATE ROLE test_owner LOGIN CREATEDB CREATEROLE PASSWORD '${password}';
       GRANT pg_signal_backend TO test_owner`,
    );
    await execute(url('test_owner'), `CREATE ROLE test_app LOGIN PASSWORD '${password}'`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ownerUrl: url('test_owner'), appUrl: url('test_app'), appLogin: 'test_app', stop };
}

/** Runs one statement on a connection of its own. */
export async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function onDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
