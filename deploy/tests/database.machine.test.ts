/** The database's files of deploy/: a primary, a replica and PgBouncer of Debian's packages. */
import { access, appendFile, chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openRecords } from '../../records/database.ts';
import { migrate } from '../../records/migrate.ts';
import { accountForPostgres } from '../../records/postgres/account.ts';
import { freePort } from '../../records/postgres/free-port.ts';
import { currentPublication } from '../../records/publications.ts';
import { temporaryFolder } from '../../tools/app.ts';
import { needs } from '../../tools/check/needs.mjs';
import { debianBinaries, execute, onDatabase } from '../../tools/store/temporary-postgres.ts';
import { changed, makeCertificate, type Neighbour, run, startNeighbour } from './neighbour.ts';

const account = needs.pgbouncer.isMet() ? accountForPostgres() : undefined;
const as = account && { uid: account.uid, gid: account.gid };
const password = 'password-of-the-test';

let home: Awaited<ReturnType<typeof temporaryFolder>>;
let binaries: string;
let pem: Awaited<ReturnType<typeof makeCertificate>>;
const running: { readonly data: string }[] = [];

const call = (program: string, ...args: readonly string[]) =>
  run(join(binaries, program), [...args], {
    ...as,
    cwd: home.path,
    env: { PATH: process.env.PATH, PGPASSWORD: password },
  });

/** What the test changes in the file: its place, and a machine that has other work. */
async function configure(data: string, port: number): Promise<void> {
  const text = await changed('postgresql/primary.conf', [
    ['shared_buffers = 2GB', 'shared_buffers = 32MB'],
    ["listen_addresses = '*'", "listen_addresses = '127.0.0.1'"],
  ]);
  const archive = await changed('postgresql/archive.conf', [
    ['/srv/archive', join(home.path, 'archive')],
  ]);
  const here = `ssl_cert_file = '${pem.certificate}'\nssl_key_file = '${pem.key}'
    port = ${port}\nunix_socket_directories = ''\nfsync = off\n`;
  await writeFile(join(data, 'sahakon.conf'), text + archive + here);
}

async function start(data: string, port: number): Promise<string> {
  await configure(data, port);
  await call('pg_ctl', '-D', data, '-w', '-t', '60', '-l', `${data}.log`, 'start');
  running.push({ data });
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

beforeAll(async () => {
  if (!needs.pgbouncer.isMet()) return;
  [home, binaries] = [await temporaryFolder(), (await debianBinaries()) ?? ''];
  pem = await makeCertificate(home.path, 'localhost');
  await mkdir(join(home.path, 'archive'), { mode: 0o700 });
  const theirs = [home.path, pem.key, join(home.path, 'archive')];
  if (as) await Promise.all(theirs.map((path) => chown(path, as.uid, as.gid)));
});
afterAll(async () => {
  for (const { data } of running.reverse()) {
    await call('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
  }
  await home?.remove();
});

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, ssl: { rejectUnauthorized: false } });
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}

const one = async (url: string, sql: string) =>
  ((await ask(url, sql)) as { readonly value: string }).value;

