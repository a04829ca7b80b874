/** What no copy is made of, and copies that are made at the same time. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tools/app.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { alone } from '../lock.ts';
import { writeSealed } from '../restore/sealed-texts.ts';
import { ask, backUp, type Folder, type noSecret, refusal, secretPassphrase } from './stores.ts';

let from: Awaited<ReturnType<typeof openTestStore>>;
let folder: Folder;

beforeAll(async () => {
  [from, folder] = await Promise.all([openTestStore({ holds: 'tables' }), temporaryFolder()]);
});
afterAll(() => Promise.all([from.close(), folder.remove()]));

test('two copies at a time: the second waits for nobody, and says so', async () => {
  const all = await Promise.allSettled([
    backUp(from.ownerUrl, folder, { name: 'one.backup' }),
    backUp(from.ownerUrl, folder, { name: 'two.backup' }),
  ]);
  const lost = all.filter((one) => one.status === 'rejected');
  expect(lost.map(({ reason }) => reason.message)).toEqual([
    expect.stringContaining('มีการสำรองข้อมูลอื่นทำงานอยู่'),
  ]);
});

test('two copies of the same name at a time: one of them is whole', async () => {
  const name = 'same.backup';
  const all = await Promise.allSettled([
    backUp(from.ownerUrl, folder, { name }),
    backUp(from.ownerUrl, folder, { name }),
  ]);
  const [made, ...more] = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(more).toEqual([]);
  const content = await readFile(join(folder.path, name));
  expect(createHash('sha256').update(content).digest('hex')).toBe(made?.sha256);
  expect((await readdir(folder.path)).filter((one) => one.endsWith('.part'))).toEqual([]);
});

test('letters are issued, and extracts published, while a copy is made', async () => {
  const issued = alone(from.ownerUrl, 'copy', () =>
    alone(from.ownerUrl, 'upkeep', () =>
      ask(
        from.ownerUrl,
        'sahakon_intake',
        `SELECT set_config('lock_timeout', '2s', false), portal.issue_agency_letters()`,
      ),
    ),
  );
  expect(await issued).toHaveLength(1);
});

test('the secret of another store is not sealed into a copy of this one', async () => {
  const known = await openTestStore({ holds: 'tables' });
  const insert = 'INSERT INTO portal.secret_versions (version, fingerprint) VALUES (2, $1)';
  await ask(known.ownerUrl, 'sahakon_owner', insert, [Buffer.alloc(32, 7)]);
  const text = writeSealed({ secret: '1:x' });
  const sealedWith = (newest: typeof noSecret) =>
    backUp(known.ownerUrl, folder, {
      name: 'known.backup',
      secret: { text, passphrase: secretPassphrase, newest },
    });
  const older = { version: 1, fingerprint: Buffer.alloc(32, 7) };
  const foreign = { version: 2, fingerprint: Buffer.alloc(32, 8) };
  for (const newest of [older, foreign]) {
    expect(await refusal(sealedWith(newest))).toContain('กุญแจลับของเครื่องนี้ไม่ใช่ของฐานข้อมูลนี้');
  }
  await sealedWith({ version: 2, fingerprint: Buffer.alloc(32, 7) });
  await known.close();
});

test('a file that is there is not written over; a place that is none is named', async () => {
  const file = join(folder.path, 'a.backup');
  await writeFile(file, 'of somebody');
  expect(await refusal(backUp(from.ownerUrl, folder))).toContain('จึงไม่เขียนทับ');
  expect(await readFile(file, 'utf8')).toBe('of somebody');
  const nowhere = backUp(from.ownerUrl, folder, { name: 'no/such/folder.backup' });
  expect(await refusal(nowhere)).toContain('ENOENT');
});
