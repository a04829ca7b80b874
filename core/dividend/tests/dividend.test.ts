import { describe, expect, test } from 'vitest';
import {
  dividendOf,
  dividendOfWeighted,
  refundOf,
  weightDenominator,
  weightOf,
} from '../dividend.ts';
import { fiscalYearOf } from '../fiscal-year.ts';
import { payoutOf } from '../payout.ts';
import type { DividendYear } from '../year.ts';
import { mustPay, rate, satangOf, year2568 } from './years.ts';

const months = Array.from({ length: 12 }, (_, index) => `${index + 1}`.padStart(2, '0'));

describe('D1', () => {
  const lasts = ['31', '28', '31', '30', '31', '30', '31', '31', '30', '31', '30', '31'];
  const moves = months.map((month, at) => ({ on: `2025-${month}-${lasts[at]}`, satang: 100_000n }));
  const paid = () => mustPay(dividendOf(year2568, 10_000_000n, moves));

  test('D1 B.3 the dividend is 6,013.50 and the refund 6,500.00', () => {
    expect(paid().dividendSatang).toBe(601_350n);
    expect(refundOf(year2568, 5_000_000n)).toBe(650_000n);
  });

  test('D1 B.3 the twelve lines of the year, 313.50 together', () => {
    const inYear = paid().lines.slice(1);
    expect(inYear.map((line) => line.dividendSatang)).toEqual([
      5_225n,
      4_750n,
      4_275n,
      3_800n,
      3_325n,
      2_850n,
      2_375n,
      1_900n,
      1_425n,
      950n,
      475n,
      0n,
    ]);
    expect(inYear.map((line) => line.weight)).toEqual(months.map((_, index) => BigInt(11 - index)));
    expect(inYear.reduce((sum, line) => sum + line.dividendSatang, 0n)).toBe(31_350n);
  });

  test('D1 D-32 a line says when, how much, how long and what for it', () => {
    expect(paid().lines[0]).toEqual({
      on: undefined,
      satang: 10_000_000n,
      weight: 12n,
      dividendSatang: 570_000n,
    });
    expect(paid().lines[3]).toEqual({
      on: '2025-03-31',
      satang: 100_000n,
      weight: 9n,
      dividendSatang: 4_275n,
    });
  });

  test('D1 B.3 net is dividend and refund less the deductions', () => {
    const input = {
      broughtForwardSatang: 10_000_000n,
      moves,
      interestPaidSatang: 5_000_000n,
      refundDropped: false,
      deductionsSatang: [40_000n, 12_050n],
    };
    const parts = { dividendSatang: 601_350n, lines: paid().lines };
    expect(payoutOf(year2568, input)).toEqual({
      ...parts,
      refundSatang: 650_000n,
      deductedSatang: 52_050n,
      netSatang: 1_199_300n,
    });
    expect(payoutOf(year2568, { ...input, refundDropped: true })).toEqual({
      ...parts,
      refundSatang: 0n,
      deductedSatang: 52_050n,
      netSatang: 549_300n,
    });
    expect(payoutOf(year2568, { ...input, deductionsSatang: [] })).toMatchObject({
      deductedSatang: 0n,
      netSatang: 1_251_350n,
    });
    expect(payoutOf(year2568, { ...input, deductionsSatang: [2_000_000n] })).toMatchObject({
      netSatang: -748_650n,
    });
  });
});

describe('D2', () => {
  const year: DividendYear = {
    ...year2568,
    dividendRate: 52_500n,
    refundRate: 85_000n,
  };
  const moves = [
    ...months.map((month) => ({ on: `2025-${month}-25`, satang: 250_000n })),
    { on: '2025-03-07', satang: 2_000_000n },
    { on: '2025-03-08', satang: 2_000_000n },
  ];
  const dividend = (changes: Partial<DividendYear>): bigint =>
    satangOf({ ...year, ...changes }, 25_000_000n, moves);

  test('D2 B.3 rounded once 15,509.38, rounded per line 15,509.39', () => {
    expect(dividend({})).toBe(1_550_938n);
    expect(dividend({ rounding: 'PER_LINE' })).toBe(1_550_939n);
  });

  test('D2 B.3 the exact sum is 15,509.375', () => {
    const weighted = moves.reduce(
      (sum, { on, satang }) => sum + satang * weightOf(year, on),
      25_000_000n * weightDenominator(year),
    );
    // In satang: weighted × 5.25 / 100 / 12 = 1,550,937.5.
    expect((weighted * 525n * 10n) / (10_000n * 12n)).toBe(15_509_375n);
    expect((weighted * 525n * 10n) % (10_000n * 12n)).toBe(0n);
    expect(dividendOfWeighted(year, weighted)).toBe(1_550_938n);
    expect(dividendOfWeighted(year, weighted - 1n)).toBe(1_550_937n);
  });

  test('D2 B.3 with cut-off day 5 it is 15,421.88', () => {
    expect(dividend({ cutoffDay: 5 })).toBe(1_542_188n);
  });

  test('D2 B.3 7 March counts 10/12 = 875.00, 8 March 9/12 = 787.50', () => {
    const { lines } = mustPay(dividendOf({ ...year, rounding: 'PER_LINE' }, 25_000_000n, moves));
    expect(lines.slice(-2)).toEqual([
      { on: '2025-03-07', satang: 2_000_000n, weight: 10n, dividendSatang: 87_500n },
      { on: '2025-03-08', satang: 2_000_000n, weight: 9n, dividendSatang: 78_750n },
    ]);
  });

  test('D2 B.3 the refund of 41,237.65 at 8.50 % is 3,505.20', () => {
    expect(refundOf(year, 4_123_765n)).toBe(350_520n);
  });
});

