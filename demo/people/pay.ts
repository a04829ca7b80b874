/** What a person earns and puts into shares, pay year by pay year, in whole baht. */
import type { Random } from '../random.ts';

export interface Pay {
  /** By pay year since joining; the last one goes on. */
  readonly salaryBaht: readonly number[];
  readonly shareBaht: readonly number[];
}

const firstSalary = 15_050;
const highestSalary = 76_800;
const leastShare = 300;
const mostShare = 5_000;

/** The next multiple of `step` from `value / of` on, in whole numbers. */
function upTo(step: number, value: number, of = 1): number {
  const unit = step * of;
  return Math.floor((value + unit - 1) / unit) * step;
}

/**
 * Pay of so many years that rises every October until retirement in the `pension`-th, when six
 * tenths are left of it; the monthly share is a percentage of income up to the next hundred and
 * never goes down (A.2).
 */
export function growingPay(
  random: Random,
  joiningAge: number,
  years: number,
  pension: number,
): Pay {
  const risePermille = random.between(38, 62);
  const sharePercent = random.between(3, 6);
  const salaryBaht: number[] = [];
  const shareBaht: number[] = [];
  let salary = upTo(10, firstSalary + (joiningAge - 22) * random.between(350, 900));
  let share = leastShare;
  for (let year = 0; year < years; year += 1) {
    if (year === pension) salary = upTo(10, salary * 6, 10);
    const working = year < pension;
    share = Math.min(mostShare, Math.max(share, upTo(100, salary * sharePercent, 100)));
    salaryBaht.push(salary);
    shareBaht.push(share);
    if (working) salary = Math.min(highestSalary, upTo(10, salary * (1000 + risePermille), 1000));
  }
  return { salaryBaht, shareBaht };
}

/** Of a list by pay year, what holds in a year; the last entry goes on for ever. */
export function inYear(list: readonly number[], year: number): number {
  return list[Math.min(year, list.length - 1)] ?? 0;
}
