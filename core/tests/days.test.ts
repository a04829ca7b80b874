import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, isDay, monthEnd } from '../days.ts';
import { anyDay } from './any-day.ts';

describe('isDay', () => {
  test.each(['0001-01-01', '2024-02-29', '2000-02-29', '2025-01-31', '1900-03-01', '2025-12-31'])(
    'R181 takes %s',
    (text) => {
      expect(isDay(text)).toBe(true);
    },
  );

  test('R181 knows the length of every month, as the engine does', () => {
    for (const year of [1900, 2000, 2023, 2024, 2025, 2400]) {
      for (let month = 1; month <= 12; month += 1) {
        const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const day = (date: number) => `${year}-${String(month).padStart(2, '0')}-${date}`;
        expect([isDay(day(last)), isDay(day(last + 1))]).toEqual([true, false]);
      }
    }
  });

  test.each([
    '2025-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '0000-00-00',
    '0000-01-01',
    '0000-02-29',
    '2025-1-1',
    '25-01-01',
    '2025/01/01',
    '2025-01-01T00:00:00Z',
    ' 2025-01-01',
    '2025-01-01 ',
    '',
  ])('part E refuses %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('daysBetween', () => {
  test.each([
    ['2025-01-01', '2025-01-01', 0],
    ['2025-02-28', '2025-03-01', 1],
    ['2024-02-28', '2024-03-01', 2],
    ['2024-01-01', '2025-01-01', 366],
    ['2025-09-30', '2025-11-28', 59],
    ['2025-11-28', '2025-09-30', -59],
  ])('C.0 from %s to %s is %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  test('refuses what is no day', () => {
    expect(() => daysBetween('2025-01-01', 'soon')).toThrow('not a day: soon');
  });
});

describe('addDays', () => {
  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2025-03-01', -1, '2025-02-28'],
    ['2025-12-31', 1, '2026-01-01'],
  ])('%s and %i days is %s', (day, days, later) => {
    expect(addDays(day, days)).toBe(later);
  });

  test('goes as far as daysBetween says', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -40_000, max: 40_000 }), (day, days) => {
        const there = addDays(day, days);
        expect(isDay(there)).toBe(true);
        expect(daysBetween(day, there)).toBe(days);
        expect(addDays(there, -days)).toBe(day);
      }),
    );
  });
});

describe('addMonths', () => {
  test.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-01-15', 12, '2026-01-15'],
    ['2025-12-31', 2, '2026-02-28'],
    ['2025-01-31', -1, '2024-12-31'],
    ['2025-03-31', -13, '2024-02-29'],
    ['2025-05-10', 0, '2025-05-10'],
    ['0999-05-31', 1, '0999-06-30'],
  ])('A.3 %s and %i months is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });

  test('lands in the right month and never beyond its end', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -1200, max: 1200 }), (day, months) => {
        const there = addMonths(day, months);
        const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(isDay(there)).toBe(true);
        expect(count(there) - count(day)).toBe(months);
        expect(there.slice(8) <= day.slice(8)).toBe(true);
      }),
    );
  });

  test('refuses what is no day', () => {
    expect(() => addMonths('2025-02-29', 1)).toThrow('not a day: 2025-02-29');
    expect(() => addMonths('2025-2-1', 1)).toThrow(RangeError);
    expect(() => addDays('2025-13-01', 1)).toThrow(RangeError);
    expect(() => monthEnd('2025-00-01')).toThrow(RangeError);
  });
});

describe('monthEnd', () => {
  test.each([
    ['2024-02-01', '2024-02-29'],
    ['2025-02-28', '2025-02-28'],
    ['2025-11-27', '2025-11-30'],
    ['2025-12-01', '2025-12-31'],
  ])('A.2 of %s is %s', (day, end) => {
    expect(monthEnd(day)).toBe(end);
  });

  test('is the day before the next month begins', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(addDays(monthEnd(day), 1).slice(8)).toBe('01');
        expect(monthEnd(day).slice(0, 7)).toBe(day.slice(0, 7));
      }),
    );
  });
});
