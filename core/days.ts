/**
 * Calendar days without clock or zone: `YYYY-MM-DD`, common era (C.0). Text that is no such day is
 * found by `isDay` at the edge; the arithmetic below throws RangeError on it.
 */

/** A day, `YYYY-MM-DD`, common era. */
export type Day = string;

const form = /^\d{4}-\d{2}-\d{2}$/;
const dayMillis = 86_400_000;

function serial(day: Day): number {
  const millis = form.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(millis)) throw new RangeError(`not a day: ${day}`);
  return millis / dayMillis;
}

function fromSerial(days: number): Day {
  return new Date(days * dayMillis).toISOString().slice(0, 10);
}

/** Whether the text is a day that exists: `2024-02-29` is, `2025-02-29` is not (E, R181). */
export function isDay(text: string): boolean {
  if (!form.test(text)) return false;
  const millis = Date.parse(`${text}T00:00:00Z`);
  // Engines let 30 February roll over into March, so only a day that comes back unchanged counts.
  return !Number.isNaN(millis) && fromSerial(millis / dayMillis) === text;
}

/** Days from the first day to the second; negative when the second lies before. */
export function daysBetween(from: Day, to: Day): number {
  return serial(to) - serial(from);
}

/** The day so many days later (earlier when negative). */
export function addDays(day: Day, days: number): Day {
  return fromSerial(serial(day) + days);
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The same day of the month so many months later; the last day of that month where it is
 * shorter (31 January and one month: 28 or 29 February).
 */
export function addMonths(day: Day, months: number): Day {
  serial(day);
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const year = Math.floor(count / 12);
  const month = (count % 12) + 1;
  const last = daysInMonth(year, month);
  const date = Math.min(Number(day.slice(8)), last);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
}

/** The last day of the day's month: monthly shares are posted on it (A.2). */
export function monthEnd(day: Day): Day {
  serial(day);
  const last = daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
  return `${day.slice(0, 8)}${two(last)}`;
}
