/** What may have lost a digit or its end on the way is refused: cut files, long numbers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { openTestStore } from '../../../tools/test-store.ts';
import { agencies, months, type SmallCore } from './small-cores.ts';
import { translateCore } from './translate-core.ts';

let folder: string;
let store: Awaited<ReturnType<typeof openTestStore>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-cut-'));
  store = await openTestStore({ holds: 'tables' });
});
afterAll(async () => {
  await store?.close();
  await rm(folder, { recursive: true, force: true });
});

const translated = (core: SmallCore) => translateCore({ folder, ownerUrl: store.ownerUrl }, core);
const bills = months.files['BILLS.CSV'];
const withBills = (text: string): SmallCore => ({
  ...months,
  files: { ...months.files, 'BILLS.CSV': text },
});

test('a last line that nothing ends may be cut, unless the core writes it so', async () => {
  // The last amount was 7.25: a row count would not see it.
  const cut = withBills(bills.replace(/\n$/, ''));
  const { faults } = await translated(cut);
  expect(faults).toEqual([
    {
      file: 'BILLS.CSV',
      row: 4,
      column: '',
      reason: expect.stringContaining('last-break: no'),
    },
  ]);
  const mapping = months.mapping.replaceAll('header: yes }', 'header: yes, last-break: no }');
  expect((await translated({ ...cut, mapping })).faults).toEqual([]);
  expect((await translated({ ...months, mapping })).faults).toEqual([]);
});

test.each([
  ['half of its line break', bills.replaceAll('\n', '\r\n').replace(/\n$/, '')],
  ['the mark of older systems behind it', `${bills}\x1a`],
])('a last line with %s is whole', async (_, text) => {
  expect((await translated(withBills(text))).faults).toEqual([]);
});

test('a file with quotes may be cut, too', async () => {
  const files = {
    ...agencies.files,
    'UNITS.CSV': '1012002;โรงพยาบาล;;ข;043-1\r\n1011001;รร;;ก;"04"',
  };
  const { faults } = await translated({ ...agencies, files });
  expect(faults).toEqual([
    expect.objectContaining({ file: 'UNITS.CSV', row: 2, reason: expect.stringContaining('ขาด') }),
  ]);
});

type Cell = Readonly<{ value: number | string; type: unknown; format?: string }>;
const asText = (value: string): Cell => ({ value, type: String });
const asNumber = (value: number, format = '0.00'): Cell => ({ value, type: Number, format });
const typed = asNumber(18326.619999999999);

/** The bills of the months as a workbook with these numbers of units, and sheets beside it. */
async function billsOf(
  units: readonly (number | string)[],
  { baht = typed, others = {} }: { baht?: Cell; others?: Record<string, Cell[][]> } = {},
): Promise<SmallCore> {
  const rows = units.map((unit) => [
    typeof unit === 'number' ? asNumber(unit, '0') : asText(unit),
    ...[asText('11/2568'), asText('M'), baht],
  ]);
  const head = ['unit', 'month', 'kind', 'baht'].map(asText);
  const { 'BILLS.CSV': _, ...files } = months.files;
  const sheets = Object.entries({ bills: [head, ...rows], ...others });
  const data = sheets.map(([sheet, cells]) => ({ data: cells, sheet }));
  const workbook: Uint8Array = await writeXlsxFile(data as never).toBuffer();
  const mapping = months.mapping
    .replace('BILLS.CSV\n    encoding: utf-8\n', 'bills.xlsx\n')
    .replace(/(bills.xlsx\n) {4}csv: .*/, '$1    workbook: { header: 1 }');
  const lines = ['unit,name,month', ...units.map((unit) => `${unit},A,11/2568`), ''];
  return {
    mapping,
    files: { ...files, 'bills.xlsx': workbook, 'MONTHS.CSV': lines.join('\n') },
  };
}

test('a number of a workbook that has lost its last digits is refused, by its cell', async () => {
  const { faults } = await translated(await billsOf([1, 1234567890123456, 12e20]));
  expect(faults.filter(({ file }) => file === 'bills.xlsx')).toEqual([
    {
      file: 'bills.xlsx',
      row: 3,
      column: 'unit',
      reason: expect.stringMatching(/^เซลล์ A3 เก็บเป็นตัวเลขเกิน 15 หลัก .*เก็บเป็นข้อความ$/),
    },
    expect.objectContaining({ row: 4, reason: expect.stringContaining('เซลล์ A4') }),
  ]);
});

test('up to fifteen digits are as they were typed, and text has as many as it likes', async () => {
  const core = await billsOf([123456789012345, '1234567890123456']);
  const { faults, read } = await translated(core);
  expect(faults).toEqual([]);
  const [first = '', second = ''] = await read('agency_months');
  expect(first).toContain('123456789012345,11/2568,POSTED,30/11/2568,1,18326.62');
  expect(second).toContain('1234567890123456,');
});

test('room for a mark of percent makes none, and percent of noughts alone is refused', async () => {
  const amount = (format: string) => billsOf([1], { baht: asNumber(1234.56, format) });
  const { faults, read } = await translated(await amount('#,##0.00_%_);(#,##0.00)_%'));
  expect(faults).toEqual([]);
  expect((await read('agency_months'))[0]).toContain(',1,1234.56,');
  expect((await translated(await amount('0.00;-0.00;0%'))).faults).toEqual([
    expect.objectContaining({ file: 'bills.xlsx', row: 2, column: 'baht' }),
  ]);
});

test.each(['0.00%', '0%', '0.0000 %', '[Red]0.00%'])(
  'a cell that shows percent (%s) is what it shows, not a hundredth of it',
  async (format) => {
    for (const [kept, shown] of [
      [0.0725, '7.25'],
      [0.07, '7.00'],
      [1, '100.00'],
    ] as const) {
      const { faults, read } = await translated(
        await billsOf([1], { baht: asNumber(kept, format) }),
      );
      expect(faults).toEqual([]);
      expect((await read('agency_months'))[0]).toContain(`,1,${shown},`);
    }
  },
);

test('a mark of percent that is text alone makes no percent', async () => {
  const core = await billsOf([1], { baht: asNumber(7.25, '0.00"%"') });
  const { faults, read } = await translated(core);
  expect(faults).toEqual([]);
  expect((await read('agency_months'))[0]).toContain(',1,7.25,');
});

test('a sheet that no source reads is told, unless it is empty or ignored', async () => {
  const others = { old: [[asText('unit')], [asText('3')]], empty: [[]] };
  const core = await billsOf([1], { others });
  const { faults } = await translated(core);
  expect(faults).toEqual([
    {
      file: 'bills.xlsx',
      row: 1,
      column: '',
      reason: 'แผนที่ข้อมูลไม่ได้กล่าวถึงแผ่นงาน “old” หากไม่ใช้ให้ใส่ใน ignore: ["bills.xlsx#old"]',
    },
  ]);
  const ignoring = (names: string) =>
    translated({
      ...core,
      mapping: core.mapping.replace('sources:', `ignore: ${names}\nsources:`),
    });
  expect((await ignoring('["bills.xlsx#old"]')).faults).toEqual([]);
  expect((await ignoring('["*.xlsx#o?d"]')).faults).toEqual([]);
  for (const files of ['["bills.xlsx"]', '["*old*"]']) {
    expect((await ignoring(files)).faults).toHaveLength(1);
  }
});
