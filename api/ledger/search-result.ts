/** What was found of a ledger, as it travels. */
import { type Satang, wireBaht } from '../../core/satang.ts';

interface FoundSums {
  readonly count: number;
  readonly inSatang: Satang;
  readonly outSatang: Satang;
}

/** Sums of what was found as `foundShape` has them; null where nothing is looked for. */
export function foundOf(sums: FoundSums | null) {
  return sums === null
    ? null
    : { count: sums.count, in: wireBaht(sums.inSatang), out: wireBaht(sums.outSatang) };
}
