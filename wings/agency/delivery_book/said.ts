/** Amounts of letters in words of the screen. */
import { parseBaht } from '../../../core/satang.ts';
import { formatBaht } from '../../../core/thai-number.ts';

/** `154125.98` → `154,125.98`. Throws for what is no amount: nothing may stand in its place. */
export function baht(wire: string): string {
  const satang = parseBaht(wire);
  if (satang === undefined) throw new RangeError('no amount');
  return formatBaht(satang);
}
