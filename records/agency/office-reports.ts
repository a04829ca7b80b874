/** Agencies' reports as staff of finance see them; others see none. Needs `asStaff`. */
import type { BillKey, ReportedAmount } from '../../core/agency/report.ts';
import type { Satang } from '../../core/satang.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { by } from '../pages/order.ts';
import type { Submission } from './reports.ts';
import type { Step } from './steps.ts';

export interface OfficeReport extends Submission {
  readonly agencyNo: string;
  /** Undefined where the records know the agency no more. */
  readonly agencyName: string | null;
  /** First day of the month. */
  readonly month: string;
  readonly version: number;
  readonly state: 'SUBMITTED' | 'ACCEPTED';
  readonly explanation: string;
  readonly submittedAt: Date;
  readonly submittedByName: string;
  /** Of an accepted one. */
  readonly decidedAt: Date | null;
  readonly decidedByName: string | null;
}

export interface OfficeLine extends BillKey, ReportedAmount {
  readonly billedSatang: Satang;
  readonly note: string | null;
  /** Who said it, as they were called then, and when; null of the oldest lines. */
  readonly reportedAt: Date | null;
  readonly reportedByName: string | null;
}

export interface OfficeStep {
  readonly step: Step['step'];
  readonly at: Date;
  readonly actorKind: 'agency' | 'office' | 'system';
  readonly actorName: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

const waiting = statement<OfficeReport>(`
  SELECT r.agency_no AS "agencyNo", a.name AS "agencyName", r.month, r.version, r.state,
    r.explanation, r.submitted_at AS "submittedAt", r.submitted_by_name AS "submittedByName",
    r.members, r.billed_satang AS "billedSatang", r.collected_satang AS "collectedSatang",
    r.slips_satang AS "slipsSatang", r.decided_at AS "decidedAt",
    r.decided_by_name AS "decidedByName"
  FROM portal.office_reports() r
  LEFT JOIN records.agencies a ON a.agency_no = r.agency_no`);
const lines = statement<OfficeLine, [string, string]>(`
  SELECT l.member_no AS "memberNo", l.seq, l.outcome, l.billed_satang AS "billedSatang",
    l.collected_satang AS "collectedSatang", l.reason, l.new_agency AS "newAgency", l.note,
    l.said_at AS "reportedAt", l.said_by_name AS "reportedByName"
  FROM portal.office_report_lines($1, $2) l`);
const steps = statement<OfficeStep, [string, string]>(`
  SELECT s.step, s.at, s.actor_kind AS "actorKind", s.actor_name AS "actorName", s.detail
  FROM portal.office_report_steps($1, $2) s ORDER BY s.id`);
const decide = statement<{ readonly decided: boolean }, [string, string, number, string | null]>(`
  SELECT portal.decide_report($1, $2, $3, $4) AS decided`);

const time = ({ submittedAt }: OfficeReport) => submittedAt.getTime();

/** Reports that were handed in and are not settled by the records, oldest first. */
export async function officeReports(db: Db): Promise<readonly OfficeReport[]> {
  return (await waiting(db)).toSorted((a, b) => time(a) - time(b));
}

/** What one of them says of each bill, by membership number. */
export async function officeReportLines(
  db: Db,
  agencyNo: string,
  month: string,
): Promise<readonly OfficeLine[]> {
  return (await lines(db, agencyNo, month)).toSorted(by(({ memberNo }) => memberNo));
}

/** What happened on a month of an agency, in order. */
export const officeReportSteps = (
  db: Db,
  agencyNo: string,
  month: string,
): Promise<readonly OfficeStep[]> => steps(db, agencyNo, month);

/**
 * Accepts that version, or sends it back with a reason; false where it is not the one that waits
 * any more.
 */
export async function decideReport(
  db: Db,
  { agencyNo, month, version }: Pick<OfficeReport, 'agencyNo' | 'month' | 'version'>,
  why?: string,
): Promise<boolean> {
  return (await decide(db, agencyNo, month, version, why ?? null))[0]?.decided ?? false;
}
