/**
 * Calendar days without clock or zone: `YYYY-MM-DD`, common era (C.0). Text that is no such day is
 * found by `isDay` at the edge; the arithmetic below throws RangeError on it.
 */

/** A day, `YYYY-MM-DD`, common era. */
export type Day = string;

const form = /^\d{4}-\d{2}-\d{2}$/;
const dayMillis = 86_400_000;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const yearOf = (day: Day): number => Number(day.slice(0, 4));
const monthOf = (day: Day): number => Number(day.slice(5, 7));

/**
 * Whether the text is a day that exists: `2024-02-29` is, `2025-02-29` is not (part E, R181). The
 * era begins with year 1.
 */
export function isDay(text: string): boolean {
  if (!form.test(text) || yearOf(text) < 1) return false;
  const month = monthOf(text);
  const date = Number(text.slice(8));
  return month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(yearOf(text), month);
}

function mustBeDay(day: Day): void {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`);
}

function serial(day: Day): number {
  mustBeDay(day);
  return Date.parse(`${day}T00:00:00Z`) / dayMillis;
}

function fromSerial(days: number): Day {
  return new Date(days * dayMillis).toISOString().slice(0, 10);
}

/** Days from the first day to the second; negative when the second lies before. */
export function daysBetween(from: Day, to: Day): number {
  return serial(to) - serial(from);
}

const newYear = (year: number): Day => `${String(year).padStart(4, '0')}-01-01`;

/**
 * How many of the days from the first to the second lie in leap years, split at 1 January: from
 * 2027-12-30 to 2028-01-31 it is 30 (ACT/ACT, B.1). 0 when the second is not after the first.
 */
export function leapYearDays(from: Day, to: Day): number {
  let sum = 0;
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    if (!isLeap(year)) continue;
    const start = newYear(year) > from ? newYear(year) : from;
    const end = newYear(year + 1) < to ? newYear(year + 1) : to;
    if (start < end) sum += daysBetween(start, end);
  }
  return sum;
}

/** The day so many days later (earlier when negative). */
export function addDays(day: Day, days: number): Day {
  return fromSerial(serial(day) + days);
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The same day of the month so many months later; the last day of that month where it is
 * shorter (31 January and one month: 28 or 29 February).
 */
export function addMonths(day: Day, months: number): Day {
  mustBeDay(day);
  const count = yearOf(day) * 12 + monthOf(day) - 1 + months;
  const year = Math.floor(count / 12);
  const month = (count % 12) + 1;
  const date = Math.min(Number(day.slice(8)), daysInMonth(year, month));
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
}

/** The last day of the day's month: monthly shares are posted on it (A.2). */
export function monthEnd(day: Day): Day {
  mustBeDay(day);
  return `${day.slice(0, 8)}${two(daysInMonth(yearOf(day), monthOf(day)))}`;
}
