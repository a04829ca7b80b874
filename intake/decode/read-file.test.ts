import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFile,
  link,
  mkdir,
  mkdtemp,
  open,
  rename,
  rm,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inspectFile } from './inspect.ts';
import { isStuck, readStallSeconds, withinPatience } from './patience.ts';
import { readFile } from './read-file.ts';

const run = promisify(execFile);

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-read-'));
  path = join(folder, 'members.csv');
});
afterEach(() => rm(folder, { recursive: true }));

const chunk = 1 << 10;
const content = 'a'.repeat(10 * chunk);

/** What the reading says, after `meanwhile` was done behind the first chunk. */
async function reasonOf(meanwhile: () => Promise<void> = async () => {}, known = {}) {
  let chunks = 0;
  try {
    for await (const _ of readFile({ path, stallSeconds: 5, ...known }, chunk)) {
      chunks += 1;
      if (chunks === 1) await meanwhile();
    }
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
  return `read in ${chunks}`;
}

const things: readonly (readonly [string, string, () => Promise<unknown>])[] = [
  ['a link to a file beside it', 'ลิงก์', () => symlink('other.csv', path)],
  ['a link to /dev/zero', 'ลิงก์', () => symlink('/dev/zero', path)],
  ['a link that leads nowhere', 'ลิงก์', () => symlink('nowhere', path)],
  ['a FIFO that nobody writes to', 'FIFO', () => run('mkfifo', [path])],
  ['a folder', 'โฟลเดอร์', () => mkdir(path)],
  ['a file with another name', 'hard link', () => link(join(folder, 'other.csv'), path)],
];

describe('T18 a file of an extract', () => {
  test.each(things)('that is %s is not opened', async (_, kind, make) => {
    await writeFile(join(folder, 'other.csv'), content);
    await make();
    expect(await reasonOf()).toContain(kind);
  });

  test('that is a socket is not opened', async () => {
    const server = createServer().listen(path);
    await once(server, 'listening');
    expect(await reasonOf()).toContain('socket');
    server.close();
  });

  test('that is read twice is the same, and has ended', async () => {
    await writeFile(path, content);
    const { identity, sha256 } = await inspectFile(path, 5);
    expect(await reasonOf(undefined, { identity, sha256 })).toBe('read in 10');
  });

  test.each([
    ['grows', () => appendFile(path, 'a')],
    ['is cut', () => truncate(path, 5 * chunk)],
    ['is written again', () => writeFile(path, content)],
  ])('that %s while it is read is refused', async (_, change) => {
    await writeFile(path, content);
    await utimes(path, 1_000, 1_000);
    expect(await reasonOf(change)).toContain('เปลี่ยนไประหว่างที่กำลังอ่าน');
  });

  test.each([
    ['put in its place', () => rename(join(folder, 'other.csv'), path)],
    ['of another time', () => utimes(path, 2_000, 2_000)],
    ['of other bytes', () => writeFile(path, content.replace(/^a/, 'b'))],
  ])('that is another than at the first look, %s, is refused', async (what, change) => {
    for (const name of [path, join(folder, 'other.csv')]) {
      await writeFile(name, content);
      await utimes(name, 1_000, 1_000);
    }
    const { identity, sha256 } = await inspectFile(path, 5);
    await change();
    // Its time was set back: only the bytes tell it.
    if (what === 'of other bytes') await utimes(path, 1_000, 1_000);
    expect(await reasonOf(undefined, { identity, sha256 })).toContain('เปลี่ยนไป');
  });
});

describe('F11 a disk that does not answer', () => {
  test('is waited for as long as it was said, and known to be waited for still', async () => {
    await run('mkfifo', [path]);
    const began = performance.now();
    const opening = open(path, 'r');
    await expect(withinPatience(0.1, () => opening)).rejects.toMatchObject({
      reason: expect.stringContaining('ที่เก็บไฟล์อาจขาดการเชื่อมต่อ'),
    });
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(isStuck()).toBe(true);
    await (await open(path, 'w')).close();
    await expect.poll(isStuck).toBe(false);
    await (await opening).close();
  });

  test('T18 does not read what is larger than any delivery', async () => {
    await writeFile(path, '');
    await truncate(path, 33 * 1024 ** 3);
    await expect(inspectFile(path, 1)).rejects.toMatchObject({
      reason: expect.stringContaining('32 GB'),
    });
  });

  test('does not keep the process', async () => {
    await run('mkfifo', [path]);
    const module = resolve('intake/decode/patience.ts');
    const script = `
      import { open } from 'node:fs/promises';
      import { leaveStuck, withinPatience } from ${JSON.stringify(module)};
      const read = () => open(${JSON.stringify(path)}, 'r');
      await withinPatience(0.1, read).catch(() => leaveStuck(7));`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    expect(await once(child, 'close')).toEqual([7, null]);
    clearTimeout(timer);
  });

  test('is given the seconds of the setting; what is no number is refused in a sentence', () => {
    expect(readStallSeconds({})).toBe(60);
    expect(readStallSeconds({ INTAKE_STALL_SECONDS: ' 5 ' })).toBe(5);
    for (const text of ['0', '1.5', '-1', 'soon', '3601']) {
      expect(() => readStallSeconds({ INTAKE_STALL_SECONDS: text })).toThrow('จำนวนเต็ม');
    }
  });
});
