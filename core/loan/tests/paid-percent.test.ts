import { expect, test } from 'vitest';
import { paidPercent } from '../paid-percent.ts';

test.each([
  [90_000_000n, 67_500_000n, '25.00'],
  [5_000_000n, 3_749_000n, '25.02'],
  [95_000_000n, 71_249_000n, '25.00'],
  [3n, 2n, '33.33'],
  [3n, 1n, '66.67'],
  [100_000n, 0n, '100.00'],
  [100_000n, 100_000n, '0.00'],
  // More is owed than was paid out.
  [100_000n, 101_000n, '0.00'],
])('D-07 of %s satang with %s left, %s percent is repaid', (disbursed, left, percent) => {
  expect(paidPercent(disbursed, left)).toBe(percent);
});

test('of nothing paid out there is no part', () => {
  expect(paidPercent(0n, 0n)).toBeUndefined();
});
