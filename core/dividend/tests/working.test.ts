/** Where a dividend comes from, and what is said when the records say something else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTypeRates, type RefundTerms, refundTerms } from '../refund.ts';
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

const oneRate: RefundTerms = { method: 'ONE_RATE', refundRate: 130_000n, typeRates: new Map() };

describe('D-32 the refund by type of loan', () => {
  const byType = refundTerms({
    ...{ method: 'BY_LOAN_TYPE', refundRate: 100_000n, typeRates: 'EMG=0; HSG=8.25' },
  });
  const paid = (typeCode: string, interestSatang: bigint) => ({ typeCode, interestSatang });

  test('each type at its rate, rounded once; what is at nought is left out of the base', () => {
    // 1000.00 × 8.25 % + 333.33 × 10 % = 82.50 + 33.333 = 115.83.
    const interests = [paid('EMG', 50_000n), paid('HSG', 100_000n), paid('ORD', 33_333n)];
    const found = refundWorking(byType, interests, recorded(133_333n, 11_583n));
    expect(found).toMatchObject({ verdict: 'TIES', baseSatang: 133_333n, computedSatang: 11_583n });
    expect(
      found.lines.map(({ isLeftOut, rate, refundSatang }) => [isLeftOut, rate, refundSatang]),
    ).toEqual([
      [true, 0n, 0n],
      [false, 82_500n, 8_250n],
      [false, 100_000n, 3_333n],
    ]);
    expect(refundWorking(byType, interests, recorded(183_333n, 11_583n)).verdict).toBe('DIFFERS');
  });

  test('with one rate of nought the interest still is what it was computed on', () => {
    const nothing = { ...oneRate, refundRate: 0n };
    const found = refundWorking(nothing, [paid('ORD', 100n)], recorded(100n, 0n));
    expect(found).toMatchObject({ verdict: 'TIES', baseSatang: 100n });
  });

  test('where more was given back than paid there is neither a base nor a refund', () => {
    const given = [paid('ORD', 100n), paid('HSG', -300n)];
    for (const terms of [oneRate, byType]) {
      const found = refundWorking(terms, given, recorded(0n, 0n));
      expect(found).toMatchObject({ verdict: 'TIES', baseSatang: 0n, computedSatang: 0n });
    }
  });

  test('as delivered nothing is computed and no line told', () => {
    const delivered = { ...oneRate, method: 'AS_DELIVERED' as const };
    expect(refundWorking(delivered, [paid('ORD', 100n)], recorded(70n, 7n))).toEqual({
      ...{ verdict: 'DELIVERED', lines: [], baseSatang: 70n, computedSatang: 7n },
    });
  });

  test.each(['', 'EMG', 'EMG=', '=1', 'EMG=1;', 'EMG=1;EMG=2', 'EMG=100.01', 'EMG=-1'])(
    'B.3 refuses the rates %j',
    (text) => {
      expect(parseTypeRates(text)).toBeUndefined();
      expect(() =>
        refundTerms({ method: 'BY_LOAN_TYPE', refundRate: 0n, typeRates: text }),
      ).toThrow(RangeError);
    },
  );

  test('B.3 a code of a type may have any sign but a semicolon', () => {
    expect([...(parseTypeRates('ก=1=2.5;สม 2 = 100') ?? [])]).toEqual([
      ['ก=1', 25_000n],
      ['สม 2', 1_000_000n],
    ]);
  });
});

describe('D-32 the refund', () => {
  // 13 % of 0.05 and of 0.05: 0.0065 each, 0.013 together, which is rounded to 0.01.
  test('contract by contract; the lines add up to the sum that is rounded once', () => {
    const [first, second] = ['a', 'b'].map((no) => ({ no, typeCode: 'ORD', interestSatang: 5n }));
    if (!first || !second) throw new Error('no interest');
    const found = refundWorking(oneRate, [first, second], recorded(10n, 1n));
    expect(found.verdict).toBe('TIES');
    expect(found.lines).toEqual([
      { paid: first, rate: 130_000n, isLeftOut: false, refundSatang: 1n },
      { paid: second, rate: 130_000n, isLeftOut: false, refundSatang: 0n },
    ]);
  });

  test.each([
    ['another refund', recorded(5_000_000n, 650_001n), 'DIFFERS'],
    ['other interest', recorded(5_000_001n, 650_000n), 'DIFFERS'],
    ['held', recorded(5_000_000n, 0n, true), 'HELD'],
    ['as it is', recorded(5_000_000n, 650_000n), 'TIES'],
  ])('%s', (_name, record, verdict) => {
    const paid = [3_000_000n, 2_000_000n].map((interestSatang) => ({
      ...{ typeCode: 'ORD', interestSatang },
    }));
    expect(refundWorking(oneRate, paid, record).verdict).toBe(verdict);
  });

  test('whoever paid no interest has no refund and no line', () => {
    const none = refundWorking(oneRate, [], recorded(0n, 0n));
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
