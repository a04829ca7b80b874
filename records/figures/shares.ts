/** A member's shares: ledger, sums, growth (D-06). */
import type { StoredLineOf } from '../../core/ledger/columns.ts';
import type { BalancePoint, LedgerHistory } from '../../core/ledger/ledger.ts';
import { shareLedger } from '../../core/ledger/shares.text.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { type AsOf, asOfSql } from '../pages/as-of.ts';
import { yearsOf } from '../pages/ledger.ts';
import { linesSql, summedLedger, yearEndsSql } from '../pages/ledger-years.ts';
import { storedLedger } from '../pages/stored-ledger.ts';
import type { MemberRow } from './members.ts';

export type ShareLine = StoredLineOf<typeof shareLedger.columns>;

/** What a member holds, and on what conditions. */
export interface ShareHead
  extends AsOf,
    Pick<
      MemberRow,
      'shareBalanceSatang' | 'monthlyShareSatang' | 'shareSuspended' | 'shareHeldSatang'
    > {
  /** Number of the newest monthly period; null where none was ever paid. */
  readonly lastPeriod: number | null;
}

const from = { table: 'share_lines' };
const lines = linesSql(from);

const head = statement<ShareHead>(`
  SELECT ${asOfSql}, m.share_balance_satang AS "shareBalanceSatang",
    m.monthly_share_satang AS "monthlyShareSatang", m.share_suspended AS "shareSuspended",
    m.share_held_satang AS "shareHeldSatang",
    (SELECT period_no ${lines} AND period_no IS NOT NULL ORDER BY seq DESC LIMIT 1) AS "lastPeriod"
  FROM records.members m WHERE m.member_no = current_setting('app.member_no', true)`);
const yearEnds = statement<BalancePoint & { year: number }>(yearEndsSql(from, 1));

/** The sums of its years. */
export const shareYears = summedLedger(shareLedger.columns, from);

/** The subject's share ledger. */
export const storedShares = storedLedger(shareLedger.columns, from)();

/** What the subject holds; undefined for a number that the records do not hold. */
export async function shareHead(db: Db): Promise<ShareHead | undefined> {
  return (await head(db))[0];
}

/**
 * How the shares grew: the balance at the end of each calendar year, oldest first and without
 * gaps; the last point is the newest line, on its own day.
 */
export async function shareHistory(db: Db): Promise<LedgerHistory> {
  const found = (await yearEnds(db)).toSorted((a, b) => a.year - b.year);
  const balanceHistory = found.flatMap(({ year, on, balanceSatang }, index) => {
    const next = found[index + 1];
    if (next === undefined) return [{ on, balanceSatang }];
    return Array.from({ length: next.year - year }, (_, passed) => ({
      on: `${year + passed}-12-31`,
      balanceSatang,
    }));
  });
  return { balanceHistory, years: yearsOf(found) };
}
