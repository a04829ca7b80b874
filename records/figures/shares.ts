/** A member's shares: ledger, sums, growth (D-06). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import {
  type BalancePoint,
  boundsOf,
  type Days,
  inDaysSql,
  type LedgerPage,
  type LedgerSummary,
  movedSql,
  placeOf,
  summarySql,
} from '../reading/ledger.ts';
import { type Bound, pagesOf } from '../reading/pages.ts';

export interface ShareLine {
  readonly seq: number;
  readonly postedOn: string;
  readonly receiptNo: string | null;
  readonly periodNo: number | null;
  readonly typeCode: string;
  readonly description: string;
  /** Of the movement; 0 for a balance brought forward. */
  readonly sign: -1 | 0 | 1;
  readonly amountSatang: bigint;
  readonly balanceSatang: bigint;
}

// The subject stands in each query although the policy demands it too: either alone suffices.
const own = `FROM records.share_lines WHERE member_no = current_setting('app.member_no', true)`;

const pages = pagesOf<ShareLine, readonly [number]>({
  columns: `seq, posted_on AS "postedOn", receipt_no AS "receiptNo", period_no AS "periodNo",
    type_code AS "typeCode", description, ${movedSql} AS sign, amount_satang AS "amountSatang",
    balance_satang AS "balanceSatang"`,
  rows: `${own} AND ${inDaysSql}`,
  bounds: 2,
  key: { seq: 'int' },
});
const summary = statement<LedgerSummary, readonly Bound[]>(summarySql(own));
const lastPeriod = statement<{ periodNo: number }>(`
  SELECT period_no AS "periodNo" ${own} AND period_no IS NOT NULL ORDER BY seq DESC LIMIT 1`);
// The newest line before each turn of the year, and the newest of all.
const yearEnds = statement<BalancePoint & { year: number }>(`
  WITH chosen AS (
    SELECT posted_on, balance_satang, extract(year FROM posted_on)::int AS year,
      lead(extract(year FROM posted_on)::int) OVER (ORDER BY seq) AS next_year
    ${own}
  )
  SELECT year, posted_on AS "on", balance_satang AS "balanceSatang" FROM chosen
  WHERE next_year IS DISTINCT FROM year`);

/** Lines of the subject's share ledger, newest first. */
export async function shareLines(db: Db, page: LedgerPage): Promise<readonly ShareLine[]> {
  return pages(db, boundsOf(page), placeOf(page));
}

/** Sums over the chosen days. */
export async function shareSummary(db: Db, days: Days): Promise<LedgerSummary> {
  const [row] = await summary(db, ...boundsOf(days));
  return row as LedgerSummary;
}

/** Number of the newest monthly period; null where none was ever paid. */
export async function lastSharePeriod(db: Db): Promise<number | null> {
  return (await lastPeriod(db))[0]?.periodNo ?? null;
}

/**
 * Balance at the end of each calendar year, oldest first and without gaps; the last point is the
 * newest line, on its own day.
 */
export async function shareGrowth(db: Db): Promise<readonly BalancePoint[]> {
  const found = await yearEnds(db);
  return found.flatMap(({ year, on, balanceSatang }, place) => {
    const next = found[place + 1];
    if (next === undefined) return [{ on, balanceSatang }];
    return Array.from({ length: next.year - year }, (_, passed) => ({
      on: `${year + passed}-12-31`,
      balanceSatang,
    }));
  });
}
