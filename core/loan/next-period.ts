/** Which period of a running contract falls due next (`ตารางผ่อนชำระ` of D-08). */
import { addMonths, type Day, monthEnd } from '../days.ts';

export interface NextPeriod {
  readonly periodNo: number;
  /** The end of a month. */
  readonly dueOn: Day;
}

const monthsOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * The first period after `periodLast` that is not past on the day `asOf`. Periods are counted by
 * the calendar: period 1 is due at the end of the month of `firstDueOn`, each further one a month
 * later. A month that was missed is over, and its period does not come back; what it left unpaid
 * is asked for with the next one.
 */
export function nextPeriod(firstDueOn: Day, periodLast: number, asOf: Day): NextPeriod {
  // The end of the month of `asOf` is never before `asOf`: its period is the first that can be met.
  const reached = monthsOf(asOf) - monthsOf(firstDueOn) + 1;
  const periodNo = Math.max(periodLast + 1, reached);
  return { periodNo, dueOn: monthEnd(addMonths(firstDueOn, periodNo - 1)) };
}
