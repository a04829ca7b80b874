import { expect, test } from 'vitest';
import type { ResultRow } from './cell.ts';
import { findHead } from './head.ts';
import { matchLines } from './match.ts';
import { readLines } from './read-lines.ts';

const bills = [
  { memberNo: '000111', seq: 1, employeeNo: 'E1', billedSatang: 100_00n },
  { memberNo: '000123', seq: 1, employeeNo: 'E2', billedSatang: 200_00n },
  { memberNo: '000456', seq: 1, employeeNo: 'E2', billedSatang: 300_00n },
  { memberNo: '000789', seq: 1, employeeNo: null, billedSatang: 400_00n },
];

function matchOf(...table: readonly (readonly string[])[]) {
  const rows: ResultRow[] = table.map((cells, index) => ({
    row: index + 1,
    cells: cells.map((cell) => (cell === '' ? null : cell)),
  }));
  const head = findHead(rows);
  if (!('places' in head)) throw new Error('no head');
  return matchLines(readLines(rows.slice(head.at + 1), head.places), bills);
}
const head = ['Member No.', 'รหัสพนักงาน', 'หักได้ (บาท)', 'สาเหตุ', 'สังกัดใหม่', 'หมายเหตุ', 'เรียกเก็บ'];

test('D-23 lines match by membership number or by an employee number of one', () => {
  const { lines, problems, missing } = matchOf(
    ['ผลการหักเดือน พ.ย.'],
    [],
    head,
    ['111', '', '100', '', '', '', '100.00'],
    ['', 'E1X', '', '', '', '', ''],
    ['๑๒๓', 'E2', '50.25', 'เงินเดือนไม่พอ', '', 'ครึ่งเดือน', ''],
    ['000789', '', '0', 'โอนย้าย', 'โรงเรียนใหม่', '', ''],
    ['รวมทั้งสิ้น', '', '150.25', '', '', '', ''],
    ['', '', '', '', '', '(ลงชื่อ)', ''],
  );
  expect(lines).toMatchObject([
    { row: 4, outcome: 'FULL', collectedSatang: 100_00n, reason: null },
    {
      row: 6,
      outcome: 'PARTIAL',
      collectedSatang: 50_25n,
      reason: 'INSUFFICIENT',
      note: 'ครึ่งเดือน',
    },
    { row: 7, outcome: 'NONE', reason: 'TRANSFERRED', newAgency: 'โรงเรียนใหม่' },
  ]);
  expect(problems).toEqual([{ row: 5, column: 'employee_no', fault: 'unknown', value: 'E1X' }]);
  expect(missing.map(({ memberNo }) => memberNo)).toEqual(['000456']);
});

test('0046 of several bills of a member the billed amount tells which, nothing else', () => {
  const first = { memberNo: '000111', seq: 1, employeeNo: 'E1', billedSatang: 100_00n };
  const again = { ...first, seq: 2, billedSatang: 30_00n };
  const columns = { member_no: 0, employee_no: 1, collected: 2, billed: 3 };
  const of = (own: readonly (typeof first)[], ...cells: string[]) =>
    matchLines(readLines([{ row: 1, cells }], columns), own);
  const matched = of([first, again], '111', '', '30', '30.00');
  expect(matched.lines.map(({ bill }) => bill.seq)).toEqual([2]);
  expect(matched.missing.map(({ seq }) => seq)).toEqual([1]);
  expect(of([first, again], '', 'E1', '100', '100.00').lines.map(({ bill }) => bill.seq)).toEqual([
    1,
  ]);
  const twins = [first, { ...again, billedSatang: 100_00n }];
  const others = [first, { ...again, memberNo: '000123' }];
  for (const found of [
    of([first, again], '111', '', '30', ''),
    of([first, again], '111', '', '30', '31.00'),
    of(twins, '111', '', '100', '100.00'),
    // An employee number of two people: an amount does not say whose it is.
    of(others, '', 'E1', '30', '30.00'),
  ]) {
    expect(found.lines).toEqual([]);
    expect(found.problems).toMatchObject([{ fault: 'not_unique' }]);
  }
});

test('part E zeros before an employee number are no part of it, and zeros alone are none', () => {
  const own = [{ memberNo: '000111', seq: 1, employeeNo: '0012', billedSatang: 100n }];
  const rows = ['0000012', '12', '0000000'].map((no, at) => ({ row: at + 1, cells: [no, '1.00'] }));
  const of = (row: ResultRow) =>
    matchLines(readLines([row], { employee_no: 0, collected: 1 }), own);
  const [padded, bare, none] = rows.map(of);
  expect([padded?.lines.length, bare?.lines.length]).toEqual([1, 1]);
  expect(none?.problems).toMatchObject([{ fault: 'no_key' }]);
});

