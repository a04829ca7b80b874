/** A member's shares: ledger, sums, growth (D-06). */
import type { StoredLineOf } from '../../core/ledger/columns.ts';
import type { BalancePoint, LedgerHistory } from '../../core/ledger/ledger.ts';
import { shareLedger } from '../../core/ledger/shares.text.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { yearsOf } from '../pages/ledger.ts';
import { linesSql, summedLedger, yearEndsSql } from '../pages/ledger-years.ts';
import { storedLedger } from '../pages/stored-ledger.ts';

export type ShareLine = StoredLineOf<typeof shareLedger.columns>;

const from = { table: 'share_lines' };
const lines = linesSql(from);

const lastPeriod = statement<{ periodNo: number }>(`
  SELECT period_no AS "periodNo" ${lines} AND period_no IS NOT NULL ORDER BY seq DESC LIMIT 1`);
const yearEnds = statement<BalancePoint & { year: number }>(yearEndsSql(from, 1));

/** The sums of its years. */
export const shareYears = summedLedger(shareLedger.columns, from);

/** The subject's share ledger. */
export const storedShares = storedLedger(shareLedger.columns, from)();

/** Number of the newest monthly period; null where none was ever paid. */
export async function lastSharePeriod(db: Db): Promise<number | null> {
  return (await lastPeriod(db))[0]?.periodNo ?? null;
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
