/** A calendar that walks from day to day, for the second computation (`fraction.ts`). */

/** 29 February is every fourth year, but not every hundredth, and yet every four hundredth. */
export function isLeap(year: number): boolean {
  if (year % 400 === 0) return true;
  if (year % 100 === 0) return false;
  return year % 4 === 0;
}

const text = (value: number, length: number): string => `${value}`.padStart(length, '0');

/** The last date of a month of 1 to 12. */
export function lastDate(year: number, month: number): number {
  const february = isLeap(year) ? 29 : 28;
  return [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

export function tomorrow(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (date < lastDate(year, month)) return `${day.slice(0, 8)}${text(date + 1, 2)}`;
  if (month < 12) return `${text(year, 4)}-${text(month + 1, 2)}-01`;
  return `${text(year + 1, 4)}-01-01`;
}

/** Every day from the first to the one before the second. */
export function* nights(from: string, to: string): Generator<string> {
  for (let day = from; day < to; day = tomorrow(day)) yield day;
}

/** The last day of the month that lies so many months after the day's own. */
export function endOfMonth(day: string, monthsLater: number): string {
  let [year = 0, month = 0] = day.split('-').map(Number);
  for (let step = 0; step < monthsLater; step += 1) {
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year += 1;
  }
  return `${text(year, 4)}-${text(month, 2)}-${text(lastDate(year, month), 2)}`;
}
