/** Reports as they travel. */
import type * as z from 'zod/mini';
import { type ExampleLetters, letterAccount } from '../../../api/agency/letter-account.ts';
import type {
  lineShape,
  payIntoShape,
  reportShape,
  stepShape,
  sumsShape,
} from '../../../api/agency/report/shapes.ts';
import { changedSince } from '../../../api/agency/report.text.ts';
import { slipOf } from '../../../api/agency/slip-of.ts';
import type { Balance } from '../../../core/agency/balance.ts';
import { letterNumber } from '../../../core/agency/number.ts';
import { billKey, lineCheck, type ReportSums, type Tally } from '../../../core/agency/report.ts';
import {
  eventsOf,
  type MonthEvent,
  type SentLetter,
} from '../../../core/agency/workflow/events.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import type { Letter } from '../../../records/agency/letters.ts';
import type { AuthoredLine, Report, ReportBill } from '../../../records/agency/reports.ts';
import type { TwinnedSlip } from '../../../records/agency/slips.ts';
import type { Step } from '../../../records/agency/steps.ts';
import type { AgencyMonth } from '../../../records/figures/agencies.ts';

type LineDto = z.output<typeof lineShape>;
type StepDto = z.output<typeof stepShape>;

export interface ReportParts {
  readonly report: Report | undefined;
  readonly lines: readonly AuthoredLine[];
  readonly bills: readonly ReportBill[];
  readonly slips: readonly TwinnedSlip[];
  readonly steps: readonly Step[];
}

type Billed = ReadonlyMap<string, ReportBill>;

const byKey = (bills: readonly ReportBill[]): Billed =>
  new Map(bills.map((bill) => [billKey(bill), bill]));

const tallyOf = ({ count, satang }: Tally) => ({ count, amount: toDtoBaht(satang) });

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

function lineOf(line: AuthoredLine, bill: ReportBill | undefined): LineDto {
  return {
    membership_no: line.memberNo,
    seq: line.seq,
    outcome: line.outcome,
    billed: toDtoBaht(line.billedSatang),
    collected: toDtoBaht(line.collectedSatang),
    reason: line.reason,
    new_agency: line.newAgency,
    note: line.note,
    check: lineCheck(line, bill),
    posted: bill?.posted ? toDtoBaht(bill.collectedSatang) : null,
    said_at: line.reportedAt?.toISOString() ?? null,
    said_by: line.reportedByName,
  };
}

const noReport = {
  state: 'NONE',
  version: 0,
  explanation: '',
  ...{ explained: null, saved_at: null, saved_by: null, submitted_at: null, submitted_by: null },
} as const;

const notReturned = { returned_by: null, returned_at: null, returned_reason: null } as const;

/** By whom, when and why it came back, while it is here to be mended. */
function returnOf(report: Report, steps: readonly Step[]) {
  if (report.state !== 'RETURNED') return notReturned;
  const last = steps.findLast(({ step }) => step === 'RETURNED');
  const bySystem = report.returnedBy === 'SYSTEM';
  return {
    returned_by: bySystem ? ('system' as const) : ('office' as const),
    returned_at: last?.at.toISOString() ?? null,
    returned_reason: bySystem ? changedSince : report.returnedReason,
  };
}

function headOf({ report, steps }: ReportParts) {
  if (report === undefined) return { ...noReport, ...notReturned };
  const { explainedSatang } = report;
  return {
    state: report.state,
    version: report.version,
    explanation: report.explanation,
    explained: explainedSatang === null ? null : toDtoBaht(explainedSatang),
    saved_at: report.savedAt.toISOString(),
    saved_by: report.savedByName,
    submitted_at: report.submittedAt?.toISOString() ?? null,
    submitted_by: report.submittedByName,
    ...returnOf(report, steps),
  };
}

export function reportOf(parts: ReportParts, balance: Balance): z.output<typeof reportShape> {
  const billed = byKey(parts.bills);
  return {
    ...headOf(parts),
    lines: parts.lines.map((line) => lineOf(line, billed.get(billKey(line)))),
    sums: sumsOf(balance.sums),
    changed: balance.changed,
    slips: parts.slips.map(slipOf),
    slips_total: toDtoBaht(balance.slipsSatang),
    difference: toDtoBaht(balance.differenceSatang),
  };
}

/** What the letter in force says of where to pay; null where none is there to be read. */
export function payIntoOf(
  letter: Letter | undefined,
  examples: ExampleLetters,
): z.output<typeof payIntoShape> | null {
  const account = letter && letterAccount(letter, examples);
  if (!account) return null;
  return {
    letter_no: letterNumber(account.prefix, letter),
    letter_year: letter.yearBe,
    run: letter.run,
    ...{ payee: account.payee, bank: account.bank, account_no: account.accountNo },
  };
}

/** Why a report came back: staff say it, records do not. */
function reasonOf({ step, actorKind, detail }: MonthEvent): string | null {
  if (step === 'RETURNED' && actorKind === 'system') return changedSince;
  return typeof detail.reason === 'string' ? detail.reason : null;
}

/** From the letter that began the month to the posting that ends it. */
export const stepsOf = (
  steps: readonly Step[],
  letters: readonly SentLetter[],
  { state, postedOn }: AgencyMonth,
): StepDto[] =>
  eventsOf({ letters, steps, postedOn: state === 'POSTED' ? postedOn : null }).map((event) => ({
    step: event.step,
    on: event.on,
    at: event.at?.toISOString() ?? null,
    actor_kind: event.actorKind,
    actor: event.actor,
    reason: reasonOf(event),
  }));
