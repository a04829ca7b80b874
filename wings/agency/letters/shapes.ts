/** Letters as they travel; years are of the Buddhist era. */
import * as z from 'zod/mini';
import { bahtShape, dayShape } from '../../../api/shapes.ts';

/** Which letter: its year and its number therein, as they stand in an address. */
export const letterKeyShape = {
  year: z.string().check(z.regex(/^2[5-9]\d\d$/)),
  run: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
};

export const stateShape = z.enum(['NEW', 'OPENED', 'REPLACED', 'WITHDRAWN']);

/** Another letter, as it is written and as it is addressed. */
const otherShape = z.nullable(
  z.object({ letter_no: z.string(), letter_year: z.number(), run: z.number() }),
);

const headShape = {
  letter_no: z.string(),
  letter_year: z.number(),
  run: z.number(),
  letter_date: dayShape,
  /** The month that is billed. */
  year: z.number(),
  month: z.number(),
  subject: z.string(),
  members: z.number(),
  state: stateShape,
  /** The letter that is in force instead. */
  replaced_by: otherShape,
};

export const lineShape = z.object({
  ...headShape,
  /** Null: what the records say of the month differs; it is being looked into. */
  total: z.nullable(bahtShape),
  /** By whom of the agency it was opened first. */
  opened_on: z.nullable(dayShape),
  opened_by: z.nullable(z.string()),
});

/** Who opened it, the first one first. */
export const openingsShape = z.array(z.object({ contact_name: z.string(), opened_at: z.string() }));

export const letterShape = z.object({
  ...headShape,
  total: bahtShape,
  receipts: z.number(),
  due_on: dayShape,
  replaces: otherShape,
  /** To look it up by; without dashes. */
  code: z.string(),
  openings: openingsShape,
  /** Whether the person who asks is one of them. */
  opened_by_me: z.boolean(),
  /** The letter itself. */
  words: z.object({
    number: z.string(),
    coop: z.string(),
    address: z.string(),
    date: z.string(),
    subject: z.string(),
    to: z.string(),
    enclosed: z.array(z.string()),
    paragraphs: z.array(z.string()),
    closing: z.string(),
    signer: z.string(),
    position: z.string(),
    section: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
});
