/** What is due or was taken this month, as it travels (D-05, D-11). */
import * as z from 'zod/mini';
import { bahtShape, dayShape } from '../../../../api/shapes.ts';
import { outcomes } from '../../../../core/agency/report.ts';
import { shortfallReasons } from '../../../../core/collection/reasons.ts';

/** NOTHING: the month has no bill in the records, be it not yet or not at all. */
export const monthStates = ['PENDING', 'FULL', 'PARTIAL', 'NONE', 'NOTHING'] as const;

const billShape = z.object({
  year_be: z.number(),
  month: z.number(),
  seq_no: z.number(),
  billed: bahtShape,
  collected: bahtShape,
  posted: z.boolean(),
  /** Both null until the cooperative has the money, and where nothing was deducted. */
  receipt_no: z.nullable(z.string()),
  receipt_on: z.nullable(dayShape),
});

export const thisMonthShape = z.object({
  /** The day that bills and receipts speak of. */
  as_of: dayShape,
  /** `2025-11`: the month last billed or, where that is over by `as_of`, the one of `as_of`. */
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  state: z.enum(monthStates),
  /** Whether the member is one from whose pay nothing is deducted: associate, and never billed. */
  no_deduction: z.boolean(),
  /** Of all bills of the month; null with NOTHING. */
  billed: z.nullable(bahtShape),
  collected: z.nullable(bahtShape),
  uncollected: z.nullable(bahtShape),
  /** Why less was deducted, where that was said. */
  reason: z.nullable(z.enum(shortfallReasons)),
  /** With PENDING the day on which the money is expected, where the records know one. */
  expected_on: z.nullable(dayShape),
  /** Usually one. */
  bills: z.array(billShape),
  /** What the agency says came in of the first bill that waits; no money yet. */
  reported: z.nullable(
    z.object({
      outcome: z.enum(outcomes),
      collected: bahtShape,
      on: dayShape,
      /** The cooperative has taken the report as it is. */
      accepted: z.boolean(),
    }),
  ),
  /** With NOTHING the first bill of the month last billed; null: there was none. */
  before: z.nullable(billShape),
});

export const thisMonthExample: z.output<typeof thisMonthShape> = {
  as_of: '2025-11-28',
  month: '2025-11',
  state: 'PENDING',
  no_deduction: false,
  billed: '19319.06',
  collected: '0.00',
  uncollected: '19319.06',
  reason: null,
  expected_on: '2025-11-30',
  bills: [
    {
      ...{ year_be: 2568, month: 11, seq_no: 1 },
      ...{ billed: '19319.06', collected: '0.00', posted: false },
      ...{ receipt_no: null, receipt_on: null },
    },
  ],
  reported: null,
  before: null,
};
