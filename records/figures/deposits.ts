/** A member's deposit accounts and their movements (D-09, D-10). */
import type { depositDayCounts } from '../../core/deposit.ts';
import { depositLedger } from '../../core/ledger/deposits.text.ts';
import type { BandMethod } from '../../core/rate-bands.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { type AsOf, asOfSql } from '../pages/as-of.ts';
import {
  beyondSeq,
  boundsOf,
  type Days,
  inDaysSql,
  type LedgerPage,
  movedSql,
} from '../pages/ledger.ts';
import { linesSql, summedLedger } from '../pages/ledger-years.ts';
import { by } from '../pages/order.ts';
import type { Bound } from '../pages/pages.ts';
import { rateSql, storedHistory, storedLedger } from '../pages/stored-ledger.ts';

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
  /** Percent a year, as text, two to four decimals: '1.50', '2.375'; null where it has slips. */
  readonly annualRate: string | null;
  /** Rates by balance, `0.00=1.50;100000.00=2.00`, and how they count; both null: none. */
  readonly rateBands: string | null;
  readonly rateBandsBy: BandMethod | null;
  /** How the accrued interest came about. */
  readonly dayCount: (typeof depositDayCounts)[number];
  readonly openedOn: string;
  readonly maturityOn: string | null;
  readonly lastActivityOn: string | null;
  readonly status: 'OPEN' | 'CLOSED';
}

/** One of the sums of which an account consists, each with a rate of its own. */
export interface DepositSlip {
  readonly accountNo: string;
  readonly slipNo: string;
  readonly openedOn: string;
  readonly maturityOn: string | null;
  /** Percent a year, as that of an account. */
  readonly annualRate: string;
  readonly balanceSatang: bigint;
  readonly accruedInterestSatang: bigint;
  readonly status: 'OPEN' | 'CLOSED';
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
  ${rateSql('annual_rate')} AS "annualRate",
  rate_bands AS "rateBands", rate_bands_by AS "rateBandsBy",
  coalesce(day_count, 'ACT_365F') AS "dayCount", opened_on AS "openedOn",
  maturity_on AS "maturityOn", last_activity_on AS "lastActivityOn", status`;
const from = { table: 'deposit_lines', of: 'account_no' };

const accounts = statement<DepositAccount>(`
  SELECT ${accountColumns} FROM records.deposit_accounts WHERE ${mine}`);
const account = statement<DepositAccount & AsOf, [string]>(`
  SELECT ${accountColumns}, ${asOfSql}
  FROM records.deposit_accounts WHERE ${mine} AND account_no = $1`);
const slips = statement<DepositSlip>(`
  SELECT account_no AS "accountNo", slip_no AS "slipNo", opened_on AS "openedOn",
    maturity_on AS "maturityOn", ${rateSql('annual_rate')} AS "annualRate",
    balance_satang AS "balanceSatang", accrued_interest_satang AS "accruedInterestSatang", status
  FROM records.deposit_slips WHERE ${mine}`);
// What had come in and gone out when a month ended: to add up by month would take a sort.
const monthEndsSql = (among = '') => `
  chosen AS (
    SELECT date_trunc('month', posted_on::timestamp) AS begun,
      lead(date_trunc('month', posted_on::timestamp)) OVER by_seq AS next_begun,
      (sum(CASE WHEN ${movedSql} > 0 THEN amount_satang ELSE 0 END) OVER by_seq)::bigint AS paid_in,
      (sum(CASE WHEN ${movedSql} < 0 THEN amount_satang ELSE 0 END) OVER by_seq)::bigint AS paid_out
    ${linesSql(from)} AND ${inDaysSql}${among}
    WINDOW by_seq AS (ORDER BY seq ROWS UNBOUNDED PRECEDING)
  )
  SELECT to_char(begun, 'YYYY-MM') AS month, paid_in AS "inSatang", paid_out AS "outSatang"
  FROM chosen WHERE next_begun IS DISTINCT FROM begun`;
const monthEnds = statement<DepositMonth, readonly Bound[]>(`WITH ${monthEndsSql()}`);
// $4 lines from $5 on. Days never go back in a ledger: a month begins behind the last line before
// it, and ends before the first line after it.
const monthsOfPage = (than: '<' | '>', order: 'DESC' | 'ASC') =>
  statement<DepositMonth, readonly Bound[]>(`
  WITH page AS MATERIALIZED (
    SELECT seq, posted_on ${linesSql(from)} AND ${inDaysSql} AND seq ${than} $5::int
    ORDER BY seq ${order} LIMIT $4
  ), ends AS MATERIALIZED (
    SELECT min(seq) AS first, max(seq) AS last,
      date_trunc('month', min(posted_on)::timestamp)::date AS begun,
      date_trunc('month', max(posted_on)::timestamp)::date + interval '1 month' AS over
    FROM page
  ), bounds AS MATERIALIZED (
    SELECT coalesce((SELECT seq ${linesSql(from)} AND seq < (SELECT first FROM ends)
        AND posted_on < (SELECT begun FROM ends) ORDER BY seq DESC LIMIT 1), 0) AS before,
      coalesce((SELECT seq ${linesSql(from)} AND seq > (SELECT last FROM ends)
        AND posted_on >= (SELECT over FROM ends) ORDER BY seq LIMIT 1), ${beyondSeq}) AS after
  ), ${monthEndsSql(` AND seq > (SELECT before FROM bounds) AND seq < (SELECT after FROM bounds)
      AND EXISTS (SELECT FROM page)`)}`);
const monthsBelow = monthsOfPage('<', 'DESC');
const monthsAbove = monthsOfPage('>', 'ASC');
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
): Promise<(DepositAccount & AsOf) | undefined> {
  return (await account(db, accountNo))[0];
}

/** The slips of all of the subject's accounts, closed ones included, oldest first. */
export async function depositSlips(db: Db): Promise<readonly DepositSlip[]> {
  return (await slips(db)).toSorted(by(({ openedOn, slipNo }) => `${openedOn} ${slipNo}`));
}

/** The ledger of an account, by its number. */
export const storedDeposits = storedLedger(depositLedger.columns, from);

/** How the balance of an account went, by its number. */
export const depositHistory = storedHistory(from);

/** The sums of their years. */
export const depositYears = summedLedger(depositLedger.columns, from);

const nothingYet = { inSatang: 0n, outSatang: 0n };

/** Totals by month over the chosen days, newest first; months without movement are left out. */
export async function depositMonths(
  db: Db,
  accountNo: string,
  days: Days,
): Promise<readonly DepositMonth[]> {
  return totalsOf(await monthEnds(db, ...boundsOf(days), accountNo));
}

/**
 * The same of the months that a page of lines touches, whole as far as days are chosen: no other
 * line is looked at. What is sought does not matter.
 */
export async function depositMonthsOf(
  db: Db,
  accountNo: string,
  page: LedgerPage,
): Promise<readonly DepositMonth[]> {
  const { before, after, limit } = page;
  const values = [...boundsOf(page), accountNo, limit];
  if (after == null) return totalsOf(await monthsBelow(db, ...values, before ?? beyondSeq));
  return totalsOf(await monthsAbove(db, ...values, after));
}

function totalsOf(ends: readonly DepositMonth[]): readonly DepositMonth[] {
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

/** Newest posting day over all of the subject's accounts; null without any movement (D-22). */
export async function lastDepositDay(db: Db): Promise<string | null> {
  return (await lastDay(db))[0]?.on ?? null;
}
