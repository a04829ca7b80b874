/** What is to be said about a nomination of beneficiaries as a whole (D-14). */

import { addMonths, type Day } from '../days.ts';
import { formatRate, parseRate, type Rate } from '../rate.ts';
import { sumOf } from '../satang.ts';

/** After so many years a member is asked to read the document again: families change. */
export const reviewYears = 5;

const whole: Rate = 1_000_000n;

export interface Nominee {
  /** Percent, with at most four decimals; null where the member has not said. */
  readonly sharePercent: string | null;
  /** `SHARES`: to those alive in their shares; `ORDER`: one after the other; `OTHER`. */
  readonly condition: 'SHARES' | 'ORDER' | 'OTHER';
  readonly documentOn: Day;
}

export interface Nomination {
  /** Sum of the percentages, exact; null where none is given. */
  readonly totalPercent: string | null;
  /** `PERCENT`: what is divided in shares does not come to 100; `REVIEW`: the document is old. */
  readonly warnings: readonly ('PERCENT' | 'REVIEW')[];
}

/**
 * Looks at the nominees of one member as of a day.
 * @throws RangeError for a percentage that it cannot read.
 */
export function nominationOf(nominees: readonly Nominee[], asOf: Day): Nomination {
  const percents = nominees.flatMap(({ sharePercent }) =>
    sharePercent === null ? [] : [rateOf(sharePercent)],
  );
  const total = sumOf(percents, (one) => one);
  const inShares = percents.length > 0 || nominees.some(({ condition }) => condition === 'SHARES');
  const newest = nominees
    .map(({ documentOn }) => documentOn)
    .toSorted()
    .at(-1);
  const isOld = newest !== undefined && addMonths(newest, 12 * reviewYears) < asOf;
  return {
    totalPercent: percents.length > 0 ? formatRate(total) : null,
    warnings: [
      ...(inShares && total !== whole ? (['PERCENT'] as const) : []),
      ...(isOld ? (['REVIEW'] as const) : []),
    ],
  };
}

function rateOf(text: string): Rate {
  const rate = parseRate(text);
  if (rate === undefined) throw new RangeError(`not a percentage: ${text}`);
  return rate;
}
