/** Interest on loans: on the principal, for the time that the contract's rule counts (A.3, B.1). */
import type { Day } from '../days.ts';
import type { Rate } from '../rate.ts';
import { divideHalfUp, type Satang } from '../satang.ts';
import type { InterestRule, Rounding } from './interest-rule.ts';
import { partsOfYear, yearParts } from './year-parts.ts';

/** A year, times 100 for percent, times 10,000 for `Rate`. */
const divisor = partsOfYear * 100n * 10_000n;

const stepSatang = { SATANG: 1n, QUARTER: 25n, BAHT: 100n } as const;

/** Of amounts that are not negative, as balances and rates are. */
const whole: Readonly<Record<Rounding, (above: bigint, below: bigint) => bigint>> = {
  HALF_UP: divideHalfUp,
  UP: (above, below) => (above + below - 1n) / below,
  DOWN: (above, below) => above / below,
};

/**
 * Interest in satang on a balance that stands from one day to another, rounded once by the rule:
 * 100,000 baht at 7.25 % for 30 days of 365 are 595.89 (L5), to 25 satang 596.00. Nothing when
 * `to` is not after `from`. Neither balance nor rate may be negative.
 */
export function loanInterest(
  balanceSatang: Satang,
  rate: Rate,
  from: Day,
  to: Day,
  { dayCount, step, rounding }: InterestRule,
): Satang {
  const exact = balanceSatang * rate * yearParts(dayCount, from, to);
  const unit = stepSatang[step];
  return whole[rounding](exact, divisor * unit) * unit;
}
