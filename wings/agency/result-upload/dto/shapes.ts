/** What a payroll's file would change, as it travels. */
import * as z from 'zod/mini';
import { outcomeShape, reasonShape } from '../../../../api/agency/report/shapes.ts';
import { bahtShape } from '../../../../api/shapes.ts';

/** A row that is refused: what is wrong with it, in words. */
export const problemShape = z.object({
  row: z.number(),
  /** As it is called at the head of our own template. */
  column: z.string(),
  reason: z.string(),
  /** What stands there, at most 40 letters; null where nothing does. */
  value: z.nullable(z.string()),
});

export const changeShape = z.object({
  row: z.number(),
  membership_no: z.string(),
  seq: z.number(),
  name: z.string(),
  billed: bahtShape,
  outcome: outcomeShape,
  collected: bahtShape,
  reason: z.nullable(reasonShape),
  new_agency: z.nullable(z.string()),
  /** What the draft says now; null where it says nothing. */
  was: z.nullable(z.object({ outcome: outcomeShape, collected: bahtShape })),
});

export const missingShape = z.object({
  membership_no: z.string(),
  name: z.string(),
  billed: bahtShape,
});

/** Deducted from by the word of the file, in full or in part, though no letter is on record. */
export const withoutConsentShape = z.object({
  /** Members, each once. */
  count: z.number(),
  /** The first ten, in the order of the file. */
  members: z.array(z.object({ membership_no: z.string(), name: z.string() })),
});

/** Lists name the first ones; counts are of all. */
export const previewShape = z.object({
  /** Rows of the file that agree with a bill. */
  matched: z.number(),
  changes: z.array(changeShape),
  changes_total: z.number(),
  problems: z.array(problemShape),
  problems_total: z.number(),
  missing: z.array(missingShape),
  missing_total: z.number(),
  without_consent: withoutConsentShape,
  /** Of the rows that agree. */
  sums: z.object({
    billed: bahtShape,
    collected: bahtShape,
    uncollected: bahtShape,
    full: z.number(),
    partial: z.number(),
    none: z.number(),
  }),
  /** Of the report that the file was held against. */
  version: z.number(),
  /** Names file, bills and draft that this was said of: applying takes no other. */
  digest: z.string(),
});
