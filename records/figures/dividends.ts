/** Dividends and average refunds of approved years, and what they were computed from (D-32). */
import type { RefundMethod } from '../../core/dividend/refund.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { by } from '../pages/order.ts';

export interface Dividend {
  /** Common era, the year in which the fiscal year ends. */
  readonly year: number;
  /** Percent a year, as text, two to four decimals. */
  readonly dividendRate: string;
  readonly refundRate: string;
  readonly refundMethod: RefundMethod;
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
  readonly deductions: readonly DividendDeduction[];
}

export interface DividendDeduction {
  readonly name: string;
  readonly amountSatang: bigint;
}

/** How an approved year was computed; the words of `core/dividend/year.ts`. */
export interface StoredYear {
  readonly year: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly method: 'MONTHLY' | 'DAILY';
  readonly cutoffDay: number;
  readonly rounding: 'ONCE' | 'PER_LINE';
  readonly dividendRate: string;
  readonly refundRate: string;
  readonly refundMethod: RefundMethod;
  /** Of types of loans that have another rate, `EMG=0;HSG=8.00` (`core/dividend/refund.ts`). */
  readonly loanTypeRates: string | null;
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
  readonly year: StoredYear;
  readonly broughtForwardSatang: bigint;
  readonly moves: readonly YearMove[];
}

export interface YearInterest {
  readonly contractNo: string;
  readonly typeCode: string;
  readonly typeName: string;
  readonly interestSatang: bigint;
}

// The subject stands in each query although the policy demands it too: either alone suffices.
const mine = `member_no = current_setting('app.member_no', true)`;
const yearColumns = `y.year, y.starts_on AS "startsOn", y.ends_on AS "endsOn", y.method,
  y.cutoff_day AS "cutoffDay", y.rounding,
  to_char(y.dividend_rate, 'FM990.0099') AS "dividendRate",
  to_char(y.refund_rate, 'FM990.0099') AS "refundRate",
  coalesce(y.refund_method, 'ONE_RATE') AS "refundMethod",
  y.loan_type_rates AS "loanTypeRates", y.paid_on AS "paidOn"`;

const approved = statement<StoredYear>(`
  SELECT ${yearColumns} FROM records.dividend_years y WHERE y.state = 'APPROVED'`);
const own = statement<
  Omit<Dividend, 'dividendRate' | 'refundRate' | 'refundMethod' | 'deductions'>
>(`
  SELECT year, share_base_satang AS "shareBaseSatang", dividend_satang AS "dividendSatang",
    dividend_status AS "dividendStatus", interest_base_satang AS "interestBaseSatang",
    refund_satang AS "refundSatang", refund_status AS "refundStatus",
    gift_satang AS "giftSatang", deducted_satang AS "deductedSatang",
    net_satang AS "netSatang", pay_method AS "payMethod", bank_code AS "bankCode",
    pay_account_no AS "payAccountNo", paid_on AS "paidOn"
  FROM records.dividends WHERE ${mine} ORDER BY year DESC`);
const deductions = statement<DividendDeduction & { year: number }>(`
  SELECT year, name, amount_satang AS "amountSatang" FROM records.dividend_deductions
  WHERE ${mine} ORDER BY year, seq`);

const theYear = `FROM records.dividend_years y WHERE y.year = $1 AND y.state = 'APPROVED'`;
const [first, last] = ['starts', 'ends'].map((end) => `(SELECT max(y.${end}_on) ${theYear})`);
const storedYear = statement<StoredYear, [number]>(`SELECT ${yearColumns} ${theYear}`);
// What a ledger brings forward on the first day of a year was held all the year (A.5, B.3).
const isBroughtForward = `seq = 1 AND type_code = 'BF' AND posted_on = ${first}`;
const before = statement<{ balanceSatang: bigint }, [number]>(`
  SELECT balance_satang AS "balanceSatang" FROM records.share_lines
  WHERE ${mine} AND (posted_on < ${first} OR (${isBroughtForward})) ORDER BY seq DESC LIMIT 1`);
// Before the first line of a ledger there was nothing: any other first line counts as bought.
const moves = statement<YearMove, [number]>(`
  SELECT seq, posted_on AS "on",
    CASE WHEN seq = 1 THEN balance_satang ELSE sign * amount_satang END AS satang
  FROM records.share_lines
  WHERE ${mine} AND posted_on BETWEEN ${first} AND ${last} AND NOT (${isBroughtForward})
  ORDER BY seq`);
const interest = statement<YearInterest, [number]>(`
  SELECT l.contract_no AS "contractNo", l.type_code AS "typeCode", l.type_name AS "typeName",
    paid.satang AS "interestSatang"
  FROM records.loans l CROSS JOIN LATERAL (
    SELECT coalesce(sum(n.interest_satang), 0)::bigint AS satang FROM records.loan_lines n
    WHERE n.publication_id = l.publication_id AND n.contract_no = l.contract_no
      AND n.member_no = l.member_no AND n.posted_on BETWEEN ${first} AND ${last}
  ) paid
  WHERE l.${mine} AND paid.satang <> 0`);

/** The subject's dividends of approved years, newest first. */
export async function dividends(db: Db): Promise<readonly Dividend[]> {
  const [rows, years, deducted] = await Promise.all([own(db), approved(db), deductions(db)]);
  const yearOf = new Map(years.map((year) => [year.year, year]));
  return rows.flatMap((row) => {
    const year = yearOf.get(row.year);
    if (year === undefined) return [];
    const { dividendRate, refundRate, refundMethod } = year;
    const ofYear = deducted.filter((one) => one.year === row.year);
    const ownDeductions = ofYear.map(({ name, amountSatang }) => ({ name, amountSatang }));
    return [{ ...row, dividendRate, refundRate, refundMethod, deductions: ownDeductions }];
  });
}

/** How an approved year came about for the subject; undefined for any other year. */
export async function dividendOrigin(db: Db, year: number): Promise<DividendOrigin | undefined> {
  const [[found], [balance], moved] = await Promise.all([
    storedYear(db, year),
    before(db, year),
    moves(db, year),
  ]);
  if (found === undefined) return undefined;
  // Whoever joined in the year brought nothing into it.
  const broughtForwardSatang = balance === undefined ? 0n : balance.balanceSatang;
  return { year: found, broughtForwardSatang, moves: moved };
}

/** Interest that the subject paid in an approved fiscal year, by contract number. */
export async function yearInterest(db: Db, year: number): Promise<readonly YearInterest[]> {
  return (await interest(db, year)).toSorted(by(({ contractNo }) => contractNo));
}
