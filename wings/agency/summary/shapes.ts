/** What the summary is made of, as it travels (D-26). */
import * as z from 'zod/mini';
import { pickedMonthShape } from '../../../api/agency/month/shapes.ts';
import { bahtShape, dayShape } from '../../../api/shapes.ts';
import { monthStates } from '../../../core/agency/state.ts';
import { billedGroups } from '../../../core/agency/summary.ts';
import { shortfallReasons } from '../../../core/collection/reasons.ts';

const optionalBaht = z.nullable(bahtShape);
const tallyShape = z.object({ count: z.number(), amount: bahtShape });
const optionalTally = z.nullable(tallyShape);

/** A line of table A, what is asked for; principal and interest of loan families alone. */
const groupShape = z.object({
  group: z.enum(billedGroups),
  count: z.number(),
  principal: optionalBaht,
  interest: optionalBaht,
  amount: bahtShape,
});

/** Table B. What is null is not known yet. */
const outcomesShape = z.object({
  /** Whose word it is: posted by the cooperative, reported by the agency, or nobody's yet. */
  told: z.enum(['POSTED', 'REPORTED', 'NOT_YET']),
  billed: tallyShape,
  collected: optionalTally,
  uncollected: optionalTally,
  /** Bills that count in both: some of them came in. */
  partial: z.nullable(z.number()),
  /** Of a report under way: bills without a word. */
  unreported: optionalTally,
  refund: optionalTally,
});

/** One line of table C. */
const shortShape = z.object({
  membership_no: z.string(),
  /** Number of the bill within the member's month. */
  bill_seq: z.number(),
  name: z.string(),
  billed: bahtShape,
  collected: bahtShape,
  uncollected: bahtShape,
  reason: z.nullable(z.enum(shortfallReasons)),
  new_agency: z.nullable(z.string()),
});

const historyMonthShape = z.object({
  year: z.number(),
  month: z.number(),
  /** Null, as `billed`, of a month in which nobody was billed. */
  members: z.nullable(z.number()),
  billed: optionalBaht,
  /** Null until the cooperative has posted all of it. */
  collected: optionalBaht,
  uncollected: optionalBaht,
  posted: z.boolean(),
});

const sumsShape = {
  members: z.number(),
  billed: bahtShape,
  collected: optionalBaht,
  uncollected: optionalBaht,
  /** No more: what an agency does in its own portal is not told to the office above it. */
  state: z.enum(['OPEN', 'POSTED']),
};

const unitShape = z.object({
  /** Whole: of units in several areas the shown numbers may be alike. */
  no: z.string(),
  name: z.string(),
  /** How many were billed: itself and what lies under it. */
  agencies: z.number(),
  ...sumsShape,
});

const subUnitsShape = z.object({
  units: z.array(unitShape),
  /** The parent's own month; null: it was not billed. */
  own: z.nullable(z.object(sumsShape)),
  /** Units and own month; null where nobody was billed. */
  total: z.nullable(z.object({ ...sumsShape, agencies: z.number(), posted_agencies: z.number() })),
});

export const summaryShape = z.object({
  unit: z.object({ no: z.string(), no_display: z.string(), name: z.string() }),
  as_of: dayShape,
  /** Null: there is no month yet. */
  year: z.nullable(z.number()),
  month: z.nullable(z.number()),
  /** What is asked of the tables B and C, and left of A; null: everything. */
  group: z.nullable(z.enum(billedGroups)),
  /** False: the cooperative lets agencies see totals alone. */
  by_group: z.boolean(),
  months: z.array(pickedMonthShape),
  /** The agency's own month; null: it was not billed. */
  own: z.nullable(
    z.object({
      state: z.enum(monthStates),
      due_on: dayShape,
      posted_on: z.nullable(dayShape),
      members: z.number(),
      billed: bahtShape,
      table_a: z.array(groupShape),
      total_a: z.object({
        principal: optionalBaht,
        interest: optionalBaht,
        amount: bahtShape,
      }),
      table_b: outcomesShape,
      table_c: z.array(shortShape),
    }),
  ),
  /** Up to twelve months that end with this one, oldest first. */
  trend: z.array(historyMonthShape),
  /** Whether the trend is of the agency's own bills or of the units below it. */
  trend_of: z.enum(['OWN', 'BELOW']),
  /** Null: no agency lies below this one. */
  sub_units: z.nullable(subUnitsShape),
});

export type SummaryData = z.output<typeof summaryShape>;
