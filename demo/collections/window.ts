/** The months of which collections are on record. */
import { type DayNumber, dayText, type MonthNumber, monthNumber } from '../calendar.ts';

/** The records of monthly collections begin here; what was before is in the ledgers only. */
const recordsBegin = monthNumber('2023-12-01');
const monthCount = 24;

/** The first of the 24 months that end with that of a day (D-11). */
export const firstMonth = (asOf: DayNumber): MonthNumber =>
  Math.max(recordsBegin, monthNumber(dayText(asOf)) - monthCount + 1);
