/** Ready-made spans of a ledger, counted from the day of the records (R042, R046). */
import { addMonths, type Day } from '../../../core/days.ts';

export type Period = 'all' | 'month' | 'months3' | 'months6' | 'months12' | 'year' | 'lastYear';

/** Days of a ledger, both included; left out: open at that end. */
export interface Span {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

const firstDay = (asOf: Day, monthsBack: number): Day =>
  `${addMonths(asOf, -monthsBack).slice(0, 7)}-01`;

const yearOfDay = (day: Day): number => Number(day.slice(0, 4));

/** Days of a year of the common era, as far as the records know of it. */
export function yearDays(year: number, asOf: Day): Span {
  const from = `${String(year).padStart(4, '0')}-01-01`;
  const last = `${from.slice(0, 4)}-12-31`;
  return { from, to: last > asOf && from <= asOf ? asOf : last };
}

/**
 * Days of a span; months are calendar months, the one that is running included. The records' day
 * counts and not today's: the clock of a telephone may be wrong, and after a late delivery "this
 * month" would be empty.
 */
export function periodDays(period: Period, asOf: Day): Span {
  switch (period) {
    case 'all':
      return {};
    case 'month':
      return { from: firstDay(asOf, 0), to: asOf };
    case 'months3':
      return { from: firstDay(asOf, 2), to: asOf };
    case 'months6':
      return { from: firstDay(asOf, 5), to: asOf };
    case 'months12':
      return { from: firstDay(asOf, 11), to: asOf };
    case 'year':
      return yearDays(yearOfDay(asOf), asOf);
    case 'lastYear':
      return yearDays(yearOfDay(asOf) - 1, asOf);
  }
}

const isSame = (one: Span, other: Span): boolean => one.from === other.from && one.to === other.to;

/** Which of the spans the days are; undefined for days of one's own. */
export function periodOf(periods: readonly Period[], span: Span, asOf: Day): Period | undefined {
  return periods.find((period) => isSame(periodDays(period, asOf), span));
}

/** Which of the years the days are; undefined where they are none. */
export function yearOf(years: readonly number[], span: Span, asOf: Day): number | undefined {
  return years.find((year) => isSame(yearDays(year, asOf), span));
}
