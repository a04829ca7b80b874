/** Dividends computed a second time, formula by formula as B.3 writes them, in baht. */
import type { DividendYear, ShareMove } from '../../dividend/year.ts';
import { endOfMonth, nights } from './calendar.ts';
import { baht, Fraction, oneSatang, percent, zero } from './fraction.ts';

const hundred = new Fraction(100);
const one = new Fraction(1);

/** (12 − e) / 12, or (fy_end − date) / days_in_year. */
export function naiveYearFraction(year: DividendYear, on: string): Fraction {
  if (year.method === 'DAILY') {
    const holding = [...nights(on, year.endsOn)].length;
    return new Fraction(holding, [...nights(year.startsOn, year.endsOn)].length + 1);
  }
  let m = 1;
  while (endOfMonth(year.startsOn, m - 1) < on) m += 1;
  const e = Number(on.split('-')[2]) <= year.cutoffDay ? m - 1 : m;
  return new Fraction(12 - e, 12);
}

/** rate × ( BF + Σ amount × share of the year ), in satang; rounding makes it no debt. */
export function naiveDividend(
  year: DividendYear,
  broughtForwardSatang: bigint,
  moves: readonly ShareMove[],
): bigint {
  const holding = [
    { satang: broughtForwardSatang, fraction: one },
    ...moves.map((move) => ({ satang: move.satang, fraction: naiveYearFraction(year, move.on) })),
  ];
  const rate = percent(year.dividendRate).over(hundred);
  const parts = holding.map(({ satang, fraction }) => baht(satang).times(fraction).times(rate));
  const rounded = (part: Fraction): Fraction => part.nearest(oneSatang);
  const sum = (all: readonly Fraction[]): Fraction => all.reduce((a, b) => a.plus(b), zero);
  const all = (year.rounding === 'ONCE' ? rounded(sum(parts)) : sum(parts.map(rounded))).satang();
  return all < 0n ? 0n : all;
}

/** refund_rate × interest_paid_in_year, in satang. */
export function naiveRefund(year: DividendYear, interestPaidSatang: bigint): bigint {
  const rate = percent(year.refundRate).over(hundred);
  return baht(interestPaidSatang).times(rate).nearest(oneSatang).satang();
}
