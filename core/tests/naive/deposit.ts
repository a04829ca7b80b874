/** Deposit interest computed a second time, night by night, in baht (B.2). */
interface Standing {
  readonly on: string;
  readonly balanceSatang: bigint;
}

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

/**
 * What a balance earns in so many nights at bands as an extract writes them: for each band the part
 * of the balance that it grants its rate to, in fractions of a baht.
 */
export function naiveBandInterest(
  balanceSatang: bigint,
  bands: string,
  by: 'WHOLE' | 'SLICE',
  nightsCount: number,
): bigint {
  const begins = bands.split(';').map((band) => {
    const [from = '', rate = ''] = band.split('=');
    const [whole = '', decimals = ''] = rate.split('.');
    const tenThousandths = BigInt(whole + decimals.padEnd(4, '0'));
    return { from: BigInt(from.replace('.', '')), tenThousandths };
  });
  let sum = zero;
  for (const [at, { from, tenThousandths }] of begins.entries()) {
    const next = begins[at + 1]?.from;
    const isIn = balanceSatang >= from && (next === undefined || balanceSatang < next);
    const above = balanceSatang > from ? balanceSatang - from : 0n;
    const beyond = next !== undefined && balanceSatang > next ? balanceSatang - next : 0n;
    const part = by === 'SLICE' ? above - beyond : isIn ? balanceSatang : 0n;
    const year = baht(part).times(percent(tenThousandths));
    sum = sum.plus(year.times(new Fraction(BigInt(nightsCount))).over(new Fraction(36_500)));
  }
  return sum.nearest(oneSatang).satang();
}
