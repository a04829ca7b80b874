/** Sums of amounts as they travel, exact. */
import { parseBaht, wireBaht } from '../../../../core/satang.ts';

/** `['1.05', '2.00']` → `3.05`. Throws for what is no amount: a sum without it would be wrong. */
export function sumOf(amounts: readonly string[]): string {
  let total = 0n;
  for (const amount of amounts) {
    const satang = parseBaht(amount);
    if (satang === undefined) throw new RangeError('no amount');
    total += satang;
  }
  return wireBaht(total);
}
