/** Schemas that many endpoints share. Zod's small form: the browser carries it too. */
import * as z from 'zod/mini';
import { isSafeLink } from '../core/browser/safe-link.ts';
import { longestSought } from '../core/typed/search-term.ts';

/** Money as it travels: baht with two decimals, `"-1234.50"` (D-01). */
export const bahtShape = z.string().check(z.regex(/^-?\d{1,15}\.\d{2}$/));

/** A rate in percent a year as a decimal string, `"5.75"`. */
export const rateShape = z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/));

/** A day, `YYYY-MM-DD`, common era. */
export const dayShape = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What a page may link to (T29). */
export const linkShape = z.string().check(z.refine(isSafeLink));

/** Sign of a movement: in, neutral, out. */
export const signShape = z.union([z.literal(1), z.literal(0), z.literal(-1)]);

/** A ledger's place-keeper: the sequence number to read on from. */
export const cursorShape = z.string().check(z.regex(/^(before|after)\.\d{1,12}$/));

/** Text of a movement or an amount that is looked for in a ledger. */
export const ledgerWordsShape = z.string().check(z.minLength(1), z.maxLength(longestSought));

/** Filters of every ledger, as they stand in the address. */
export const ledgerFilterShape = {
  from: z.optional(dayShape),
  to: z.optional(dayShape),
  q: z.optional(ledgerWordsShape),
  page: z.optional(cursorShape),
};

/** What was found of a ledger within the chosen days, over all pages; null: nothing is sought. */
export const foundShape = z.nullable(
  z.object({ count: z.number(), in: bahtShape, out: bahtShape }),
);

/** How a file is wanted. */
export const fileFormatShape = z.enum(['pdf', 'xlsx', 'csv']);

/** All pages of a ledger's filter as one file. */
export const ledgerFileShape = {
  format: fileFormatShape,
  from: z.optional(dayShape),
  to: z.optional(dayShape),
  q: z.optional(ledgerWordsShape),
};

/** Where the neighbouring pages of a ledger begin; null at its ends. */
export const ledgerPageShape = {
  next: z.nullable(z.string()),
  prev: z.nullable(z.string()),
};
