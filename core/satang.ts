/**
 * Money: whole satang in a bigint, never floating point (C.0). The home of reading amounts, of
 * writing them for the wire and of adding them up; `core/thai-number.ts` writes them for people.
 */

/** An amount in satang (1 baht = 100 satang); negative for a debt or an outflow. */
export type Satang = bigint;

const baht = /^-?\d{1,15}(?:\.\d{1,2})?$/;

/**
 * Reads baht as they travel and as extracts write them: `-1234.5`, `1234.50`, `0`.
 * Anything else (thousands marks, blanks, a plus sign, exponents, Thai digits) is undefined.
 */
export function parseBaht(text: string): Satang | undefined {
  if (!baht.test(text)) return undefined;
  const point = text.indexOf('.');
  if (point < 0) return BigInt(text) * 100n;
  const digits = text.slice(0, point) + text.slice(point + 1);
  return BigInt(point === text.length - 2 ? `${digits}0` : digits);
}

/**
 * Reads an amount that our own server wrote. Throws RangeError for anything else: what cannot be
 * read must not pass for zero.
 */
export function readBaht(text: string): Satang {
  const satang = parseBaht(text);
  if (satang === undefined) throw new RangeError('an amount that is none');
  return satang;
}

/** Satang of whole baht: 500 → 50000n. Throws RangeError for a fraction of one. */
export const wholeBaht = (baht: number): Satang => BigInt(baht) * 100n;

/** Satang as baht on the wire: two decimals, no thousands mark, `-1234.50` (C.0, D-01). */
export function toDtoBaht(satang: Satang): string {
  const digits = (satang < 0n ? -satang : satang).toString().padStart(3, '0');
  return `${satang < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of an amount of each row; 0n of no rows. */
export function sumOf<Row>(rows: Iterable<Row>, of: (row: Row) => Satang): Satang {
  let sum = 0n;
  for (const row of rows) sum += of(row);
  return sum;
}

/** The sum of amounts; 0n of none. */
export const sumSatang = (amounts: Iterable<Satang>): Satang => sumOf(amounts, (one) => one);

/** The sum of amounts that our own server wrote, as one of them. Throws as `readBaht`. */
export const sumBaht = (wires: readonly string[]): string => toDtoBaht(sumOf(wires, readBaht));

/** The sum of the amounts that are there; null where none is. */
export function sumOfPresent(amounts: Iterable<Satang | null | undefined>): Satang | null {
  const present = [...amounts].filter((one) => one !== null && one !== undefined);
  return present.length === 0 ? null : sumSatang(present);
}

/**
 * 0n for an amount that is not there because there is nothing: a blank amount of an extract, a
 * balance before its first line. What could not be read or found is a failure and never comes here.
 */
export const orNothing = (satang: Satang | null | undefined): Satang => satang ?? 0n;

/** Sums by key, added up one amount at a time. */
export class SumsByKey<Key> extends Map<Key, Satang> {
  add(key: Key, satang: Satang): void {
    this.set(key, this.of(key) + satang);
  }

  /** The sum of a key; 0n where nothing was added. */
  of(key: Key): Satang {
    return this.get(key) ?? 0n;
  }
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
