/** What is not restored, and that nothing is changed then. */
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '../../records/migrate.ts';
import { temporaryFolder } from '../../tools/app.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { contentsName, format, manifestName } from '../archive/contents.ts';
import { opens } from '../archive/read-archive.ts';
import { readBackup } from '../archive/read-backup.ts';
import { ArchiveWriter } from '../archive/write-archive.ts';
import { clearEarlier, finishRestore, UnfinishedRestore } from '../restore/earlier-run.ts';
import { writeJournal } from '../restore/journal.ts';
import { writeSealed } from '../restore/sealed-texts.ts';
import {
  ask,
  backUp,
  type Folder,
  noSecret,
  passphrase,
  refusal,
  restoreTo,
  secretPassphrase,
} from './stores.ts';

type Store = Awaited<ReturnType<typeof openTestStore>>;
let from: Store;
let empty: Store;
let folder: Folder;
let file: string;
let bytes: Buffer;

beforeAll(async () => {
  [from, empty, folder] = await Promise.all([
    openTestStore({ holds: 'tables' }),
    openTestStore({ holds: 'nothing' }),
    temporaryFolder(),
  ]);
  await ask(
    from.ownerUrl,
    'sahakon_owner',
    `INSERT INTO portal.marquee (note_html, position) SELECT repeat('ข่าว ' || n, 100), n
     FROM generate_series(1, 400) AS n`,
  );
  const text = writeSealed({ secret: '1:x' });
  ({ file } = await backUp(from.ownerUrl, folder, {
    secret: { text, passphrase: secretPassphrase, newest: noSecret },
  }));
  bytes = await readFile(file);
});
afterAll(async () => {
  await Promise.all([from.close(), empty.close(), folder.remove()]);
});

/** Nothing of ours is in the database, and nothing but the backups in the folder. */
async function expectNothing(store: Store, { path }: Folder): Promise<void> {
  const schemas = `SELECT nspname FROM pg_namespace WHERE nspname IN ('portal', 'records')`;
  expect(await ask(store.ownerUrl, 'sahakon_owner', schemas)).toEqual([]);
  expect((await readdir(path)).filter((name) => !name.endsWith('.backup'))).toEqual([]);
}

test('a wrong passphrase, of the file and of the secret in it', async () => {
  const wrong = restoreTo(empty.ownerUrl, folder, file, { passphrases: ['not the right one'] });
  expect(await refusal(wrong)).toMatch(/รหัสผ่านของไฟล์สำรองไม่ถูกต้อง.*BACKUP_PASSPHRASE/);
  const other = { secretPassphrase: 'not the right one' };
  const wrongSecret = restoreTo(empty.ownerUrl, folder, file, other);
  expect(await refusal(wrongSecret)).toMatch(/กุญแจลับ.*BACKUP_SECRET_PASSPHRASE/);
  expect(await opens(file, ['not the right one'])).toBe(false);
  expect(await opens(file, ['not the right one', passphrase])).toBe(true);
  await expectNothing(empty, folder);
});

test('a file whose last byte is not as it was: before the database is touched', async () => {
  const damaged = join(folder.path, 'damaged.backup');
  const copy = Buffer.from(bytes);
  copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1;
  await writeFile(damaged, copy);
  expect(await refusal(restoreTo(empty.ownerUrl, folder, damaged))).toContain('เสียหายหรือไม่ครบ');
  await expectNothing(empty, folder);
});

test('what is no backup, and a file that is not there', async () => {
  const none = join(folder.path, 'none.backup');
  await writeFile(none, 'PGDMP something else');
  expect(await refusal(restoreTo(empty.ownerUrl, folder, none))).toContain('ไม่ใช่ไฟล์สำรอง');
  const missing = join(folder.path, 'missing.backup');
  expect(await refusal(restoreTo(empty.ownerUrl, folder, missing))).toContain('ไม่มีไฟล์สำรอง');
});

/** A whole file with a manifest and contents of the test's own. */
async function written(name: string, manifest: object, contents: object): Promise<string> {
  const path = join(folder.path, name);
  const archive = new ArchiveWriter(path, passphrase);
  for (const [entry, value] of [
    [manifestName, manifest],
    [contentsName, contents],
  ] as const) {
    const text = Buffer.from(JSON.stringify(value));
    await archive.add(entry, text.length, [text]);
  }
  await archive.finish();
  return path;
}

test('a backup of a newer program, of another one, of another format', async () => {
  const { manifest, contents } = await readBackup(file, [passphrase]);
  const ahead = { name: '9999-later.sql', checksum: 'x' };
  const newer = { ...manifest, migrations: [...manifest.migrations, ahead] };
  const changed = {
    ...manifest,
    migrations: manifest.migrations.map((one) => ({ ...one, checksum: 'x' })),
  };
  const cases = [
    [newer, '9999-later.sql'],
    [changed, '0001-records.sql'],
    [{ ...manifest, format: format + 1 }, `รูปแบบ ${format + 1}`],
  ] as const;
  for (const [at, [other, said]] of cases.entries()) {
    const path = await written(`other-${at}.backup`, other, contents);
    expect(await refusal(restoreTo(empty.ownerUrl, folder, path))).toContain(said);
  }
  await expectNothing(empty, folder);
});

