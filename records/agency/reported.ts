/** What agencies say of the subject's own bills, a member's, before the records settle them. */
import type { Outcome } from '../../core/agency/report.ts';
import type { Satang } from '../../core/satang.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface Reported {
  /** First day of the month. */
  readonly month: string;
  readonly seq: number;
  readonly outcome: Outcome;
  readonly collectedSatang: Satang;
  readonly reason: string | null;
  readonly reportedAt: Date;
  /** Staff have taken the report as it is. */
  readonly isAccepted: boolean;
}

// Only of a bill that is the subject's still, asks for the same and is not posted.
const mine = statement<Reported>(`
  SELECT r.month, r.seq, r.outcome, r.collected_satang AS "collectedSatang", r.reason,
    r.reported_at AS "reportedAt", r.accepted AS "isAccepted"
  FROM portal.my_reported() r
  JOIN records.collections c ON c.member_no = current_setting('app.member_no', true)
    AND c.month = r.month AND c.seq = r.seq AND c.kind = 'MONTHLY' AND NOT c.posted
    AND c.agency_no = r.agency_no AND c.billed_satang = r.billed_satang`);

/** Of bills of the subject that wait to be posted: nothing of it is money that came in. */
export const reportedToMe = (db: Db): Promise<readonly Reported[]> => mine(db);
