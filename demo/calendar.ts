/** Days and months as running numbers: ledgers of millions of lines cannot parse text each time. */
import { type Day, daysBetween } from '../core/days.ts';

/** Days since 1 January 1970, a Thursday. */
export type DayNumber = number;
/** Months since January of the year 0. */
export type MonthNumber = number;

export const dayNumber = (day: Day): DayNumber => daysBetween('1970-01-01', day);

const dayTexts = new Map<DayNumber, Day>();

export function dayText(day: DayNumber): Day {
  const cached = dayTexts.get(day);
  if (cached !== undefined) return cached;
  const made = new Date(day * 86_400_000).toISOString().slice(0, 10);
  dayTexts.set(day, made);
  return made;
}

export const monthNumber = (day: Day): MonthNumber =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

export interface Month {
  readonly number: MonthNumber;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** `2025-10`. */
  readonly text: string;
  readonly first: DayNumber;
  readonly last: DayNumber;
}

const months = new Map<MonthNumber, Month>();

export function monthOf(number: MonthNumber): Month {
  const cached = months.get(number);
  if (cached) return cached;
  const year = Math.floor(number / 12);
  const month = (number % 12) + 1;
  const first = Date.UTC(year, month - 1, 1) / 86_400_000;
  const last = Date.UTC(year, month, 0) / 86_400_000;
  const made = { number, year, month, text: dayText(first).slice(0, 7), first, last };
  months.set(number, made);
  return made;
}

/** Whether it is a Saturday or a Sunday. */
export const isWeekend = (day: DayNumber): boolean => ((day + 4) % 7) % 6 === 0;

/** The day itself, or the working day next to it when it falls on a Saturday or a Sunday. */
export function workingDay(day: DayNumber): DayNumber {
  const weekday = (day + 4) % 7;
  if (weekday === 6) return day - 1;
  return weekday === 0 ? day + 1 : day;
}

/** The yearly pay rise comes on 1 October: months with the same number share one pay. */
export const payYear = (month: MonthNumber): number => Math.floor((month + 3) / 12);
