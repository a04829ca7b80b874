/** What an administrator without superuser makes carries the portal, without CREATEROLE. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { thaiProgram } from '../../records/command-line/program.ts';
import { openRecords } from '../../records/database.ts';
import { BadDatabaseUrl } from '../../records/driver/address.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { migrate, readMigrations } from '../../records/migrate.ts';
import { upkeepRoles } from '../../records/roles.ts';
import { execute, onDatabase } from '../../tools/store/temporary-postgres.ts';
import { databaseCommands } from './commands.ts';

const { ownerUrl: adminUrl } = inject('testStore');

/** Names of one test: the server is everybody's. */
let names: { readonly owner: string; readonly app: string; readonly database: string };
beforeEach(() => {
  const suffix = randomBytes(4).toString('hex');
  const [owner, app, database] = ['own', 'app', 'db'].map((kind) => `test ${kind}-${suffix}`);
  names = { owner: `${owner}`, app: `${app}`, database: `${database}` };
  const { host } = new URL(adminUrl);
  const url = (login: string) =>
    `postgres://${encodeURIComponent(login)}@${host}/${encodeURIComponent(names.database)}`;
  vi.stubEnv('DATABASE_OWNER_URL', url(names.owner));
  vi.stubEnv('DATABASE_URL', url(names.app));
  vi.stubEnv('DATABASE_ADMIN_URL', '');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  // A database that its owner alone may drop.
  await asAdmin(`GRANT "${names.owner}" TO CURRENT_USER`).catch(() => {});
  await asAdmin(`DROP DATABASE IF EXISTS "${names.database}" WITH (FORCE)`);
  for (const role of [names.owner, names.app]) await asAdmin(`DROP ROLE IF EXISTS "${role}"`);
});

const asAdmin = (sql: string, url = adminUrl) => execute(url, sql);

/** What `npm run database -- roles …` prints; rejects with what it refuses. */
const roles = (...words: string[]): Promise<string> => printed('--show-passwords', ...words);
async function printed(...words: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const program = thaiProgram('database', '').exitOverride();
    databaseCommands(program);
    await program.parseAsync(['roles', ...words], { from: 'user' });
    return write.mock.calls.map(([line]) => line).join('');
  } finally {
    write.mockRestore();
  }
}

function settingsIn(output: string) {
  const of = (name: string) => new RegExp(`^(?:-- )?${name}=(\\S+)$`, 'm').exec(output)?.[1] ?? '';
  return { appUrl: of('DATABASE_URL'), ownerUrl: of('DATABASE_OWNER_URL') };
}

/** Migrates, serves, steps into every role of upkeep; gives what the server says of the login. */
async function tryPortal({ appUrl, ownerUrl }: { appUrl: string; ownerUrl: string }) {
  expect(await migrate(ownerUrl, { appLogin: names.app })).toHaveLength(
    (await readMigrations()).length,
  );
  expect(await migrate(ownerUrl, { appLogin: names.app })).toEqual([]);
  for (const role of upkeepRoles) {
    const { rows } = await asUpkeep(ownerUrl, role, (client) =>
      client.query('SELECT current_user AS login'),
    );
    expect(rows).toEqual([{ login: role }]);
  }
  const saved = await asUpkeep(ownerUrl, 'sahakon_backup', (client) =>
    client.query('SELECT count(*)::int AS count FROM portal.audit_entries'),
  );
  expect(saved.rows).toEqual([{ count: 0 }]);
  await (await openRecords(appUrl)).close();
  const { rows } = await asUpkeep(ownerUrl, 'sahakon_owner', (client) =>
    client.query(
      `SELECT rolcreaterole, rolcreatedb, rolsuper, rolbypassrls,
         pg_has_role(rolname, 'sahakon_app', 'MEMBER') AS serves,
         has_database_privilege($1, current_database(), 'TEMPORARY') AS "appMakesTables"
       FROM pg_roles WHERE rolname = session_user`,
      [names.app],
    ),
  );
  return rows[0];
}

const plainOwner = {
  ...{ rolcreaterole: false, rolcreatedb: false, rolsuper: false, rolbypassrls: false },
  ...{ serves: false, appMakesTables: false },
};

test('one command makes all; the owner’s login migrates without CREATEROLE', async () => {
  const settings = settingsIn(await roles('--url', adminUrl));
  // A server that may not migrate says whose turn it is.
  await expect(openRecords(settings.appUrl)).rejects.toThrow('DATABASE_OWNER_URL');
  expect(await tryPortal(settings)).toEqual(plainOwner);
  // The administrator leaves the role that it needed for a moment.
  await expect(asAdmin(`SET ROLE "${names.owner}"`)).rejects.toThrow('permission denied');
});

test('done twice it changes nothing, and passwords only when asked to', async () => {
  vi.stubEnv('DATABASE_ADMIN_URL', adminUrl);
  const first = settingsIn(await roles());
  await migrate(first.ownerUrl);
  const again = await roles();
  expect(again).toContain('--new-passwords');
  expect(settingsIn(again).ownerUrl).toMatch(/:รหัสผ่านเดิม@/);
  expect(await migrate(first.ownerUrl)).toEqual([]);
  const renewed = settingsIn(await roles('--new-passwords'));
  await expect(migrate(first.ownerUrl)).rejects.toThrow(BadDatabaseUrl);
  expect(await migrate(renewed.ownerUrl)).toEqual([]);
});

