/** Saves results into the draft: all of what was sent, or nothing of it. */
import type { FieldFault } from '../../../../api/envelope.ts';
import { Problem } from '../../../../api/problem.ts';
import type { AgencyCaller } from '../../../../api/session/session-control.ts';
import {
  type BillKey,
  billKey,
  type LineFault,
  lineFault,
  type ReportedAmount,
  type ReportSums,
  remittanceDifference,
  reportSums,
} from '../../../../core/agency/report.ts';
import { sumOf } from '../../../../core/satang.ts';
import {
  advanceVersion,
  dropLines,
  explainReport,
  putLines,
  type ReportBill,
  type ReportLine,
  reportLines,
} from '../../../../records/agency/reports.ts';
import { slipsOf } from '../../../../records/agency/slips.ts';
import { type AgencyStep, addSavedStep, addStep } from '../../../../records/agency/steps.ts';
import type { Db, Records } from '../../../../records/database.ts';
import { conflictOf, openMonth } from './month.server.ts';
import { text } from './report.text.ts';

/** What is said of one bill; null takes back what was said before. */
export interface DraftLine extends BillKey {
  readonly result: (ReportedAmount & Pick<ReportLine, 'note'>) | null;
}

export interface DraftChange {
  /** First day of the month. */
  readonly month: string;
  /** The one that was looked at; 0 before the first. */
  readonly version: number;
  readonly lines: readonly DraftLine[];
  /** Left out: as it is. */
  readonly explanation?: string | undefined;
  /** Kept in the history beside the change. */
  readonly step?: {
    readonly step: AgencyStep;
    readonly detail: Readonly<Record<string, string | number>>;
  };
}

export interface SavedDraft {
  readonly version: number;
  /** RETURNED stays until it is handed in anew: why it came back can be read meanwhile. */
  readonly state: 'DRAFT' | 'RETURNED';
  readonly at: Date;
  readonly sums: ReportSums;
}

type Who = Pick<AgencyCaller, 'agencyNo' | 'personNo' | 'contactName'>;

const mostFaults = 10;
const fieldOf = { collected: 'collected', reason: 'reason', newAgency: 'new_agency' } as const;

const messageOf = (fault: LineFault): string =>
  fault.at === 'collected'
    ? text.collected[fault.why]
    : fault.at === 'reason'
      ? text.reason[fault.why]
      : text.newAgency[fault.why];

interface Checked {
  readonly put: readonly ReportLine[];
  readonly drop: readonly BillKey[];
}

/** @throws Problem bad_input at `lines.N` for a bill that is not this month's, and its fields. */
function checked(lines: readonly DraftLine[], bills: readonly ReportBill[]): Checked {
  const billed = new Map(bills.map((bill) => [billKey(bill), bill]));
  const [seen, faults] = [new Set<string>(), [] as FieldFault[]];
  const [put, drop] = [[] as ReportLine[], [] as BillKey[]];
  for (const [at, { memberNo, seq, result }] of lines.entries()) {
    const key = billKey({ memberNo, seq });
    const bill = billed.get(key);
    const field = `lines.${at}`;
    if (seen.has(key)) faults.push({ field, message: text.twice });
    // A line of a bill that is gone can only be taken back.
    else if (!bill && result !== null) faults.push({ field, message: text.unknown });
    else if (result === null) drop.push({ memberNo, seq });
    else if (bill) {
      const fault = lineFault(result, bill.billedSatang);
      if (fault) faults.push({ field: `${field}.${fieldOf[fault.at]}`, message: messageOf(fault) });
      put.push({ memberNo, seq, billedSatang: bill.billedSatang, ...result });
    }
    seen.add(key);
  }
  if (faults.length > 0) throw new Problem('bad_input', { fields: faults.slice(0, mostFaults) });
  return { put, drop };
}

/** Words count for the difference as it is once all of the change is there. */
async function explain(db: Db, month: string, explanation: string, sums: ReportSums) {
  const slips = await slipsOf(db, month);
  const slipsSatang = sumOf(slips, ({ amountSatang }) => amountSatang);
  const difference = remittanceDifference(sums.collected.satang, slipsSatang);
  await explainReport(db, month, {
    explanation,
    explainedSatang: explanation === '' ? null : difference,
  });
}

/** Who did what: one step for a file, one for what is saved by hand without a pause. */
async function addSteps(db: Db, who: Who, { month, version, lines, step, ...more }: DraftChange) {
  const by = { month, by: who };
  if (version === 0) await addStep(db, { ...by, step: 'STARTED' });
  if (step) return addStep(db, { ...by, ...step });
  if (lines.length === 0 && more.explanation === undefined) return;
  await addSavedStep(db, { ...by, detail: { rows: lines.length } });
}

/**
 * @throws Problem not_found, bad_input at the lines' fields, conflict where somebody else has
 * changed the report since `version` or it is out of the agency's hands; then nothing is saved.
 */
export async function saveDraft(
  records: Records,
  who: Who,
  change: DraftChange,
): Promise<SavedDraft> {
  const { month, version, explanation } = change;
  return records.asAgency(who.agencyNo, async (db) => {
    const bills = await openMonth(db, who, month);
    const { put, drop } = checked(change.lines, bills);
    const turned = await advanceVersion(db, month, version, who);
    if (!turned) throw await conflictOf(db, month);
    if (put.length > 0) await putLines(db, month, put, who);
    if (drop.length > 0) await dropLines(db, month, drop);
    const sums = reportSums(bills, await reportLines(db, month));
    if (explanation !== undefined) await explain(db, month, explanation, sums);
    await addSteps(db, who, change);
    const state = turned.state === 'RETURNED' ? turned.state : 'DRAFT';
    return { version: turned.version, state, at: turned.at, sums };
  });
}
