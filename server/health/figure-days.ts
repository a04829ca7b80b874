/** On which days the core system delivers figures, and how many may be missing. */
import { addDays, type Day } from '../../core/days.ts';

export interface FigureDays {
  /** Weekdays of which there are figures: 1 is Monday, 7 Sunday. */
  readonly weekdays: ReadonlySet<number>;
  /** So many of those days may be missing: the one that comes tonight, a holiday. */
  readonly allowed: number;
}

/** No more is counted: a store that has stood still for years is as late as one of a year. */
const most = 366;

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/**
 * Days after `asOf` and before `today` of which figures should be here, beyond those that may be
 * missing. Today's own are not expected before tomorrow.
 */
export function daysOverdue(asOf: Day, today: Day, { weekdays, allowed }: FigureDays): number {
  let missing = 0;
  let day = addDays(asOf, 1);
  for (let at = 0; day < today && at < most; at += 1) {
    if (weekdays.has(weekdayOf(day))) missing += 1;
    day = addDays(day, 1);
  }
  return Math.max(0, missing - allowed);
}

/** `1-5` or `1,2,3,6-7`; undefined where it is none of them. */
export function readWeekdays(text: string): ReadonlySet<number> | undefined {
  const days = new Set<number>();
  for (const part of text.split(',')) {
    const [, from, to = from] = /^([1-7])(?:-([1-7]))?$/.exec(part.trim()) ?? [];
    if (from === undefined || Number(to) < Number(from)) return undefined;
    for (let day = Number(from); day <= Number(to); day += 1) days.add(day);
  }
  return days;
}
