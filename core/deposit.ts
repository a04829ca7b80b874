/**
 * Interest on deposits (B.2): Σ balance × rate × days / 36,500, exact until it is rounded once.
 *
 * What counts is the balance at the close of a day: a movement on one day earns from the night to
 * the next, so its first counted day is the day after it. Interest posted on a day is that of all
 * closes up to the day before, and the close of the posting day itself begins the next period;
 * no night is lost or counted twice (A.4).
 */
import { asDelivered } from './loan/interest-rule.ts';
import { divideHalfUp, type Satang } from './satang.ts';

/** A year of 365 days, always (B.2), times 100 for percent, times 10,000 for `Rate`. */
const divisor = 36_500n * 10_000n;

/** How an account's accrued interest comes about: by B.2, or as the core system delivers it. */
export const depositDayCounts = ['ACT_365F', asDelivered] as const;

/**
 * Interest of Σ satang × days × `Rate`, the days at each rate times that rate, rounded half up to
 * the satang once, however often the rate changed (B.2).
 */
export function interestSatang(satangDaysAtRate: bigint): Satang {
  return divideHalfUp(satangDaysAtRate, divisor);
}
