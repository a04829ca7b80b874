import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thaiDateNumeric } from '../../core/thai-date.ts';
import { wrongUse } from '../../records/command-line/program.ts';
import { demoDayAt } from '../timeline.ts';
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

test('--as writes the files of another core', async () => {
  const out = join(folder, 'other-core');
  await demo('--members', '12', '--out', out, '--as', 'csv-tis620');
  const files = await readdir(out);
  expect(files).toContain('CONTROL.TXT');
  expect(files).not.toContain('manifest.csv');
});

test('the demo is dated as it is told, and goes on from there', async () => {
  const dated = async (name: string, ...args: string[]) => {
    const out = join(folder, name);
    await demo('--members', '12', '--out', out, ...args);
    const extract = await readExtract(out);
    const joined = extract.members.find((row) => row.MEMBER_NO === '000123')?.JOINED_ON;
    return [extract.manifest[0]?.AS_OF, joined];
  };
  // The setting pins it, for these tests as for everybody.
  expect(await dated('pinned')).toEqual(['28/11/2568', '01/06/2553']);
  expect(await dated('later', '--date', '2026-11-25')).toEqual(['25/11/2569', '01/06/2554']);
  const further = ['--date', '25/11/2569', '--as-of', '2026-12-31'];
  expect(await dated('further', ...further)).toEqual(['31/12/2569', '01/06/2554']);
});

test('without any setting the clock dates it', async () => {
  const out = join(folder, 'by-the-clock');
  const before = demoDayAt(new Date());
  const env = { ...process.env, DEMO_DATE: ' ' };
  await run(process.execPath, ['demo/cli.ts', '--members', '12', '--out', out], { env });
  const day = (await readExtract(out)).manifest[0]?.AS_OF;
  expect([before, demoDayAt(new Date())].map(thaiDateNumeric)).toContain(day);
});

test('a setting that is no such day is refused by its name', async () => {
  const env = { ...process.env, DEMO_DATE: '2025-11-27' };
  const failing = run(process.execPath, ['demo/cli.ts', '--out', join(folder, 'never')], { env });
  await expect(failing).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/DEMO_DATE: .*28 พ\.ย\. 2568 ถึง 31 ธ\.ค\. 2642: 2025-11-27/),
  });
});

test.each([
  [wrongUse, ['--members', '12'], 'ต้องระบุตัวเลือก --out'],
  [wrongUse, ['--wat'], 'ไม่มีตัวเลือก --wat'],
  [wrongUse, ['--members', 'many', '--out', 'x'], 'จำนวนสมาชิกไม่ถูกต้อง: many'],
  [1, ['--members', '3', '--out', 'x'], 'จำนวนสมาชิกต้องเป็น 8 ถึง 900,000'],
  [
    wrongUse,
    ['--out', 'x', '--as', 'oracle'],
    'ไม่รู้จักระบบงานหลักสมมติ oracle มี csv-tis620, fixed-width, excel',
  ],
  [wrongUse, ['--out', 'x', '--as-of', '29/02/2568'], 'วันที่ไม่ถูกต้อง: 29/02/2568'],
  [wrongUse, ['--out', 'x', '--date', '27/11/2568'], 'วันของสหกรณ์สาธิตต้องเป็น 28 พ.ย. 2568 ถึง'],
] as const)(
  'ends with %i: %j is refused with a reason and writes nothing',
  async (code, args, reason) => {
    const out = join(folder, 'nothing');
    const failing = demo(...args.map((arg) => (arg === 'x' ? out : arg)));
    await expect(failing).rejects.toMatchObject({ code, stderr: expect.stringContaining(reason) });
    await expect(readdir(out)).rejects.toThrow('ENOENT');
  },
);

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
