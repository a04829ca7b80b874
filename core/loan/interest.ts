/** Interest on loans: daily on the principal, the actual days over those of a year (A.3, B.1). */
import { type Day, daysBetween, leapYearDays } from '../days.ts';
import { interestSatang } from '../deposit.ts';
import type { Rate } from '../rate.ts';
import { divideHalfUp, type Satang } from '../satang.ts';
import type { DayCount } from './terms.ts';

/** Years of 365 and of 366 days on one denominator, times 100 for percent, 10,000 for `Rate`. */
const mixedDivisor = 365n * 366n * 100n * 10_000n;

/**
 * Interest in satang on a balance that stands from one day to another, rounded half up once (B.1):
 * 100,000 baht at 7.25 % for 30 days are 595.89 (L5). Nothing when `to` is not after `from`.
 */
export function loanInterest(
  balanceSatang: Satang,
  rate: Rate,
  from: Day,
  to: Day,
  dayCount: DayCount,
): Satang {
  const days = Math.max(0, daysBetween(from, to));
  if (dayCount === 'ACT_365F') return interestSatang(balanceSatang * BigInt(days), rate);
  const inLeapYears = leapYearDays(from, to);
  const weight = BigInt(days - inLeapYears) * 366n + BigInt(inLeapYears) * 365n;
  return divideHalfUp(balanceSatang * rate * weight, mixedDivisor);
}
