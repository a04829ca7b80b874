/** Whether figures have grown old without the reader being told why. */
import { type Day, daysBetween } from '../../core/days.ts';
import { bangkokDay } from '../../core/thai-date.ts';

/** Extracts come each night; the longest holidays have five days. */
const freshDays = 7;

/** Figures of `day`, read at `now` (milliseconds): true where newer ones should long be there. */
export const isStale = (day: Day, now: number): boolean =>
  daysBetween(day, bangkokDay(new Date(now))) > freshDays;
