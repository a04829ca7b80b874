import { expect, test } from 'vitest';
import { salaryLeft } from '../../../../core/loan/salary.ts';
import type { Schedule } from '../../../../core/loan/terms.ts';
import { formatNumber } from '../../../../core/thai-number.ts';
import { leftShown } from './remaining-shown.ts';

test.each([
  [100_006n, 142_860n, '29.99', 'would round to 30.00'],
  [100_002n, 142_860n, '30.00', 'is enough'],
  [100_006n, 120_000n, '16.66', 'is far too little'],
])('D-28 an instalment of %s of %s satang leaves %s %%: %s', (paymentSatang, salary, shown) => {
  const instalments = [{ paymentSatang }] as unknown as Schedule['instalments'];
  const left = salaryLeft({ instalments }, salary, 30);
  expect(formatNumber(leftShown(left, 30))).toBe(shown);
});
