/** Which month of an agency is meant, and which there are; years are of the Buddhist era. */
import * as z from 'zod/mini';
import { monthStates } from '../../../core/agency/state.ts';
import { dayShape } from '../../shapes.ts';

/** `2568` and `11` as they stand in an address; neither: the newest month that has been sent. */
export const monthQueryShape = {
  year: z.optional(z.string().check(z.regex(/^2[4-6]\d\d$/))),
  month: z.optional(z.string().check(z.regex(/^(?:[1-9]|1[0-2])$/))),
};

/** Which month is told of and how far it has come; null, like all of it, before the first one. */
export const monthHeadShape = {
  year: z.nullable(z.number()),
  month: z.nullable(z.number()),
  /** The later of what the core system says and of what was done in the portal. */
  state: z.nullable(z.enum(monthStates)),
  status: z.nullable(z.enum(['DRAFT', 'SENT', 'ACKNOWLEDGED', 'REMITTED', 'POSTED'])),
  due_on: z.nullable(dayShape),
  posted_on: z.nullable(dayShape),
};

/** A month that can be picked. */
export const pickedMonthShape = z.object({
  year: z.number(),
  month: z.number(),
  state: z.enum(monthStates),
});
