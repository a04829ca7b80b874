/** Where a dividend comes from, and what is said when the records say something else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dividendWorking, type Recorded, refundWorking } from '../working.ts';
import { anyHolding, year2568 } from './years.ts';

const recorded = (baseSatang: bigint, paidSatang: bigint, isWithheld = false): Recorded => ({
  ...{ baseSatang, paidSatang, isWithheld },
});
const twoMoves = [
  { on: '2025-03-07', satang: 2_000_000n },
  { on: '2025-09-25', satang: -500_000n },
];
const dividend = (record: Recorded) => dividendWorking(year2568, 10_000_000n, twoMoves, record);

describe('D-32 the dividend', () => {
  // 5.70 %: 100,000 × 12/12 = 5,700.00; 20,000 × 10/12 = 950.00; −5,000 × 3/12 = −71.25.
  test('ties with what is on record, line by line', () => {
    const found = dividend(recorded(11_500_000n, 657_875n));
    expect(found.verdict).toBe('TIES');
    expect(found.lines.map((line) => line.dividendSatang)).toEqual([570_000n, 95_000n, -7_125n]);
    expect([found.baseSatang, found.computedSatang]).toEqual([11_500_000n, 657_875n]);
  });

  test.each([
    ['another amount, by a satang', recorded(11_500_000n, 657_876n)],
    ['another base, although the amount is right', recorded(11_500_001n, 657_875n)],
    ['held, and yet paid', recorded(11_500_000n, 657_875n, true)],
    ['nothing although not held', recorded(11_500_000n, 0n)],
  ])('is not said to tie: %s', (_name, record) => {
    expect(dividend(record).verdict).toBe('DIFFERS');
    expect(dividend(record).computedSatang).toBe(657_875n);
  });

  test('withheld: the working stands, nothing is paid', () => {
    expect(dividend(recorded(11_500_000n, 0n, true)).verdict).toBe('HELD');
    expect(dividend(recorded(11_499_999n, 0n, true)).verdict).toBe('DIFFERS');
  });

  test('movements that make no sense give no figure at all', () => {
    const overdrawn = [{ on: '2025-03-07', satang: -20_000_000n }];
    const found = dividendWorking(year2568, 10_000_000n, overdrawn, recorded(0n, 0n));
    expect(found).toEqual({
      ...{ verdict: 'UNKNOWN', lines: [], baseSatang: -10_000_000n, computedSatang: 0n },
    });
  });
});

describe('D-32 the refund', () => {
  // 13 % of 0.05 and of 0.05: 0.0065 each, 0.013 together, which is rounded to 0.01.
  test('contract by contract; the lines add up to the sum that is rounded once', () => {
    const [first, second] = ['a', 'b'].map((no) => ({ no, interestSatang: 5n }));
    if (!first || !second) throw new Error('no interest');
    const found = refundWorking(year2568, [first, second], recorded(10n, 1n));
    expect(found.verdict).toBe('TIES');
    expect(found.lines).toEqual([
      { paid: first, refundSatang: 1n },
      { paid: second, refundSatang: 0n },
    ]);
  });

  test.each([
    ['another refund', recorded(5_000_000n, 650_001n), 'DIFFERS'],
    ['other interest', recorded(5_000_001n, 650_000n), 'DIFFERS'],
    ['held', recorded(5_000_000n, 0n, true), 'HELD'],
    ['as it is', recorded(5_000_000n, 650_000n), 'TIES'],
  ])('%s', (_name, record, verdict) => {
    const paid = [3_000_000n, 2_000_000n].map((interestSatang) => ({ interestSatang }));
    expect(refundWorking(year2568, paid, record).verdict).toBe(verdict);
  });

  test('whoever paid no interest has no refund and no line', () => {
    const none = refundWorking(year2568, [], recorded(0n, 0n));
    expect(none).toEqual({ verdict: 'TIES', lines: [], baseSatang: 0n, computedSatang: 0n });
  });
});

test('D-32 whatever was paid in and taken out, the lines are exactly the sum', () => {
  fc.assert(
    fc.property(anyHolding, ({ year, broughtForward, moves }) => {
      const base = moves.reduce((sum, { satang }) => sum + satang, broughtForward);
      const { lines, baseSatang, computedSatang, verdict } = dividendWorking(
        year,
        broughtForward,
        moves,
        recorded(base, 0n),
      );
      expect(lines.reduce((sum, line) => sum + line.dividendSatang, 0n)).toBe(computedSatang);
      expect(lines.length).toBe(moves.length + 1);
      expect(baseSatang).toBe(base);
      expect(verdict).toBe(computedSatang === 0n ? 'TIES' : 'DIFFERS');
    }),
  );
});
