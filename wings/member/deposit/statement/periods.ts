/** The ready-made spans of a deposit statement, counted from the day of the records (R046). */
import type { LedgerFilter } from '../../../../api/ledger/ledger.ts';
import { addMonths, type Day } from '../../../../core/days.ts';

export const periods = ['all', 'month', 'months3', 'months6', 'year'] as const;
export type Period = (typeof periods)[number];

const firstDay = (asOf: Day, monthsBack: number): Day =>
  `${addMonths(asOf, -monthsBack).slice(0, 7)}-01`;

/**
 * Days of a span; months are calendar months, the one that is running included. The records' day
 * counts and not today's: after a late delivery "this month" would be empty.
 */
export function periodDays(period: Period, asOf: Day): LedgerFilter {
  if (period === 'all') return {};
  const from = {
    month: firstDay(asOf, 0),
    months3: firstDay(asOf, 2),
    months6: firstDay(asOf, 5),
    year: `${asOf.slice(0, 4)}-01-01`,
  }[period];
  return { from, to: asOf };
}

/** The span that the filter stands for; undefined for days of one's own. */
export function periodOf({ from, to }: LedgerFilter, asOf: Day): Period | undefined {
  return periods.find((period) => {
    const days = periodDays(period, asOf);
    return days.from === from && days.to === to;
  });
}
