import { expect, test } from 'vitest';
import { compare } from './differences.ts';
import { rowMaker } from './files/plain.ts';

test('the same figures are no difference, however each side writes them', () => {
  const expected = {
    rate: '5.50',
    sum: '120',
    open: '1',
    none: '',
    list: [{ on: '2025-11-28' }],
    more: '9',
  };
  const shown = { rate: '5.5000', sum: 120n, open: true, none: null, list: [{ on: '2025-11-28' }] };
  expect(compare('000123', expected, shown)).toEqual({ compared: 5, differences: [] });
});

test('what differs is named with both figures', () => {
  const expected = { loans: [{ balanceSatang: '100' }, { balanceSatang: '7' }] };
  const shown = { loans: [{ balanceSatang: 100n }, { balanceSatang: 8n }] };
  expect(compare('000123', expected, shown).differences).toEqual([
    { who: '000123', field: 'loans.1.balanceSatang', fromFiles: '7', fromStore: '8' },
  ]);
});

test('a row too many, a row too few and a field that the files lack are differences', () => {
  const one = (expected: unknown, shown: unknown) => compare('x', expected, shown).differences[0];
  expect(one({ a: [1] }, { a: [1, 2] })).toMatchObject({ field: 'a', fromStore: '2 of them' });
  expect(one({ a: [1, 2] }, { a: [1] })).toMatchObject({ field: 'a', fromFiles: '2 of them' });
  expect(one({}, { a: 1n })).toMatchObject({ field: 'a', fromFiles: 'nothing', fromStore: '1' });
  expect(one({}, { a: { b: 1n } })).toMatchObject({ field: 'a', fromStore: 'something' });
  expect(one({ a: { b: 1 } }, { a: 'x' })).toMatchObject({ field: 'a', fromStore: 'x' });
});

test('fields of a file are satang and days of the common era', () => {
  const columns = [
    'MEMBER_NO',
    'SHARE_BALANCE',
    'LEFT_ON',
    'MONTH',
    'YEAR',
    'DOCUMENT_ON',
    'SALARY',
  ];
  const make = rowMaker(columns, new Set(['SHARE_BALANCE', 'SALARY']));
  const row = make(['000123', '1234.50', '00/00/0000', '11/2568', '2567', '29/02/2567', '']);
  expect(row).toEqual({
    memberNo: '000123',
    shareBalanceSatang: '123450',
    leftOn: '',
    month: '2025-11-01',
    year: '2024',
    documentOn: '2024-02-29',
    salarySatang: '',
  });
});
