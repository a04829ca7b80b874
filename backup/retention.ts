/** Which of the copies that were made by themselves have had their days. */
import { addDays, type Day } from '../core/days.ts';

interface Copy {
  readonly day: Day;
  /** It was restored elsewhere, and counted. */
  readonly isProven: boolean;
}

/** How much longer the last copy of a month stays. */
const monthlyTimes = 12;

const byDay = <T extends Copy>(a: T, b: T): number => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0);

/**
 * The copies to remove today, of those whose files are there. Each stays `keepDays` days, and the
 * last one of a month twelve times as long. The newest `keepDays` copies stay however old they are,
 * so that a clock that went ahead for a moment takes none of them, and so does the newest that was
 * restored elsewhere.
 */
export function outlived<T extends Copy>(
  copies: readonly T[],
  { today, keepDays }: { readonly today: Day; readonly keepDays: number },
): readonly T[] {
  const sorted = copies.toSorted(byDay);
  const lastOfMonth = new Map(sorted.map((copy) => [copy.day.slice(0, 7), copy]));
  const staying = new Set(sorted.slice(-keepDays));
  const proven = sorted.findLast(({ isProven }) => isProven);
  const oldest = addDays(today, -keepDays);
  const oldestOfMonth = addDays(today, -monthlyTimes * keepDays);
  return copies.filter((copy) => {
    if (staying.has(copy) || copy === proven) return false;
    const isLast = lastOfMonth.get(copy.day.slice(0, 7)) === copy;
    return copy.day < (isLast ? oldestOfMonth : oldest);
  });
}
