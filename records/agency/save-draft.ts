/** Saves results into the draft: all of what was sent, or nothing of it. */
import type { Refuse, RefusedLine } from '../../core/agency/refusal.ts';
import {
  type BillKey,
  billKey,
  lineFault,
  type ReportedAmount,
  type ReportSums,
  remittanceDifference,
  reportSums,
} from '../../core/agency/report.ts';
import { sumOf } from '../../core/satang.ts';
import type { Db, Records } from '../database.ts';
import { type AgencyDoer, openMonth, standingOf } from './open-month.ts';
import {
  advanceVersion,
  dropLines,
  explainReport,
  putLines,
  type ReportBill,
  type ReportLine,
  reportLines,
} from './reports.ts';
import { slipsOf } from './slips.ts';
import { type AgencyStep, addSavedStep, addStep } from './steps.ts';

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

interface Checked {
  readonly put: readonly ReportLine[];
  readonly drop: readonly BillKey[];
  readonly faults: readonly RefusedLine[];
}

/** What is to be put and dropped; of a bill that is not this month's, and its rules, the faults. */
function checked(lines: readonly DraftLine[], bills: readonly ReportBill[]): Checked {
  const billed = new Map(bills.map((bill) => [billKey(bill), bill]));
  const [seen, faults] = [new Set<string>(), [] as RefusedLine[]];
  const [put, drop] = [[] as ReportLine[], [] as BillKey[]];
  for (const [at, { memberNo, seq, result }] of lines.entries()) {
    const key = billKey({ memberNo, seq });
    const bill = billed.get(key);
    if (seen.has(key)) faults.push({ at, why: 'twice' });
    // A line of a bill that is gone can only be taken back.
    else if (!bill && result !== null) faults.push({ at, why: 'unknown' });
    else if (result === null) drop.push({ memberNo, seq });
    else if (bill) {
      const fault = lineFault(result, bill.billedSatang);
      if (fault) faults.push({ at, why: fault });
      put.push({ memberNo, seq, billedSatang: bill.billedSatang, ...result });
    }
    seen.add(key);
  }
  return { put, drop, faults };
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
async function addSteps(
  db: Db,
  who: AgencyDoer,
  { month, version, lines, step, ...more }: DraftChange,
) {
  const by = { month, by: who };
  if (version === 0) await addStep(db, { ...by, step: 'STARTED' });
  if (step) return addStep(db, { ...by, ...step });
  if (lines.length === 0 && more.explanation === undefined) return;
  await addSavedStep(db, { ...by, detail: { rows: lines.length } });
}

/**
 * @throws what `refuse` makes of a month that is not open, of lines that cannot be kept, and where
 * somebody else has changed the report since `version` or it is out of the agency's hands; then
 * nothing is saved.
 */
export async function saveDraft(
  records: Records,
  who: AgencyDoer,
  change: DraftChange,
  refuse: Refuse,
): Promise<SavedDraft> {
  const { month, version, explanation } = change;
  return records.asAgency(who.agencyNo, async (db) => {
    const bills = await openMonth(db, who, month, refuse);
    const { put, drop, faults } = checked(change.lines, bills);
    if (faults.length > 0) throw refuse({ why: 'lines', lines: faults });
    const turned = await advanceVersion(db, month, version, who);
    if (!turned) throw await standingOf(db, month, refuse);
    if (put.length > 0) await putLines(db, month, put, who);
    if (drop.length > 0) await dropLines(db, month, drop);
    const sums = reportSums(bills, await reportLines(db, month));
    if (explanation !== undefined) await explain(db, month, explanation, sums);
    await addSteps(db, who, change);
    const state = turned.state === 'RETURNED' ? turned.state : 'DRAFT';
    return { version: turned.version, state, at: turned.at, sums };
  });
}
