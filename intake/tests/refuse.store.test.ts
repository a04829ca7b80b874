import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { runIntake } from '../run-intake.ts';
import {
  copyExtract,
  type ExtractCopy,
  fieldOf,
  readSnapshot,
  satangMore,
  setField,
  swapRows,
} from './held-store.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let before: Awaited<ReturnType<typeof readSnapshot>>;
let extract: ExtractCopy;
beforeAll(async () => {
  store = await openTestStore();
  before = await readSnapshot(store.ownerUrl);
});
afterAll(() => store.close());
beforeEach(async () => {
  extract = await copyExtract(store.extractFolder);
});
afterEach(() => extract.remove());

/** Line breaks up to here, and one: the row in which the byte stands. */
const rowAt = (bytes: string, offset: number): number => bytes.slice(0, offset).split('\n').length;

/** The row that states the first agency's total. */
const agencyRow = (bytes: string): number =>
  bytes.split('\r\n').findIndex((line) => line.includes('01011001')) + 1;

interface Broken {
  readonly name: string;
  readonly file: string;
  readonly change: (bytes: string) => string;
  /** Where the first fault is. */
  readonly row: number | ((bytes: string) => number);
  readonly column: string;
  readonly reason: RegExp;
}

const set = (row: number, column: string, value: string) => (bytes: string) =>
  setField(bytes, row, column, value);

const cases: readonly Broken[] = [
  {
    name: 'a file cut in half',
    file: 'share_lines.csv',
    change: (bytes) => bytes.slice(0, bytes.indexOf(',MONTHLY', bytes.length / 2)),
    row: (bytes) => rowAt(bytes, bytes.length),
    column: 'PERIOD_NO',
    reason: /ขาดกลางแถว/,
  },
  {
    name: 'a file cut at the end of a line',
    file: 'deposit_lines.csv',
    change: (bytes) => bytes.slice(0, bytes.lastIndexOf('\r\n', bytes.length - 3) + 2),
    row: (bytes) => bytes.split('\r\n').length - 1,
    column: 'BALANCE',
    reason: /ยอดคงเหลือรายการสุดท้าย/,
  },
  {
    name: 'a file in UTF-16',
    file: 'members.csv',
    change: (bytes) => Buffer.from(`\ufeff${bytes}`, 'utf16le').toString('latin1'),
    row: 1,
    column: 'MEMBER_NO',
    reason: /UTF-16/,
  },
  {
    name: '29/02/2568',
    file: 'share_lines.csv',
    change: set(100, 'POSTED_ON', '29/02/2568'),
    row: 100,
    column: 'POSTED_ON',
    reason: /ไม่มีวันที่นี้ในปฏิทิน.*29\/02\/2568/,
  },
  {
    name: '1.23457E+09 as an account number',
    file: 'deposit_accounts.csv',
    change: set(5, 'ACCOUNT_NO', '1.23457E+09'),
    row: 5,
    column: 'ACCOUNT_NO',
    reason: /ยกกำลัง.*1\.23457E\+09/,
  },
  {
    name: 'a running balance that does not tie',
    file: 'deposit_lines.csv',
    change: (bytes) => satangMore(bytes, 200, 'BALANCE'),
    row: 200,
    column: 'BALANCE',
    reason: /ยอดคงเหลือไม่ตรง/,
  },
  {
    name: 'a wrong control total',
    file: 'manifest.csv',
    change: (bytes) => satangMore(bytes, 4, 'TOTAL'),
    row: 4,
    column: 'TOTAL',
    reason: /ควรรวมได้/,
  },
  {
    name: 'a wrong row count',
    file: 'manifest.csv',
    change: set(2, 'ROWS', '5000'),
    row: 2,
    column: 'ROWS',
    reason: /ควรมี 5000 แถว/,
  },
  {
    name: 'a key twice',
    file: 'members.csv',
    change: (bytes) => setField(bytes, 9, 'MEMBER_NO', fieldOf(bytes, 8, 'MEMBER_NO')),
    row: 9,
    column: 'MEMBER_NO',
    reason: /ซ้ำกับแถวที่ 8/,
  },
  {
    name: 'lines in another order',
    file: 'deposit_lines.csv',
    change: (bytes) => swapRows(bytes, 4, 5),
    row: 4,
    column: 'SEQ',
    reason: /ลำดับรายการต้องเป็น 3 พบ 4/,
  },
  {
    name: 'an unassigned byte',
    file: 'members.csv',
    change: (bytes) => setField(bytes, 7, 'FIRST_NAME', '\xca\xc1\xdb\xcb'),
    row: 7,
    column: 'FIRST_NAME',
    reason: /ชุดอักขระ/,
  },
  {
    name: 'a sign that is none',
    file: 'share_lines.csv',
    change: set(30, 'SIGN', '2'),
    row: 30,
    column: 'SIGN',
    reason: /เครื่องหมาย.*“2”/,
  },
  {
    name: 'an account of an unknown member',
    file: 'deposit_accounts.csv',
    change: set(6, 'MEMBER_NO', '999999'),
    row: 6,
    column: 'MEMBER_NO',
    reason: /ไม่มีสมาชิก 999999/,
  },
  {
    name: 'a wrong total of one agency',
    file: 'manifest.csv',
    change: (bytes) => satangMore(bytes, agencyRow(bytes), 'TOTAL'),
    row: agencyRow,
    column: 'TOTAL',
    reason: /members\.csv AGENCY_NO 01011001 .* ควรรวมได้/,
  },
  ...(
    [
      ['loan_lines.csv', 'INTEREST', 'TOTAL'],
      ['loans.csv', 'ACCRUED_INTEREST', 'ACCRUED_INTEREST'],
      ['dividends.csv', 'REFUND', 'REFUND'],
      ['agency_months.csv', 'BILLED', 'UNCOLLECTED'],
      ['collections.csv', 'COLLECTED', 'UNCOLLECTED'],
      ['collection_items.csv', 'COLLECTED', 'COLLECTED'],
      ['cremation_months.csv', 'AMOUNT', 'AMOUNT'],
      ['welfare_claims.csv', 'AMOUNT', 'AMOUNT'],
    ] as const
  ).map(([file, changed, column]) => ({
    name: `one satang more in ${file}`,
    file,
    change: (bytes: string) => satangMore(bytes, 9, changed),
    row: 9,
    column,
    reason: /[ก-๙]{4}/,
  })),
  {
    name: 'columns in another order',
    file: 'agencies.csv',
    change: (bytes) => bytes.replace('NAME,HEAD_NAME', 'HEAD_NAME,NAME'),
    row: 1,
    column: 'NAME',
    reason: /หัวคอลัมน์/,
  },
];

