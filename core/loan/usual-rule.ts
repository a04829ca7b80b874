/** The rules of interest that the public calculator knows: actual days, half up to the satang. */
import { type Day, daysBetween, leapYearDays } from '../days.ts';
import { divideHalfUp } from '../satang.ts';
import type { DayCount, InterestRule } from './interest-rule.ts';

/** Years of 360, 365 and 366 days, and twelfths of a year, on one denominator. */
export const partsOfYear = 360n * 61n * 73n;

export const partsPerDay = partsOfYear / 365n;
const partsPerLeapDay = partsOfYear / 366n;

const over365 = (from: Day, to: Day): bigint => BigInt(daysBetween(from, to)) * partsPerDay;

function overActual(from: Day, to: Day): bigint {
  const inLeapYears = leapYearDays(from, to);
  const others = BigInt(daysBetween(from, to) - inLeapYears);
  return BigInt(inLeapYears) * partsPerLeapDay + others * partsPerDay;
}

/** The rest are in `rules.ts`: a page that needs two of them is not to carry all. */
export const usualRule = (dayCount: Extract<DayCount, 'ACT_365F' | 'ACT_ACT'>): InterestRule => ({
  dayCount,
  step: 'SATANG',
  rounding: 'HALF_UP',
  yearParts: dayCount === 'ACT_ACT' ? overActual : over365,
  stepSatang: 1n,
  divide: divideHalfUp,
});
