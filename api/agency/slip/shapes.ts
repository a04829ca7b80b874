/** A proof of transfer as agencies and staff see it; its file is a call of its own. */
import * as z from 'zod/mini';
import { bahtShape, dayShape } from '../../shapes.ts';

export const slipShape = z.object({
  id: z.string(),
  paid_on: dayShape,
  amount: bahtShape,
  file_type: z.enum(['image/jpeg', 'application/pdf']),
  added_at: z.string(),
  added_by: z.string(),
});
