/** What secures a loan, as it travels: nothing of a guarantor but the name (D-07, D-13; T30). */
import * as z from 'zod/mini';
import { maskedAccountNo, maskedMemberNo, maskedRef } from '../../core/masked/masked.ts';
import { toDtoBaht } from '../../core/satang.ts';
import { bahtShape } from '../shapes.ts';

export const collateralShape = z.object({
  kind: z.enum(['PERSON', 'SHARE', 'DEPOSIT', 'LAND', 'OTHER']),
  /** Whether it is another member's: a guarantor, or shares or a deposit that they pledged. */
  of_other: z.boolean(),
  /** Membership number of the other, account or title deed; null where there is none. */
  ref_no_masked: z.nullable(z.string()),
  name: z.string(),
  amount: bahtShape,
});

/** As the records hold it. */
interface Securing {
  readonly kind: z.output<typeof collateralShape>['kind'];
  readonly guarantorNo: string | null;
  readonly refNo: string | null;
  readonly name: string;
  readonly amountSatang: bigint;
}

function maskedNo({ kind, guarantorNo, refNo }: Securing): string | null {
  if (guarantorNo !== null) return maskedMemberNo(guarantorNo);
  if (refNo === null) return null;
  return kind === 'DEPOSIT' ? maskedAccountNo('000', refNo) : maskedRef(refNo);
}

/** One security of an own loan. */
export const toDtoCollateral = (one: Securing): z.output<typeof collateralShape> => ({
  kind: one.kind,
  of_other: one.guarantorNo !== null,
  ref_no_masked: maskedNo(one),
  name: one.name,
  amount: toDtoBaht(one.amountSatang),
});
