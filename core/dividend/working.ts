/** How a dividend and a refund on record came about, and whether the computation bears them out. */

import type { Rate } from '../rate.ts';
import { type Satang, sumOf } from '../satang.ts';
import { type DividendLine, dividendOf, refundOfSum } from './dividend.ts';
import { isLeftOut, type RefundTerms, rateOfType } from './refund.ts';
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

/** `DELIVERED`: nobody but the core system can compute it. */
export type RefundVerdict = Verdict | 'DELIVERED';

export interface Working<Line, AnyVerdict = Verdict> {
  readonly verdict: AnyVerdict;
  /** They add up to `computedSatang`, rounding included; none of UNKNOWN and DELIVERED. */
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
  readonly rate: Rate;
  /** It is not in `baseSatang`. */
  readonly isLeftOut: boolean;
  /** What the line adds to the sum, which is rounded once. */
  readonly refundSatang: Satang;
}

/**
 * The refund, by what interest was paid on each contract (B.3): rounded once, as a sum. As
 * delivered, what is on record is all there is.
 */
export function refundWorking<
  Paid extends { readonly interestSatang: Satang; readonly typeCode: string },
>(
  terms: RefundTerms,
  interests: readonly Paid[],
  recorded: Recorded,
): Working<RefundLine<Paid>, RefundVerdict> {
  if (terms.method === 'AS_DELIVERED') {
    const { baseSatang, paidSatang } = recorded;
    return { verdict: 'DELIVERED', lines: [], baseSatang, computedSatang: paidSatang };
  }
  let countedSatang = 0n;
  let sum = 0n;
  const lines = interests.map((paid): RefundLine<Paid> => {
    const rate = rateOfType(terms, paid.typeCode);
    const leftOut = isLeftOut(terms, rate);
    const before = refundOfSum(sum);
    sum += paid.interestSatang * rate;
    if (!leftOut) countedSatang += paid.interestSatang;
    return { paid, rate, isLeftOut: leftOut, refundSatang: refundOfSum(sum) - before };
  });
  const baseSatang = countedSatang > 0n ? countedSatang : 0n;
  const computedSatang = refundOfSum(sum);
  const verdict = verdictOf(recorded, baseSatang, computedSatang);
  return { verdict, lines, baseSatang, computedSatang };
}
