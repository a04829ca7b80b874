/** Rates by balance as they travel. */
import * as z from 'zod/mini';
import { bandMethods } from '../core/rate-bands.ts';
import { bahtShape, rateShape } from './shapes.ts';

/** Null where the rate does not go by the balance. */
export const bandsShape = z.nullable(
  z.object({
    by: z.enum(bandMethods),
    /** From which amount on, lowest first, and percent a year. */
    bands: z.readonly(z.array(z.object({ from: bahtShape, rate: rateShape }))),
  }),
);
