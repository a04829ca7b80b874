/** How much of a loan has been repaid (D-07). */
import { divideHalfUp, type Satang, toDtoBaht } from '../satang.ts';

/**
 * Repaid principal in percent of what was paid out, two decimals: 900,000 paid out and 675,000 left
 * is `25.00`. As a rule all that was approved is paid out (A.3); where only a part of it was, the
 * rest is not repaid. Where more is owed than that (unpaid interest became principal) nothing is:
 * 0.00, not below it. Undefined where nothing was paid out. Of a revolving contract it says
 * nothing: what is repaid may be drawn anew.
 */
export function paidPercent(disbursedSatang: Satang, leftSatang: Satang): string | undefined {
  if (disbursedSatang <= 0n) return undefined;
  // Percent in hundredths is written as money is.
  const repaid = leftSatang < disbursedSatang ? disbursedSatang - leftSatang : 0n;
  return toDtoBaht(divideHalfUp(repaid * 10_000n, disbursedSatang));
}
