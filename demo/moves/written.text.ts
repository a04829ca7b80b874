/** Days within sentences: `{date 2025-12-12}` and its like, written out in Thai. */
import { type Day, isDay } from '../../core/days.ts';
import {
  buddhistYear,
  longMonths,
  thaiDateLong,
  thaiMonthLong,
  thaiWeekday,
  toBuddhistYear,
} from '../../core/thai-date.ts';
import { dividendDay, publishedRates } from '../benefits/dividend-years.ts';
import { dayNumber, dayText, isWeekend } from '../calendar.ts';

const dateOf = (day: Day): string => String(Number(day.slice(8)));
const yearOf = (day: Day): number => Number(day.slice(0, 4));
const monthName = (day: Day): string => longMonths[Number(day.slice(5, 7)) - 1] ?? '';
const dayAndMonth = (day: Day): string => `${dateOf(day)} ${monthName(day)}`;

/** `ศุกร์ที่ 5 ธันวาคม 2568`. */
export const thaiWeekdate = (day: Day): string => `${thaiWeekday(day)}ที่ ${thaiDateLong(day)}`;

/** `8–19 ธันวาคม 2568`; months and years that differ are said of both. */
export function thaiDays(from: Day, to: Day): string {
  if (from === to) return thaiDateLong(to);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dateOf(from)}–${thaiDateLong(to)}`;
  const first = yearOf(from) === yearOf(to) ? dayAndMonth(from) : thaiDateLong(from);
  return `${first} – ${thaiDateLong(to)}`;
}

/** The day itself, or the next working day (`step` -1: the one before) where it is none. */
function weekdayFrom(day: Day, step: 1 | -1): Day {
  let on = dayNumber(day);
  while (isWeekend(on)) on += step;
  return dayText(on);
}

/** A holiday on a Saturday or Sunday is made up for on the next working day. */
export const madeUp = (day: Day): Day => weekdayFrom(day, 1);

/** What may stand before the days in the braces, and what becomes of them. */
const forms: Readonly<Record<string, (day: Day, other: Day) => string>> = {
  date: thaiDateLong,
  weekday: thaiWeekdate,
  /** Without the month: more of it follow. */
  weekdate: (day) => `${thaiWeekday(day)}ที่ ${dateOf(day)}`,
  daymonth: dayAndMonth,
  day: dateOf,
  days: thaiDays,
  /** The working day on which a holiday is made up for, and the last one up to a day. */
  workday: (day) => thaiWeekdate(madeUp(day)),
  lastday: (day) => thaiWeekdate(weekdayFrom(day, -1)),
  month: (day) => thaiMonthLong(day.slice(0, 7)),
  monthname: monthName,
  year: (day) => String(buddhistYear(day)),
  /** The fiscal year that had ended by then, and its rates. */
  fiscal: (day) => String(toBuddhistYear(yearOf(day) - 1)),
  dividend: (day) => publishedRates(yearOf(day) - 1)[0],
  refund: (day) => publishedRates(yearOf(day) - 1)[1],
  /** When the dividend of that fiscal year was paid. */
  paid: (day) => thaiDateLong(dayText(dividendDay(yearOf(day) - 1))),
};

const braces = /\{([a-z]+) (\d{4}-\d{2}-\d{2})(?: (\d{4}-\d{2}-\d{2}))?\}/g;

/** Throws for braces that are none of these. */
export function written(text: string, move: (day: Day) => Day): string {
  const made = text.replace(braces, (whole, name: string, day: Day, other: Day = day) => {
    const form = forms[name];
    if (!form || !isDay(day) || !isDay(other)) throw new RangeError(`not a day: ${whole}`);
    return form(move(day), move(other));
  });
  if (/\{[a-z]+ \d/.test(made)) throw new RangeError(`not a day: ${made}`);
  return made;
}
