/** Which part of a year lies between two days, by each way of counting (A.3, B.1). */
import { addMonths, type Day, daysBetween, leapYearDays, monthEnd } from '../days.ts';
import type { DayCount } from './interest-rule.ts';

/** Years of 360, 365 and 366 days, and twelfths of a year, on one denominator. */
export const partsOfYear = 360n * 61n * 73n;

const partsPerDay = { of360: partsOfYear / 360n, of365: partsOfYear / 365n } as const;
const partsPerLeapDay = partsOfYear / 366n;
const partsPerMonth = partsOfYear / 12n;

const isMonthEnd = (day: Day): boolean => day === monthEnd(day);
const monthsOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
/** The last day of any month, February too, is the 30th. */
const dateOf30 = (day: Day): number => (isMonthEnd(day) ? 30 : Number(day.slice(8)));

/** The day so many months later; from the end of a month always to the end of one. */
const monthsLater = (from: Day, months: number): Day =>
  isMonthEnd(from) ? monthEnd(addMonths(from, months)) : addMonths(from, months);

function monthlyParts(from: Day, to: Day): bigint {
  const begun = monthsOf(to) - monthsOf(from);
  const months = monthsLater(from, begun) > to ? begun - 1 : begun;
  const rest = daysBetween(monthsLater(from, months), to);
  return BigInt(months) * partsPerMonth + BigInt(rest) * partsPerDay.of365;
}

const counts: Readonly<Record<DayCount, (from: Day, to: Day) => bigint>> = {
  ACT_365F: (from, to) => BigInt(daysBetween(from, to)) * partsPerDay.of365,
  ACT_ACT(from, to) {
    const inLeapYears = leapYearDays(from, to);
    const others = BigInt(daysBetween(from, to) - inLeapYears);
    return BigInt(inLeapYears) * partsPerLeapDay + others * partsPerDay.of365;
  },
  THIRTY_360(from, to) {
    const days = (monthsOf(to) - monthsOf(from)) * 30 + dateOf30(to) - dateOf30(from);
    return BigInt(days) * partsPerDay.of360;
  },
  MONTHLY: monthlyParts,
};

/** Parts of a year, each one `partsOfYear`-th, from a day to another; 0 when it is not after. */
export const yearParts = (dayCount: DayCount, from: Day, to: Day): bigint =>
  daysBetween(from, to) > 0 ? counts[dayCount](from, to) : 0n;