describe('weights', () => {
  const daily: DividendYear = { ...year2568, method: 'DAILY' };

  test.each([
    ['2025-01-01', 12n],
    ['2025-01-07', 12n],
    ['2025-01-08', 11n],
    ['2025-02-07', 11n],
    ['2025-02-08', 10n],
    ['2025-11-30', 1n],
    ['2025-12-07', 1n],
    ['2025-12-08', 0n],
    ['2025-12-31', 0n],
  ])('A.5 B.3 MONTHLY: 8 January to 7 February counts 11/12 (%s)', (on, twelfths) => {
    expect(weightOf(year2568, on)).toBe(twelfths);
    expect(weightDenominator(year2568)).toBe(12n);
  });

  test('B.3 cut-off day 0 switches the rule off: the month of purchase never counts', () => {
    const off = { ...year2568, cutoffDay: 0 };
    expect(['2025-01-01', '2025-01-31', '2025-12-01'].map((on) => weightOf(off, on))).toEqual([
      11n,
      11n,
      0n,
    ]);
  });

  test.each([
    ['2025-12-31', 0n],
    ['2025-12-30', 1n],
    ['2025-07-01', 183n],
    ['2025-03-01', 305n],
    ['2025-02-28', 306n],
    ['2025-01-01', 364n],
  ])('B.3 DAILY: days to the end of the year (%s)', (on, days) => {
    expect(weightOf(daily, on)).toBe(days);
  });

  test('B.3 DAILY: over the days of the fiscal year, 366 with a leap day in it', () => {
    const over = (on: string, first: number) =>
      weightDenominator({ ...daily, ...fiscalYearOf(on, first) });
    expect(over('2025-06-01', 1)).toBe(365n);
    expect(over('2024-06-01', 1)).toBe(366n);
    expect(over('2024-06-01', 10)).toBe(366n);
    expect(over('2023-06-01', 10)).toBe(365n);
  });

  test('B.3 DAILY: 36,500 baht for 100 days at 6 % are 600.00', () => {
    const year = { ...daily, dividendRate: rate('6') };
    expect(satangOf(year, 0n, [{ on: '2025-09-22', satang: 3_650_000n }])).toBe(60_000n);
  });

  test('B.3 a fiscal year from October: its months count from October', () => {
    const year = { ...year2568, ...fiscalYearOf('2025-11-05', 10) };
    expect(year.startsOn).toBe('2025-10-01');
    expect(year.endsOn).toBe('2026-09-30');
    expect(
      ['2025-10-07', '2025-10-08', '2025-12-31', '2026-01-07', '2026-09-07', '2026-09-08'].map(
        (on) => weightOf(year, on),
      ),
    ).toEqual([12n, 11n, 9n, 9n, 1n, 0n]);
  });
});

test('B.3 withdrawals are negative amounts and take their time with them', () => {
  const moves = [{ on: '2025-06-30', satang: -4_000_000n }];
  const paid = mustPay(dividendOf({ ...year2568, dividendRate: rate('6') }, 10_000_000n, moves));
  // 100,000 × 6 % less 40,000 × 6 % × 6/12.
  expect(paid.dividendSatang).toBe(480_000n);
  expect(paid.lines.map((line) => line.dividendSatang)).toEqual([600_000n, -120_000n]);
});

test('B.3 rounded once, the lines still add up: a line shows what it adds to the sum', () => {
  // 0.50 baht at 5 % for 11/12, 10/12 and 9/12: 2.29…, 2.08… and 1.875 satang.
  const year = { ...year2568, dividendRate: rate('5') };
  const moves = ['2025-01-31', '2025-02-28', '2025-03-31'].map((on) => ({ on, satang: 50n }));
  const linesOf = (rounding: 'ONCE' | 'PER_LINE') =>
    mustPay(dividendOf({ ...year, rounding }, 0n, moves)).lines.map((line) => line.dividendSatang);
  expect(linesOf('ONCE')).toEqual([0n, 2n, 2n, 2n]);
  expect(linesOf('PER_LINE')).toEqual([0n, 2n, 2n, 2n]);
  const four = [...moves, { on: '2025-01-31', satang: 50n }];
  expect(satangOf(year, 0n, four)).toBe(9n);
  expect(satangOf({ ...year, rounding: 'PER_LINE' }, 0n, four)).toBe(8n);
});

test.each([
  ['2025-11-05', 1, '2025-01-01', '2025-12-31'],
  ['2025-11-05', 10, '2025-10-01', '2026-09-30'],
  ['2025-09-30', 10, '2024-10-01', '2025-09-30'],
  ['2025-10-01', 10, '2025-10-01', '2026-09-30'],
  ['2024-02-29', 3, '2023-03-01', '2024-02-29'],
  ['2025-01-01', 12, '2024-12-01', '2025-11-30'],
])('B.3 %s lies in the fiscal year from month %s: %s to %s', (on, first, startsOn, endsOn) => {
  expect(fiscalYearOf(on, first)).toEqual({ startsOn, endsOn });
});