/** As another extract of the demo that the store is. */
const run = () => runIntake({ folder: extract.folder, ownerUrl: store.ownerUrl, madeUp: true });

test.each(cases)(
  'F11 $name: refused, and nothing has changed',
  async ({ file, change, row, column, reason }) => {
    await extract.change(file, change);
    const bytes = await readFile(join(extract.folder, file), 'latin1');
    const report = await run();
    expect(report.outcome).toBe('refused');
    expect(report.publicationId).toBeUndefined();
    expect(report.faults[0]).toEqual({
      file,
      row: typeof row === 'number' ? row : row(bytes),
      column,
      reason: expect.stringMatching(reason),
    });
    expect(await readSnapshot(store.ownerUrl)).toEqual(before);
  },
);

test('F11 a missing file: refused, and nothing has changed', async () => {
  await rm(join(extract.folder, 'deposit_lines.csv'));
  const report = await run();
  expect(report).toMatchObject({ outcome: 'refused', files: [] });
  expect(report.faults).toEqual([
    {
      file: 'manifest.csv',
      row: expect.any(Number),
      column: 'FILE',
      reason: expect.stringContaining('deposit_lines.csv'),
    },
  ]);
  expect(await readSnapshot(store.ownerUrl)).toEqual(before);
});

test('one broken row is one fault, and files that do not hang on it are read as well', async () => {
  await extract.change('share_lines.csv', set(100, 'POSTED_ON', '29/02/2568'));
  await extract.change('deposit_lines.csv', set(50, 'SIGN', 'x'));
  const { faults } = await run();
  expect(faults.map(({ file, row }) => [file, row])).toEqual([
    ['share_lines.csv', 100],
    ['deposit_lines.csv', 50],
  ]);
});

test('what refers to a broken file is not blamed for it', async () => {
  await extract.change('members.csv', set(3, 'BIRTH_DATE', '31/02/2500'));
  const { faults } = await run();
  expect(faults.map(({ file, row }) => [file, row])).toEqual([['members.csv', 3]]);
});

test('every reason is a Thai sentence', async () => {
  await writeFile(join(extract.folder, 'share_lines.csv'), 'x,y\r\n');
  await extract.change('deposit_lines.csv', (bytes) => bytes.replaceAll('/25', '-25'));
  const { faults } = await run();
  expect(faults).toHaveLength(20);
  for (const { reason } of faults) expect(reason).toMatch(/[ก-๙]{4}/);
});
