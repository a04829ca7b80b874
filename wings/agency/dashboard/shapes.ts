/** What the dashboard tells, as it travels (D-24). */
import * as z from 'zod/mini';
import { bahtShape, dayShape } from '../../../api/shapes.ts';
import { monthStates } from '../../../core/agency/state.ts';
import { nextActions } from '../../../core/agency/workflow/next.ts';

const monthShape = {
  /** Of the Buddhist era. */
  year: z.number(),
  month: z.number(),
};

/** The month last sent to the agency. */
const nowShape = z.object({
  ...monthShape,
  state: z.enum(monthStates),
  members: z.number(),
  billed: bahtShape,
  due_on: dayShape,
  /** Below zero once it is over; null when the money is here. */
  days_left: z.nullable(z.number()),
  posted_on: z.nullable(dayShape),
  /** What happened, oldest first: the days of the steps. */
  steps: z.array(z.object({ step: z.string(), on: dayShape })),
  /** A report was handed in, and neither taken back nor returned. */
  stands: z.boolean(),
  bills: z.number(),
  /** Of them those with a reported outcome. */
  reported: z.number(),
  next: z.enum(nextActions),
  /** Why the report is back in the agency's hands; null: it is not. */
  returned_reason: z.nullable(z.string()),
  /** The letter in force; null: none was written. */
  letter: z.nullable(z.object({ year: z.number(), run: z.number() })),
});

/** The month before it. */
const beforeShape = z.object({
  ...monthShape,
  posted: z.boolean(),
  /** Null until it is posted. */
  uncollected: z.nullable(z.object({ count: z.number(), amount: bahtShape })),
});

/** The newest month of the agencies below, together. */
const belowShape = z.object({
  ...monthShape,
  agencies: z.number(),
  posted_agencies: z.number(),
  members: z.number(),
  billed: bahtShape,
});

export const dashboardShape = z.object({
  unit: z.object({ no: z.string(), no_display: z.string(), name: z.string() }),
  as_of: dayShape,
  /** Null: the agency has not been billed yet. */
  now: z.nullable(nowShape),
  /** Null: there is none before it. */
  before: z.nullable(beforeShape),
  /** Null: no agency lies below this one, or none of them was billed. */
  below: z.nullable(belowShape),
  /** Letters in force that nobody has opened. */
  unopened_letters: z.number(),
  /** The version in force; null: there is none. */
  guide: z.nullable(z.object({ version: z.number(), title: z.string(), unread: z.boolean() })),
  /** Newest first. */
  news: z.array(z.object({ id: z.string(), title: z.string(), published_on: dayShape })),
});

export type DashboardData = z.output<typeof dashboardShape>;