test('a manifest that would become SQL, or names what is no table', async () => {
  const { manifest, contents } = await readBackup(file, [passphrase]);
  const [table] = manifest.tables;
  const sql = 'a (x int); RESET ROLE; COMMIT; CREATE SCHEMA pwned; SELECT 1';
  const tables = [
    { ...table, name: 'records.members', publication: sql },
    { ...table, name: 'records.members', publication: 1.5 },
    { ...table, name: 'records.members; DROP TABLE x' },
    { ...table, name: 'pg_catalog.pg_authid' },
  ];
  for (const [at, one] of tables.entries()) {
    const path = await written(`hostile-${at}.backup`, { ...manifest, tables: [one] }, contents);
    const refused = await refusal(restoreTo(empty.ownerUrl, folder, path));
    expect(refused).toContain('เสียหายหรือไม่ครบ');
  }
  await expectNothing(empty, folder);
});

test('a file whose entries are whole and are not what its end says', async () => {
  const { manifest, contents } = await readBackup(file, [passphrase]);
  const path = await written('lacking.backup', manifest, contents);
  expect(await refusal(readBackup(path, [passphrase]))).toContain('เสียหายหรือไม่ครบ');
});

test('a store that is not empty, and pictures that lie there', async () => {
  const used = await openTestStore({ holds: 'tables' });
  const place = await temporaryFolder();
  const row = "INSERT INTO portal.marquee (note_html, position) VALUES ('ของเดิม', 1)";
  await ask(used.ownerUrl, 'sahakon_owner', row);
  expect(await refusal(restoreTo(used.ownerUrl, place, file))).toContain('portal.marquee');
  const marquee = 'SELECT note_html FROM portal.marquee';
  expect(await ask(used.ownerUrl, 'sahakon_owner', marquee)).toEqual([{ note_html: 'ของเดิม' }]);
  await cp('site.config.json', join(place.path, 'mediafiles/files/x.json'));
  expect(await refusal(restoreTo(empty.ownerUrl, place, file))).toContain('mediafiles');
  expect(await readdir(place.path)).toEqual(['mediafiles']);
  await Promise.all([used.close(), place.remove()]);
});

test('a database that a server is using', async () => {
  const fresh = await openTestStore({ holds: 'tables' });
  const client = new pg.Client({ connectionString: fresh.appUrl, application_name: 'sahakon' });
  await client.connect();
  const place = await temporaryFolder();
  expect(await refusal(restoreTo(fresh.ownerUrl, place, file))).toContain('หยุดก่อน');
  await client.end();
  // A store that was started once and never used takes it.
  await restoreTo(fresh.ownerUrl, place, file);
  await Promise.all([fresh.close(), place.remove()]);
});

test('what a restoration had not come to is not taken away after a kill', async () => {
  const place = await temporaryFolder();
  const secret = join(place.path, 'secret');
  await writeFile(secret, 'of the first start');
  const stood = { name: 'secret', stood: true };
  // Killed before it was replaced, and after.
  await writeJournal(place.path, { id: 'cut', places: [stood] });
  await clearEarlier(place.path);
  expect(await readFile(secret, 'utf8')).toBe('of the first start');
  await rename(secret, `${secret}.before-cut`);
  await writeFile(secret, 'of the backup');
  await writeJournal(place.path, { id: 'cut', places: [stood] });
  await clearEarlier(place.path);
  expect(await readFile(secret, 'utf8')).toBe('of the first start');
  expect(await readdir(place.path)).toEqual(['secret']);
  await place.remove();
});

test('a store of an older program is brought to the schema of today', async () => {
  const older = await openTestStore({ holds: 'nothing' });
  const all = await readMigrations();
  await migrate(older.ownerUrl, { migrations: all.slice(0, -1) });
  const row = "INSERT INTO portal.marquee (note_html, position) VALUES ('เก่า', 1)";
  await ask(older.ownerUrl, 'sahakon_owner', row);
  const old = await backUp(older.ownerUrl, folder, { name: 'older.backup' });
  const fresh = await openTestStore({ holds: 'nothing' });
  const place = await temporaryFolder();
  const { migrated } = await restoreTo(fresh.ownerUrl, place, old.file);
  expect(migrated).toEqual([all.at(-1)?.name]);
  const marquee = 'SELECT note_html FROM portal.marquee';
  expect(await ask(fresh.ownerUrl, 'sahakon_owner', marquee)).toEqual([{ note_html: 'เก่า' }]);
  await Promise.all([older.close(), fresh.close(), place.remove()]);
});

test('a restoration that was cut off is not served, and can be made again', async () => {
  const fresh = await openTestStore({ holds: 'nothing' });
  const place = await temporaryFolder();
  await writeJournal(place.path, { id: 'cut', places: [{ name: 'mediafiles', stood: false }] });
  await cp('site.config.json', join(place.path, 'mediafiles/files/half.json'));
  await cp('site.config.json', join(place.path, 'restoring-cut/secret'));
  await expect(finishRestore(place.path, async () => undefined)).rejects.toThrow(UnfinishedRestore);
  await restoreTo(fresh.ownerUrl, place, file);
  expect(await readdir(place.path)).toEqual([]);
  const [{ value } = { value: { id: '' } }] = await ask<{ value: { id: string } }>(
    fresh.ownerUrl,
    'sahakon_owner',
    "SELECT value FROM portal.settings WHERE key = 'restored'",
  );
  // Cut off after its end, before it could say so.
  await writeJournal(place.path, { id: value.id, places: [] });
  expect(await refusal(restoreTo(fresh.ownerUrl, place, file))).toContain('เสร็จครบแล้ว');
  await writeJournal(place.path, { id: value.id, places: [] });
  await finishRestore(place.path, async () => value);
  expect(await readdir(place.path)).toEqual([]);
  await Promise.all([fresh.close(), place.remove()]);
});
