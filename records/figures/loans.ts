/** A member's loans and their movements (D-07, D-08). */
import type { StoredLineOf } from '../../core/ledger/columns.ts';
import { loanLedger } from '../../core/ledger/loans.text.ts';
import type { StatedBandedRule } from '../../core/loan/banded-rule.ts';
import type { DebtStatus } from '../../core/loan/debt-status.ts';
import type { Billed, Instalments } from '../../core/loan/next-period.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { type AsOf, asOfSql } from '../pages/as-of.ts';
import { flowSql } from '../pages/ledger.ts';
import { summedLedger } from '../pages/ledger-years.ts';
import { by } from '../pages/order.ts';
import { rateSql, storedHistory, storedLedger } from '../pages/stored-ledger.ts';

export interface Loan extends StatedBandedRule {
  /** As the core system writes it; may hold any characters. */
  readonly contractNo: string;
  readonly family: 'EMERGENCY' | 'ORDINARY' | 'SPECIAL';
  readonly typeCode: string;
  readonly typeName: string;
  readonly contractDate: string;
  readonly firstDueOn: string;
  readonly maturityOn: string;
  /** Of a revolving contract its limit. */
  readonly approvedSatang: bigint;
  readonly disbursedSatang: bigint;
  /** Percent a year, as text, two to four decimals; with bands the one that is reached. */
  readonly annualRate: string;
  /** Drawn again and again, as long as no more than was approved is owed. */
  readonly revolving: boolean;
  readonly repaymentMethod: 'EQUAL_PRINCIPAL' | 'EQUAL_INSTALMENT';
  /** Of EQUAL_PRINCIPAL the principal of a period, of EQUAL_INSTALMENT the whole payment. */
  readonly instalmentSatang: bigint;
  readonly periodLast: number;
  /** 0: none was agreed. */
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
  /** Null: dealt with in the ordinary way; else since when. */
  readonly debtStatus: DebtStatus | null;
  readonly debtStatusOn: string | null;
  /** Principal that left the books unpaid; in no balance, and still owed. */
  readonly writtenOffSatang: bigint;
}

export type LoanStatus = 'OPEN' | 'CLOSED';

export type LoanLine = StoredLineOf<typeof loanLedger.columns>;

/** From where a contract's interest runs on. */
export interface LastLine {
  readonly contractNo: string;
  readonly postedOn: string;
  /** Interest due and not paid by then. */
  readonly interestBalanceSatang: bigint;
}

/** A contract, the day that the records speak of, and that of its newest line where it is open. */
export interface LoanAsOf extends Loan, AsOf {
  /** Null: none yet. */
  readonly lastLineOn: string | null;
}

// The subject stands in each query although the policy demands it too: either alone suffices.
const mine = `member_no = current_setting('app.member_no', true)`;
const columns = `contract_no AS "contractNo", family, type_code AS "typeCode",
  type_name AS "typeName", contract_date AS "contractDate", first_due_on AS "firstDueOn",
  maturity_on AS "maturityOn", approved_satang AS "approvedSatang",
  disbursed_satang AS "disbursedSatang", ${rateSql('annual_rate')} AS "annualRate",
  day_count AS "dayCount", interest_step AS "interestStep",
  interest_rounding AS "interestRounding", revolving,
  repayment_method AS "repaymentMethod", instalment_satang AS "instalmentSatang",
  period_last AS "periodLast", period_total AS "periodTotal",
  principal_balance_satang AS "principalBalanceSatang",
  principal_arrears_satang AS "principalArrearsSatang",
  interest_arrears_satang AS "interestArrearsSatang",
  accrued_interest_satang AS "accruedInterestSatang", last_payment_on AS "lastPaymentOn",
  status, closed_on AS "closedOn", refinanced_by AS "refinancedBy",
  debt_status AS "debtStatus", debt_status_on AS "debtStatusOn",
  coalesce(written_off_satang, 0) AS "writtenOffSatang",
  rate_bands AS "rateBands", rate_bands_by AS "rateBandsBy", rate_since AS "rateSince"`;
