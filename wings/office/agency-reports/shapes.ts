/** Agencies' reports as staff see them. */
import * as z from 'zod/mini';
import { reportSteps } from '../../../api/agency/shapes.ts';
import { wordsShape } from '../../../api/agency/words.ts';
import { bahtShape } from '../../../api/shapes.ts';
import { outcomes, reportLimits } from '../../../core/agency/report.ts';
import { shortfallReasons } from '../../../core/collection/reasons.ts';

/** Of which agency, and which month: year of the Buddhist era. */
export const whichShape = {
  member_group_no: z.string().check(z.regex(/^\d{1,20}$/)),
  year: z.string().check(z.regex(/^2[4-6]\d\d$/)),
  month: z.string().check(z.regex(/^(?:[1-9]|1[0-2])$/)),
};

/** The one that was looked at: what has changed since is decided by nobody. */
export const versionShape = z.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000));

const { least, most } = reportLimits.explanation;

export const whyShape = wordsShape({ least, most });

export const headShape = z.object({
  member_group_no: z.string(),
  no_display: z.string(),
  name: z.string(),
  year: z.number(),
  month: z.number(),
  version: z.number(),
  state: z.enum(['SUBMITTED', 'ACCEPTED']),
  members: z.number(),
  billed: bahtShape,
  collected: bahtShape,
  uncollected: bahtShape,
  slips: bahtShape,
  /** What was deducted less what was transferred. */
  difference: bahtShape,
  submitted_at: z.string(),
  submitted_by: z.string(),
  decided_at: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
});

/** A bill of which not all came in. */
export const shortfallShape = z.object({
  membership_no: z.string(),
  seq: z.number(),
  outcome: z.enum(outcomes),
  billed: bahtShape,
  collected: bahtShape,
  uncollected: bahtShape,
  reason: z.nullable(z.enum(shortfallReasons)),
  new_agency: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** When and by whom it was said, as they were called then; null of the oldest lines. */
  said_at: z.nullable(z.string()),
  said_by: z.nullable(z.string()),
});

export const slipIdShape = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

export const stepShape = z.object({
  step: z.enum(reportSteps),
  at: z.string(),
  actor_kind: z.enum(['agency', 'office', 'system']),
  actor: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
