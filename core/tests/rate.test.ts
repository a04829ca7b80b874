import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRate, parseRate } from '../rate.ts';

test('a rate has two decimals, or as many as it needs', () => {
  expect(formatRate(15_000n)).toBe('1.50');
  expect(formatRate(57_525n)).toBe('5.7525');
  expect(formatRate(57_520n)).toBe('5.752');
  expect(formatRate(0n)).toBe('0.00');
  expect(formatRate(100n)).toBe('0.01');
  expect(formatRate(1_000_000n)).toBe('100.00');
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 9_999_999n }), (rate) => {
      expect(parseRate(formatRate(rate))).toBe(rate);
    }),
  );
});
