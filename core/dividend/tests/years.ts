import fc from 'fast-check';
import { addDays, daysBetween } from '../../days.ts';
import { parseRate } from '../../rate.ts';
import { type Dividend, dividendOf } from '../dividend.ts';
import { fiscalYearOf } from '../fiscal-year.ts';
import type { DividendFault, DividendYear, ShareMove } from '../year.ts';

export const rate = (text: string): bigint => parseRate(text) ?? -1n;

/** 2568, monthly, cut-off day 7, 5.70 % and 13 %, rounded once: the year of example D1. */
export const year2568: DividendYear = {
  method: 'MONTHLY',
  startsOn: '2025-01-01',
  endsOn: '2025-12-31',
  cutoffDay: 7,
  dividendRate: 57_000n,
  refundRate: 130_000n,
  rounding: 'ONCE',
};

/** Where there is a dividend; a fault is the test's failure. */
export function mustPay(dividend: Dividend | DividendFault): Dividend {
  if (typeof dividend === 'string') throw new Error(dividend);
  return dividend;
}

export const satangOf = (...args: Parameters<typeof dividendOf>): bigint =>
  mustPay(dividendOf(...args)).dividendSatang;

/** Years of any kind: both methods, any first month, any cut-off day, leap years too. */
export const anyYear: fc.Arbitrary<DividendYear> = fc
  .record({
    method: fc.constantFrom('MONTHLY' as const, 'DAILY' as const),
    rounding: fc.constantFrom('ONCE' as const, 'PER_LINE' as const),
    cutoffDay: fc.integer({ min: 0, max: 31 }),
    dividendRate: fc.bigInt({ min: 0n, max: 100_000n }),
    refundRate: fc.bigInt({ min: 0n, max: 1_000_000n }),
    firstMonth: fc.integer({ min: 1, max: 12 }),
    calendarYear: fc.integer({ min: 1999, max: 2101 }),
  })
  .map(({ firstMonth, calendarYear, ...rest }) => ({
    ...rest,
    ...fiscalYearOf(`${calendarYear}-07-15`, firstMonth),
  }));

/** Purchases within the year, and withdrawals that never take more than is there. */
const movesIn = (year: DividendYear): fc.Arbitrary<ShareMove[]> =>
  fc.array(
    fc.record({
      on: fc
        .integer({ min: 0, max: daysBetween(year.startsOn, year.endsOn) })
        .map((days) => addDays(year.startsOn, days)),
      satang: fc.bigInt({ min: -1_000_000n, max: 5_000_000_000n }),
    }),
    { maxLength: 16 },
  );

/** Enough for all withdrawals of `movesIn`. */
const anyBroughtForward = fc.bigInt({ min: 16_000_000n, max: 99_999_999_999n });

/** A year, what was brought into it, and moves within it. */
export const anyHolding = fc
  .tuple(anyYear, anyBroughtForward)
  .chain(([year, broughtForward]) =>
    movesIn(year).map((moves) => ({ year, broughtForward, moves })),
  );
