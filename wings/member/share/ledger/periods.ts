/** The ready-made spans of the share ledger, counted from the day of the records (R042). */
import type { LedgerFilter } from '../../../../api/ledger/ledger.ts';
import { addMonths, type Day } from '../../../../core/days.ts';

export type Period = 'all' | 'year' | 'months12';

/**
 * Days of a span. The records' day counts and not today's: the clock of a telephone may be wrong,
 * and after a late delivery "this year" would be empty.
 */
export function periodDays(period: Period, asOf: Day): LedgerFilter {
  if (period === 'all') return {};
  if (period === 'year') return { from: `${asOf.slice(0, 4)}-01-01`, to: asOf };
  return { from: `${addMonths(asOf, -11).slice(0, 7)}-01`, to: asOf };
}

/** The span that the filter stands for; undefined for days of one's own. */
export function periodOf({ from, to }: LedgerFilter, asOf: Day): Period | undefined {
  return (['all', 'year', 'months12'] as const).find((period) => {
    const days = periodDays(period, asOf);
    return days.from === from && days.to === to;
  });
}
