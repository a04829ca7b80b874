/** Money: whole satang in a bigint, never floating point (C.0). */

/** An amount in satang (1 baht = 100 satang); negative for a debt or an outflow. */
export type Satang = bigint;

const baht = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/;

/**
 * Reads baht as they travel and as extracts write them: `-1234.5`, `1234.50`, `0`.
 * Anything else (thousands marks, blanks, a plus sign, exponents, Thai digits) is undefined.
 */
export function parseBaht(text: string): Satang | undefined {
  const parts = baht.exec(text);
  if (!parts) return undefined;
  const [, sign, whole = '', fraction = ''] = parts;
  const satang = BigInt(whole + fraction.padEnd(2, '0'));
  return sign === '-' ? -satang : satang;
}

/**
 * Reads an amount that our own server wrote. Throws RangeError for anything else: what cannot be
 * read must not pass for zero.
 */
export function readBaht(wire: string): Satang {
  const satang = parseBaht(wire);
  if (satang === undefined) throw new RangeError('an amount that is none');
  return satang;
}

/** The sum of amounts that our own server wrote, as one of them. Throws as `readBaht`. */
export const sumBaht = (wires: readonly string[]): string =>
  wireBaht(wires.reduce((sum, wire) => sum + readBaht(wire), 0n));

/** Satang as baht on the wire: two decimals, no thousands mark, `-1234.50` (C.0, D-01). */
export function wireBaht(satang: Satang): string {
  const digits = (satang < 0n ? -satang : satang).toString().padStart(3, '0');
  return `${satang < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * The one rounding function: the whole number nearest to `numerator / denominator`, a half
 * going away from zero (part B). A denominator of zero is the caller's mistake and throws.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const above = numerator < 0n ? -numerator : numerator;
  const below = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * above + below) / (2n * below);
  return negative ? -rounded : rounded;
}
