/** Which period of a running contract falls due next (`ตารางผ่อนชำระ` of D-08). */
import { addMonths, type Day, monthEnd } from '../days.ts';

export interface NextPeriod {
  readonly periodNo: number;
  /** The end of a month. */
  readonly dueOn: Day;
}

interface Paid {
  readonly firstDueOn: Day;
  /** The highest period that its lines name. */
  readonly periodLast: number;
  /** The day of its last payment; null for none. */
  readonly lastPaymentOn: Day | null;
  /** Its periods are not counted from `firstDueOn` on (`open-ended.ts`). */
  readonly openEnded: boolean;
}

const monthsOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * The first period after `periodLast` that is not past on the day `asOf`.
 *
 * As a rule periods are counted by the calendar: period 1 is due at the end of the month of
 * `firstDueOn`, each further one a month later. A month that was missed is over, and its period
 * does not come back; what it left unpaid is asked for with the next one. Numbers that run ahead of
 * the calendar (several periods paid at once) put nothing off: a next instalment is never due later
 * than the month after `asOf`, or after `firstDueOn` where that is later.
 *
 * The numbers of an open-ended contract tell no month: it pays in each month from that of
 * `firstDueOn` on, in the month of `asOf` too unless it has paid in it, and its numbers go on.
 */
export function nextPeriod(loan: Paid, asOf: Day): NextPeriod {
  const { firstDueOn, periodLast, lastPaymentOn, openEnded } = loan;
  // The end of the month of `asOf` is never before `asOf`: its period is the first that can be met.
  const elapsed = monthsOf(asOf) - monthsOf(firstDueOn);
  const due = (months: number): Day => monthEnd(addMonths(firstDueOn, months));
  if (openEnded) {
    const isPaid = lastPaymentOn !== null && monthsOf(lastPaymentOn) === monthsOf(asOf);
    return { periodNo: periodLast + 1, dueOn: due(Math.max(0, isPaid ? elapsed + 1 : elapsed)) };
  }
  const periodNo = Math.max(periodLast, elapsed) + 1;
  return { periodNo, dueOn: due(Math.min(periodNo - 1, Math.max(0, elapsed) + 1)) };
}
