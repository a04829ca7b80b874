import { expect, test } from 'vitest';
import { monthAddress } from '../month-address.ts';

test.each([
  ['', {}],
  ['year=2568&month=11', { year: '2568', month: '11' }],
  ['month=11', undefined],
  ['year=2568', undefined],
  ['year=2025&month=11', undefined],
  ['year=2568&month=13', undefined],
  ['year=2568&month=011', undefined],
])('R073 the address %j', (query, month) => {
  expect(monthAddress(new URLSearchParams(query))).toEqual(month);
});
