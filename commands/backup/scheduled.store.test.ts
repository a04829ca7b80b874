/** Copies that are made by themselves: made, listed, rehearsed, removed. */
import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alone } from '../../backup/lock.ts';
import { listBackups } from '../../backup/log.ts';
import { ask } from '../../backup/tests/stores.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { temporaryFolder } from '../../tools/app.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { doDue, rehearseNewest } from './scheduled.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  [store, folder] = await Promise.all([openTestStore({ holds: 'tables' }), temporaryFolder()]);
  await writeFile(join(folder.path, 'secret'), 'the secret of this installation, 32 or more');
});
afterAll(() => Promise.all([store.close(), folder.remove()]));

async function run(): Promise<void> {
  const settings = readSettings({
    DATA_DIR: folder.path,
    BACKUP_DIR: join(folder.path, 'copies'),
    BACKUP_KEEP_DAYS: '2',
    BACKUP_PASSPHRASE: 'correct horse battery',
    BACKUP_SECRET_PASSPHRASE: 'another horse staple',
  });
  const { schedule } = settings.backup;
  if (schedule === undefined) throw new Error('there is a folder');
  await doDue({ ownerUrl: store.ownerUrl, settings, schedule, step: () => undefined });
}

const copies = () => readdir(join(folder.path, 'copies'));
interface State {
  readonly made_at: Date;
  readonly rehearsal_failed_at: Date | null;
}

/** As the app may ask, with its own login. */
async function state(): Promise<State | undefined> {
  const client = new pg.Client({ connectionString: store.appUrl });
  await client.connect();
  const { rows } = await client.query<State>('SELECT * FROM portal.backup_state()');
  await client.end();
  return rows[0];
}

test('the first time it is made and rehearsed, and then nothing is due', async () => {
  await run();
  const [name = ''] = await copies();
  expect(name).toMatch(/^sahakon-\d{4}-\d\d-\d\d-\d{4}\.backup$/);
  const [listed, ...more] = await listBackups(store.ownerUrl);
  expect(more).toEqual([]);
  expect(listed).toMatchObject({
    reason: 'schedule',
    file: join(folder.path, 'copies', name),
    fault: null,
    rehearsalFault: null,
    removedAt: null,
  });
  expect(listed?.rehearsedAt).toBeInstanceOf(Date);
  const facts = await state();
  expect(facts).toMatchObject({ failed_at: null, rehearsal_failed_at: null });
  expect(facts?.made_at).toEqual(listed?.beganAt);
  await run();
  expect(await listBackups(store.ownerUrl)).toHaveLength(1);
  expect(await readdir(folder.path)).not.toContain('rehearsal');
});

test('what has had its days is removed, of this folder and of this list alone', async () => {
  const old = ['28', '29', '30'].map((day) => `sahakon-2020-01-${day}-0230.backup`);
  const strange = join(folder.path, 'copies/somebody-elses.backup');
  await writeFile(strange, 'x');
  for (const name of old) {
    const path = join(folder.path, 'copies', name);
    await writeFile(path, 'x');
    await ask(
      store.ownerUrl,
      'sahakon_owner',
      `INSERT INTO portal.backups (began_at, reason, file, bytes, row_count, sha256)
       VALUES ($1, 'schedule', $2, 1, 0, repeat('0', 64))`,
      [`${name.slice(8, 18)}T02:30:00+07`, path],
    );
  }
  await run();
  // The newest two stay, however old they are; BACKUP_KEEP_DAYS is 2.
  expect(await copies()).toEqual([
    'sahakon-2020-01-30-0230.backup',
    expect.stringMatching(/^sahakon-/),
    'somebody-elses.backup',
  ]);
  const removed = (await listBackups(store.ownerUrl)).filter(({ removedAt }) => removedAt !== null);
  expect(removed).toHaveLength(2);
});

test('a folder without any of its copies is a disk that is not there', async () => {
  const [from, to] = ['copies', 'elsewhere'].map((name) => join(folder.path, name)) as [
    string,
    string,
  ];
  await rename(from, to);
  await ask(
    store.ownerUrl,
    'sahakon_owner',
    `UPDATE portal.backups SET began_at = began_at - interval '2 days' WHERE removed_at IS NULL`,
  );
  await expect(run()).rejects.toThrow('ดิสก์ของสำเนาอาจไม่ได้ต่ออยู่');
  expect(await readdir(folder.path)).not.toContain('copies');
  const [failed] = await listBackups(store.ownerUrl);
  expect(failed?.fault).toContain('ดิสก์ของสำเนาอาจไม่ได้ต่ออยู่');
  await rename(to, from);
});

test('while another is at it nothing is done, and nothing has failed', async () => {
  const before = await listBackups(store.ownerUrl);
  await alone(store.ownerUrl, 'upkeep', run);
  expect(await listBackups(store.ownerUrl)).toEqual(before);
});

test('what a killed copy has left is cleared away', async () => {
  const draft = join(folder.path, 'copies/sahakon-2020-01-30-0230.backup.0a1b2c3d.part');
  await writeFile(draft, 'x');
  await run();
  expect(await copies()).not.toContain('sahakon-2020-01-30-0230.backup.0a1b2c3d.part');
});

test('a rehearsal that fails is on the list with its reason', async () => {
  const settings = readSettings({ DATA_DIR: folder.path });
  const { ownerUrl } = store;
  const wrong = { settings, passphrase: 'not the right one', step: () => undefined };
  await expect(rehearseNewest(ownerUrl, wrong)).rejects.toThrow('รหัสผ่านของไฟล์สำรอง');
  const listed = (await listBackups(ownerUrl)).find((one) => one.rehearsalFault !== null);
  expect(listed?.rehearsalFault).toContain('รหัสผ่านของไฟล์สำรอง');
  const facts = await state();
  expect(facts?.rehearsal_failed_at).toBeInstanceOf(Date);
  expect(await readdir(folder.path)).not.toContain('rehearsal');
});
