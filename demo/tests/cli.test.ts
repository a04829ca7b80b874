import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExtract } from './read-extract.ts';

const run = promisify(execFile);
const demo = (...args: string[]) => run(process.execPath, ['demo/cli.ts', ...args]);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-demo-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('npm run demo writes an extract of the size and day it is told', async () => {
  const out = join(folder, 'made', 'here');
  const { stdout } = await demo('--members', '12', '--out', out, '--as-of', '31/12/2568');
  expect(stdout).toContain('12 คน');
  const extract = await readExtract(out);
  expect(extract.members).toHaveLength(12);
  expect(extract.manifest[0]?.AS_OF).toBe('31/12/2568');
  const again = ['--members', '13', '--out', out];
  const why = expect.stringContaining('--replace');
  await expect(demo(...again)).rejects.toMatchObject({ code: 1, stderr: why });
  expect((await readExtract(out)).members).toHaveLength(12);
  await demo(...again, '--replace');
  expect((await readExtract(out)).members).toHaveLength(13);
});

test.each([
  [['--members', '12'], '--out'],
  [['--members', 'many', '--out', 'x'], 'จำนวนสมาชิกไม่ถูกต้อง: many'],
  [['--members', '3', '--out', 'x'], 'จำนวนสมาชิกต้องเป็น 8 ถึง 900,000'],
  [['--out', 'x', '--as-of', '29/02/2568'], 'วันที่ไม่ถูกต้อง: 29/02/2568'],
])('%j is refused with a reason and writes nothing', async (args, reason) => {
  const out = join(folder, 'nothing');
  const failing = demo(...args.map((arg) => (arg === 'x' ? out : arg)));
  await expect(failing).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
  await expect(readdir(out)).rejects.toThrow('ENOENT');
});

test.each(['/proc/nope', '/dev/null/nope'])(
  'a folder that cannot be written ends it: %s',
  async (out) => {
    const why = expect.stringContaining(`เขียนลงในโฟลเดอร์ ${out} ไม่ได้`);
    await expect(demo('--members', '8', '--out', out)).rejects.toMatchObject({
      code: 1,
      stderr: why,
    });
  },
);

test('a file in the place of the folder ends it as well', async () => {
  const out = join(folder, 'taken');
  await writeFile(out, '');
  const why = expect.stringContaining('ENOTDIR');
  await expect(demo('--members', '8', '--out', out)).rejects.toMatchObject({
    code: 1,
    stderr: why,
  });
});
