/** What `npm run backup` and `npm run restore` refuse before anything is made. */
import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongUse } from '../../records/command-line/program.ts';
import { temporaryFolder } from '../../tools/app.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

const passphrases = {
  BACKUP_PASSPHRASE: 'correct horse battery',
  BACKUP_SECRET_PASSPHRASE: 'another horse staple',
};

const runs = (program: string, ...words: string[]) => runsWith(passphrases, program, ...words);

const runsWith = (more: Partial<typeof passphrases>, program: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [resolve('commands/backup', program), ...words], {
    cwd: folder.path,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(folder.path, 'data'),
      ...more,
    },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );

test('a backup without a file is wrong use, and says which word is wanting', async () => {
  const { code, output } = await runs('main.ts');
  expect(code).toBe(wrongUse);
  expect(output).toContain('ต้องระบุไฟล์ที่จะเขียน เช่น npm run backup -- /media/usb/sahakon.backup');
  expect(await readdir(folder.path)).toEqual([]);
});

test('a mistyped command makes no file; a name with a suffix or a path is one', async () => {
  const { code, output } = await runs('main.ts', 'lst');
  expect(code).toBe(wrongUse);
  expect(output).toMatch(/lst ไม่ใช่คำสั่ง \(มี check, list, .*lst\.backup หรือ \.\/lst/);
  expect(await readdir(folder.path)).toEqual([]);
  // Both come as far as the store, which is not there.
  for (const file of ['lst.backup', './lst']) {
    expect((await runs('main.ts', file)).output).toContain('DATA_DIR');
  }
});

test('a restoration that its file ends makes no database before', async () => {
  const file = join(folder.path, 'other.backup');
  await writeFile(file, 'a text and no copy');
  for (const [path, why] of [
    [file, 'ไม่ใช่ไฟล์สำรอง'],
    [join(folder.path, 'none.backup'), 'ไม่มีไฟล์สำรอง'],
  ] as const) {
    const { code, output } = await runs('restore.ts', path);
    expect(code).toBe(1);
    expect(output).toContain(why);
    expect(await readdir(folder.path)).toEqual(['other.backup']);
  }
});

test('a restoration without a file is wrong use, and says so', async () => {
  const { code, output } = await runs('restore.ts');
  expect(code).toBe(wrongUse);
  expect(output).toMatch(/^ต้องระบุ ไฟล์/);
});

test.each([
  ['main.ts', 'check', '/none/x.backup'],
  ['restore.ts', '/none/x.backup'],
])('%s %s: no passphrase is asked for when there is no such file', async (program, ...words) => {
  const { code, output } = await runsWith({}, program, ...words);
  expect(code).toBe(1);
  expect(output).toContain('ไม่มีไฟล์สำรอง');
});
