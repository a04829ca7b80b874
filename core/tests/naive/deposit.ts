/** Deposit interest computed a second time, night by night, in baht (B.2). */
interface Standing {
  readonly on: string;
  readonly balanceSatang: bigint;
}

import { type NaiveBands, naiveBandYear } from './bands.ts';
import { nights } from './calendar.ts';
import { baht, Fraction, oneSatang, percent, zero } from './fraction.ts';

/** Σ balance × r × 1 day / 36500 over the closes of `from` to the day before `to`, in satang. */
export function naiveDepositInterest(
  standings: readonly Standing[],
  rate: bigint,
  from: string,
  to: string,
): bigint {
  let sum = zero;
  for (const night of nights(from, to)) {
    let close = 0n;
    for (const standing of standings) if (standing.on <= night) close = standing.balanceSatang;
    sum = sum.plus(baht(close).times(percent(rate)).over(new Fraction(36_500)));
  }
  return sum.nearest(oneSatang).satang();
}

/** What a balance earns in so many nights at bands as an extract writes them, in satang. */
export const naiveBandInterest = (
  balanceSatang: bigint,
  bands: NaiveBands,
  nightsCount: number,
): bigint =>
  naiveBandYear(baht(balanceSatang), bands)
    .times(new Fraction(BigInt(nightsCount)))
    .over(new Fraction(36_500))
    .nearest(oneSatang)
    .satang();
