/** What an agency reports back, as it travels (part D, D-23). */
import * as z from 'zod/mini';
import { outcomes, reportLimits } from '../../../core/agency/report.ts';
import { highestBillNumber } from '../../../core/collection/bill-number.ts';
import { shortfallReasons } from '../../../core/collection/reasons.ts';
import { bahtShape, dayShape } from '../../shapes.ts';
import { monthQueryShape } from '../month/shapes.ts';
import { reportSteps, slipShape } from '../shapes.ts';
import { lineOfWords, wordsShape } from '../words.ts';

export const outcomeShape = z.enum(outcomes);
export const reasonShape = z.enum(shortfallReasons);

/** Year of the Buddhist era and month, as they stand in an address. */
export const monthShape = {
  year: monthQueryShape.year.def.innerType,
  month: monthQueryShape.month.def.innerType,
};

/** The one that was looked at: of several who change it one does. 0: nothing is saved yet. */
export const versionShape = z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000));

export const explanationShape = wordsShape({ most: reportLimits.explanation.most });

/** A bill's result; `outcome` null takes back what was reported of it. */
export const lineInputShape = z.strictObject({
  membership_no: z.string().check(z.regex(/^\d{6}$/)),
  seq: z.number().check(z.int(), z.minimum(1), z.maximum(highestBillNumber)),
  outcome: z.nullable(outcomeShape),
  collected: z.nullable(z.string().check(z.regex(/^\d{1,13}\.\d{2}$/))),
  reason: z.optional(z.nullable(reasonShape)),
  new_agency: z.optional(z.nullable(lineOfWords(reportLimits.newAgency))),
  note: z.optional(z.nullable(lineOfWords(reportLimits.note))),
});

export const lineShape = z.object({
  membership_no: z.string(),
  seq: z.number(),
  outcome: outcomeShape,
  /** What the bill asked for when it was reported. */
  billed: bahtShape,
  collected: bahtShape,
  reason: z.nullable(reasonShape),
  new_agency: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /**
   * `changed`: another amount is billed by now; once posted `confirmed`, or `overruled` by what the
   * core system says came in.
   */
  check: z.nullable(z.enum(['changed', 'confirmed', 'overruled'])),
  /** What came in by the core system's word; null before posting. */
  posted: z.nullable(bahtShape),
  /** When and by whom it was said last, as they were called then; null of the oldest lines. */
  said_at: z.nullable(z.string()),
  said_by: z.nullable(z.string()),
});

const tallyShape = z.object({ count: z.number(), amount: bahtShape });

/** collected + uncollected + unreported = billed. */
export const sumsShape = z.object({
  billed: tallyShape,
  collected: tallyShape,
  uncollected: tallyShape,
  unreported: tallyShape,
  full: z.number(),
  partial: z.number(),
  none: z.number(),
});

/** One event on the way, oldest first. */
export const stepShape = z.object({
  step: z.enum(['SENT', 'RESENT', 'OPENED', ...reportSteps, 'POSTED']),
  on: dayShape,
  /** Null where only the day is known. */
  at: z.nullable(z.string()),
  actor_kind: z.enum(['agency', 'office', 'system']),
  /** The person of the agency, as they were called then. */
  actor: z.nullable(z.string()),
  /** Why it was sent back; null for other steps. */
  reason: z.nullable(z.string()),
});

/** What keeps a report from being handed in, in the order in which to mend it. */
export const openPointShape = z.enum([
  'unreported',
  'changed',
  'slip',
  'difference',
  'explanation',
  'outdated',
]);

export const reportShape = z.object({
  /** NONE: nothing is saved yet. */
  state: z.enum(['NONE', 'DRAFT', 'SUBMITTED', 'ACCEPTED', 'RETURNED']),
  version: z.number(),
  lines: z.array(lineShape),
  sums: sumsShape,
  /** Lines that are reported against another amount than is billed. */
  changed: z.number(),
  slips: z.array(slipShape),
  slips_total: bahtShape,
  /** What was deducted less what the slips come to. */
  difference: bahtShape,
  explanation: z.string(),
  /** The difference that it was written for; null: none, or not known. */
  explained: z.nullable(bahtShape),
  saved_at: z.nullable(z.string()),
  saved_by: z.nullable(z.string()),
  submitted_at: z.nullable(z.string()),
  submitted_by: z.nullable(z.string()),
  /** Null unless it was sent back. */
  returned_by: z.nullable(z.enum(['office', 'system'])),
  returned_at: z.nullable(z.string()),
  returned_reason: z.nullable(z.string()),
});

/** Where the letter of the month that is in force asks to pay; its year and run address it. */
export const payIntoShape = z.object({
  letter_no: z.string(),
  letter_year: z.number(),
  run: z.number(),
  /** The cooperative, as the letter names it. */
  payee: z.string(),
  bank: z.string(),
  /** Grouped by hyphens. */
  account_no: z.string(),
});

/** What every change answers: the version to go on from. */
export const changedShape = z.object({
  state: z.enum(['DRAFT', 'SUBMITTED', 'RETURNED']),
  version: z.number(),
  at: z.string(),
  by: z.string(),
});
