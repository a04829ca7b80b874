/** What share and deposit ledgers have in common: days, pages, sums. */

/** Days of a ledger, both included; null: no bound. */
export interface Days {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/**
 * A page of a ledger by key. `before`: the lines older than that sequence number; `after`: the ones
 * next newer than it. Lines come newest first in any case, at most `limit` of them: ask for one
 * more than is shown to learn whether there is a next page.
 */
export interface LedgerPage extends Days {
  readonly before?: number | null | undefined;
  readonly after?: number | null | undefined;
  readonly limit: number;
}

/** opening + paid in − paid out = closing, exactly, whatever the days. */
export interface LedgerSummary {
  readonly openingSatang: bigint;
  readonly inSatang: bigint;
  readonly inCount: number;
  readonly outSatang: bigint;
  readonly outCount: number;
  readonly closingSatang: bigint;
}

export interface BalancePoint {
  readonly on: string;
  readonly balanceSatang: bigint;
}

/**
 * Sign of a line's movement. What the first line brings forward was paid in long before: it is the
 * opening balance and moves nothing, whatever sign the core system gives it.
 */
export const movedSql = `CASE WHEN seq = 1 AND type_code = 'BF' THEN 0 ELSE sign END`;

/**
 * SELECT that sums the lines of `lines`, a FROM and WHERE without bounds of days; $1 from, $2 to.
 * The opening balance is what stood before the first line in range (a line brought forward moves
 * no money, but begins with its balance), else the balance of the last line before `from`, else 0.
 */
export const summarySql = (lines: string) => `
  WITH chosen AS (
    SELECT seq, ${movedSql} AS sign, amount_satang, balance_satang ${lines}
      AND ($1::date IS NULL OR posted_on >= $1) AND ($2::date IS NULL OR posted_on <= $2)
  ), sums AS (
    SELECT coalesce(sum(amount_satang) FILTER (WHERE sign > 0), 0)::bigint AS paid_in,
      count(*) FILTER (WHERE sign > 0)::int AS in_count,
      coalesce(sum(amount_satang) FILTER (WHERE sign < 0), 0)::bigint AS paid_out,
      count(*) FILTER (WHERE sign < 0)::int AS out_count
    FROM chosen
  ), opening AS MATERIALIZED (
    SELECT coalesce(
      (SELECT balance_satang - sign * amount_satang FROM chosen ORDER BY seq LIMIT 1),
      (SELECT balance_satang ${lines} AND posted_on < $1 ORDER BY seq DESC LIMIT 1),
      0) AS balance
  )
  SELECT opening.balance AS "openingSatang", paid_in AS "inSatang", in_count AS "inCount",
    paid_out AS "outSatang", out_count AS "outCount",
    opening.balance + paid_in - paid_out AS "closingSatang"
  FROM sums, opening`;
