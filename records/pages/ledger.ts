/** What the ledgers of shares, deposits and loans have in common: days, sums, growth. */

import type { SearchTerm } from '../../core/typed/search-term.ts';
import type { Bound } from './pages.ts';

/** Days of a ledger, both included; null: no bound. */
export interface Days {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** Chosen days and what is sought within them; undefined: every line. */
export interface Searched extends Days {
  readonly search?: SearchTerm | undefined;
}

/** Lines of a ledger, newest first; the key of a line is its sequence number. */
export interface LedgerPage extends Searched {
  readonly before?: number | null | undefined;
  readonly after?: number | null | undefined;
  readonly limit: number;
}

/** Whether a line brings forward: the first of a ledger, or of each slip before all movements. */
export const isForwardSql = `type_code IN ('BF', '09')`;

/**
 * Sign of a line's movement. What is brought forward (`BF` of shares and deposits, `09` of loans)
 * was there long before: it is the opening balance and moves nothing, whatever sign it is given.
 */
export const movedSql = `CASE WHEN ${isForwardSql} THEN 0 ELSE sign END`;

/** Of which sum a line's movement is part, where all that came is `in` and all that went `out`. */
export const flowSql = `CASE WHEN ${movedSql} > 0 THEN 'in' WHEN ${movedSql} < 0 THEN 'out' END`;

/**
 * The sums of what moved. Each is above nothing as a rule, but a part may go the other way: of what
 * went out, a payment that was reversed. `adjusted` goes either way.
 */
export const flowSums = (amount: string, flow: string): string =>
  Object.entries({ in: '', out: '-', lost: '-', adjusted: '' })
    .map(
      ([name, minus]) => `coalesce(sum(${minus}(${movedSql}) * ${amount})
        FILTER (WHERE ${flow} = '${name}'), 0)::bigint AS "${name}Satang"`,
    )
    .join(', ');

/** Keeps to the chosen days: $1 from, $2 to. */
export const inDaysSql = `($1::date IS NULL OR posted_on >= $1)
  AND ($2::date IS NULL OR posted_on <= $2)`;

/** The bounds of `inDaysSql`. */
export const boundsOf = ({ from = null, to = null }: Days): readonly Bound[] => [from, to];

/** The chosen days and a ledger's place as `pagesOf` takes them. */
export const cursorOf = ({ before, after, limit }: LedgerPage) => ({
  ...(before == null ? {} : { before: [before] as const }),
  ...(after == null ? {} : { after: [after] as const }),
  limit,
});

const mostPoints = 400;

/**
 * SELECT of the balance after each day with movement within $1 from, $2 to, newest first, at most
 * 400 points: thinned out evenly from the newest backwards, which always stays. All windows go by
 * the sequence number, the order in which the index gives the lines: nothing is sorted.
 */
export const balanceHistorySql = (lines: string) => `
  WITH chosen AS (
    SELECT seq, posted_on, balance_satang,
      lag(posted_on) OVER (ORDER BY seq DESC) AS next_on
    ${lines} AND ${inDaysSql}
  ), numbered AS (
    SELECT posted_on, balance_satang, row_number() OVER (ORDER BY seq DESC) - 1 AS place,
      ceil(count(*) OVER () / ${mostPoints}::numeric)::bigint AS step
    FROM chosen WHERE next_on IS DISTINCT FROM posted_on
  )
  SELECT posted_on AS "on", balance_satang AS "balanceSatang" FROM numbered
  WHERE place % step = 0`;

/** Beyond the last line of any ledger. */
export const beyondSeq = 2_147_483_647;

/** Calendar year of a day; `extract` calculates with exact numerics and takes twice as long. */
export const yearSql = (day = 'posted_on') => `date_part('year', ${day})::int`;

/** Years as `yearEndsSql` finds them: each once, newest first. */
export const yearsOf = (found: readonly { readonly year: number }[]): number[] =>
  [...new Set(found.map(({ year }) => year))].toSorted((a, b) => b - a);
