/** Membership numbers: six digits, padded on the left (A.2). */

const width = 6;

/** Thai (๐–๙) and full-width (０–９) digits to 0–9; everything else stays (T2). */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0e50-\u0e59\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

/** R126, literally: `9999` → `009999`; six characters or more and the empty text stay. */
export function padMembershipNumber(text: string): string {
  return text === '' ? '' : text.padStart(width, '0');
}

/**
 * The one spelling that look-up, counters and logs use: trimmed, digits made 0–9, one to six of
 * them, padded. Undefined for anything else (T2: `1e3`, `-1`, `["1"]`, seven digits).
 */
export function canonicalMembershipNumber(text: string): string | undefined {
  const digits = asciiDigits(text).trim();
  return /^[0-9]{1,6}$/.test(digits) ? padMembershipNumber(digits) : undefined;
}