// What is written off was not paid. An adjustment neither lends nor repays, but where interest goes
// with it: above nothing it was paid, below it a payment was reversed.
const flow = `CASE WHEN type_code = '07' THEN 'lost'
  WHEN type_code <> '06' OR (sign < 0 AND interest_satang > 0) THEN ${flowSql}
  WHEN interest_satang < 0 THEN 'out' ELSE 'adjusted' END`;
const from = { table: 'loan_lines', of: 'contract_no', flow };

const withStatus = statement<Loan, [LoanStatus]>(`
  SELECT ${columns} FROM records.loans WHERE ${mine} AND status = $1`);
const single = statement<LoanAsOf, [string]>(`
  SELECT ${columns}, ${asOfSql}, CASE WHEN status = 'OPEN' THEN (
    SELECT line.posted_on FROM records.loan_lines line
    WHERE line.${mine} AND line.contract_no = $1 ORDER BY line.seq DESC LIMIT 1
  ) END AS "lastLineOn"
  FROM records.loans WHERE ${mine} AND contract_no = $1`);
const last = statement<LastLine>(`
  SELECT l.contract_no AS "contractNo", last.posted_on AS "postedOn",
    last.interest_balance_satang AS "interestBalanceSatang"
  FROM records.loans l CROSS JOIN LATERAL (
    SELECT posted_on, interest_balance_satang FROM records.loan_lines
    WHERE ${mine} AND contract_no = l.contract_no
    ORDER BY seq DESC LIMIT 1
  ) last
  WHERE l.${mine} AND l.status = 'OPEN'`);

/** A bill's item that asks for a contract, and what it asks for. */
export interface BilledItem extends Billed {
  readonly billedSatang: bigint;
}

const billed = statement<BilledItem, [string]>(`
  SELECT i.month, bill.posted, i.amount_satang AS "billedSatang",
    i.collected_satang AS "collectedSatang"
  FROM records.collection_items i CROSS JOIN LATERAL (
    SELECT c.posted FROM records.collections c
    WHERE c.${mine} AND c.publication_id = i.publication_id AND c.month = i.month
      AND c.seq = i.seq AND c.kind = 'MONTHLY'
    LIMIT 1
  ) bill
  WHERE i.${mine} AND i.item_group = 'LOAN' AND i.ref_no = $1`);
const lastInstalment = statement<{ readonly postedOn: string }, [string]>(`
  SELECT posted_on AS "postedOn" FROM records.loan_lines
  WHERE ${mine} AND contract_no = $1 AND type_code = '02' ORDER BY seq DESC LIMIT 1`);

/** The subject's contracts of one status, the newest contract first. */
export async function loans(db: Db, status: LoanStatus): Promise<readonly Loan[]> {
  const found = await withStatus(db, status);
  return found
    .toSorted(by(({ contractDate, contractNo }) => `${contractDate} ${contractNo}`))
    .toReversed();
}

/** One own contract; undefined alike for one that is somebody else's or nobody's. */
export async function loan(db: Db, contractNo: string): Promise<LoanAsOf | undefined> {
  return (await single(db, contractNo))[0];
}

/** The newest line of each of the subject's open contracts; a contract may have none yet. */
export async function lastLoanLines(db: Db): Promise<readonly LastLine[]> {
  return last(db);
}

/** What bills asked for and what came of it; nothing of a contract that is not the subject’s. */
export async function loanInstalments(
  db: Db,
  contractNo: string,
): Promise<Instalments & { readonly billed: readonly BilledItem[] }> {
  const [bills, [last]] = await Promise.all([
    billed(db, contractNo),
    lastInstalment(db, contractNo),
  ]);
  return { billed: bills, lastInstalmentOn: last?.postedOn ?? null };
}

/** The ledger of a contract, by its number; `in` is what was lent, `out` what was repaid. */
export const storedLoans = storedLedger(loanLedger.columns, from);

/** How the principal left of a contract went, by its number. */
export const loanHistory = storedHistory(from);

/** The sums of their years. */
export const loanYears = summedLedger(loanLedger.columns, from);
