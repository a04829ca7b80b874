/** What is wrong with a core's delivery is told at its own file, line and column. */
import { mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cores } from '../../../demo/cores/cores.ts';
import { writeExtract } from '../../../demo/write-extract.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { findMapping, takeMapped } from '../take-mapped.ts';
import { changeLines, onCopy, setField } from './changed-core.ts';
import { type Change, csv, type Expected } from './spoilt-csv.ts';

const members = 20;
let folder: string;
let store: Awaited<ReturnType<typeof openTestStore>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-faults-'));
  store = await openTestStore({ holds: 'tables' });
  for (const [name, core] of Object.entries(cores)) {
    await writeExtract({ folder: join(folder, name), members, core });
  }
});
afterAll(async () => {
  await store?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Report of a dry run on a delivery that was changed. */
const judge = (core: string, change: Change) =>
  onCopy(join(folder, core), async (copy) => {
    await change(copy);
    const mapping = await findMapping(core);
    return takeMapped({ folder: copy, mapping, ownerUrl: store.ownerUrl, dryRun: true });
  });

test.each(csv)('csv-tis620: %s', async (_, change, [file, row, column, reason]) => {
  const { outcome, faults } = await judge('csv-tis620', change);
  expect(outcome).toBe('refused');
  const found = faults.find((fault) => fault.file === file && fault.reason.startsWith(reason));
  expect(found, JSON.stringify(faults)).toMatchObject({ column });
  if (row > 0) expect(found?.row).toBe(row);
});

const fixed: readonly (readonly [string, Change, Expected])[] = [
  [
    'a trailer that counts otherwise',
    (copy) =>
      changeLines(copy, 'MEMBER.DAT', (lines) => {
        lines[lines.length - 2] = (lines.at(-2) ?? '').replace('99000000020', '99000000021');
      }),
    ['MEMBER.DAT', 0, 'N1', 'MEMBER ควรมี 21 แถวตามยอดควบคุม แต่อ่านได้ 20 แถว'],
  ],
  [
    'a file that was cut within a record',
    (copy) => truncate(join(copy, 'MEMBER.DAT'), 402 * 3 + 100),
    ['MEMBER.DAT', 4, '', 'ระเบียนยาว 100 ไบต์ ต้องยาว 400 ไบต์'],
  ],
  [
    'a file that was cut between records',
    (copy) => truncate(join(copy, 'MEMBER.DAT'), 402 * 3),
    ['MEMBER.DAT', 1, '', 'ไม่มีแถวยอดควบคุมของ MEMBER'],
  ],
  [
    'a byte that is no letter',
    async (copy) => {
      const path = join(copy, 'ORG.DAT');
      const bytes = await readFile(path);
      bytes[402 + 40] = 0xdb;
      await writeFile(path, bytes);
    },
    ['ORG.DAT', 2, 'AGNAME', 'มีอักขระที่ไม่มีในชุดอักขระของไฟล์'],
  ],
];

test.each(fixed)('fixed-width: %s', async (_, change, [file, row, column, reason]) => {
  const { outcome, faults } = await judge('fixed-width', change);
  expect(outcome).toBe('refused');
  const found = faults.find((fault) => fault.file === file && fault.reason.startsWith(reason));
  expect(found, JSON.stringify(faults)).toMatchObject({ column });
  if (row > 0) expect(found?.row).toBe(row);
});

test('excel: what is no workbook is told by its name', async () => {
  const file = 'เงินกู้.xlsx';
  const { outcome, faults } = await judge('excel', (copy) => writeFile(join(copy, file), 'ไม่ใช่'));
  expect(outcome).toBe('refused');
  expect(faults[0]).toMatchObject({ file, row: 1, reason: expect.stringContaining('.xlsx') });
});

test('a demo takes none, and none of it is read', async () => {
  const demo = await openTestStore();
  try {
    const mapping = await findMapping('csv-tis620');
    const options = { folder: '/no/such/folder', mapping, ownerUrl: demo.ownerUrl };
    expect(await takeMapped(options)).toMatchObject({ outcome: 'demo', faults: [] });
  } finally {
    await demo.close();
  }
});

test('whose rows do not tie keeps what was shown, told at the core’s own line', async () => {
  const { ownerUrl } = store;
  const mapping = { ...(await findMapping('csv-tis620')), mostInQuarantine: 1 };
  const whole = join(folder, 'csv-tis620');
  expect((await takeMapped({ folder: whole, mapping, ownerUrl })).outcome).toBe('published');
  await onCopy(whole, async (copy) => {
    await changeLines(
      copy,
      'PERSON.TXT',
      setField(4, 'CID', () => '1234567890123'),
    );
    const report = await takeMapped({ folder: copy, mapping, ownerUrl, force: true });
    expect(report).toMatchObject({ outcome: 'published', faults: [] });
    expect(report.quarantine).toHaveLength(1);
    expect(report.quarantine?.[0]?.faults[0]).toMatchObject({ file: 'MBMAST.TXT', row: 4 });
  });
});

test('what is right is published, whatever the case of its files, and leaves no copy', async () => {
  const { ownerUrl } = store;
  const mapping = await findMapping('csv-tis620');
  await onCopy(join(folder, 'csv-tis620'), async (copy) => {
    await rename(join(copy, 'PERSON.TXT'), join(copy, 'person.txt'));
    const report = await takeMapped({ folder: copy, mapping, ownerUrl });
    expect(report).toMatchObject({ outcome: 'published', asOf: '2025-11-28', faults: [] });
    expect(await takeMapped({ folder: copy, mapping, ownerUrl })).toMatchObject({
      outcome: 'unchanged',
    });
    const asOf = '2025-11-27';
    const earlier = await takeMapped({ folder: copy, mapping, ownerUrl, asOf });
    expect(earlier.outcome).toBe('refused');
  });
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith('sahakon-private-'));
  expect(left.filter((name) => name.includes(`-${process.pid}-`))).toEqual([]);
});
