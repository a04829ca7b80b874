/**
 * How far the demo's dates lie after the reference day's. Scripts and texts of the demo are written
 * for that day, the day of the reference screens; a timeline moves what they say to another one.
 */
import { addMonths, type Day, daysBetween, isDay, monthEnd } from '../core/days.ts';
import { bangkokDay } from '../core/thai-date.ts';
import {
  type DayNumber,
  dayNumber,
  dayText,
  isWeekend,
  type MonthNumber,
  monthNumber,
} from './calendar.ts';

/** The day of the reference screens. Tests, benches and proofs are pinned to it. */
export const referenceDay: Day = '2025-11-28';
/** No demo is dated later than this. */
export const latestDemoDay: Day = '2099-12-31';

export interface Timeline {
  /** The day that the newest figures are of. */
  readonly day: Day;
  /** Calendar months after that of the reference day: by these the scripted ledgers move. */
  readonly monthsLater: number;
  /** Calendar years after that of the reference day. */
  readonly yearsLater: number;
  /** Whole weeks after the reference day: by these the site's texts move and keep their weekday. */
  readonly weeksLater: number;
  /** Nobody joins, leaves or borrows after this day, so that a later extract only continues. */
  readonly lastChange: Day;
}

const lastChangeAtReference: Day = '2025-05-31';

/** Whether a demo can be dated by the day. */
export const isDemoDay = (text: string): boolean =>
  isDay(text) && text >= referenceDay && text <= latestDemoDay;

/** The timeline of a demo that is dated by the day; throws `RangeError` where `isDemoDay` fails. */
export function timelineOf(day: Day): Timeline {
  if (!isDemoDay(day)) throw new RangeError(`no demo is dated by this day: ${day}`);
  const monthsLater = monthNumber(day) - monthNumber(referenceDay);
  return {
    day,
    monthsLater,
    yearsLater: Number(day.slice(0, 4)) - Number(referenceDay.slice(0, 4)),
    weeksLater: Math.floor(daysBetween(referenceDay, day) / 7),
    lastChange: monthEnd(addMonths(lastChangeAtReference, monthsLater)),
  };
}

export const referenceTimeline = timelineOf(referenceDay);

/**
 * The last business day before today in Bangkok: the newest figures that a cooperative has there.
 * A clock that stands before the reference day gives the reference day.
 */
export function demoDayAt(instant: Date): Day {
  const day = workingDaysBefore(bangkokDay(instant), 1);
  if (day < referenceDay) return referenceDay;
  return day > latestDemoDay ? latestDemoDay : day;
}

/** A month of a script, `2025-10`, so many months later. */
export const laterMonth = ({ monthsLater }: Timeline, month: string): MonthNumber =>
  monthNumber(`${month}-01`) + monthsLater;

/** The last date of a month on which a Saturday's or Sunday's business is done before it. */
const earlyDates = 3;

/** A business day of a script so many months later: the day before a weekend, early on after it. */
export function laterDay({ monthsLater }: Timeline, day: Day): DayNumber {
  const later = addMonths(day, monthsLater);
  const step = Number(later.slice(8)) <= earlyDates ? 1 : -1;
  let on = dayNumber(later);
  while (isWeekend(on)) on += step;
  return on;
}

/** The business day so many business days before a day. */
export function workingDaysBefore(day: Day, count: number): Day {
  let on = dayNumber(day);
  for (let left = count; left > 0; left -= 1) {
    do on -= 1;
    while (isWeekend(on));
  }
  return dayText(on);
}
