/** Interest on loans: on the principal, for the time that the contract's rule counts (A.3, B.1). */
import { type Day, daysBetween } from '../days.ts';
import type { Rate } from '../rate.ts';
import type { Satang } from '../satang.ts';
import type { InterestRule } from './interest-rule.ts';
import { partsOfYear } from './usual-rule.ts';

/** A year, times 100 for percent, times 10,000 for `Rate`. */
const divisor = partsOfYear * 100n * 10_000n;

/**
 * Interest in satang on a balance that stands from one day to another, rounded once by the rule:
 * 100,000 baht at 7.25 % for 30 days of 365 are 595.89 (L5), to 25 satang 596.00. Nothing when
 * `to` is not after `from`. Neither balance nor rate may be negative. A rule whose rate goes by the
 * balance has rates of its own: `rate` is then not asked.
 */
export function loanInterest(
  balanceSatang: Satang,
  rate: Rate,
  from: Day,
  to: Day,
  { yearParts, stepSatang, divide, weigh }: InterestRule,
): Satang {
  if (daysBetween(from, to) <= 0) return 0n;
  const weight = weigh ? weigh(balanceSatang) : balanceSatang * rate;
  const exact = weight * yearParts(from, to);
  return divide(exact, divisor * stepSatang) * stepSatang;
}
