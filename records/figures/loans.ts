/** A member's loans and their movements (D-07, D-08). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import {
  type BalancePoint,
  boundsOf,
  type Days,
  growthSql,
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

export interface Loan {
  /** As the core system writes it; may hold any characters. */
  readonly contractNo: string;
  readonly family: 'EMERGENCY' | 'ORDINARY' | 'SPECIAL';
  readonly typeCode: string;
  readonly typeName: string;
  readonly contractDate: string;
  readonly firstDueOn: string;
  readonly maturityOn: string;
  readonly approvedSatang: bigint;
  readonly disbursedSatang: bigint;
  /** Percent a year, as text, two to four decimals. */
  readonly annualRate: string;
  readonly dayCount: 'ACT_365F' | 'ACT_ACT';
  readonly repaymentMethod: 'EQUAL_PRINCIPAL' | 'EQUAL_INSTALMENT';
  /** Of EQUAL_PRINCIPAL the principal of a period, of EQUAL_INSTALMENT the whole payment. */
  readonly instalmentSatang: bigint;
  readonly periodLast: number;
  readonly periodTotal: number;
  readonly principalBalanceSatang: bigint;
  readonly principalArrearsSatang: bigint;
  readonly interestArrearsSatang: bigint;
  /** Besides the principal to be paid on the day of the records. */
  readonly accruedInterestSatang: bigint;
  readonly lastPaymentOn: string | null;
  readonly status: LoanStatus;
  readonly closedOn: string | null;
  /** The contract whose money settled this one. */
  readonly refinancedBy: string | null;
}

export type LoanStatus = 'OPEN' | 'CLOSED';

export interface LoanLine {
  readonly seq: number;
  readonly postedOn: string;
  readonly receiptNo: string | null;
  readonly periodNo: number | null;
  /** `01` loan received, `02` instalment, … (`intake/layout/loans.ts`). */
  readonly typeCode: string;
  readonly description: string;
  /** Of the movement: 1 the debt grows, −1 it shrinks; 0 for a balance brought forward. */
  readonly sign: -1 | 0 | 1;
  readonly principalSatang: bigint;
  readonly interestSatang: bigint;
  readonly totalSatang: bigint;
  /** Since the line before. */
  readonly days: number;
  /** Percent a year in those days. */
  readonly annualRate: string;
  readonly balanceSatang: bigint;
  /** Interest due and not paid. */
  readonly interestBalanceSatang: bigint;
}

/** From where a contract's interest runs on. */
export interface LastLine {
  readonly contractNo: string;
  readonly postedOn: string;
  /** Interest due and not paid by then. */
  readonly interestBalanceSatang: bigint;
}

/** `in` is what was lent, `out` what was repaid of the principal. */
export interface LoanSummary extends LedgerSummary {
  readonly interestSatang: bigint;
}

// The subject stands in each query although the policy demands it too: either alone suffices.
const mine = `member_no = current_setting('app.member_no', true)`;
const rate = `to_char(annual_rate, 'FM990.0099') AS "annualRate"`;
const columns = `contract_no AS "contractNo", family, type_code AS "typeCode",
  type_name AS "typeName", contract_date AS "contractDate", first_due_on AS "firstDueOn",
  maturity_on AS "maturityOn", approved_satang AS "approvedSatang",
  disbursed_satang AS "disbursedSatang", ${rate}, day_count AS "dayCount",
  repayment_method AS "repaymentMethod", instalment_satang AS "instalmentSatang",
  period_last AS "periodLast", period_total AS "periodTotal",
  principal_balance_satang AS "principalBalanceSatang",
  principal_arrears_satang AS "principalArrearsSatang",
  interest_arrears_satang AS "interestArrearsSatang",
  accrued_interest_satang AS "accruedInterestSatang", last_payment_on AS "lastPaymentOn",
  status, closed_on AS "closedOn", refinanced_by AS "refinancedBy"`;
