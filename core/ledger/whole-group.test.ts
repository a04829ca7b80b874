import { expect, test } from 'vitest';
import { depositLedger } from './deposits.text.ts';
import { addsUp } from './whole-group.ts';

const line = (seq: number, sign_flag: 1 | 0 | -1, amount: string) => ({
  ...{ seq, posted_on: '2025-11-03', description: '', sign_flag, balance: '900.00' },
  ...{ withdrawal: sign_flag < 0 ? amount : null, deposit: sign_flag > 0 ? amount : null },
});
const lines = [line(3, -1, '50.10'), line(2, 0, '0.00'), line(1, 1, '20.00'), line(0, 1, '0.30')];
const sums = { deposited: '20.30', withdrawn: '50.10' };

test('R046 all lines of a month add up to its sums, to the satang', () => {
  expect(addsUp(depositLedger, lines, sums)).toBe(true);
});

test.each([
  ['a line that came in lies on another page', lines.slice(0, -1)],
  ['a line that went out lies on another page', lines.slice(1)],
])('R046 %s: the sums are of more than is shown', (_, shown) => {
  expect(addsUp(depositLedger, shown, sums)).toBe(false);
});
