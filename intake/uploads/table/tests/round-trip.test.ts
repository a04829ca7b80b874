import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResultRow } from '../../../../core/agency/result-file/cell.ts';
import { findHead } from '../../../../core/agency/result-file/head.ts';
import { readLines } from '../../../../core/agency/result-file/read-lines.ts';
import { UnfitTable } from '../received-table.ts';
import { readSeparated, readWidths } from '../text-table.ts';
import { readWorkbook } from '../workbook.ts';
import { fixed, tis620, utf8, type WrittenLine, widths, workbook } from './written.ts';

const digits = (length: number) =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((no) => String(no).padStart(length, '0'));
/** As `normaliseThai` would leave it, which begins no formula. */
const note = fc
  .array(fc.constantFrom('ก', 'น้ำ', 'ครู', 'A', '9', ',', '"', ' ', '/', '.', '‘', '–'), {
    maxLength: 12,
  })
  .map((signs) => signs.join('').trim().replace(/\s+/g, ' '))
  .filter((words) => !/^[-–‘]/.test(words) && words !== '');
const lines = fc.array(
  fc.record({
    memberNo: digits(6),
    collectedSatang: fc.bigInt({ min: 0n, max: 999_999_999_99n }),
    reason: fc.constantFrom('', 'เงินไม่พอ', 'ลาไม่รับเงินเดือน', 'อื่น ๆ', 'RETIRED'),
    note: fc.oneof(fc.constant(''), note),
  }),
  { minLength: 1, maxLength: 12 },
);

const codes: Readonly<Record<string, string>> = {
  เงินไม่พอ: 'INSUFFICIENT',
  ลาไม่รับเงินเดือน: 'UNPAID_LEAVE',
  'อื่น ๆ': 'OTHER',
  RETIRED: 'RETIRED',
};
const expectedLines = (written: readonly WrittenLine[]) =>
  written.map((line) => ({
    memberNo: line.memberNo,
    collectedSatang: line.collectedSatang,
    reason: codes[line.reason] ?? null,
    note: line.note === '' ? null : line.note,
  }));

function underHead(rows: readonly ResultRow[]) {
  const head = findHead(rows);
  if (!('places' in head)) throw new Error('no head');
  return readLines(rows.slice(head.at + 1), head.places);
}
const actualLines = ({ lines: read, problems }: ReturnType<typeof readLines>) => {
  expect(problems).toEqual([]);
  return read.map(({ memberNo, collectedSatang, reason, note: words }) => ({
    memberNo,
    collectedSatang,
    reason,
    note: words,
  }));
};

test('D-23 lines written in any of the four formats read back the same', async () => {
  await fc.assert(
    fc.asyncProperty(lines, async (written) => {
      const right = expectedLines(written);
      expect(actualLines(underHead(readSeparated(utf8(written))))).toEqual(right);
      expect(actualLines(underHead(readSeparated(tis620(written))))).toEqual(right);
      expect(actualLines(underHead(await readWorkbook(await workbook(written))))).toEqual(right);
      const places = { member_no: 0, collected: 1, reason: 2, note: 3 };
      const rows = readWidths(fixed(written), widths);
      expect(actualLines(readLines(rows, places, { satang: true }))).toEqual(right);
    }),
    { numRuns: 60 },
  );
});

test('D-23 separators are found, also where amounts have thousands marks', () => {
  for (const mark of [';', '\t']) {
    const text = ['รายงานเดือน 11', ['เลขสมาชิก', 'หักได้'], ['๑๒๓', '1,234.50'], ['รวม', '1,234.50']]
      .map((row) => (typeof row === 'string' ? row : row.join(mark)))
      .join('\r\n');
    const { lines: read, problems } = underHead(readSeparated(Buffer.from(text)));
    expect(problems).toEqual([]);
    expect(read).toMatchObject([{ row: 3, memberNo: '000123', collectedSatang: 123450n }]);
  }
});

test('part E a byte that is no letter of Windows-874 has its row and column', () => {
  const file = Buffer.concat([
    tis620([{ memberNo: '000111', collectedSatang: 1n, reason: '', note: 'ครู' }]),
    Buffer.from('000123,1.00,,a\xdbb\r\n', 'latin1'),
  ]);
  expect(underHead(readSeparated(file)).problems).toEqual([
    { row: 3, column: 'note', fault: 'unreadable', value: 'a…b' },
  ]);
});

test('part E a line of fixed width that is cut within is one fault', () => {
  const written = [
    { memberNo: '000111', collectedSatang: 1n, reason: '', note: '' },
    { memberNo: '000123', collectedSatang: 1n, reason: '', note: '' },
  ];
  const cut = fixed(written).subarray(0, -30);
  const places = { member_no: 0, collected: 1, reason: 2, note: 3 };
  const { lines: read, problems } = readLines(readWidths(cut, widths), places, { satang: true });
  expect(read[0]).toMatchObject({ memberNo: '000111', collectedSatang: 1n });
  expect(problems).toEqual([{ row: 2, column: 'member_no', fault: 'cut', value: '51 ≠ 79' }]);
});

test('T17 formulas of a workbook are told with their cells, whatever stands beside', async () => {
  const { storeArchive } = await import('../../store-archive.ts');
  const { openArchive } = await import('../../open-archive.ts');
  const whole = await workbook([{ memberNo: '000111', collectedSatang: 1n, reason: '', note: '' }]);
  const parts = new Map(openArchive(whole, () => true));
  const cell = (at: string, inside: string, more = '') => `<c r="${at}"${more}>${inside}</c>`;
  const sheet = [
    cell('A1', '<is><t>เลขทะเบียน</t></is>', ' t="inlineStr"'),
    cell('B1', '<is><t>หักได้</t></is>', ' t="inlineStr"'),
    cell('A2', '<f>HYPERLINK("http://x","000111")</f><v>000111</v>', ' t="str"'),
    cell('B2', '<v>2450.0700000000002</v>'),
    cell('A3', '<v>123</v>'),
    cell('B3', '<f t="shared" si="0"/><v>5</v>'),
    cell('A4', '<v>124</v>'),
    cell('B4', '<v>#REF!</v>', ' t="e"'),
    cell('A5', '<v>125</v>'),
    cell('B5', '<v>0.30000000000000004</v>'),
    cell('C5', '<f>A5*2</f><v>250</v>'),
  ];
  const rows = Map.groupBy(sheet, (one) => /\d+/.exec(one)?.[0]);
  const xml = [...rows].map(([row, cells]) => `<row r="${row}">${cells.join('')}</row>`).join('');
  parts.set(
    'xl/worksheets/sheet1.xml',
    Buffer.from(`<worksheet><sheetData>${xml}</sheetData></worksheet>`),
  );
  const { lines: read, problems } = underHead(await readWorkbook(storeArchive(parts)));
  expect(problems).toEqual([
    { row: 2, column: 'member_no', fault: 'formula', value: '=HYPERLINK("http://x","000111")' },
    { row: 3, column: 'collected', fault: 'formula', value: '=' },
    { row: 4, column: 'collected', fault: 'failed_formula', value: '#' },
  ]);
  expect(read.map(({ row, collectedSatang }) => [row, collectedSatang])).toEqual([
    [2, 245007n],
    [3, null],
    [4, null],
    [5, 30n],
  ]);
});

test('T18 nothing but a table is taken for one', () => {
  expect(() => readSeparated(Buffer.from('a,"b'))).toThrow(UnfitTable);
});
