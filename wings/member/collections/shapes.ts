/** What is told of a month's bill or of a receipt (D-11). */
import * as z from 'zod/mini';
import { bahtShape, dayShape } from '../../../api/shapes.ts';
import { outcomes } from '../../../core/agency/report.ts';
import { billNumberPattern } from '../../../core/collection/bill-number.ts';
import { itemGroups } from '../../../core/collection/groups.ts';
import { shortfallReasons } from '../../../core/collection/reasons.ts';

export const kindShape = z.enum(['monthly', 'other']);
export const groupShape = z.enum(itemGroups);

/** Why less was deducted (part D). */
export const reasonShape = z.enum(shortfallReasons);

/** Year of the Buddhist era, month and number: what a collection is known by. */
export const keyShape = {
  year: z.string().check(z.regex(/^2[4-9]\d\d$/)),
  month: z.string().check(z.regex(/^(?:[1-9]|1[0-2])$/)),
  seq: z.string().check(z.regex(new RegExp(`^${billNumberPattern}$`))),
};

/** What the agency says came in, until the core system's next word: no money yet. */
export const reportedShape = z.object({
  outcome: z.enum(outcomes),
  collected: bahtShape,
  reason: z.nullable(reasonShape),
  on: dayShape,
  /** The cooperative has taken the report as it is. */
  accepted: z.boolean(),
});

export const headShape = z.object({
  year_be: z.number(),
  month: z.number(),
  seq_no: z.number(),
  kind: kindShape,
  receipt_no: z.nullable(z.string()),
  receipt_on: z.nullable(dayShape),
  posted: z.boolean(),
  status: z.enum(['PENDING', 'FULL', 'PARTIAL', 'NONE']),
  /** Why less was deducted, where that was told. */
  reason: z.nullable(reasonShape),
  item_count: z.number(),
  billed: bahtShape,
  collected: bahtShape,
  uncollected: bahtShape,
  refund_pending: bahtShape,
  share_total: bahtShape,
  interest_ytd: bahtShape,
  salary: z.nullable(bahtShape),
  /** Less what came in, before posting less what is asked for; null for money of the counter. */
  salary_left: z.nullable(bahtShape),
  /** Percent of the salary, two decimals. */
  billed_percent: z.nullable(bahtShape),
  /** Of a bill that is not posted. */
  reported: z.nullable(reportedShape),
});

/** Totals of one group. */
export const groupTotalShape = z.object({
  group: groupShape,
  count: z.number(),
  amount: bahtShape,
  collected: bahtShape,
});

export const itemShape = z.object({
  item_no: z.number(),
  group: groupShape,
  code: z.string(),
  name: z.string(),
  ref_no: z.nullable(z.string()),
  period_no: z.nullable(z.number()),
  principal: bahtShape,
  interest: bahtShape,
  days: z.nullable(z.number()),
  amount: bahtShape,
  collected: bahtShape,
  balance_after: z.nullable(bahtShape),
});

export const comparedShape = z.object({
  group: groupShape,
  name: z.string(),
  ref_no: z.nullable(z.string()),
  before: bahtShape,
  now: bahtShape,
  difference: bahtShape,
  change: z.enum(['new', 'gone', 'more', 'less', 'same']),
});
