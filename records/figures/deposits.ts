/** A member's deposit accounts and their movements (D-09, D-10). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import {
  type BalancePoint,
  boundsOf,
  type Days,
  growthSql,
  inDaysSql,
  type LedgerPage,
  type LedgerSummary,
  movedSql,
  type Searched,
  summarySql,
  yearsOf,
  yearsSql,
} from '../pages/ledger.ts';
import { by } from '../pages/order.ts';
import type { Bound } from '../pages/pages.ts';
import { type FoundSums, searchedLedger } from '../pages/search.ts';

export interface DepositAccount {
  /** Digits as the core system writes them. */
  readonly accountNo: string;
  readonly accountName: string;
  readonly typeCode: 'SAVINGS' | 'SPECIAL' | 'FIXED';
  readonly typeName: string;
  readonly balanceSatang: bigint;
  readonly availableSatang: bigint;
  readonly heldSatang: bigint;
  readonly accruedInterestSatang: bigint;
  /** Percent a year, as text, two to four decimals: '1.50', '2.375'. */
  readonly annualRate: string;
  readonly openedOn: string;
  readonly maturityOn: string | null;
  readonly lastActivityOn: string | null;
  readonly status: 'OPEN' | 'CLOSED';
}

export interface DepositLine {
  readonly seq: number;
  readonly postedOn: string;
  readonly typeCode: string;
  readonly description: string;
  /** Of the movement: 1 paid in, −1 paid out; 0 for a balance brought forward. */
  readonly sign: -1 | 0 | 1;
  readonly amountSatang: bigint;
  readonly balanceSatang: bigint;
  readonly channel: string | null;
  readonly receiptNo: string | null;
}

/** Totals of one calendar month, `month` as '2025-11'. */
export interface DepositMonth {
  readonly month: string;
  readonly inSatang: bigint;
  readonly outSatang: bigint;
}

// The subject stands in each query although the policy demands it too: either alone suffices.
const mine = `member_no = current_setting('app.member_no', true)`;
const accountColumns = `account_no AS "accountNo", account_name AS "accountName",
  type_code AS "typeCode", type_name AS "typeName", balance_satang AS "balanceSatang",
  available_satang AS "availableSatang", held_satang AS "heldSatang",
  accrued_interest_satang AS "accruedInterestSatang",
  to_char(annual_rate, 'FM990.0099') AS "annualRate", opened_on AS "openedOn",
  maturity_on AS "maturityOn", last_activity_on AS "lastActivityOn", status`;
const linesOf = (parameter: string) =>
  `FROM records.deposit_lines WHERE ${mine} AND account_no = ${parameter}`;
const ofAccount = linesOf('$3');

const accounts = statement<DepositAccount>(`
  SELECT ${accountColumns} FROM records.deposit_accounts WHERE ${mine}`);
const account = statement<DepositAccount, [string]>(`
  SELECT ${accountColumns} FROM records.deposit_accounts WHERE ${mine} AND account_no = $1`);
const ledger = searchedLedger<DepositLine>({
  columns: `seq, posted_on AS "postedOn", type_code AS "typeCode", description, ${movedSql} AS sign,
    amount_satang AS "amountSatang", balance_satang AS "balanceSatang", channel,
    receipt_no AS "receiptNo"`,
  lines: ofAccount,
  own: 1,
  amount: 'amount_satang',
  searched: {
    texts: ['description', 'channel'],
    numbers: ['receipt_no'],
    amounts: ['amount_satang'],
  },
});
const summary = statement<LedgerSummary, readonly Bound[]>(summarySql(ofAccount));
// What had come in and gone out when a month ended: to add up by month would take a sort.
const monthEnds = statement<DepositMonth, readonly Bound[]>(`
  WITH chosen AS (
    SELECT to_char(posted_on, 'YYYY-MM') AS month,
      lead(to_char(posted_on, 'YYYY-MM')) OVER by_seq AS next_month,
      (sum(CASE WHEN ${movedSql} > 0 THEN amount_satang ELSE 0 END) OVER by_seq)::bigint AS paid_in,
      (sum(CASE WHEN ${movedSql} < 0 THEN amount_satang ELSE 0 END) OVER by_seq)::bigint AS paid_out
    ${ofAccount} AND ${inDaysSql}
    WINDOW by_seq AS (ORDER BY seq)
  )
  SELECT month, paid_in AS "inSatang", paid_out AS "outSatang" FROM chosen
  WHERE next_month IS DISTINCT FROM month`);
