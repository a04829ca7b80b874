import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween } from '../../days.ts';
import { anyDay } from '../../tests/any-day.ts';
import { ageText, membershipAgeText, spanBetween } from '../age.ts';

/** Whole years from the birth on. */
function yearsOn(born: string, on: string): number | undefined {
  const span = spanBetween(born, on);
  return span && Math.floor(span.months / 12);
}

describe('years of age', () => {
  test.each([
    ['1978-05-20', '2025-11-28', 47],
    ['2000-03-02', '2025-03-02', 25],
    ['2000-03-02', '2025-03-01', 24],
    ['2000-03-02', '2025-12-31', 25],
    ['2000-12-31', '2025-01-01', 24],
    ['2025-11-28', '2025-11-28', 0],
    ['2024-11-29', '2025-11-28', 0],
  ])('A.2 D-05 born %s: on %s %s years', (born, on, years) => {
    expect(yearsOn(born, on)).toBe(years);
  });

  test('A.2 born on 29 February: a year older on the 29th, or on 1 March', () => {
    expect(yearsOn('2004-02-29', '2024-02-28')).toBe(19);
    expect(yearsOn('2004-02-29', '2024-02-29')).toBe(20);
    expect(yearsOn('2004-02-29', '2025-02-28')).toBe(20);
    expect(yearsOn('2004-02-29', '2025-03-01')).toBe(21);
    expect(yearsOn('2004-02-29', '2100-02-28')).toBe(95);
  });

  test('A.2 nobody has an age before the birth', () => {
    expect(yearsOn('2025-11-29', '2025-11-28')).toBeUndefined();
    expect(ageText('2025-11-29', '2025-11-28')).toBeUndefined();
    expect(membershipAgeText('2025-11-29', '2025-11-28')).toBeUndefined();
  });

  test('A.2 a year older once a year, on the birthday', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 110 }), (born, years) => {
        const birthday = addMonths(born, years * 12);
        // 29 February has no birthday in most years; its own test is above.
        if (birthday.slice(5) !== born.slice(5)) return;
        expect(yearsOn(born, birthday)).toBe(years);
        expect(yearsOn(born, addDays(birthday, -1))).toBe(years === 0 ? undefined : years - 1);
      }),
    );
  });
});

describe('spanBetween', () => {
  test.each([
    ['2025-01-31', '2025-02-28', 0, 28],
    ['2025-01-31', '2025-03-01', 1, 1],
    ['2025-01-31', '2025-03-31', 2, 0],
    ['2025-01-15', '2025-02-14', 0, 30],
    ['2025-01-15', '2025-02-15', 1, 0],
    ['2024-11-30', '2025-01-01', 1, 2],
    ['2024-02-29', '2025-02-28', 11, 30],
  ])('A.2 from %s to %s: %s months and %s days', (from, to, months, days) => {
    expect(spanBetween(from, to)).toEqual({ months, days });
  });

  test('A.2 the months and the days lead from one day to the other', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 40_000 }), (from, apart) => {
        const to = addDays(from, apart);
        const span = spanBetween(from, to);
        if (!span) throw new Error('no span');
        expect(addDays(addMonths(from, span.months), span.days)).toBe(to);
        expect(span.days).toBeLessThan(31);
        expect(span.days).toBeLessThanOrEqual(daysBetween(from, to));
        const next = spanBetween(from, addDays(to, 1));
        expect((next?.months ?? 0) >= span.months).toBe(true);
      }),
    );
  });

  test('A.2 what is no day is the caller’s mistake', () => {
    expect(() => spanBetween('2025-02-29', '2025-03-01')).toThrow(RangeError);
  });
});

describe('the words', () => {
  test.each([
    ['1978-05-20', '2025-11-28', '47 ปี'],
    ['2024-11-28', '2025-11-28', '1 ปี'],
    ['2024-11-29', '2025-11-28', '11 เดือน'],
    ['2025-10-28', '2025-11-28', '1 เดือน'],
    ['2025-10-29', '2025-11-28', '30 วัน'],
    ['2025-11-28', '2025-11-28', '0 วัน'],
  ])('D-05 age_text of %s on %s: %s', (born, on, text) => {
    expect(ageText(born, on)).toBe(text);
  });

  test.each([
    ['2010-06-01', '2025-11-28', '15 ปี 5 เดือน'],
    ['2010-11-28', '2025-11-28', '15 ปี'],
    ['2010-11-29', '2025-11-28', '14 ปี 11 เดือน'],
    ['2025-06-28', '2025-11-28', '5 เดือน'],
    ['2025-11-16', '2025-11-28', '12 วัน'],
    ['2025-11-28', '2025-11-28', '0 วัน'],
    ['2004-02-29', '2025-02-28', '20 ปี 11 เดือน'],
    ['2004-02-29', '2025-03-01', '21 ปี'],
  ])('D-05 membership_age_text of %s on %s: %s', (joined, on, text) => {
    expect(membershipAgeText(joined, on)).toBe(text);
  });
});
