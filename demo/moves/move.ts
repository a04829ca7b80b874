/**
 * What the demo's texts say, moved to another day. They are written for the reference day: a string
 * that is a day, or a day and an hour, is moved, and in a sentence what stands in braces, such as
 * `{date 2025-12-12}`, is written out as the moved day.
 */
import { addDays, addMonths, type Day, isDay } from '../../core/days.ts';
import { dayNumber, dayText, isWeekend, workingDay } from '../calendar.ts';
import { referenceDay, type Timeline } from '../timeline.ts';
import { written } from './written.text.ts';

/** Where a day of a text lies in a demo of another date. */
export type Move = (day: Day) => Day;

/** With the demo's day, in whole weeks: what is near is near, and a Saturday stays one. */
export const weekly =
  ({ weeksLater }: Timeline): Move =>
  (day) =>
    addDays(day, 7 * weeksLater);

/** How many times the date came round from the day to another, that day included. */
function yearsBetween(from: Day, to: Day): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return addMonths(from, 12 * years) <= to ? years : years - 1;
}

/** What belongs to a season and was published on a day of it: the last time that it came round. */
export function yearly({ day: now }: Timeline, on: Day): Move {
  const years = yearsBetween(on, now) - yearsBetween(on, referenceDay);
  return (day) => addMonths(day, 12 * years);
}

/** What was once and for all, such as a rule in force. */
export const never: Move = (day) => day;

const hour = /^(\d{4}-\d{2}-\d{2})( \d{2}:\d{2})$/;

/** What was a working day stays one. */
function movedDay(day: Day, move: Move): Day {
  const later = dayNumber(move(day));
  return dayText(isWeekend(dayNumber(day)) ? later : workingDay(later));
}

function movedText(text: string, move: Move): string {
  if (isDay(text)) return movedDay(text, move);
  const [, day, time] = hour.exec(text) ?? [];
  return day === undefined ? written(text, move) : `${movedDay(day, move)}${time}`;
}

/** The same with all its days moved; values of other kinds are left as they are. */
export function moved<T>(value: T, move: Move): T {
  if (typeof value === 'string') return movedText(value, move) as T;
  if (Array.isArray(value)) return value.map((one) => moved(one, move)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, moved(one, move)]);
  return Object.fromEntries(entries) as T;
}
