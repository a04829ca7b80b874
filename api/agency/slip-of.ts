/** A proof of transfer as it travels, for the rooms of agencies and of staff. */
import type * as z from 'zod/mini';
import { type Satang, toDtoBaht } from '../../core/satang.ts';
import { monthParts } from './month/month-query.ts';
import type { slipShape } from './shapes.ts';

interface StoredSlip {
  readonly id: string;
  readonly paidOn: string;
  readonly amountSatang: Satang;
  readonly fileType: 'image/jpeg' | 'application/pdf';
  readonly addedAt: Date;
  readonly contactName: string;
  readonly acceptedAt: Date | null;
  /** First days of months. */
  readonly alsoIn: readonly string[];
}

export const slipOf = (slip: StoredSlip): z.output<typeof slipShape> => ({
  id: slip.id,
  paid_on: slip.paidOn,
  amount: toDtoBaht(slip.amountSatang),
  file_type: slip.fileType,
  added_at: slip.addedAt.toISOString(),
  added_by: slip.contactName,
  accepted_at: slip.acceptedAt?.toISOString() ?? null,
  also_in: slip.alsoIn.map(monthParts),
});
