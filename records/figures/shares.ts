/** A member's shares: ledger, sums, growth (D-06). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import {
  type BalancePoint,
  boundsOf,
  type Days,
  type LedgerPage,
  type LedgerSummary,
  movedSql,
  type Searched,
  summarySql,
  yearSql,
  yearsOf,
} from '../pages/ledger.ts';
import type { Bound } from '../pages/pages.ts';
import { type FoundSums, searchedLedger } from '../pages/search.ts';

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

const ledger = searchedLedger<ShareLine>({
  columns: `seq, posted_on AS "postedOn", receipt_no AS "receiptNo", period_no AS "periodNo",
    type_code AS "typeCode", description, ${movedSql} AS sign, amount_satang AS "amountSatang",
    balance_satang AS "balanceSatang"`,
  lines: own,
  own: 0,
  amount: 'amount_satang',
  searched: { texts: ['description'], numbers: ['receipt_no'], amounts: ['amount_satang'] },
});
const summary = statement<LedgerSummary, readonly Bound[]>(summarySql(own));
const lastPeriod = statement<{ periodNo: number }>(`
  SELECT period_no AS "periodNo" ${own} AND period_no IS NOT NULL ORDER BY seq DESC LIMIT 1`);
// The newest line before each turn of the year, and the newest of all.
const yearEnds = statement<BalancePoint & { year: number }>(`
  WITH chosen AS (
    SELECT posted_on, balance_satang, lead(posted_on) OVER (ORDER BY seq) AS next_on ${own}
  )
  SELECT ${yearSql()} AS year, posted_on AS "on", balance_satang AS "balanceSatang" FROM chosen
  WHERE ${yearSql()} IS DISTINCT FROM ${yearSql('next_on')}`);

/** Lines of the subject's share ledger, newest first; where something is sought, those with it. */
export async function shareLines(db: Db, page: LedgerPage): Promise<readonly ShareLine[]> {
  return ledger.page(db, [], page);
}

/** Sums over the lines with what is sought; null where nothing is. */
export async function shareFound(db: Db, sought: Searched): Promise<FoundSums | null> {
  return ledger.found(db, [], sought);
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

/** How the shares grew. */
export interface ShareCourse {
  /**
   * Balance at the end of each calendar year, oldest first and without gaps; the last point is the
   * newest line, on its own day.
   */
  readonly growth: readonly BalancePoint[];
  /** Years in which the ledger has lines, newest first. */
  readonly years: number[];
}

export async function shareCourse(db: Db): Promise<ShareCourse> {
  const found = await yearEnds(db);
  const growth = found.flatMap(({ year, on, balanceSatang }, place) => {
    const next = found[place + 1];
    if (next === undefined) return [{ on, balanceSatang }];
    return Array.from({ length: next.year - year }, (_, passed) => ({
      on: `${year + passed}-12-31`,
      balanceSatang,
    }));
  });
  return { growth, years: yearsOf(found) };
}
