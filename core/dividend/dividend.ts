/**
 * Dividend and average refund (B.3; A.5): shares × rate × time held, and rate × interest paid.
 *
 * Time is a weight: a whole number over a denominator, twelfths of a year (MONTHLY) or days of it
 * (DAILY). Sums stay exact, in satang × weight, until they are rounded half up to the satang.
 */
import type { Day } from '../days.ts';
import { divideHalfUp, type Satang } from '../satang.ts';
import { dividendFaultOf } from './limits.ts';
import type { DividendFault, DividendYear, ShareMove } from './year.ts';

/** A hundred for percent, ten thousand for `Rate`. */
const rateUnit = 1_000_000n;
const dayMillis = 86_400_000;

const yearOf = (day: Day): number => Number(day.slice(0, 4));
const monthOf = (day: Day): number => Number(day.slice(5, 7));
const dateOf = (day: Day): number => Number(day.slice(8, 10));
/** Asked millions of times of days long checked: no reading of dates, no check. */
const dayNumber = (day: Day): number =>
  Date.UTC(yearOf(day), monthOf(day) - 1, dateOf(day)) / dayMillis;

/**
 * How long shares bought on a day of the year count, over `weightDenominator` (B.3). MONTHLY:
 * 12 − e, where e is the fiscal month, one less up to the cut-off day; DAILY: days to the year's
 * end. A day outside the year is the caller's mistake.
 *
 * With cut-off day 7: bought on 7 March 10n (of 12n), on 8 March 9n.
 */
export function weightOf(year: DividendYear, on: Day): bigint {
  if (year.method === 'DAILY') return BigInt(dayNumber(year.endsOn) - dayNumber(on));
  const monthsBefore = (monthOf(on) - monthOf(year.startsOn) + 12) % 12;
  return BigInt(dateOf(on) <= year.cutoffDay ? 12 - monthsBefore : 11 - monthsBefore);
}

/** The weight of shares held all year: 12n, or the days of the fiscal year. */
export function weightDenominator(year: DividendYear): bigint {
  if (year.method === 'MONTHLY') return 12n;
  return BigInt(dayNumber(year.endsOn) - dayNumber(year.startsOn) + 1);
}

/**
 * Dividend in satang of a sum of satang × weight, rounded half up once. Shares brought forward
 * enter the sum with `weightDenominator`.
 */
export function dividendOfWeighted(year: DividendYear, satangTimesWeight: bigint): Satang {
  return divideHalfUp(satangTimesWeight * year.dividendRate, weightDenominator(year) * rateUnit);
}

/** How a part of the dividend came about (D-32). */
export interface DividendLine {
  /** The day of the purchase or withdrawal; undefined: brought forward. */
  readonly on: Day | undefined;
  readonly satang: Satang;
  /** Over `weightDenominator`. */
  readonly weight: bigint;
  /**
   * The part of this line. Where rounding is ONCE it is what the line adds to the rounded sum,
   * so that in either way the lines add up to the dividend.
   */
  readonly dividendSatang: Satang;
}

export interface Dividend {
  readonly dividendSatang: Satang;
  /** Brought forward first, then the moves in the order given. */
  readonly lines: readonly DividendLine[];
}

/**
 * Withdrawals rounded up may come to more than purchases rounded down: a satang or two below
 * nought, which no one can owe. Then the last withdrawals take that much less.
 */
function floored(lines: readonly DividendLine[], sum: Satang): DividendLine[] {
  let short = sum;
  return [...lines]
    .reverse()
    .map((line) => {
      if (short >= 0n || line.dividendSatang >= 0n) return line;
      const back = short > line.dividendSatang ? short : line.dividendSatang;
      short -= back;
      return { ...line, dividendSatang: line.dividendSatang - back };
    })
    .reverse();
}

/**
 * The dividend of a member: shares brought forward into the year and the moves within it, in
 * satang (B.3, example D1: 6,013.50). A fault when rates, amounts, days or the year are outside
 * their limits, or more is withdrawn than held. Never below nought: who holds shares owes no
 * dividend, whatever rounding line by line adds up to.
 */
export function dividendOf(
  year: DividendYear,
  broughtForwardSatang: Satang,
  moves: readonly ShareMove[],
): Dividend | DividendFault {
  const fault = dividendFaultOf(year, broughtForwardSatang, moves);
  if (fault) return fault;
  const parts = [
    { on: undefined, satang: broughtForwardSatang, weight: weightDenominator(year) },
    ...moves.map(({ on, satang }) => ({ on, satang, weight: weightOf(year, on) })),
  ];
  let weighted = 0n;
  let dividendSatang = 0n;
  const lines = parts.map((part): DividendLine => {
    const own = part.satang * part.weight;
    weighted += own;
    const until =
      year.rounding === 'ONCE'
        ? dividendOfWeighted(year, weighted)
        : dividendSatang + dividendOfWeighted(year, own);
    const line = { ...part, dividendSatang: until - dividendSatang };
    dividendSatang = until;
    return line;
  });
  if (dividendSatang < 0n) return { dividendSatang: 0n, lines: floored(lines, dividendSatang) };
  return { dividendSatang, lines };
}

/**
 * Average refund in satang on the loan interest a member paid in the year, rounded half up
 * (B.3). Whoever was in default gets none; that is for the caller to know.
 */
export function refundOf(year: DividendYear, interestPaidSatang: Satang): Satang {
  return refundOfSum(interestPaidSatang * year.refundRate);
}

/**
 * The same of Σ satang × `Rate`, where interest of several rates is refunded. Where more was given
 * back in the year than was paid in it, the sum is below nothing, and so there is none.
 */
export const refundOfSum = (satangTimesRate: bigint): Satang =>
  satangTimesRate > 0n ? divideHalfUp(satangTimesRate, rateUnit) : 0n;
