/** The days of a month as a calendar lays them out, and where a key leads from one of them. */
import { addDays, addMonths, type Day, daysBetween, monthEnd } from '../../core/days.ts';

const daysOfWeek = 7;
/** A Sunday: Thai weeks begin with it. */
const aSunday = '2023-01-01';

/** 0: Sunday. */
const weekdayOf = (day: Day): number => {
  const days = daysBetween(aSunday, day) % daysOfWeek;
  return days < 0 ? days + daysOfWeek : days;
};

/** Weeks from Sunday to Saturday; undefined where a week lies in another month (`2025-11`). */
export function weeksOf(month: string): readonly (readonly (Day | undefined)[])[] {
  const first = `${month}-01`;
  const count = daysBetween(first, monthEnd(first)) + 1;
  const before = weekdayOf(first);
  const cells = Math.ceil((before + count) / daysOfWeek) * daysOfWeek;
  const days = Array.from({ length: cells }, (_, at) =>
    at < before || at >= before + count ? undefined : addDays(first, at - before),
  );
  return Array.from({ length: cells / daysOfWeek }, (_, week) =>
    days.slice(week * daysOfWeek, (week + 1) * daysOfWeek),
  );
}

/** The nearest day of the span; days compare as text. */
export const within = (day: Day, first: Day, last: Day): Day => {
  if (day < first) return first;
  return day > last ? last : day;
};

const steps: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -daysOfWeek),
  ArrowDown: (day) => addDays(day, daysOfWeek),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, daysOfWeek - 1 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The day to which a key leads (as in a grid of dates of the ARIA practices); else undefined. */
export const dayByKey = (key: string, day: Day): Day | undefined => steps[key]?.(day);
