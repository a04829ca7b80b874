/** How a dividend and a refund on record came about, and whether the computation bears them out. */
import { type Satang, sumOf } from '../satang.ts';
import { type DividendLine, dividendOf, refundOf } from './dividend.ts';
import type { DividendYear, ShareMove } from './year.ts';

/** What the records say of a part. */
export interface Recorded {
  /** Shares at the year's end, or loan interest paid in the year. */
  readonly baseSatang: Satang;
  readonly paidSatang: Satang;
  /** The part was withheld: on record it is nothing. */
  readonly isWithheld: boolean;
}

/**
 * `TIES`: base and amount are those on record. `HELD`: nothing is paid, whatever the computation
 * gives. `DIFFERS`: the movements give something else. `UNKNOWN`: they give nothing to go by.
 */
export type Verdict = 'TIES' | 'HELD' | 'DIFFERS' | 'UNKNOWN';

export interface Working<Line> {
  readonly verdict: Verdict;
  /** They add up to `computedSatang`, rounding included; none where the verdict is UNKNOWN. */
  readonly lines: readonly Line[];
  /** Of the movements; the year's end for shares. */
  readonly baseSatang: Satang;
  readonly computedSatang: Satang;
}

function verdictOf(recorded: Recorded, baseSatang: Satang, computedSatang: Satang): Verdict {
  if (recorded.baseSatang !== baseSatang) return 'DIFFERS';
  if (recorded.isWithheld) return recorded.paidSatang === 0n ? 'HELD' : 'DIFFERS';
  return recorded.paidSatang === computedSatang ? 'TIES' : 'DIFFERS';
}

/** The dividend, line by line (B.3, D-32): shares brought forward, then each move of the year. */
export function dividendWorking(
  year: DividendYear,
  broughtForwardSatang: Satang,
  moves: readonly ShareMove[],
  recorded: Recorded,
): Working<DividendLine> {
  const baseSatang = broughtForwardSatang + sumOf(moves, ({ satang }) => satang);
  const found = dividendOf(year, broughtForwardSatang, moves);
  if (typeof found === 'string') {
    return { verdict: 'UNKNOWN', lines: [], baseSatang, computedSatang: 0n };
  }
  const { lines, dividendSatang } = found;
  const verdict = verdictOf(recorded, baseSatang, dividendSatang);
  return { verdict, lines, baseSatang, computedSatang: dividendSatang };
}

export interface RefundLine<Paid> {
  /** The interest that the line is of, as it was given. */
  readonly paid: Paid;
  /** What the line adds to the sum, which is rounded once. */
  readonly refundSatang: Satang;
}

/** The refund, by what interest was paid on each contract (B.3): rounded once, as a sum. */
export function refundWorking<Paid extends { readonly interestSatang: Satang }>(
  year: DividendYear,
  interests: readonly Paid[],
  recorded: Recorded,
): Working<RefundLine<Paid>> {
  let interest = 0n;
  const lines = interests.map((paid): RefundLine<Paid> => {
    const before = refundOf(year, interest);
    interest += paid.interestSatang;
    return { paid, refundSatang: refundOf(year, interest) - before };
  });
  const computedSatang = refundOf(year, interest);
  const verdict = verdictOf(recorded, interest, computedSatang);
  return { verdict, lines, baseSatang: interest, computedSatang };
}
