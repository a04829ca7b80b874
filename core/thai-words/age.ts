/** Ages and years of membership, as figures and in Thai words (A.2, D-05). */
import { addMonths, type Day, daysBetween } from '../days.ts';

/** Whole months, and the days after the last of them. */
interface Span {
  readonly months: number;
  readonly days: number;
}

const monthCount = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
const dateOf = (day: Day): number => Number(day.slice(8));

/**
 * Time from one day to another; undefined when the second lies before the first. A month is full
 * on the same date of a later month; where that month has no such date, on the first of the month
 * after it: who was born on 29 February is a year older on 1 March of other years (as a period
 * ends with the last day of February, Civil and Commercial Code §193/5; verify with counsel).
 * From 31 January to 28 February: no month and 28 days. RangeError for what is no day.
 */
export function spanBetween(from: Day, to: Day): Span | undefined {
  const all = daysBetween(from, to);
  if (all < 0) return undefined;
  const whole = dateOf(to) >= dateOf(from);
  const months = monthCount(to) - monthCount(from) - (whole ? 0 : 1);
  const reached = addMonths(from, months);
  return { months, days: daysBetween(reached, to) };
}

/**
 * An age as read: `47 ปี`; under a year `8 เดือน`, under a month `12 วัน`. Undefined before the
 * birth (D-05 `age_text`).
 */
export function ageText(born: Day, on: Day): string | undefined {
  const span = spanBetween(born, on);
  if (!span) return undefined;
  const years = Math.floor(span.months / 12);
  return years > 0 ? `${years} ปี` : shortSpan(span);
}

/**
 * Years of membership as read: `15 ปี 5 เดือน`, `15 ปี`, `5 เดือน`, under a month `12 วัน`.
 * Undefined before the first day (D-05 `membership_age_text`).
 */
export function membershipAgeText(joined: Day, on: Day): string | undefined {
  const span = spanBetween(joined, on);
  if (!span) return undefined;
  const years = Math.floor(span.months / 12);
  if (years === 0) return shortSpan(span);
  const months = span.months % 12;
  return months === 0 ? `${years} ปี` : `${years} ปี ${months} เดือน`;
}

function shortSpan({ months, days }: Span): string {
  return months > 0 ? `${months} เดือน` : `${days} วัน`;
}
