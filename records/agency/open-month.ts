/** A month of the agency that may be reported of, and what is known of its report. */
import { Mismatch, membersOf } from '../../core/agency/reconciliation.ts';
import type { Refuse } from '../../core/agency/refusal.ts';
import { sumOf, toDtoBaht } from '../../core/satang.ts';
import type { Db } from '../database.ts';
import { type AgencyMonth, agencyMonth } from '../figures/agencies.ts';
import { MonthMismatch } from './reconciled.ts';
import {
  advanceReport,
  beginReport,
  type Doer,
  findReport,
  type ReportBill,
  reportBills,
} from './reports.ts';
import { addStep } from './steps.ts';

/** A person of an agency. */
export interface AgencyDoer extends Doer {
  readonly agencyNo: string;
}

/** @throws MonthMismatch where the bills are not what the month states. */
export function assertHeads(
  agencyNo: string,
  month: AgencyMonth,
  bills: readonly ReportBill[],
): void {
  const billed = sumOf(bills, (bill) => bill.billedSatang);
  const members = membersOf(bills);
  const fault =
    members !== month.members
      ? new Mismatch('month.members', String(members), String(month.members))
      : billed !== month.billedSatang
        ? new Mismatch('month.billed', toDtoBaht(billed), toDtoBaht(month.billedSatang))
        : undefined;
  if (fault) throw new MonthMismatch(agencyNo, month.month, fault);
}

/**
 * The bills of a month (its first day) that its agency may report of now.
 * @throws what `refuse` makes of a month that was not billed, is not sent yet or is posted;
 * MonthMismatch where the records do not add up.
 */
export async function openMonth(
  db: Db,
  { agencyNo }: Pick<AgencyDoer, 'agencyNo'>,
  day: string,
  refuse: Refuse,
): Promise<readonly ReportBill[]> {
  const [month, bills] = await Promise.all([agencyMonth(db, day), reportBills(db, day)]);
  if (!month) throw refuse({ why: 'notBilled' });
  if (month.state === 'DRAFT') throw refuse({ why: 'notSent' });
  if (month.state === 'POSTED') throw refuse({ why: 'posted' });
  assertHeads(agencyNo, month, bills);
  return bills;
}

/** Why a report cannot be changed as it was asked: how it stands by now. */
export async function standingOf(db: Db, day: string, refuse: Refuse): Promise<Error> {
  return refuse({ why: 'standing', report: await findReport(db, day) });
}

/**
 * Makes the next version of a month's report, or the first, and keeps it from everybody else until
 * the transaction ends: slips that come and go change what is handed in.
 * @throws as `openMonth`, and where the report is out of the agency's hands.
 */
export async function advanceDraft(
  db: Db,
  who: AgencyDoer,
  day: string,
  refuse: Refuse,
): Promise<void> {
  await openMonth(db, who, day, refuse);
  const begun = await beginReport(db, day, who);
  if (begun) await addStep(db, { month: day, step: 'STARTED', by: who });
  else if (!(await advanceReport(db, day, who))) throw await standingOf(db, day, refuse);
}
