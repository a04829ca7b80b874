/** Who receives what a member leaves behind (D-14). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface Beneficiary {
  readonly orderNo: number;
  readonly fullName: string;
  readonly relation: string;
  /** As text, two to four decimals; null where the member has not said. */
  readonly sharePercent: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly documentOn: string;
  readonly effectiveOn: string | null;
  /** All in their shares, one after the other, or as the document says. */
  readonly condition: 'SHARES' | 'ORDER' | 'OTHER';
}

const own = statement<Beneficiary>(`
  SELECT order_no AS "orderNo", full_name AS "fullName", relation,
    to_char(share_percent, 'FM990.0099') AS "sharePercent", address, phone,
    document_on AS "documentOn", effective_on AS "effectiveOn", condition
  FROM records.beneficiaries WHERE member_no = current_setting('app.member_no', true)
  ORDER BY order_no`);

/** The subject's beneficiaries in their order. */
export async function beneficiaries(db: Db): Promise<readonly Beneficiary[]> {
  return own(db);
}
