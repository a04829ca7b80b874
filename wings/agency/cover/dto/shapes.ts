/** What is told of the bills of an agency's month (D-23). */
import * as z from 'zod/mini';
import { bahtShape } from '../../../../api/shapes.ts';
import { outcomes } from '../../../../core/agency/report.ts';
import { shortfallReasons } from '../../../../core/collection/reasons.ts';

/** `grouped` tells neither period nor the parts of an instalment, `total` only the total. */
export const detailShape = z.enum(['full', 'grouped', 'total']);

const period = z.optional(z.nullable(z.string()));

const shareShape = z.nullable(z.object({ period, amount: bahtShape }));
/** `full`: principal and interest; `grouped`: what they come to. */
const loanShape = z.nullable(
  z.object({
    period,
    principal: z.optional(bahtShape),
    interest: z.optional(bahtShape),
    amount: z.optional(bahtShape),
  }),
);
const plainShape = z.nullable(bahtShape);

/** Columns of money; null where there is nothing. */
export const cellShapes = {
  share: shareShape,
  emergency: loanShape,
  ordinary: loanShape,
  special: loanShape,
  deposit: plainShape,
  cremation: plainShape,
  fee: plainShape,
  other: plainShape,
  guarantee: plainShape,
  total: bahtShape,
};

/** What came of a bill by the core system's word; null before it is posted. */
const postedShape = z.nullable(
  z.object({
    outcome: z.enum(outcomes),
    collected: bahtShape,
    reason: z.nullable(z.enum(shortfallReasons)),
  }),
);

export const rowShape = z.object({
  /** Line of the statement. */
  seq: z.number(),
  membership_no: z.string(),
  /** With the number what a report names the bill by; 1 unless somebody was billed twice. */
  bill_seq: z.number(),
  name: z.string(),
  employee_no: z.nullable(z.string()),
  receipt_no: z.nullable(z.string()),
  ...cellShapes,
  /** Whether a letter of consent is on record. */
  consent: z.boolean(),
  note: z.nullable(z.string()),
  posted: postedShape,
});

export const totalsShape = z.object(cellShapes);

export const unitShape = z.object({
  no: z.string(),
  /** Without its first four characters (R009). */
  no_display: z.string(),
  name: z.string(),
  head_name: z.nullable(z.string()),
  head_position: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});

/** Of the whole month, by the core system. */
export const sumsShape = z.object({
  members: z.number(),
  billed: bahtShape,
  collected: bahtShape,
  uncollected: bahtShape,
});
