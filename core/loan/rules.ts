/** Every rule of interest by what a contract says of it (A.3, B.1). */
import { addMonths, type Day, daysBetween, monthEnd } from '../days.ts';
import { divideHalfUp } from '../satang.ts';
import {
  asDelivered,
  type DayCount,
  type InterestRule,
  type InterestStep,
  type Rounding,
  type StatedRule,
} from './interest-rule.ts';
import { partsOfYear, partsPerDay, usualRule } from './usual-rule.ts';

const partsPerDayOf360 = partsOfYear / 360n;
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
  return BigInt(months) * partsPerMonth + BigInt(rest) * partsPerDay;
}

const yearParts: Readonly<Record<DayCount, InterestRule['yearParts']>> = {
  ACT_365F: usualRule('ACT_365F').yearParts,
  ACT_ACT: usualRule('ACT_ACT').yearParts,
  THIRTY_360(from, to) {
    const days = (monthsOf(to) - monthsOf(from)) * 30 + dateOf30(to) - dateOf30(from);
    return BigInt(days) * partsPerDayOf360;
  },
  MONTHLY: monthlyParts,
};

const stepSatang = { SATANG: 1n, QUARTER: 25n, BAHT: 100n } as const;

const divisions: Readonly<Record<Rounding, InterestRule['divide']>> = {
  HALF_UP: divideHalfUp,
  UP: (above, below) => (above + below - 1n) / below,
  DOWN: (above, below) => above / below,
};

/** A way of counting days, as a rule rounded half up to the satang. */
export const ruleOf = (
  dayCount: DayCount,
  step: InterestStep = 'SATANG',
  rounding: Rounding = 'HALF_UP',
): InterestRule => ({
  ...{ dayCount, step, rounding },
  yearParts: yearParts[dayCount],
  stepSatang: stepSatang[step],
  divide: divisions[rounding],
});

/** The rule by which a contract's interest is computed; undefined where it is delivered. */
export const statedRule = (stated: StatedRule): InterestRule | undefined =>
  stated.dayCount === asDelivered
    ? undefined
    : ruleOf(
        stated.dayCount,
        stated.interestStep ?? 'SATANG',
        stated.interestRounding ?? 'HALF_UP',
      );
