/** Which period of a running contract falls due next (`ตารางผ่อนชำระ` of D-08). */
import { addMonths, type Day, monthEnd } from '../days.ts';
import type { Satang } from '../satang.ts';

export interface NextPeriod {
  readonly periodNo: number;
  /** The end of a month. */
  readonly dueOn: Day;
}

/** An item of a month's bill that asks for the contract. */
export interface Billed {
  /** First day of the month. */
  readonly month: Day;
  readonly posted: boolean;
  readonly collectedSatang: Satang;
}

/** What tells whether a contract has paid its month. */
export interface Instalments {
  /** All that ask for it. */
  readonly billed: readonly Billed[];
  /** The day of its last monthly instalment (`02`); null for none. */
  readonly lastInstalmentOn: Day | null;
}

interface Paid {
  readonly firstDueOn: Day;
  /** The highest period that its lines name. */
  readonly periodLast: number;
  /** It has paid in the month of `asOf` (`isMonthPaid`); of an open-ended one alone it is asked. */
  readonly monthPaid: boolean;
  /** Its periods are not counted from `firstDueOn` on (`open-ended.ts`). */
  readonly openEnded: boolean;
}

const monthsOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * Whether the contract's instalment of the month of `asOf` has come in. Its bill says so: a month
 * may be posted as late as in the next, so that a payment within the month is of the one before it,
 * and what is paid at the counter settles no bill. A contract that no bill has ever asked for pays
 * by its lines.
 */
export function isMonthPaid({ billed, lastInstalmentOn }: Instalments, asOf: Day): boolean {
  const isNow = (day: Day): boolean => monthsOf(day) === monthsOf(asOf);
  if (billed.length === 0) return lastInstalmentOn !== null && isNow(lastInstalmentOn);
  const bills = billed.filter(({ month }) => isNow(month));
  return bills.every(({ posted }) => posted) && bills.some((bill) => bill.collectedSatang > 0n);
}

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
 * `firstDueOn` on, in the month of `asOf` too unless that is paid, and its numbers go on.
 */
export function nextPeriod(loan: Paid, asOf: Day): NextPeriod {
  const { firstDueOn, periodLast, monthPaid, openEnded } = loan;
  // The end of the month of `asOf` is never before `asOf`: its period is the first that can be met.
  const elapsed = monthsOf(asOf) - monthsOf(firstDueOn);
  const due = (months: number): Day => monthEnd(addMonths(firstDueOn, months));
  if (openEnded) {
    return { periodNo: periodLast + 1, dueOn: due(Math.max(0, elapsed + (monthPaid ? 1 : 0))) };
  }
  const periodNo = Math.max(periodLast, elapsed) + 1;
  return { periodNo, dueOn: due(Math.min(periodNo - 1, Math.max(0, elapsed) + 1)) };
}
