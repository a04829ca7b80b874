/** A month of the agency that may be reported of, and what is known of its report. */
import { Problem } from '../../../../api/problem.ts';
import type { AgencyCaller } from '../../../../api/session/session-control.ts';
import { Mismatch } from '../../../../core/agency/reconciliation.ts';
import { sumOf, toDtoBaht } from '../../../../core/satang.ts';
import { thaiDateTime } from '../../../../core/thai-date.ts';
import { MonthMismatch } from '../../../../records/agency/reconciled.ts';
import {
  advanceReport,
  beginReport,
  findReport,
  type Report,
  type ReportBill,
  reportBills,
} from '../../../../records/agency/reports.ts';
import { addStep } from '../../../../records/agency/steps.ts';
import type { Db } from '../../../../records/database.ts';
import { type AgencyMonth, agencyMonth } from '../../../../records/figures/agencies.ts';
import { text } from './report.text.ts';

type Who = Pick<AgencyCaller, 'agencyNo' | 'personNo' | 'contactName'>;

/** @throws MonthMismatch where the bills are not what the month states. */
export function assertHeads(
  agencyNo: string,
  month: AgencyMonth,
  bills: readonly ReportBill[],
): void {
  const billed = sumOf(bills, (bill) => bill.billedSatang);
  const fault =
    bills.length !== month.members
      ? new Mismatch('month.members', String(bills.length), String(month.members))
      : billed !== month.billedSatang
        ? new Mismatch('month.billed', toDtoBaht(billed), toDtoBaht(month.billedSatang))
        : undefined;
  if (fault) throw new MonthMismatch(agencyNo, month.month, fault);
}

/**
 * The bills of a month (its first day) that its agency may report of now.
 * @throws Problem not_found where it was not billed, conflict before it is sent and once it is
 * posted; MonthMismatch where the records do not add up.
 */
export async function openMonth(
  db: Db,
  { agencyNo }: Who,
  day: string,
): Promise<readonly ReportBill[]> {
  const [month, bills] = await Promise.all([agencyMonth(db, day), reportBills(db, day)]);
  if (!month) throw new Problem('not_found');
  if (month.state === 'DRAFT') throw new Problem('conflict', { text: text.notSent });
  if (month.state === 'POSTED') throw new Problem('conflict', { text: text.posted });
  assertHeads(agencyNo, month, bills);
  return bills;
}

/** Why a report cannot be changed as it was asked; says who was faster, and when. */
export async function conflictOf(db: Db, day: string): Promise<Problem> {
  const report = await findReport(db, day);
  return new Problem('conflict', report ? { text: words(report) } : {});
}

function words(report: Report): string {
  const { state, isClosed, savedByName, savedAt, submittedByName, submittedAt } = report;
  if (isClosed) return text.posted;
  if (state === 'ACCEPTED') return text.accepted;
  if (state === 'SUBMITTED' && submittedAt && submittedByName !== null) {
    return text.submitted(submittedByName, thaiDateTime(submittedAt));
  }
  return text.savedBy(savedByName, thaiDateTime(savedAt));
}

/**
 * Makes the next version of a month's report, or the first, and keeps it from everybody else until
 * the transaction ends: slips that come and go change what is handed in.
 * @throws as `openMonth`, and conflict where it is out of the agency's hands.
 */
export async function advanceDraft(db: Db, who: Who, day: string): Promise<void> {
  await openMonth(db, who, day);
  const begun = await beginReport(db, day, who);
  if (begun) await addStep(db, { month: day, step: 'STARTED', by: who });
  else if (!(await advanceReport(db, day, who))) throw await conflictOf(db, day);
}
