/** Enrolments with cremation associations, and what they cost each month (D-12). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { by } from '../pages/order.ts';
import { type Page, pagesOf } from '../pages/pages.ts';

export interface CremationEnrolment {
  readonly cremationNo: string;
  readonly associationCode: string;
  readonly associationName: string;
  readonly personName: string;
  readonly relation: 'SELF' | 'SPOUSE' | 'PARENT' | 'CHILD';
  readonly joinedOn: string;
  readonly memberKind: string;
  readonly paymentMethod: string;
  readonly insuredAmountSatang: bigint;
  readonly prepaidBalanceSatang: bigint;
  readonly toCollectSatang: bigint;
  readonly aidToOthersSatang: bigint;
  /** prepaid + to collect − aid to others. */
  readonly balanceAfterSatang: bigint;
  readonly funeralManager: string | null;
  readonly status: 'ACTIVE' | 'LEFT' | 'DECEASED';
}

export interface CremationMonth {
  /** First day of the month. */
  readonly month: string;
  readonly deaths: number;
  readonly ratePerDeathSatang: bigint;
  readonly amountSatang: bigint;
  readonly collectedSatang: bigint;
  readonly outstandingSatang: bigint;
  readonly receiptNo: string | null;
}

/** A month of which not everything has come in. */
export interface OwingMonth
  extends Pick<CremationMonth, 'month' | 'collectedSatang' | 'outstandingSatang'> {
  readonly cremationNo: string;
}

// The subject stands in each query although the policy demands it too: either alone suffices.
const mine = `member_no = current_setting('app.member_no', true)`;
const enrolled = statement<CremationEnrolment>(`
  SELECT cremation_no AS "cremationNo", association_code AS "associationCode",
    association_name AS "associationName", person_name AS "personName", relation,
    joined_on AS "joinedOn", member_kind AS "memberKind", payment_method AS "paymentMethod",
    insured_amount_satang AS "insuredAmountSatang",
    prepaid_balance_satang AS "prepaidBalanceSatang", to_collect_satang AS "toCollectSatang",
    aid_to_others_satang AS "aidToOthersSatang", balance_after_satang AS "balanceAfterSatang",
    funeral_manager AS "funeralManager", status
  FROM records.cremation_enrolments WHERE ${mine}`);
const owing = statement<OwingMonth, [cremationNo: string]>(`
  SELECT cremation_no AS "cremationNo", month, collected_satang AS "collectedSatang",
    outstanding_satang AS "outstandingSatang"
  FROM records.cremation_months
  WHERE ${mine} AND cremation_no = $1 AND outstanding_satang > 0`);
const pages = pagesOf<CremationMonth, readonly [month: string]>({
  columns: `month, deaths, rate_per_death_satang AS "ratePerDeathSatang",
    amount_satang AS "amountSatang", collected_satang AS "collectedSatang",
    outstanding_satang AS "outstandingSatang", receipt_no AS "receiptNo"`,
  rows: `FROM records.cremation_months WHERE ${mine} AND cremation_no = $1`,
  bounds: 1,
  key: { month: 'date' },
});

/** The subject's enrolments, also those that ended, by number. */
export async function cremationEnrolments(db: Db): Promise<readonly CremationEnrolment[]> {
  return (await enrolled(db)).toSorted(by(({ cremationNo }) => cremationNo));
}

/** Months of one own enrolment of which something is outstanding, in no order. */
export const cremationOwing = (db: Db, cremationNo: string): Promise<readonly OwingMonth[]> =>
  owing(db, cremationNo);

/** Months of one own enrolment, newest first; none of one that is not the subject's. */
export async function cremationMonths(
  db: Db,
  cremationNo: string,
  page: Page<readonly [month: string]>,
): Promise<readonly CremationMonth[]> {
  return pages(db, [cremationNo], page);
}
