import { describe, expect, test } from 'vitest';
import { addDays } from '../core/days.ts';
import { outlived } from './retention.ts';

const copies = (...days: string[]) => days.map((day) => ({ day }));
const daysOf = (removed: readonly { day: string }[]) => removed.map(({ day }) => day);

describe('which copies have had their days', () => {
  test('each stays so many days, and the day after is too many', () => {
    const removed = outlived(copies('2026-03-05', '2026-03-06', '2026-03-20'), {
      today: '2026-03-20',
      keepDays: 14,
    });
    expect(daysOf(removed)).toEqual(['2026-03-05']);
  });

  test('the last one of a month stays twelve times as long', () => {
    const all = copies('2026-01-30', '2026-01-31', '2026-02-27', '2026-03-20');
    const options = { today: '2026-03-20', keepDays: 14 };
    expect(daysOf(outlived(all, options))).toEqual(['2026-01-30']);
    const later = { today: addDays('2026-01-31', 12 * 14 + 1), keepDays: 14 };
    expect(daysOf(outlived(all, later))).toEqual(['2026-01-30', '2026-01-31']);
  });

  test('the newest always stays, however old it is', () => {
    expect(outlived(copies('2020-01-01'), { today: '2026-03-20', keepDays: 2 })).toEqual([]);
    expect(outlived([], { today: '2026-03-20', keepDays: 2 })).toEqual([]);
  });

  test('a year of nights leaves two weeks, and an end of each month before', () => {
    const nights = Array.from({ length: 365 }, (_, at) => ({ day: addDays('2026-01-01', at) }));
    let left = nights.slice(0, 0);
    for (const night of nights) {
      left = [...left, night];
      const gone = outlived(left, { today: night.day, keepDays: 14 });
      left = left.filter((copy) => !gone.includes(copy));
    }
    const ends = ['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30'];
    expect(daysOf(left).filter((day) => day < '2026-12-17')).toEqual(ends);
    expect(left).toHaveLength(ends.length + 15);
  });
});