const linesOf = (parameter: string) =>
  `FROM records.loan_lines WHERE ${mine} AND contract_no = ${parameter}`;
const ofContract = linesOf('$3');

const withStatus = statement<Loan, [LoanStatus]>(`
  SELECT ${columns} FROM records.loans WHERE ${mine} AND status = $1`);
const single = statement<Loan, [string]>(`
  SELECT ${columns} FROM records.loans WHERE ${mine} AND contract_no = $1`);
const last = statement<LastLine>(`
  SELECT l.contract_no AS "contractNo", last.posted_on AS "postedOn",
    last.interest_balance_satang AS "interestBalanceSatang"
  FROM records.loans l CROSS JOIN LATERAL (
    SELECT posted_on, interest_balance_satang FROM records.loan_lines
    WHERE ${mine} AND contract_no = l.contract_no
    ORDER BY seq DESC LIMIT 1
  ) last
  WHERE l.${mine} AND l.status = 'OPEN'`);
const ledger = searchedLedger<LoanLine>({
  columns: `seq, posted_on AS "postedOn", receipt_no AS "receiptNo", period_no AS "periodNo",
    type_code AS "typeCode", description, ${movedSql} AS sign,
    principal_satang AS "principalSatang", interest_satang AS "interestSatang",
    total_satang AS "totalSatang", days, ${rate}, balance_satang AS "balanceSatang",
    interest_balance_satang AS "interestBalanceSatang"`,
  lines: ofContract,
  own: 1,
  amount: 'principal_satang',
  searched: {
    texts: ['description'],
    numbers: ['receipt_no'],
    amounts: ['principal_satang', 'interest_satang', 'total_satang'],
  },
});
const summary = statement<LoanSummary, readonly Bound[]>(
  summarySql(ofContract, 'principal_satang', [
    'coalesce(sum(interest_satang), 0)::bigint AS "interestSatang"',
  ]),
);
const growth = statement<BalancePoint, readonly Bound[]>(growthSql(ofContract));
const years = statement<{ year: number }, [string]>(yearsSql(linesOf('$1')));

/** The subject's contracts of one status, the newest contract first. */
export async function loans(db: Db, status: LoanStatus): Promise<readonly Loan[]> {
  const found = await withStatus(db, status);
  return found
    .toSorted(by(({ contractDate, contractNo }) => `${contractDate} ${contractNo}`))
    .toReversed();
}

/** One own contract; undefined alike for one that is somebody else's or nobody's. */
export async function loan(db: Db, contractNo: string): Promise<Loan | undefined> {
  return (await single(db, contractNo))[0];
}

/** The newest line of each of the subject's open contracts; a contract may have none yet. */
export async function lastLoanLines(db: Db): Promise<readonly LastLine[]> {
  return last(db);
}

/**
 * Movements of one own contract, newest first, or those with what is sought; none of a contract
 * that is not the subject's.
 */
export async function loanLines(
  db: Db,
  contractNo: string,
  page: LedgerPage,
): Promise<readonly LoanLine[]> {
  return ledger.page(db, [contractNo], page);
}

/** Sums over the lines with what is sought; null where nothing is. */
export async function loanFound(
  db: Db,
  contractNo: string,
  sought: Searched,
): Promise<FoundSums | null> {
  return ledger.found(db, [contractNo], sought);
}

/** Years in which the contract has lines, newest first. */
export async function loanYears(db: Db, contractNo: string): Promise<number[]> {
  return yearsOf(await years(db, contractNo));
}

/** Sums over the chosen days. */
export async function loanSummary(db: Db, contractNo: string, days: Days): Promise<LoanSummary> {
  const [row] = await summary(db, ...boundsOf(days), contractNo);
  return row as LoanSummary;
}

/** Principal left after each day with movement, oldest first, at most 400 points. */
export async function loanGrowth(
  db: Db,
  contractNo: string,
  days: Days,
): Promise<readonly BalancePoint[]> {
  return (await growth(db, ...boundsOf(days), contractNo)).toReversed();
}
