import { expect, test } from 'vitest';
import { maxProblems, type ResultCell, type ResultRow } from './cell.ts';
import { matchLines } from './match.ts';
import { readLines } from './read-lines.ts';

const places = { member_no: 0, collected: 2, reason: 3 };
/** Number, name, amount, reason; from row 2 on. */
const read = (...table: readonly (readonly ResultCell[])[]) =>
  readLines(
    table.map((cells, index): ResultRow => ({ row: index + 2, cells })),
    places,
  );
const one = ['000111', 'นางมาลี ใจดี', '100.00'];
const two = ['000123', 'นายชัย ใจดี', '50.00'];

test.each<[string, ResultCell[]]>([
  ['in the place of a number', ['รวม', null, '150.00']],
  ['in the place of a name', [null, 'รวมทั้งสิ้น', '150.00']],
  ['with how many', [null, 'รวม 2 ราย', '150.00']],
  ['in brackets', [null, 'ยอดรวมหักได้ (2 ราย) บาท', '150.00']],
  ['of a last page in English', [null, 'Grand Total :', '150']],
  ['beside the zeros of nobody', ['000000', 'จำนวนเงินรวม', '150']],
  ['that is computed by formula', ['รวม', null, { is: 'formula', text: '=SUM(C2:C3)' }]],
  ['that failed', ['รวม', null, { is: 'error', text: '#' }]],
  ['without an amount', ['รวม', null, null]],
])('D-23 a sum %s is no line', (_, total) => {
  const { lines, problems } = read(one, two, total);
  expect([lines.length, problems]).toEqual([2, []]);
});

test.each<[string, ResultCell[], object]>([
  ['whose number cannot be read', ['12x', 'รวมพร ใจดี', '50.00'], { fault: 'member_no' }],
  ['whose number is lost', ['1E+05', 'รวมพร ใจดี', '50.00'], { fault: 'member_no' }],
  ['who has a reason', ['12x', 'รวม', '0', 'ลาออก'], { fault: 'member_no' }],
  ['with a formula of her own', ['12x', 'รวมพร', { is: 'formula', text: '=1' }], {}],
])('D-23 somebody %s is a line with its problem, no sum', (_, line, problem) => {
  const { lines, problems } = read(one, two, line);
  expect(lines).toHaveLength(3);
  expect(problems).toMatchObject([{ row: 4, ...problem }, ...problems.slice(1)]);
});

test('D-23 a name that begins as a sum is a name, also without a number or with one', () => {
  const own = { memberNo: '000456', seq: 1, employeeNo: null, billedSatang: 100_00n };
  const bills = [{ ...own, memberNo: '000111' }, own];
  // As much as all lines above: no sum for all that.
  const nobody = matchLines(read(one, [null, 'รวมพร ใจดี', '100.00']), bills);
  expect(nobody.problems).toMatchObject([{ row: 3, column: 'member_no', fault: 'no_key' }]);
  const somebody = matchLines(read(one, ['456', 'รวมทรัพย์ ใจดี', '100.00']), bills);
  expect([somebody.lines.length, somebody.problems]).toEqual([2, []]);
});

test('D-23 sums after groups and of all of them are held against their lines', () => {
  const group = (amount: string): ResultCell[] => [null, 'รวมแผนกบัญชี', amount];
  const all = (amount: string): ResultCell[] => ['รวมทั้งสิ้น', null, amount];
  expect(read(one, group('100'), two, group('50'), all('150')).problems).toEqual([]);
  // Groups of groups.
  const three = ['000456', 'นางสาวใจ ดีงาม', '1'];
  const nested = read(one, group('100'), two, group('50'), all('150'), three, all('1'), all('151'));
  expect(nested.problems).toEqual([]);
  expect(read(one, group('100'), two, group('49'), all('150')).problems).toEqual([
    { row: 5, column: 'collected', fault: 'sum', value: '4900', other: '15000' },
  ]);
  expect(read(one, two, all('1,23.00')).problems).toMatchObject([{ row: 4, fault: 'amount' }]);
});

test('D-23 problems are told up to a number of them, and counted beyond it', () => {
  const bad = Array.from({ length: 300 }, () => ['12x', null, '-']);
  const lines = read(...bad, ['000999', null, '1']);
  expect([lines.problems.length, lines.problemsTotal]).toEqual([maxProblems, 600]);
  const match = matchLines(lines, []);
  expect([match.problems.length, match.problemsTotal]).toEqual([maxProblems, 601]);
  expect(match.problems.map(({ row }) => row)).toEqual(
    Array.from({ length: maxProblems }, (_, at) => 2 + (at >> 1)),
  );
});

test.each<[boolean, ResultCell]>([
  [true, '=HYPERLINK("http://x","1")'],
  [true, "=cmd|' /C calc'!A0"],
  [true, { is: 'formula', text: '=WEBSERVICE("http://x")' }],
  [true, { is: 'formula', text: "='[other.xlsx]Sheet1'!A1" }],
  [false, { is: 'formula', text: '=SUM(A1:A9)' }],
  [false, '=1+1'],
  [false, '+66812345678'],
  [false, 'http://x'],
])('T17 whether a formula leaves its sheet: %s', (reaches, cell) => {
  expect(read(['000111', null, cell]).reachesOut).toBe(reaches);
});