test('passwords that stand in the settings are taken, and tried', async () => {
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL']) {
    const url = new URL(process.env[name] ?? '');
    url.password = 'a b$%41:@\\\'"';
    vi.stubEnv(name, url.href);
  }
  const [appUrl, ownerUrl] = [process.env.DATABASE_URL ?? '', process.env.DATABASE_OWNER_URL ?? ''];
  expect(await roles('--url', adminUrl)).toContain('ใช้ได้เลย');
  expect(await tryPortal({ appUrl, ownerUrl })).toEqual(plainOwner);
  const other = new URL(ownerUrl);
  other.password = 'another';
  vi.stubEnv('DATABASE_OWNER_URL', other.href);
  await expect(roles('--url', adminUrl)).rejects.toThrow(names.owner);
});

test('of several hosts the one that takes changes is found', async () => {
  const { host } = new URL(adminUrl);
  const several = adminUrl.replace(`@${host}`, `@127.0.0.1:1,${host}`);
  expect(await tryPortal(settingsIn(await roles('--url', several)))).toEqual(plainOwner);
});

test('a database that is somebody else’s carries it, too', async () => {
  await asAdmin(`CREATE DATABASE "${names.database}"`);
  const settings = settingsIn(await roles('--url', adminUrl));
  expect(await tryPortal(settings)).toEqual(plainOwner);
});

test('the SQL for somebody else holds no password, and its verifiers let in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sahakon-roles-'));
  try {
    const file = join(folder, 'roles.sql');
    const output = await roles('--out', file);
    const script = await readFile(file, 'utf8');
    const settings = settingsIn(output);
    for (const url of Object.values(settings)) {
      const { password } = new URL(url);
      expect(password).toMatch(/^[\w-]{32}$/);
      expect(script).not.toContain(password);
    }
    await expect(roles('--out', file)).rejects.toThrow('EEXIST');
    await runScript(script);
    await runScript(script);
    expect(await tryPortal(settings)).toEqual(plainOwner);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('new passwords are written where the account alone reads them, and not printed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sahakon-roles-'));
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  const written = async () => {
    const names = await readdir(join(folder, 'data'));
    const path = join(folder, 'data', names.toSorted().at(-1) ?? '');
    return { names, path, text: await readFile(path, 'utf8') };
  };
  try {
    const output = await printed('--url', adminUrl);
    const { path, text, names: files } = await written();
    expect(files).toHaveLength(1);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(output).toContain(path);
    const settings = settingsIn(text);
    for (const url of Object.values(settings)) expect(output).not.toContain(new URL(url).password);
    expect(await tryPortal(settings)).toEqual(plainOwner);
    // Where no password is new, there is nothing to hide and no file.
    expect(await printed('--url', adminUrl)).toContain('รหัสผ่านเดิม');
    expect((await written()).names).toHaveLength(1);
    // As SQL for somebody else, too.
    expect(await printed()).not.toMatch(/postgres:/);
    expect(settingsIn((await written()).text).ownerUrl).toContain('test%20own');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('an administrator’s address that does not answer is told by its own setting', async () => {
  vi.stubEnv('DATABASE_ADMIN_URL', 'postgres://admin:x@127.0.0.1:1/postgres');
  const failed = await roles().then(
    () => '',
    (error: Error) => error.message,
  );
  expect(failed).toMatch(/127\.0\.0\.1:1 .*ECONNREFUSED.*DATABASE_ADMIN_URL/);
  expect(failed).not.toContain('DATABASE_OWNER_URL');
});

/** As `psql` reads it: a statement up to its end, and `\gexec` runs what the query gives. */
async function runScript(script: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const lines = script.replace(/^(?:--|\\set|\\encoding).*\n/gm, '');
    for (const part of lines.split(/\n\n+/).filter((text) => text.trim() !== '')) {
      const isQuery = part.includes('\\gexec');
      const { rows } = await client.query<string[]>({
        ...{ text: part.replace('\\gexec', ''), rowMode: 'array' },
      });
      for (const [statement = ''] of isQuery ? rows : []) await client.query(statement);
    }
  } finally {
    await client.end();
  }
}

test('printed, the settings are comments below the SQL', async () => {
  const output = await roles();
  expect(output).toMatch(/^-- DATABASE_URL=postgres:\/\/test%20app-/m);
  expect(output).toMatch(/^GRANT sahakon_app TO "test app-/m);
  expect(settingsIn(output).ownerUrl).toContain('test%20own');
});

test('what cannot be done is one sentence with what mends it', async () => {
  await asAdmin(`CREATE ROLE "${names.owner}" LOGIN PASSWORD 'x'`);
  const plain = new URL(adminUrl);
  Object.assign(plain, { username: names.owner, password: 'x' });
  await expect(roles('--url', plain.href)).rejects.toThrow('CREATEROLE');
  plain.password = 'y';
  await expect(roles('--url', plain.href)).rejects.toThrow(BadDatabaseUrl);
  await expect(migrate(onDatabase(adminUrl, names.database))).rejects.toThrow(
    `ไม่มีฐานข้อมูลชื่อ ${names.database}`,
  );
  vi.stubEnv('DATABASE_OWNER_URL', 'postgres://owner@elsewhere/db');
  await expect(roles()).rejects.toThrow('คนละฐานข้อมูล');
  vi.stubEnv('DATABASE_OWNER_URL', process.env.DATABASE_URL ?? '');
  await expect(roles()).rejects.toThrow('คนละชื่อ');
  vi.stubEnv('DATABASE_URL', 'postgres://sahakon_app@db/db');
  vi.stubEnv('DATABASE_OWNER_URL', '');
  await expect(roles()).rejects.toThrow('sahakon_app');
  vi.stubEnv('DATABASE_URL', 'postgres://portal:%E0%B8%81@db/db');
  await expect(roles()).rejects.toThrow('portal');
});
