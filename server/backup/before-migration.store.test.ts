/** A store in use is copied before its schema changes, and no command changes it. */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { opens } from '../../backup/archive/read-archive.ts';
import { readBackup } from '../../backup/archive/read-backup.ts';
import { ask } from '../../backup/tests/stores.ts';
import { migrate, migrateUnused, migrationsAhead, readMigrations } from '../../records/migrate.ts';
import { temporaryFolder } from '../../tools/app.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { readSettings } from '../settings/settings.ts';
import { copyBeforeMigration } from './before-migration.ts';
import { ownPassphrase } from './own-passphrase.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const secret = 'the secret of this installation, 32 or more';
const all = await readMigrations();
const last = all.at(-1)?.name ?? '';

beforeEach(async () => {
  [store, folder] = await Promise.all([openTestStore({ holds: 'nothing' }), temporaryFolder()]);
  await migrate(store.ownerUrl, { migrations: all.slice(0, -1) });
  await writeFile(join(folder.path, 'secret'), secret);
});
afterEach(() => Promise.all([store.close(), folder.remove()]));

const settings = (more: Readonly<Record<string, string>> = {}) =>
  readSettings({ DATA_DIR: folder.path, ...more });
const copies = () => readdir(join(folder.path, 'backups')).catch(() => []);

async function use(): Promise<void> {
  await ask(
    store.ownerUrl,
    'sahakon_owner',
    "INSERT INTO portal.staff (login, name, roles) VALUES ('somebody', 'ใครสักคน', '{admin}')",
  );
}

test('the copy is whole, older than the change, and opens with the own secret', async () => {
  await use();
  const lines: string[] = [];
  await copyBeforeMigration(store.ownerUrl, settings(), (line) => lines.push(line));
  const [name = '', ...more] = await copies();
  expect([name, ...more]).toEqual([expect.stringMatching(/^before-.*\.backup$/)]);
  expect(lines.join()).toContain(name);
  const passphrase = ownPassphrase({ version: 1, secret });
  const file = join(folder.path, 'backups', name);
  const { manifest, contents } = await readBackup(file, [passphrase]);
  expect(manifest.migrations.map((one) => one.name)).not.toContain(last);
  expect(contents.tables['tables/portal.staff']?.rows).toBe(1);
  expect(await opens(file, [ownPassphrase({ version: 1, secret: `${secret}.` })])).toBe(false);
  await migrate(store.ownerUrl);
  await copyBeforeMigration(store.ownerUrl, settings(), (line) => lines.push(line));
  expect(await copies()).toHaveLength(1);
});

test('with a passphrase of the settings it opens with that', async () => {
  await use();
  const own = settings({ BACKUP_PASSPHRASE: 'correct horse battery' });
  await copyBeforeMigration(store.ownerUrl, own, () => undefined);
  const [name = ''] = await copies();
  expect(await opens(join(folder.path, 'backups', name), ['correct horse battery'])).toBe(true);
});

test('a store that nobody uses, a demo, and whoever wishes none, get none', async () => {
  await copyBeforeMigration(store.ownerUrl, settings(), () => undefined);
  await use();
  const none = settings({ BACKUP_BEFORE_MIGRATION: '0' });
  await copyBeforeMigration(store.ownerUrl, none, () => undefined);
  const demo = `INSERT INTO portal.settings (key, value) VALUES ('demo', 'true')`;
  await ask(store.ownerUrl, 'sahakon_owner', demo);
  await copyBeforeMigration(store.ownerUrl, settings(), () => undefined);
  expect(await copies()).toEqual([]);
});

test('a command changes no store in use, and says what to do; an unused one it may', async () => {
  await use();
  await expect(migrateUnused(store.ownerUrl)).rejects.toThrow(/npm start.*ระบบจะสำรองข้อมูล/);
  expect(await migrationsAhead(store.ownerUrl)).toEqual([last]);
  await ask(store.ownerUrl, 'sahakon_owner', 'DELETE FROM portal.staff');
  await migrateUnused(store.ownerUrl);
  await use();
  await migrateUnused(store.ownerUrl);
  expect(await migrationsAhead(store.ownerUrl)).toEqual([]);
});
