/** What stops the nights is told to staff, once: a full disk, and nothing that comes. */
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { exitCodes } from '../../exit-codes.ts';
import { tinyExtract, writeTexts } from '../../tests/tiny-extract.ts';
import { watchFolder } from '../watcher.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let folder: string;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  folder = await mkdtemp(join(tmpdir(), 'sahakon-drops-'));
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** As a command that a timer starts: it knows of the ones before what they left behind. */
const once = (day = '2025-11-28', now = Date.now) =>
  watchFolder(
    {
      ...{ folder, ownerUrl: store.ownerUrl, signal: new AbortController().signal },
      ...{ pollSeconds: 0.05, keepDays: 14, stallSeconds: 30, keep: 3, mostInQuarantine: 0 },
      tell: () => {},
      today: () => day,
      now,
    },
    { once: true },
  );
const asOwner = (role: 'sahakon_owner' | 'sahakon_intake', sql: string) =>
  asUpkeep(store.ownerUrl, role, async (session) => (await session.query(sql)).rows);
const notices = () =>
  asOwner('sahakon_owner', 'SELECT * FROM portal.take_intake_notices()') as Promise<
    { subject: string; body: string }[]
  >;

test('F12 of the third try that finds the disk full staff are told, of no other', async () => {
  await mkdir(join(folder, 'night'));
  await writeTexts(join(folder, 'night'), tinyExtract);
  await asOwner(
    'sahakon_intake',
    `CREATE FUNCTION records.full_disk() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$;
     CREATE TRIGGER full_disk BEFORE INSERT ON records.publications
       FOR EACH ROW EXECUTE FUNCTION records.full_disk()`,
  );
  const counts: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    expect(await once()).toBe(exitCodes.busy);
    const found = await notices();
    for (const { subject } of found) expect(subject).toMatch(/^night: .*ดิสก์ของฐานข้อมูลเต็ม/);
    counts.push(found.length);
  }
  expect(counts).toEqual([0, 0, 1, 0]);
  await asOwner('sahakon_intake', 'DROP FUNCTION records.full_disk() CASCADE');
  expect(await once()).toBe(exitCodes.ok);
  expect(await readdir(folder)).toEqual(['done']);
});

test('F12 where nothing comes for more than a week staff are told, once', async () => {
  await notices();
  expect(await once('2025-12-05')).toBe(exitCodes.ok);
  expect(await notices()).toEqual([]);
  expect(await once('2025-12-06')).toBe(exitCodes.ok);
  expect(await notices()).toMatchObject([
    {
      subject: 'ไม่มีชุดข้อมูลใหม่มา 8 วันแล้ว',
      body: expect.stringContaining('ณ 28 พ.ย. 2568'),
    },
  ]);
  expect(await once('2025-12-07')).toBe(exitCodes.ok);
  expect(await notices()).toEqual([]);
});

test('F12 a set without its last file, and files beside all sets, are told, once', async () => {
  const [hours, later] = [3_600_000, (time: number) => () => Date.now() + time];
  await notices();
  await mkdir(join(folder, 'half'));
  await writeFile(join(folder, 'half', 'members.csv'), 'x');
  // As a copy has it that keeps the times of its original.
  await utimes(join(folder, 'half', 'members.csv'), 1, 1);
  await writeFile(join(folder, 'manifest.csv'), 'x');
  await mkdir(join(folder, '#recycle'));
  await writeFile(join(folder, '#recycle', 'members.csv'), 'x');
  expect(await once(undefined, later(hours))).toBe(exitCodes.ok);
  expect(await notices()).toEqual([]);
  expect(await once(undefined, later(3 * hours))).toBe(exitCodes.ok);
  const found = await notices();
  expect(found.map(({ subject }) => subject)).toEqual([
    'half: ไม่มี manifest.csv มานานแล้ว จึงยังไม่นำเข้า',
    'มีไฟล์อยู่ในโฟลเดอร์ที่เฝ้าโดยตรง ซึ่งไม่ถูกนำเข้า',
  ]);
  expect(found[0]?.body).toContain(join(folder, 'half'));
  await writeFile(join(folder, 'half', 'loans.csv'), 'x');
  expect(await once(undefined, later(9 * hours))).toBe(exitCodes.ok);
  expect(await notices()).toEqual([]);
  // Another one of the same name, once this one is gone, is another.
  await rm(join(folder, 'half'), { recursive: true });
  await rm(join(folder, 'manifest.csv'));
  expect(await once(undefined, later(9 * hours))).toBe(exitCodes.ok);
  await mkdir(join(folder, 'half'));
  await writeFile(join(folder, 'half', 'members.csv'), 'x');
  expect(await once(undefined, later(9 * hours))).toBe(exitCodes.ok);
  expect(await notices()).toHaveLength(1);
  await rm(join(folder, 'half'), { recursive: true });
});

test('F12 a name in letters that the system does not know silences nobody', async () => {
  await notices();
  const tis620 = (name: string) => Buffer.concat([Buffer.from(`${name}/`), Buffer.of(0xa1, 0xb4)]);
  await mkdir(join(folder, 'one'));
  await writeFile(tis620(join(folder, 'one')), 'x');
  await mkdir(join(folder, 'two'));
  await writeFile(join(folder, 'two', 'members.csv'), 'x');
  const later = () => Date.now() + 3 * 3_600_000;
  expect(await once(undefined, later)).toBe(exitCodes.ok);
  expect((await notices()).map(({ subject }) => subject.split(':')[0])).toEqual(['one', 'two']);
  // With its last file it is taken, and what is wrong with it is told.
  await writeFile(join(folder, 'one', 'manifest.csv'), 'x');
  expect(await once()).toBe(exitCodes.refused);
  expect(await notices()).toHaveLength(1);
  for (const name of ['two', 'failed']) await rm(join(folder, name), { recursive: true });
});
