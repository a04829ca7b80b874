/** Runs of the intake as they travel to the office. */
import * as z from 'zod/mini';
import { bahtShape } from '../../../api/shapes.ts';
import { intakeOutcomes } from '../../../core/intake/report.ts';

export const runIdShape = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

export const runShape = z.object({
  id: z.string(),
  began_at: z.string(),
  outcome: z.enum(intakeOutcomes),
  dry_run: z.boolean(),
  forced: z.boolean(),
  source: z.string(),
  as_of: z.nullable(z.string()),
  publication: z.nullable(z.number()),
  fault_count: z.number(),
});

const changeShape = z.object({ column: z.string(), before: z.string(), after: z.string() });

const subjectShape = z.object({
  file: z.string(),
  name: z.string(),
  before: z.number(),
  after: z.number(),
  added: z.number(),
  changed: z.number(),
  missing: z.number(),
  refused: z.number(),
  sums: z.array(z.object({ column: z.string(), before: bahtShape, after: bahtShape })),
  rewritten_count: z.number(),
  rewritten: z.array(z.object({ row: z.string(), columns: z.array(changeShape) })),
});

const faultShape = z.object({
  file: z.string(),
  row: z.number(),
  column: z.string(),
  reason: z.string(),
});

/** As `core/intake/report.ts` has it. */
export const reportShape = z.object({
  outcome: z.enum(intakeOutcomes),
  dry_run: z.boolean(),
  forced: z.boolean(),
  delta: z.boolean(),
  source: z.string(),
  began_at: z.string(),
  seconds: z.number(),
  as_of: z.nullable(z.string()),
  publication: z.nullable(z.number()),
  before: z.nullable(z.object({ publication: z.number(), as_of: z.string() })),
  subjects: z.array(subjectShape),
  faults: z.array(faultShape),
  more: z.boolean(),
  overruled: z.array(faultShape),
  quarantine: z.array(
    z.object({
      membership_no: z.string(),
      as_of: z.nullable(z.string()),
      faults: z.array(faultShape),
    }),
  ),
  agency_reports: z.array(
    z.object({
      agency_no: z.string(),
      month: z.string(),
      confirmed: z.number(),
      overruled_count: z.number(),
      overruled: z.array(
        z.object({ membership_no: z.string(), reported: bahtShape, posted: bahtShape }),
      ),
    }),
  ),
});
