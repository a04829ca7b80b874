import { expect, test } from 'vitest';
import { holdsNationalId } from '../national-id.ts';
import { findVoterHead, readVoterFile } from './voter-file.ts';

const head = ['เลขทะเบียน', 'เขต', 'ช่องลงคะแนน', 'ลำดับที่', 'เลขประจำตัวประชาชน', 'หมายเหตุ'];

function read(rows: readonly (readonly string[])[]) {
  const all = [head, ...rows].map((cells, at) => ({ row: at + 1, cells }));
  const found = findVoterHead(all);
  if (!('places' in found)) throw new Error('no head');
  return readVoterFile(all.slice(found.at + 1), found.places);
}

test('D-20 a member who comes again is a fault, and not a line of its own', () => {
  const { lines, problems } = read([
    ['000123', '1', '1', '1', ''],
    ['123', '1', '1', '2', '1101700207030'],
    ['000456', '1', '1', '3', ''],
  ]);
  expect(lines.map(({ row, memberNo }) => [row, memberNo])).toEqual([
    [2, '000123'],
    [4, '000456'],
  ]);
  expect(problems).toEqual([
    { row: 3, column: 'member_no', fault: 'duplicate', value: '000123', other: 2 },
  ]);
});

test.each([
  ['1101700207030', '•••030'],
  ['1-1017-00207-03-0', '•••030'],
  ['๑๑๐๑๗๐๐๒๐๗๐๓๐', '•••๐๓๐'],
  ['1.101700207030E12', '•••012'],
  ['12a', '12a'],
])('T13 %s in place of a number is told as %s', (cell, value) => {
  expect(read([[cell, '1']]).problems[0]?.value).toBe(value);
  expect(read([['123', cell]]).problems[0]?.value).toBe(value);
});

test.each([
  ['1101700207030', true],
  ['เลข 1-1017-00207-03-0 ค่ะ', true],
  ['1 1017 00207 03 0', true],
  ['1/1017/00207/03/0', true],
  ['1101700207030‐1', true],
  ['１１０１７００２０７０３０', true],
  ['110170020703', false],
  ['มติ 12/2568 วันที่ 15/11/2568', false],
  ['', false],
])('T13 whether %j holds a national ID: %s', (words, holds) => {
  expect(holdsNationalId(words)).toBe(holds);
});