describe.runIf(needs.pgbouncer.isMet())('a replica and PgBouncer [needs pgbouncer]', () => {
  let primary: { readonly url: string; readonly port: number };
  let pooler: Neighbour | undefined;
  afterAll(() => pooler?.stop());

  beforeAll(async () => {
    const [data, port] = [join(home.path, 'primary'), await freePort()];
    const passwordFile = join(home.path, 'password');
    await writeFile(passwordFile, password);
    const access = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile];
    await call('initdb', '-D', data, ...access, '-E', 'UTF8', '--locale=C', '--no-sync');
    await appendFile(join(data, 'postgresql.conf'), "include 'sahakon.conf'\n");
    const lines = await changed('postgresql/pg_hba.conf', [
      ['10.0.0.11/32', '127.0.0.1/32'],
      ['10.0.0.12/32', '127.0.0.1/32'],
    ]);
    // Whoever sits on the machine itself needs no TLS, as Debian's own lines have it.
    const administers = `hostssl postgres postgres 127.0.0.1/32 scram-sha-256
      host sahakon sahakon_portal_owner 127.0.0.1/32 scram-sha-256\n`;
    await writeFile(join(data, 'pg_hba.conf'), administers + lines);
    primary = { url: await start(data, port), port };
    await execute(
      `${primary.url}?sslmode=no-verify`,
      `CREATE ROLE replica REPLICATION LOGIN PASSWORD '${password}';
       CREATE ROLE sahakon_portal_owner LOGIN CREATEDB CREATEROLE PASSWORD '${password}';
       CREATE ROLE sahakon_portal LOGIN PASSWORD '${password}'`,
    );
    await execute(
      `${primary.url}?sslmode=no-verify`,
      'CREATE DATABASE sahakon OWNER sahakon_portal_owner',
    );
  });

  test('the primary lets in whom the file names, by TLS alone', async () => {
    const url = onDatabase(primary.url, 'sahakon').replace('//postgres:', '//sahakon_portal:');
    expect(await ask(url, 'SHOW ssl')).toEqual({ ssl: 'on' });
    const bare = new pg.Client({ connectionString: url });
    await expect(bare.connect()).rejects.toThrow(/no encryption|pg_hba/);
    const other = primary.url.replace('//postgres:', '//sahakon_portal:');
    await expect(ask(other, 'SELECT 1')).rejects.toThrow(/pg_hba/);
  });

  test('a replica made as the book says follows and writes nothing', async () => {
    const [data, port] = [join(home.path, 'replica'), await freePort()];
    const from = `host=127.0.0.1 port=${primary.port} user=replica sslmode=require`;
    const manner = ['-R', '-X', 'stream', '-C', '-S', 'replica1', '-c', 'fast'];
    await call('pg_basebackup', '-d', from, '-D', data, ...manner);
    const url = await start(data, port);
    await execute(`${primary.url}?sslmode=no-verify`, 'CREATE TABLE seen AS SELECT 7 AS number');
    await vi.waitFor(
      async () => expect(await ask(url, 'SELECT number FROM seen')).toEqual({ number: 7 }),
      { timeout: 30_000, interval: 200 },
    );
    await expect(ask(url, 'CREATE TABLE no ()')).rejects.toThrow(/read-only/);
  });

  test('F15 back to the moment before an accident, as docs/backup.md says', async () => {
    const [data, port] = [join(home.path, 'moment'), await freePort()];
    const administrator = `${primary.url}?sslmode=no-verify`;
    const from = `host=127.0.0.1 port=${primary.port} user=replica sslmode=require`;
    await call('pg_basebackup', '-d', from, '-D', data, '-X', 'none', '-c', 'fast');
    await execute(administrator, 'CREATE TABLE figures AS SELECT 1234567 AS satang');
    const now = await one(primary.url, 'SELECT clock_timestamp()::text AS value');
    await execute(administrator, 'DROP TABLE figures');
    const name = await one(primary.url, 'SELECT pg_walfile_name(pg_switch_wal()) AS value');
    const archive = join(home.path, 'archive');
    await vi.waitFor(() => access(join(archive, name)), { timeout: 30_000, interval: 100 });
    await writeFile(join(data, 'recovery.signal'), '');
    const back = [
      `restore_command = 'cp ${archive}/%f %p'`,
      `recovery_target_time = '${now}'`,
      "recovery_target_action = 'promote'",
    ];
    await appendFile(join(data, 'postgresql.auto.conf'), `${back.join('\n')}\n`);
    const url = await start(data, port);
    await vi.waitFor(
      async () => expect(await ask(url, 'SELECT pg_is_in_recovery() AS is')).toEqual({ is: false }),
      { timeout: 30_000, interval: 100 },
    );
    expect(await ask(url, 'SELECT satang FROM figures')).toEqual({ satang: 1_234_567 });
  });

  test('the program’s own pool works through PgBouncer, with its limits of time', async () => {
    const [port, folder] = [await freePort(), join(home.path, 'pgbouncer')];
    await mkdir(folder);
    const users = join(folder, 'userlist.txt');
    await writeFile(users, `"sahakon_portal" "${password}"\n`, { mode: 0o600 });
    const file = join(folder, 'pgbouncer.ini');
    const settings = await changed('pgbouncer/pgbouncer.ini', [
      ['host=db.example port=5432', `host=127.0.0.1 port=${primary.port}`],
      ['listen_port = 6432', `listen_port = ${port}`],
      ['/etc/pgbouncer/userlist.txt', users],
      ['/etc/ssl/certs/ca-certificates.crt', pem.certificate],
      ['/run/postgresql/pgbouncer.pid', join(folder, 'pid')],
    ]);
    await writeFile(file, settings);
    if (as) await chown(users, as.uid, as.gid);
    if (as) await chown(folder, as.uid, as.gid);
    await chmod(folder, 0o755);
    const owner = onDatabase(primary.url, 'sahakon').replace(
      '//postgres:',
      '//sahakon_portal_owner:',
    );
    await migrate(owner, { appLogin: 'sahakon_portal' });
    const limits = await readFile('deploy/postgresql/app-login.sql', 'utf8');
    await execute(`${primary.url}?sslmode=no-verify`, limits);
    pooler = await startNeighbour({ program: 'pgbouncer', args: [file], port, as });
    const records = await openRecords(
      `postgres://sahakon_portal:${password}@127.0.0.1:${port}/sahakon`,
    );
    try {
      expect(await records.readAsVisitor(currentPublication)).toBeUndefined();
    } finally {
      await records.close();
    }
    const url = `postgres://sahakon_portal:${password}@127.0.0.1:${port}/sahakon`;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('SHOW statement_timeout');
    await client.end();
    expect(rows).toEqual([{ statement_timeout: '5s' }]);
  });
});
