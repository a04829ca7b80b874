import { describe, expect, test } from 'vitest';
import { addDays } from '../core/days.ts';
import { outlived } from './retention.ts';

const copies = (...days: string[]) => days.map((day) => ({ day, isProven: false }));
const nightsFrom = (day: string, count: number) =>
  copies(...Array.from({ length: count }, (_, at) => addDays(day, at)));
const daysOf = (removed: readonly { day: string }[]) => removed.map(({ day }) => day);

describe('which copies have had their days', () => {
  test('each stays so many days, and the day after is too many', () => {
    const all = [...copies('2026-03-05'), ...nightsFrom('2026-03-06', 15)];
    const removed = outlived(all, { today: '2026-03-20', keepDays: 14 });
    expect(daysOf(removed)).toEqual(['2026-03-05']);
  });

  test('the last one of a month stays twelve times as long', () => {
    const all = [...copies('2026-01-30', '2026-01-31'), ...nightsFrom('2026-03-07', 14)];
    expect(daysOf(outlived(all, { today: '2026-03-20', keepDays: 14 }))).toEqual(['2026-01-30']);
    const late = addDays('2026-01-31', 12 * 14 + 1);
    const later = outlived(all, { today: late, keepDays: 14 });
    expect(daysOf(later)).toEqual(['2026-01-30', '2026-01-31']);
  });

  test('a clock that went two years ahead for a night takes none of the newest', () => {
    const all = [...nightsFrom('2026-01-01', 60), ...copies('2028-03-01')];
    const removed = outlived(all, { today: '2028-03-01', keepDays: 14 });
    expect(removed.length).toBe(61 - 14);
    expect(daysOf(removed)).not.toContain('2026-03-01');
  });

  test('the newest that was restored elsewhere stays, however many came after it', () => {
    const proven = { day: '2026-01-10', isProven: true };
    const all = [proven, ...nightsFrom('2026-02-01', 28)];
    expect(outlived(all, { today: '2026-02-28', keepDays: 14 })).not.toContain(proven);
    const unproven = [{ ...proven, isProven: false }, ...nightsFrom('2026-02-01', 28)];
    const removed = outlived(unproven, { today: addDays('2026-02-28', 200), keepDays: 14 });
    expect(daysOf(removed)).toContain('2026-01-10');
  });

  test('a year of nights leaves two weeks, and an end of each month before', () => {
    let left = copies();
    for (const night of nightsFrom('2026-01-01', 365)) {
      left = [...left, night];
      const gone = outlived(left, { today: night.day, keepDays: 14 });
      left = left.filter((copy) => !gone.includes(copy));
    }
    const ends = ['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30'];
    expect(daysOf(left).filter((day) => day < '2026-12-17')).toEqual(ends);
    expect(left).toHaveLength(ends.length + 15);
  });
});
