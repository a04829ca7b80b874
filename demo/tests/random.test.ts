import { describe, expect, test } from 'vitest';
import { dayText, monthNumber, monthOf, payYear, workingDay } from '../calendar.ts';
import { seededRandom, xoshiro128 } from '../random.ts';

describe('seeded chance', () => {
  test('xoshiro128** gives the numbers that its authors publish for the state 1, 2, 3, 4', () => {
    const next = xoshiro128([1, 2, 3, 4]);
    expect(Array.from({ length: 10 }, next)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]);
  });

  const draws = (subject: number, purpose: number) => {
    const random = seededRandom(subject, purpose);
    return Array.from({ length: 20 }, () => random.below(1_000_000));
  };

  test('is the same for the same subject and purpose, another for any other', () => {
    expect(draws(123, 4)).toEqual(draws(123, 4));
    const seen = new Set<string>();
    for (let subject = 0; subject < 50; subject += 1) {
      for (let purpose = 0; purpose < 9; purpose += 1) seen.add(draws(subject, purpose).join());
    }
    expect(seen.size).toBe(450);
  });

  test('reaches both ends and nothing beyond, evenly', () => {
    const random = seededRandom(1, 1);
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 10_000; draw += 1) {
      const value = random.between(3, 7);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([3, 4, 5, 6, 7]);
    for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(250);
  });

  test('percent never and always; an empty list has nothing to choose', () => {
    const random = seededRandom(2, 2);
    const draws = Array.from({ length: 500 }, () => [random.percent(0), random.percent(100)]);
    expect(draws.every(([never, always]) => !never && always)).toBe(true);
    expect(['a', 'b']).toContain(random.of(['a', 'b']));
    expect(() => random.of([])).toThrow(RangeError);
  });
});

describe('calendar', () => {
  test('months know their days, leap years too', () => {
    const february = monthOf(monthNumber('2024-02-17'));
    expect([dayText(february.first), dayText(february.last)]).toEqual(['2024-02-01', '2024-02-29']);
    expect(february).toMatchObject({ year: 2024, month: 2, text: '2024-02' });
    expect(dayText(monthOf(monthNumber('2025-12-31') + 1).first)).toBe('2026-01-01');
  });

  test.each([
    ['2025-11-28', '2025-11-28'],
    ['2025-11-29', '2025-11-28'],
    ['2025-11-30', '2025-12-01'],
  ])('the office works on %s, or else on %s', (day, working) => {
    const number = Date.parse(day) / 86_400_000;
    expect(dayText(workingDay(number))).toBe(working);
  });

  test('pay rises on 1 October', () => {
    const years = ['2024-09-30', '2024-10-01', '2025-09-30', '2025-10-01'].map((day) =>
      payYear(monthNumber(day)),
    );
    expect(years).toEqual([2024, 2025, 2025, 2026]);
  });
});
