/**
 * Interest on deposits (B.2): Σ balance × rate × days / 36,500, exact until it is rounded once.
 *
 * What counts is the balance at the close of a day: a movement on one day earns from the night to
 * the next, so its first counted day is the day after it. Interest posted on a day is that of all
 * closes up to the day before, and the close of the posting day itself begins the next period;
 * no night is lost or counted twice (A.4).
 */
import { type Day, daysBetween } from './days.ts';
import type { Rate } from './rate.ts';
import { divideHalfUp, type Satang } from './satang.ts';

/** A balance that stands from the close of a day until the next entry of the list. */
export interface Standing {
  readonly on: Day;
  readonly balanceSatang: Satang;
}

/** A year of 365 days, always (B.2), times 100 for percent, times 10,000 for `Rate`. */
const divisor = 36_500n * 10_000n;

/**
 * Balance times days in satang-days, over the closes of `from` up to the day before `to`.
 * `standings` are in order of days; of several on one day the last one is its close. Before the
 * first entry nothing stands. Nothing is counted when `to` is not after `from`.
 */
export function satangDays(standings: readonly Standing[], from: Day, to: Day): bigint {
  let sum = 0n;
  for (const [index, standing] of standings.entries()) {
    const start = standing.on > from ? standing.on : from;
    const next = standings[index + 1]?.on ?? to;
    const end = next < to ? next : to;
    if (start < end) sum += standing.balanceSatang * BigInt(daysBetween(start, end));
  }
  return sum;
}

/** Interest of so many satang-days at a yearly rate, rounded half up to the satang (B.2). */
export function interestSatang(satangDaysSum: bigint, rate: Rate): Satang {
  return divideHalfUp(satangDaysSum * rate, divisor);
}

/**
 * Interest earned since the last posting, as shown on a day: the closes from the posting day
 * (or the opening) up to the day before `to` (B.2, D-09 `accrued_interest`).
 */
export function accruedInterest(
  standings: readonly Standing[],
  rate: Rate,
  from: Day,
  to: Day,
): Satang {
  return interestSatang(satangDays(standings, from, to), rate);
}
