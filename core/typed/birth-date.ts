/** A birth date as people type it. */
import { type Day, isDay } from '../days.ts';
import { asciiDigits } from '../membership-number.ts';
import { parseThaiDate } from '../thai-date.ts';

const oldest = '1900-01-01';

/**
 * Reads `15/08/2508`, `15-8-2508`, `15.8.2508`, `15 08 2508`, `15 ส.ค. 2508`, in Arabic, Thai or
 * full-width digits, and a day of the wire, `1965-08-15`. Undefined for what is no day, for a year
 * that is not clearly Buddhist, and for a day before 1900.
 */
export function readBirthDate(text: string): Day | undefined {
  const plain = asciiDigits(text).trim();
  const parts = /^(\d{1,2})(?:\s*[-./\s]\s*)(\d{1,2})(?:\s*[-./\s]\s*)(\d{4})$/.exec(plain);
  const day = isDay(plain) ? plain : parseThaiDate(parts ? parts.slice(1).join('/') : plain);
  return day !== undefined && day >= oldest ? day : undefined;
}
