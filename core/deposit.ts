/**
 * Interest on deposits (B.2): Σ balance × rate × days / 36,500, exact until it is rounded once.
 *
 * What counts is the balance at the close of a day: a movement on one day earns from the night to
 * the next, so its first counted day is the day after it. Interest posted on a day is that of all
 * closes up to the day before, and the close of the posting day itself begins the next period;
 * no night is lost or counted twice (A.4).
 */
import type { Rate } from './rate.ts';
import { divideHalfUp, type Satang } from './satang.ts';

/** A year of 365 days, always (B.2), times 100 for percent, times 10,000 for `Rate`. */
const divisor = 36_500n * 10_000n;

/** Interest of so many satang-days at a yearly rate, rounded half up to the satang (B.2). */
export function interestSatang(satangDaysSum: bigint, rate: Rate): Satang {
  return divideHalfUp(satangDaysSum * rate, divisor);
}
