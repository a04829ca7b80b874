/** Reports as they travel. */
import type * as z from 'zod/mini';
import type { slipShape } from '../../../../../api/agency/slip/shapes.ts';
import type { Balance } from '../../../../../core/agency/balance.ts';
import {
  billKey,
  lineCheck,
  type ReportSums,
  type Tally,
} from '../../../../../core/agency/report.ts';
import { eventsOf, type SentLetter } from '../../../../../core/agency/way/events.ts';
import { wireBaht } from '../../../../../core/satang.ts';
import type { Report, ReportBill, ReportLine } from '../../../../../records/agency/reports.ts';
import type { Slip } from '../../../../../records/agency/slips.ts';
import type { Step } from '../../../../../records/agency/steps.ts';
import type { AgencyMonth } from '../../../../../records/figures/agencies.ts';
import type { lineShape, reportShape, stepShape, sumsShape } from './shapes.ts';

type WireLine = z.output<typeof lineShape>;
type WireStep = z.output<typeof stepShape>;

export interface ReportParts {
  readonly report: Report | undefined;
  readonly lines: readonly ReportLine[];
  readonly bills: readonly ReportBill[];
  readonly slips: readonly Slip[];
}

type Billed = ReadonlyMap<string, ReportBill>;

const byKey = (bills: readonly ReportBill[]): Billed =>
  new Map(bills.map((bill) => [billKey(bill), bill]));

const tallyOf = ({ count, satang }: Tally) => ({ count, amount: wireBaht(satang) });

export function sumsOf(sums: ReportSums): z.output<typeof sumsShape> {
  const { billed, collected, uncollected, unreported, full, partial, none } = sums;
  return {
    billed: tallyOf(billed),
    collected: tallyOf(collected),
    uncollected: tallyOf(uncollected),
    unreported: tallyOf(unreported),
    ...{ full, partial, none },
  };
}

function lineOf(line: ReportLine, bill: ReportBill | undefined): WireLine {
  return {
    membership_no: line.memberNo,
    seq: line.seq,
    outcome: line.outcome,
    billed: wireBaht(line.billedSatang),
    collected: wireBaht(line.collectedSatang),
    reason: line.reason,
    new_agency: line.newAgency,
    note: line.note,
    check: lineCheck(line, bill),
    posted: bill?.posted ? wireBaht(bill.collectedSatang) : null,
  };
}

export const slipOf = (slip: Slip): z.output<typeof slipShape> => ({
  id: slip.id,
  paid_on: slip.paidOn,
  amount: wireBaht(slip.amountSatang),
  file_type: slip.fileType,
  added_at: slip.addedAt.toISOString(),
  added_by: slip.contactName,
});

const noReport = {
  state: 'NONE',
  version: 0,
  explanation: '',
  saved_at: null,
  saved_by: null,
} as const;

function headOf(report: Report | undefined, changedSince: string) {
  if (report === undefined) {
    return {
      ...noReport,
      ...{ submitted_at: null, submitted_by: null, returned_by: null, returned_reason: null },
    };
  }
  const bySystem = report.returnedBy === 'SYSTEM';
  const isReturned = report.state === 'RETURNED';
  return {
    state: report.state,
    version: report.version,
    explanation: report.explanation,
    saved_at: report.savedAt.toISOString(),
    saved_by: report.savedByName,
    submitted_at: report.submittedAt?.toISOString() ?? null,
    submitted_by: report.submittedByName,
    returned_by: isReturned ? (bySystem ? ('system' as const) : ('office' as const)) : null,
    returned_reason: isReturned ? (bySystem ? changedSince : report.returnedReason) : null,
  };
}

/** `changedSince` says why the records sent a report back. */
export function reportOf(
  parts: ReportParts,
  balance: Balance,
  changedSince: string,
): z.output<typeof reportShape> {
  const billed = byKey(parts.bills);
  return {
    ...headOf(parts.report, changedSince),
    lines: parts.lines.map((line) => lineOf(line, billed.get(billKey(line)))),
    sums: sumsOf(balance.sums),
    changed: balance.changed,
    slips: parts.slips.map(slipOf),
    slips_total: wireBaht(balance.slipsSatang),
    difference: wireBaht(balance.differenceSatang),
  };
}

/** From the letter that began the month to the posting that ends it. */
export const stepsOf = (
  steps: readonly Step[],
  letters: readonly SentLetter[],
  { state, postedOn }: AgencyMonth,
): WireStep[] =>
  eventsOf({ letters, steps, postedOn: state === 'POSTED' ? postedOn : null }).map(
    ({ step, on, at, actorKind, actor, detail }) => ({
      step,
      on,
      at: at?.toISOString() ?? null,
      actor_kind: actorKind,
      actor,
      reason: typeof detail.reason === 'string' ? detail.reason : null,
    }),
  );
