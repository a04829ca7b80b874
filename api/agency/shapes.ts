/** What agencies and staff see alike of a month's report. */
import * as z from 'zod/mini';
import { bahtShape, dayShape } from '../shapes.ts';

/** What can happen to a month's report, in the order of its way. */
export const reportSteps = [
  'STARTED',
  'SAVED',
  'FILLED',
  'SLIP_ADDED',
  'SLIP_REMOVED',
  'SUBMITTED',
  'RECALLED',
  'ACCEPTED',
  'RETURNED',
  'CLOSED',
  'REOPENED',
] as const;

/** A proof of transfer as agencies and staff see it; its file is a call of its own. */
export const slipShape = z.object({
  id: z.string(),
  paid_on: dayShape,
  amount: bahtShape,
  file_type: z.enum(['image/jpeg', 'application/pdf']),
  added_at: z.string(),
  added_by: z.string(),
  /** Since when the cooperative has taken it as a proof: it stays; null: not yet. */
  accepted_at: z.nullable(z.string()),
  /** Other months of the agency that hold the same file; years are of the Buddhist era. */
  also_in: z.array(z.object({ year: z.number(), month: z.number() })),
});
