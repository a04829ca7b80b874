/** How much of a loan has been repaid (D-07). */
import { divideHalfUp, type Satang, toDtoBaht } from '../satang.ts';

/**
 * Repaid principal in percent of the approved amount, two decimals: 900,000 approved and 675,000
 * left is `25.00`. Undefined where nothing was approved. Of a revolving contract it says
 * nothing: what is repaid may be drawn anew.
 */
export function paidPercent(approvedSatang: Satang, leftSatang: Satang): string | undefined {
  if (approvedSatang <= 0n) return undefined;
  // Percent in hundredths is written as money is.
  return toDtoBaht(divideHalfUp((approvedSatang - leftSatang) * 10_000n, approvedSatang));
}