test.each<[string, string[], object]>([
  ['of nobody', ['999999', '', '1', '', '', '', ''], { column: 'member_no', fault: 'unknown' }],
  ['without a key', ['', '', '1', '', '', '', ''], { column: 'member_no', fault: 'no_key' }],
  [
    'with a bad number',
    ['12x', '', '1', '', '', '', ''],
    { column: 'member_no', fault: 'member_no' },
  ],
  ['of a lost number', ['1.23E+05', '', '1', '', '', '', ''], { fault: 'member_no' }],
  ['of an employee number of two', ['', 'E2', '1', '', '', '', ''], { fault: 'not_unique' }],
  ['of two people at once', ['111', 'E2', '1', '', '', '', ''], { fault: 'contradiction' }],
  ['negative', ['111', '', '-1', '', '', '', ''], { column: 'collected', fault: 'negative' }],
  [
    'above the bill',
    ['111', '', '100.01', '', '', '', ''],
    { fault: 'above_billed', other: '10000' },
  ],
  ['without a reason', ['111', '', '99.99', '', '', '', ''], { fault: 'no_reason' }],
  ['with a reason for all', ['111', '', '100', 'ลาออก', '', '', ''], { fault: 'reason_of_full' }],
  ['with words for a reason', ['111', '', '0', 'ไม่ทราบ', '', '', ''], { fault: 'unknown_reason' }],
  ['with a reason alone', ['111', '', '', 'ลาออก', '', '', ''], { fault: 'no_amount' }],
  ['moved without the reason', ['111', '', '0', 'ลาออก', 'ที่ใหม่', '', ''], { fault: 'not_moved' }],
  [
    'of another month',
    ['111', '', '100', '', '', '', '99'],
    { column: 'billed', fault: 'other_billed' },
  ],
  [
    'with a formula',
    ['111', '', '=1+1', '', '', '', ''],
    { column: 'collected', fault: 'formula_text' },
  ],
  ['with a link', ['=HYPERLINK("x")', '', '1', '', '', '', ''], { fault: 'formula_text' }],
  ['with a full-width formula', ['111', '', '100', '', '', '＝1', ''], { column: 'note' }],
  ['with a minus of a formula', ['111', '', '100', '', '', '-1+1', ''], { fault: 'formula_text' }],
  ['with a long note', ['111', '', '100', '', '', 'ก'.repeat(201), ''], { fault: 'too_long' }],
  [
    'with a note that turns its direction',
    ['111', '', '100', '', '', 'ก\u202e00.1', ''],
    { column: 'note', fault: 'unreadable' },
  ],
  [
    'with an Arabic mark',
    ['111', '', '0', 'โอนย้าย', 'ก\u061cข', '', ''],
    { column: 'new_agency', fault: 'unreadable' },
  ],
  [
    'with a formula behind what shows nothing',
    ['111', '', '100', '', '', '\u3164=1', ''],
    { column: 'note', fault: 'formula_text' },
  ],
])('T17 a line %s is refused with its row', (_, line, fault) => {
  const { lines, problems } = matchOf(head, line);
  expect(lines).toEqual([]);
  expect(problems).toMatchObject([{ row: 2, ...fault }]);
});

test.each([
  ['what shows nothing', 'ครึ่ง\u2062เดือน\ufffb \u{e0041}\u3164\u034f', 'ครึ่งเดือน'],
  ['nothing to see', '\u3164\u2800', null],
  ['as many pictures as letters fit', '\u{1f600}'.repeat(200), '\u{1f600}'.repeat(200)],
])('T17 a note with %s is kept as a typed one', (_, typed, note) => {
  const { lines, problems } = matchOf(head, ['111', '', '100', '', '', typed, '']);
  expect(problems).toEqual([]);
  expect(lines).toMatchObject([{ note }]);
});

test('D-23 a member who stands twice is refused with both rows', () => {
  const { problems } = matchOf(head, ['111', '', '100'], ['000111', '', '100']);
  expect(problems).toMatchObject([{ row: 3, fault: 'duplicate', value: '000111', other: '2' }]);
});

test('D-23 a sum that is not the sum of its lines is told', () => {
  const { problems } = matchOf(head, ['111', '', '100'], ['รวม', '', '100.01']);
  expect(problems).toEqual([
    { row: 3, column: 'collected', fault: 'sum', value: '10001', other: '10000' },
  ]);
});

test('D-23 a file without our columns has no head, and one with two of a kind says which', () => {
  const row = (...cells: string[]) => [{ row: 1, cells }];
  expect(findHead(row('ชื่อ', 'จำนวนเงิน'))).toEqual({ missing: 'none' });
  expect(findHead(row('เลขทะเบียน', 'ชื่อ'))).toEqual({ missing: 'none' });
  expect(findHead(row('หักได้', 'ยอดหักได้', 'เลขสมาชิก'))).toEqual({
    missing: 'twice',
    column: 'collected',
  });
});

test('what stands in a refused cell is shown without marks that hide', () => {
  const { problems } = matchOf(head, [`1${'\u202e'}2${'x'.repeat(60)}`, '', '1']);
  expect(problems[0]?.value).toBe(`1�2${'x'.repeat(37)}…`);
});
