/** Which of the copies that were made by themselves have had their days. */
import { addDays, type Day } from '../core/days.ts';

interface Copy {
  readonly day: Day;
}

/** How much longer the last copy of a month stays. */
const monthlyTimes = 12;

/**
 * The copies to remove today. Each stays `keepDays` days, the last one of a month twelve times as
 * long, and the newest always.
 */
export function outlived<T extends Copy>(
  copies: readonly T[],
  { today, keepDays }: { readonly today: Day; readonly keepDays: number },
): readonly T[] {
  const byDay = copies.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const lastOfMonth = new Map(byDay.map((copy) => [copy.day.slice(0, 7), copy]));
  const newest = byDay.at(-1);
  const oldest = addDays(today, -keepDays);
  const oldestOfMonth = addDays(today, -monthlyTimes * keepDays);
  return copies.filter((copy) => {
    if (copy === newest) return false;
    const isLast = lastOfMonth.get(copy.day.slice(0, 7)) === copy;
    return copy.day < (isLast ? oldestOfMonth : oldest);
  });
}
