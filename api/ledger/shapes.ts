/** Schemas of a ledger's answer, made of its columns. */
import * as z from 'zod/mini';
import {
  answerColumns,
  type LedgerColumns,
  type LedgerKind,
  type LineOf,
  summedColumns,
} from '../../core/ledger/columns.ts';
import type { DeclaredLedger, SummaryOf } from '../../core/ledger/ledger.ts';
import { longestSearch } from '../../core/typed/search-term.ts';
import { bahtShape, dayShape, fileFormatShape, ledgerPageShape, rateShape } from '../shapes.ts';

const kindShapes: Readonly<Record<LedgerKind, z.ZodMiniType>> = {
  day: dayShape,
  text: z.string(),
  count: z.number(),
  rate: rateShape,
  sign: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
  move: bahtShape,
  baht: bahtShape,
};

function lineShape<Columns extends LedgerColumns>(columns: Columns) {
  const fields = answerColumns(columns).map(([key, { kind, nullable, only }]) => [
    key,
    nullable || only ? z.nullable(kindShapes[kind]) : kindShapes[kind],
  ]);
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodMiniType<LineOf<Columns>>;
}

/**
 * Sums over the chosen days: opening + in − out (− lost + adjusted) = closing; what else is
 * added up stands apart.
 */
function summaryShape<
  Columns extends LedgerColumns,
  In extends string,
  Out extends string,
  Beside extends string,
>({ columns, flows }: DeclaredLedger<Columns, In, Out, Beside>) {
  const more = summedColumns(columns).map(([key]) => [key, bahtShape]);
  return z.object({
    from: z.nullable(dayShape),
    to: z.nullable(dayShape),
    opening: bahtShape,
    [flows.in]: bahtShape,
    [`${flows.in}_count`]: z.number(),
    [flows.out]: bahtShape,
    [`${flows.out}_count`]: z.number(),
    ...(flows.lost === undefined ? {} : { [flows.lost]: bahtShape }),
    ...(flows.adjusted === undefined ? {} : { [flows.adjusted]: bahtShape }),
    ...Object.fromEntries(more),
    closing: bahtShape,
  }) as unknown as z.ZodMiniType<SummaryOf<Columns, In, Out, Beside>>;
}

/** What every answer with a page of the ledger holds, its sums apart. */
export function ledgerShapes<
  Columns extends LedgerColumns,
  In extends string,
  Out extends string,
  Beside extends string,
>(ledger: DeclaredLedger<Columns, In, Out, Beside>) {
  return {
    summary: summaryShape(ledger),
    page: {
      lines: z.array(lineShape(ledger.columns)),
      ...ledgerPageShape,
      /** What is looked for within the chosen days, over all pages; null: nothing is. */
      found: z.nullable(
        z.object({
          count: z.number(),
          in: bahtShape,
          out: bahtShape,
          lost: z.optional(bahtShape),
          adjusted: z.optional(bahtShape),
        }),
      ),
    },
  };
}

/** How a ledger's balance went: a feed of its own, asked for by what shows it. */
export const ledgerHistoryShape = z.object({
  as_of: dayShape,
  /** Years that have lines, common era, newest first. */
  years: z.array(z.number()),
  /** Balances of the past, oldest first. */
  growth: z.array(z.object({ on: dayShape, balance: bahtShape })),
});

/** Text of a movement or an amount that is looked for in a ledger. */
const wordsShape = z.string().check(z.minLength(1), z.maxLength(longestSearch));

const chosen = { from: z.optional(dayShape), to: z.optional(dayShape), q: z.optional(wordsShape) };

/** Days of a ledger whose balance is drawn. */
export const ledgerDaysShape = { from: chosen.from, to: chosen.to };

/** Filters of every ledger, as they stand in the address. */
export const ledgerFilterShape = {
  ...chosen,
  /** Sequence number to read on from. */
  page: z.optional(z.string().check(z.regex(/^(before|after)\.\d{1,12}$/))),
};

/** All pages of a ledger's filter as one file. */
export const ledgerFileShape = { format: fileFormatShape, ...chosen };
