/** Schemas that many endpoints share. Zod's small form: the browser carries it too. */
import * as z from 'zod/mini';
import { isSafeLink } from '../core/browser/safe-link.ts';

/** Money as it travels: baht with two decimals, `"-1234.50"` (D-01). */
export const bahtShape = z.string().check(z.regex(/^-?\d{1,15}\.\d{2}$/));

/** A rate in percent a year as a decimal string, `"5.75"`. */
export const rateShape = z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/));

/** A day, `YYYY-MM-DD`, common era. */
export const dayShape = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What a page may link to (T29). */
export const linkShape = z.string().check(z.refine(isSafeLink));

/** A day or days of the cooperative's calendar. */
export const eventShape = z.object({
  starts_on: dayShape,
  ends_on: dayShape,
  title: z.string(),
  place: z.string(),
  url: z.nullable(linkShape),
});

/** A topic that tells of what its page keeps by itself. */
export const announcementShape = z.object({
  id: z.int(),
  title: z.string(),
  published_on: dayShape,
});

/** How a file is wanted. */
export const fileFormatShape = z.enum(['pdf', 'xlsx', 'csv']);

/** Where the neighbouring pages of a ledger begin; null at its ends. */
export const ledgerPageShape = {
  next: z.nullable(z.string()),
  prev: z.nullable(z.string()),
};
