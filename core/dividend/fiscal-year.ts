/** The twelve months for which a dividend is paid; they may begin with any month (A.5, B.3). */
import { addMonths, type Day, monthEnd } from '../days.ts';

export interface FiscalYear {
  readonly startsOn: Day;
  readonly endsOn: Day;
}

/**
 * The fiscal year that holds a day, when years begin with the month `startMonth` (1 to 12):
 * 2025-11-05 and 10 → 2025-10-01 to 2026-09-30. RangeError for what is no day.
 */
export function fiscalYearOf(on: Day, startMonth: number): FiscalYear {
  const monthsBefore = (Number(on.slice(5, 7)) - startMonth + 12) % 12;
  const startsOn = addMonths(`${on.slice(0, 8)}01`, -monthsBefore);
  return { startsOn, endsOn: monthEnd(addMonths(startsOn, 11)) };
}
