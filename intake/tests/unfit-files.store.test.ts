import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFile,
  link,
  mkdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { runIntake } from '../run-intake.ts';
import { copyExtract, readSnapshot } from './held-store.ts';

const run = promisify(execFile);

let store: Awaited<ReturnType<typeof openTestStore>>;
let before: Awaited<ReturnType<typeof readSnapshot>>;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  const { outcome } = await runIntake({ folder: store.extractFolder, ownerUrl: store.ownerUrl });
  expect(outcome).toBe('published');
  before = await readSnapshot(store.ownerUrl);
});
afterAll(() => store.close());

const file = 'loan_lines.csv';
const isRoot = process.getuid?.() === 0;

/** What the command says of a folder whose file `make` has put something else in place of. */
async function commandOn(make: (path: string, folder: string) => Promise<unknown>) {
  const extract = await copyExtract(store.extractFolder);
  try {
    await rm(join(extract.folder, file));
    await make(join(extract.folder, file), extract.folder);
    const env = { PATH: process.env.PATH, DATABASE_OWNER_URL: store.ownerUrl };
    const began = performance.now();
    const ended = await run(process.execPath, [resolve('intake/cli.ts'), extract.folder], {
      ...{ env, timeout: 20_000 },
    }).then(
      (streams) => ({ ...streams, code: 0 }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
    return { ...ended, seconds: (performance.now() - began) / 1_000 };
  } finally {
    await extract.remove();
  }
}

type Made = Awaited<ReturnType<typeof commandOn>>;

function isRefusedAs(kind: string, { code, stdout, stderr, seconds }: Made): void {
  expect(code).toBe(1);
  expect(stderr).toBe('');
  const [sentence, last, ...rest] = stdout.trim().split('\n').slice(1);
  expect(stdout).toMatch(/^กำลังเปิดดูชุดข้อมูล\n/);
  expect(sentence).toMatch(new RegExp(`^${file}: เป็น.*${kind}.* รับเฉพาะไฟล์ปกติ`));
  expect(last).toContain('พบข้อผิดพลาด 1 แห่ง');
  expect(rest).toEqual([]);
  // A command that waits for such a file waits for ever; a busy machine starts one in ten seconds.
  expect(seconds).toBeLessThan(60);
}

describe('T18 the command ends at once with one sentence where a file is', () => {
  test.each([
    ['FIFO', (path: string) => run('mkfifo', [path])],
    ['symbolic link', (path: string) => symlink('/dev/zero', path)],
    ['symbolic link', (path: string) => symlink('loans.csv', path)],
    ['โฟลเดอร์', (path: string) => mkdir(path)],
    ['hard link', (path: string, folder: string) => link(join(folder, 'loans.csv'), path)],
  ])('a %s', async (kind, make) => {
    // Of two names of one file both are refused, and the first of the layout is named.
    const made = await commandOn(make);
    if (kind !== 'hard link') return isRefusedAs(kind, made);
    expect(made).toMatchObject({ code: 1, stdout: expect.stringContaining('hard link') });
  });

  test('a socket', async () => {
    const server = createServer();
    const made = await commandOn(async (path) => {
      server.listen(path);
      await once(server, 'listening');
    });
    server.close();
    isRefusedAs('socket', made);
  });

  test.skipIf(!isRoot)('/dev/zero itself [needs root]', async () => {
    isRefusedAs('device', await commandOn((path) => run('mknod', [path, 'c', '1', '5'])));
  });
});

test('T18 the folder that was typed may be a link', async () => {
  const extract = await copyExtract(store.extractFolder);
  const name = `${extract.folder}-link`;
  await symlink(extract.folder, name);
  const { faults, outcome } = await runIntake({
    folder: name,
    ownerUrl: store.ownerUrl,
    dryRun: true,
  });
  expect([outcome, faults]).toEqual(['checked', []]);
  await rm(name);
  await extract.remove();
});

/** An intake of an extract that changes while its first file is being loaded. */
async function intakeWhile(change: (path: string) => Promise<void>) {
  const extract = await copyExtract(store.extractFolder);
  // Something else, or it would be the publication that is shown.
  await extract.change('beneficiaries.csv', (bytes) => bytes.replace('SHARES\r\n', 'ORDER\r\n'));
  await utimes(join(extract.folder, file), 1_000, 1_000);
  let changed: Promise<void> | undefined;
  const report = await runIntake({
    ...{ folder: extract.folder, ownerUrl: store.ownerUrl, force: true },
    progress({ phase }) {
      if (phase === 'load') changed ??= change(join(extract.folder, file));
    },
  });
  await changed;
  await extract.remove();
  return report;
}

describe('F11 a file that is another when it is loaded than it was at the first look', () => {
  test.each([
    ['longer', (path: string) => appendFile(path, '1\r\n')],
    ['cut', (path: string) => truncate(path, 1_000)],
    ['gone', (path: string) => rm(path)],
    ['a link now', (path: string) => rm(path).then(() => symlink('loans.csv', path))],
    [
      'another of the same size and time',
      async (path: string) => {
        const bytes = await readFile(path, 'latin1');
        await writeFile(`${path}.new`, bytes, 'latin1');
        await utimes(`${path}.new`, 1_000, 1_000);
        await rename(`${path}.new`, path);
      },
    ],
    [
      'of other bytes at the same size and time',
      async (path: string) => {
        const bytes = await readFile(path, 'latin1');
        await writeFile(path, bytes.replaceAll('LPM', 'LPX'), 'latin1');
        await utimes(path, 1_000, 1_000);
      },
    ],
  ])('%s: is refused, and the records stand', async (what, change) => {
    const { outcome, faults, more } = await intakeWhile(change);
    expect(outcome).toBe('refused');
    const reason = what === 'gone' ? 'อาจถูกลบ' : what === 'a link now' ? 'ลิงก์' : 'เปลี่ยนไประหว่าง';
    expect(faults).toEqual([{ file, row: 0, column: '', reason: expect.stringContaining(reason) }]);
    expect(more).toBe(false);
    expect(await readSnapshot(store.ownerUrl)).toEqual(before);
  });
});
