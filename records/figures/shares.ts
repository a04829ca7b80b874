/** A member's shares: ledger, sums, growth (D-06). */
import type { Db } from '../database.ts';
import {
  type BalancePoint,
  type Days,
  type LedgerPage,
  type LedgerSummary,
  movedSql,
  summarySql,
} from '../driver/ledger.ts';
import { statement } from '../driver/statement.ts';

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

type Bound = string | number | null;

// The subject stands in each query although the policy demands it too: either alone suffices.
const own = `FROM records.share_lines WHERE member_no = current_setting('app.member_no', true)`;
const columns = `seq, posted_on AS "postedOn", receipt_no AS "receiptNo", period_no AS "periodNo",
  type_code AS "typeCode", description, ${movedSql} AS sign, amount_satang AS "amountSatang",
  balance_satang AS "balanceSatang"`;
const inDays = `($1::date IS NULL OR posted_on >= $1) AND ($2::date IS NULL OR posted_on <= $2)`;

const older = statement<ShareLine, readonly Bound[]>(`
  SELECT ${columns} ${own} AND ${inDays} AND ($3::int IS NULL OR seq < $3)
  ORDER BY seq DESC LIMIT $4`);
const newer = statement<ShareLine, readonly Bound[]>(`
  SELECT ${columns} ${own} AND ${inDays} AND seq > $3 ORDER BY seq LIMIT $4`);
const summary = statement<LedgerSummary, readonly Bound[]>(summarySql(own));
const lastPeriod = statement<{ periodNo: number }>(`
  SELECT period_no AS "periodNo" ${own} AND period_no IS NOT NULL ORDER BY seq DESC LIMIT 1`);
const yearEnds = statement<BalancePoint & { year: number }>(`
  SELECT DISTINCT ON (year) extract(year FROM posted_on)::int AS year,
    posted_on AS "on", balance_satang AS "balanceSatang" ${own} ORDER BY year, seq DESC`);

/** Lines of the subject's share ledger, newest first. */
export async function shareLines(db: Db, page: LedgerPage): Promise<readonly ShareLine[]> {
  const { from = null, to = null, before = null, after = null, limit } = page;
  if (after === null) return older(db, from, to, before, limit);
  return (await newer(db, from, to, after, limit)).toReversed();
}

/** Sums over the chosen days. */
export async function shareSummary(db: Db, { from = null, to = null }: Days) {
  const [row] = await summary(db, from, to);
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
