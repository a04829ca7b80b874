/** Migrations: each once, whole or not at all, and never behind the program's back. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { type Migration, MigrationFault, migrate, readMigrations } from '../migrate.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let client: pg.Client;

beforeEach(async () => {
  store = await openTestStore({ holds: 'nothing' });
  client = new pg.Client({ connectionString: store.ownerUrl });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await store.close();
});

const added = (sql: string, checksum = 'x'): Migration => ({ name: '9999-x.sql', sql, checksum });
const exists = async (table: string) =>
  (await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [table])).rows[0].there;

test('none was changed since its line was written: no store that had it would start', async () => {
  const file = join(import.meta.dirname, '../migrations/checksums.txt');
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  const migrations = await readMigrations();
  expect(migrations.map(({ name, checksum }) => `${name} ${checksum}`)).toEqual(lines);
});

test('applies all once, and nothing the second time', async () => {
  const migrations = await readMigrations();
  expect(await migrate(store.ownerUrl)).toEqual(migrations.map((migration) => migration.name));
  expect(await migrate(store.ownerUrl)).toEqual([]);
});

test('two at once do it once', async () => {
  const both = await Promise.all([migrate(store.ownerUrl), migrate(store.ownerUrl)]);
  expect(both.map((applied) => applied.length).toSorted()).toEqual([
    0,
    (await readMigrations()).length,
  ]);
});

test('F12 a migration that fails half way leaves nothing, and all of those before', async () => {
  const migrations = await readMigrations();
  const broken = added('CREATE TABLE portal.half (a int); SELECT 1/0;');
  const attempt = migrate(store.ownerUrl, { migrations: [...migrations, broken] });
  await expect(attempt).rejects.toThrow('division by zero');
  expect([await exists('portal.half'), await exists('portal.audit_entries')]).toEqual([
    false,
    true,
  ]);
  expect(await migrate(store.ownerUrl, { migrations: [...migrations, added('SELECT 1')] })).toEqual(
    ['9999-x.sql'],
  );
});

test('refuses a migration that was changed after it was applied', async () => {
  const migrations = await readMigrations();
  await migrate(store.ownerUrl, { migrations: [...migrations, added('SELECT 1')] });
  const changed = migrate(store.ownerUrl, { migrations: [...migrations, added('SELECT 2', 'y')] });
  await expect(changed).rejects.toThrow(MigrationFault);
});

test('refuses a database that is ahead of the program', async () => {
  const migrations = await readMigrations();
  await migrate(store.ownerUrl);
  const older = migrate(store.ownerUrl, { migrations: migrations.slice(0, -1) });
  await expect(older).rejects.toThrow(MigrationFault);
});

test('a login that may not make roles is told what its administrator has to do', async () => {
  // The database's owner may do everything but that.
  await client.query(`CREATE ROLE test_plain LOGIN PASSWORD 'x'`);
  try {
    const url = new URL(store.ownerUrl);
    Object.assign(url, { username: 'test_plain', password: 'x' });
    const attempt = migrate(url.href);
    await expect(attempt).rejects.toThrow(MigrationFault);
    await expect(attempt).rejects.toThrow('ALTER ROLE "test_plain" CREATEROLE');
  } finally {
    await client.query('DROP ROLE test_plain');
  }
});

test('names a login that does not exist', async () => {
  const attempt = migrate(store.ownerUrl, { appLogin: 'nobody_there' });
  await expect(attempt).rejects.toThrow(/nobody_there/);
});

test('Thai names sort as in a Thai dictionary where the collation is asked for', async () => {
  const { rows } = await client.query(
    `SELECT name FROM unnest(ARRAY['ไก่', 'ขาว', 'แก้ว', 'กาน', 'เกด']) name
     ORDER BY name COLLATE "th-x-icu"`,
  );
  expect(rows.map((row) => row.name)).toEqual(['กาน', 'เกด', 'แก้ว', 'ไก่', 'ขาว']);
});