const growth = statement<BalancePoint, readonly Bound[]>(growthSql(ofAccount));
const years = statement<{ year: number }, [string]>(yearsSql(linesOf('$1')));
// One step into the index for each account instead of a look at every line.
const lastDay = statement<{ on: string | null }>(`
  SELECT max(line.posted_on) AS "on" FROM records.deposit_accounts a
  CROSS JOIN LATERAL (
    SELECT l.posted_on FROM records.deposit_lines l
    WHERE l.publication_id = a.publication_id AND l.account_no = a.account_no
      AND l.member_no = a.member_no
    ORDER BY l.seq DESC LIMIT 1
  ) line
  WHERE a.member_no = current_setting('app.member_no', true)`);

/** All of the subject's accounts, closed ones included, by number. */
export async function depositAccounts(db: Db): Promise<readonly DepositAccount[]> {
  return (await accounts(db)).toSorted(by(({ accountNo }) => accountNo));
}

/** One own account; undefined alike for a number that is somebody else's or nobody's. */
export async function depositAccount(
  db: Db,
  accountNo: string,
): Promise<DepositAccount | undefined> {
  return (await account(db, accountNo))[0];
}

/**
 * Movements of one own account, newest first, or those with what is sought; none for an account
 * that is not the subject's.
 */
export async function depositLines(
  db: Db,
  accountNo: string,
  page: LedgerPage,
): Promise<readonly DepositLine[]> {
  return ledger.page(db, [accountNo], page);
}

/** Sums over the movements with what is sought; null where nothing is. */
export async function depositFound(
  db: Db,
  accountNo: string,
  sought: Searched,
): Promise<FoundSums | null> {
  return ledger.found(db, [accountNo], sought);
}

/** Years in which the account moved, newest first. */
export async function depositYears(db: Db, accountNo: string): Promise<number[]> {
  return yearsOf(await years(db, accountNo));
}

/** Sums over the chosen days. */
export async function depositSummary(
  db: Db,
  accountNo: string,
  days: Days,
): Promise<LedgerSummary> {
  const [row] = await summary(db, ...boundsOf(days), accountNo);
  return row as LedgerSummary;
}

const nothingYet = { inSatang: 0n, outSatang: 0n };

/** Totals by month over the chosen days, newest first; months without movement are left out. */
export async function depositMonths(
  db: Db,
  accountNo: string,
  days: Days,
): Promise<readonly DepositMonth[]> {
  const ends = await monthEnds(db, ...boundsOf(days), accountNo);
  const totals = new Map<string, DepositMonth>();
  for (const [at, { month, inSatang, outSatang }] of ends.entries()) {
    const before = ends[at - 1] ?? nothingYet;
    // Should a ledger's days not keep to the order of its lines, a month ends more than once.
    const same = totals.get(month) ?? nothingYet;
    totals.set(month, {
      month,
      inSatang: same.inSatang + inSatang - before.inSatang,
      outSatang: same.outSatang + outSatang - before.outSatang,
    });
  }
  return [...totals.values()].toSorted(by(({ month }) => month)).toReversed();
}

/** Balance after each day with movement in the chosen days, oldest first, at most 400 points. */
export async function depositGrowth(
  db: Db,
  accountNo: string,
  days: Days,
): Promise<readonly BalancePoint[]> {
  return (await growth(db, ...boundsOf(days), accountNo)).toReversed();
}

/** Newest posting day over all of the subject's accounts; null without any movement (D-22). */
export async function lastDepositDay(db: Db): Promise<string | null> {
  return (await lastDay(db))[0]?.on ?? null;
}
