/** Welfare: what was received, what was asked for, what there is (D-15). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { by } from '../pages/order.ts';
import { type Page, pagesOf } from '../pages/pages.ts';

export interface WelfareClaim {
  readonly requestNo: string;
  readonly typeCode: string;
  readonly typeName: string;
  readonly requestedOn: string;
  readonly amountSatang: bigint;
  readonly status: 'PENDING' | 'APPROVED' | 'REJECTED';
  readonly reason: string | null;
  readonly paidOn: string | null;
  readonly payMethod: string | null;
  readonly note: string | null;
}

export interface WelfareType {
  readonly typeCode: string;
  readonly typeName: string;
  readonly ruleText: string;
  readonly maxAmountSatang: bigint;
  readonly deadlineDays: number | null;
  readonly documents: readonly string[];
}

/** Day and request number of a claim. */
export type ClaimKey = readonly [on: string, requestNo: string];

const columns = `request_no AS "requestNo", type_code AS "typeCode",
  (SELECT t.type_name FROM records.welfare_types t
    WHERE t.publication_id = welfare_claims.publication_id
      AND t.type_code = welfare_claims.type_code) AS "typeName",
  requested_on AS "requestedOn", amount_satang AS "amountSatang", status, reason,
  paid_on AS "paidOn", pay_method AS "payMethod", note`;
// The subject stands in each query although the policy demands it too: either alone suffices.
const own = `FROM records.welfare_claims WHERE member_no = current_setting('app.member_no', true)`;

const received = pagesOf<WelfareClaim, ClaimKey>({
  columns,
  rows: `${own} AND paid_on IS NOT NULL`,
  bounds: 0,
  key: { paid_on: 'date', request_no: 'text' },
});
const claims = pagesOf<WelfareClaim, ClaimKey>({
  columns,
  rows: own,
  bounds: 0,
  key: { requested_on: 'date', request_no: 'text' },
});
const types = statement<Omit<WelfareType, 'documents'> & { documents: string | null }>(`
  SELECT type_code AS "typeCode", type_name AS "typeName", rule_text AS "ruleText",
    max_amount_satang AS "maxAmountSatang", deadline_days AS "deadlineDays", documents
  FROM records.welfare_types`);

/** What the subject was paid, newest first; the key is the day of payment. */
export async function welfareReceived(
  db: Db,
  page: Page<ClaimKey>,
): Promise<readonly WelfareClaim[]> {
  return received(db, [], page);
}

/** What the subject asked for, paid or not, newest first; the key is the day of the request. */
export async function welfareClaims(
  db: Db,
  page: Page<ClaimKey>,
): Promise<readonly WelfareClaim[]> {
  return claims(db, [], page);
}

/** What there is to ask for, by code; the same for everybody. */
export async function welfareTypes(db: Db): Promise<readonly WelfareType[]> {
  const rows = await types(db);
  return rows
    .map((row) => ({ ...row, documents: row.documents?.split(';').map((one) => one.trim()) ?? [] }))
    .toSorted(by(({ typeCode }) => typeCode));
}
