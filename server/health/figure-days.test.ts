import { expect, test } from 'vitest';
import { daysOverdue, readWeekdays } from './figure-days.ts';

const weekdays = new Set([1, 2, 3, 4, 5]);

// 2026-01-30 is a Friday.
test.each([
  ['2026-01-29', '2026-01-30', 0, 'the night that comes brings those of today'],
  ['2026-01-28', '2026-01-30', 0, 'before the night one day is always missing'],
  ['2026-01-27', '2026-01-30', 1, 'a night in which nothing came'],
  ['2026-01-30', '2026-02-02', 0, 'no figures of a week-end are expected'],
  ['2026-01-30', '2026-02-03', 0, 'Monday’s come in the night to Tuesday'],
  ['2026-01-30', '2026-02-04', 1, 'they did not'],
  ['2026-02-04', '2026-02-04', 0, 'figures of today'],
  ['2026-02-09', '2026-02-04', 0, 'figures of a day to come'],
])('figures of %s on %s are %i days late: %s', (asOf, today, late) => {
  expect(daysOverdue(asOf, today, { weekdays, allowed: 1 })).toBe(late);
});

test('a store that has stood still for ten years costs no more than one of a year', () => {
  const every = new Set([1, 2, 3, 4, 5, 6, 7]);
  expect(daysOverdue('2016-01-01', '2026-01-01', { weekdays: every, allowed: 0 })).toBe(366);
});

test('weekdays are read as ranges and lists', () => {
  expect(readWeekdays('1-5')).toEqual(weekdays);
  expect(readWeekdays('1, 3,6-7')).toEqual(new Set([1, 3, 6, 7]));
  for (const text of ['', '0', '8', '5-1', '1-', 'mon', '1;2']) {
    expect(readWeekdays(text), text).toBeUndefined();
  }
});
