/** Dividends and average refunds of approved years, and what they were reckoned from (D-32). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface Dividend {
  /** Common era, the year in which the fiscal year ends. */
  readonly year: number;
  /** Percent a year, as text, two to four decimals. */
  readonly dividendRate: string;
  readonly refundRate: string;
  readonly shareBaseSatang: bigint;
  readonly dividendSatang: bigint;
  readonly dividendStatus: 'PAID' | 'HELD';
  readonly interestBaseSatang: bigint;
  readonly refundSatang: bigint;
  readonly refundStatus: 'PAID' | 'HELD';
  readonly giftSatang: bigint;
  readonly deductedSatang: bigint;
  /** dividend + refund + gift − deducted. */
  readonly netSatang: bigint;
  readonly payMethod: 'CASH' | 'ACCOUNT' | 'BANK' | 'CHEQUE' | 'HELD';
  readonly bankCode: string | null;
  readonly payAccountNo: string | null;
  readonly paidOn: string | null;
}

export interface DividendDeduction {
  readonly year: number;
  readonly seq: number;
  readonly name: string;
  readonly amountSatang: bigint;
}

/** How an approved year was reckoned; the words of `core/dividend/year.ts`. */
export interface ReckonedYear {
  readonly year: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly method: 'MONTHLY' | 'DAILY';
  readonly cutoffDay: number;
  readonly rounding: 'ONCE' | 'PER_LINE';
  readonly dividendRate: string;
  readonly refundRate: string;
  readonly paidOn: string | null;
}

/** A change of the shares within a year; what was paid out is negative. */
export interface YearMove {
  readonly seq: number;
  readonly on: string;
  readonly satang: bigint;
}

/** Where a dividend comes from: `core/dividend` makes the figures of it. */
export interface DividendOrigin {
  readonly year: ReckonedYear;
  readonly broughtForwardSatang: bigint;
  readonly moves: readonly YearMove[];
}

export interface YearInterest {
  readonly contractNo: string;
  readonly typeName: string;
  readonly interestSatang: bigint;
}

// The subject stands in each query although the policy demands it too: either alone suffices.
const mine = `member_no = current_setting('app.member_no', true)`;
const rates = `to_char(y.dividend_rate, 'FM990.0099') AS "dividendRate",
  to_char(y.refund_rate, 'FM990.0099') AS "refundRate"`;
const approved = `y.publication_id = d.publication_id AND y.year = d.year
  AND y.state = 'APPROVED'`;

const years = statement<Dividend>(`
  SELECT d.year, ${rates}, d.share_base_satang AS "shareBaseSatang",
    d.dividend_satang AS "dividendSatang", d.dividend_status AS "dividendStatus",
    d.interest_base_satang AS "interestBaseSatang", d.refund_satang AS "refundSatang",
    d.refund_status AS "refundStatus", d.gift_satang AS "giftSatang",
    d.deducted_satang AS "deductedSatang", d.net_satang AS "netSatang",
    d.pay_method AS "payMethod", d.bank_code AS "bankCode",
    d.pay_account_no AS "payAccountNo", d.paid_on AS "paidOn"
  FROM records.dividends d JOIN records.dividend_years y ON ${approved}
  WHERE d.${mine} ORDER BY d.year DESC`);
const deductions = statement<DividendDeduction>(`
  SELECT d.year, d.seq, d.name, d.amount_satang AS "amountSatang"
  FROM records.dividend_deductions d
  WHERE d.${mine} AND EXISTS (SELECT FROM records.dividend_years y WHERE ${approved})
  ORDER BY d.year DESC, d.seq DESC`);

const theYear = `FROM records.dividend_years y WHERE y.year = $1 AND y.state = 'APPROVED'`;
const [first, last] = ['starts', 'ends'].map((end) => `(SELECT max(y.${end}_on) ${theYear})`);
const reckoned = statement<ReckonedYear, [number]>(`
  SELECT y.year, y.starts_on AS "startsOn", y.ends_on AS "endsOn", y.method,
    y.cutoff_day AS "cutoffDay", y.rounding, ${rates}, y.paid_on AS "paidOn" ${theYear}`);
const before = statement<{ balanceSatang: bigint }, [number]>(`
  SELECT balance_satang AS "balanceSatang" FROM records.share_lines
  WHERE ${mine} AND posted_on < ${first} ORDER BY seq DESC LIMIT 1`);
// Before the first line of a ledger there was nothing: what it brings forward counts as bought.
const moves = statement<YearMove, [number]>(`
  SELECT seq, posted_on AS "on",
    CASE WHEN seq = 1 THEN balance_satang ELSE sign * amount_satang END AS satang
  FROM records.share_lines
  WHERE ${mine} AND posted_on BETWEEN ${first} AND ${last} ORDER BY seq`);
const interest = statement<YearInterest, [number]>(`
  SELECT l.contract_no AS "contractNo", l.type_name AS "typeName",
    paid.satang AS "interestSatang"
  FROM records.loans l CROSS JOIN LATERAL (
    SELECT coalesce(sum(n.interest_satang), 0)::bigint AS satang FROM records.loan_lines n
    WHERE n.publication_id = l.publication_id AND n.contract_no = l.contract_no
      AND n.member_no = l.member_no AND n.posted_on BETWEEN ${first} AND ${last}
  ) paid
  WHERE l.${mine} AND paid.satang <> 0 ORDER BY l.contract_date, l.contract_no`);

/** The subject's approved years, newest first. */
export async function dividends(db: Db): Promise<readonly Dividend[]> {
  return years(db);
}

/** What was held back of the subject's dividends, the newest year first, then by number. */
export async function dividendDeductions(db: Db): Promise<readonly DividendDeduction[]> {
  return (await deductions(db)).toSorted((a, b) => b.year - a.year || a.seq - b.seq);
}

/** How an approved year came about for the subject; undefined for any other year. */
export async function dividendOrigin(db: Db, year: number): Promise<DividendOrigin | undefined> {
  const [[found], [balance], moved] = await Promise.all([
    reckoned(db, year),
    before(db, year),
    moves(db, year),
  ]);
  if (found === undefined) return undefined;
  return { year: found, broughtForwardSatang: balance?.balanceSatang ?? 0n, moves: moved };
}

/** Interest that the subject paid in an approved fiscal year, by contract, oldest first. */
export async function yearInterest(db: Db, year: number): Promise<readonly YearInterest[]> {
  return interest(db, year);
}
