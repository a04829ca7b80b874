/**
 * Fields whose form and value are found in one pass over their letters: amounts, whole numbers and
 * days, most of a ledger. What is undefined here is judged, with its reason, by `fields.ts`.
 */

const [minus, dot, zero, slash] = [45, 46, 48, 47];
/** What code units are of digits: 0 to 9 after this is taken off. */
const digitAt = (text: string, at: number): number => text.charCodeAt(at) - zero;
const isDigit = (digit: number): boolean => digit >= 0 && digit <= 9;

/**
 * Satang of an amount in the layout's form, `-1234.50` with at most 13 digits before the point;
 * undefined for what is not in it. Digits of a double, which hold all of them, are far quicker to
 * make a bigint of than their text is, and amounts are the half of all fields: a regular expression
 * before it took as long again.
 */
export function scanAmount(text: string): bigint | undefined {
  const point = text.length - 3;
  const isNegative = text.charCodeAt(0) === minus;
  const first = isNegative ? 1 : 0;
  const digits = point - first;
  if (digits < 1 || digits > 13 || text.charCodeAt(point) !== dot) return undefined;
  if (digits > 1 && digitAt(text, first) === 0) return undefined;
  let satang = 0;
  for (let at = first; at < text.length; at += 1) {
    if (at === point) continue;
    const digit = digitAt(text, at);
    if (!isDigit(digit)) return undefined;
    satang = satang * 10 + digit;
  }
  return BigInt(isNegative ? -satang : satang);
}

/** A whole number in the layout's form, `120` with at most 9 digits; undefined for what is not. */
export function scanWhole(text: string): number | undefined {
  const { length } = text;
  if (length < 1 || length > 9 || (length > 1 && digitAt(text, 0) === 0)) return undefined;
  let value = 0;
  for (let at = 0; at < length; at += 1) {
    const digit = digitAt(text, at);
    if (!isDigit(digit)) return undefined;
    value = value * 10 + digit;
  }
  return value;
}

/**
 * A number for each text of the form `31/01/2568`, by which it is found again sooner than by its
 * letters; undefined for any other text.
 */
export function scanDay(text: string): number | undefined {
  if (text.length !== 10) return undefined;
  let number = 0;
  for (let at = 0; at < 10; at += 1) {
    if (at === 2 || at === 5) {
      if (text.charCodeAt(at) !== slash) return undefined;
      continue;
    }
    const digit = digitAt(text, at);
    if (!isDigit(digit)) return undefined;
    number = number * 10 + digit;
  }
  return number;
}
