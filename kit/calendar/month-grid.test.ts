import { expect, test } from 'vitest';
import { dayByKey, weeksOf, within } from './month-grid.ts';

test('a month fills whole weeks from Sunday to Saturday', () => {
  const weeks = weeksOf('2025-11');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  // 1 November 2025 is a Saturday, the 30th a Sunday.
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2025-11-01']);
  expect(weeks[5]?.[0]).toBe('2025-11-30');
  expect(weeksOf('2015-02')).toHaveLength(4);
  expect(weeksOf('2015-02')[0]?.[0]).toBe('2015-02-01');
});

test.each([
  ['1957-02', 28],
  ['2024-02', 29],
  ['2025-12', 31],
])('%s has each of its %i days once', (month, count) => {
  const days = weeksOf(month).flat().filter(Boolean);
  expect(days).toHaveLength(count);
  expect(new Set(days).size).toBe(count);
});

test.each([
  ['ArrowLeft', '2025-11-01', '2025-10-31'],
  ['ArrowRight', '2025-12-31', '2026-01-01'],
  ['ArrowUp', '2025-11-05', '2025-10-29'],
  ['ArrowDown', '2025-11-28', '2025-12-05'],
  ['Home', '2025-11-28', '2025-11-23'],
  ['End', '2025-11-28', '2025-11-29'],
  ['PageUp', '2025-03-31', '2025-02-28'],
  ['PageDown', '2025-11-30', '2025-12-30'],
  ['Enter', '2025-11-30', undefined],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayByKey(key, from)).toBe(to);
});

test('a day outside of a span is the end that is nearer', () => {
  expect(within('2025-01-01', '2025-02-01', '2025-03-01')).toBe('2025-02-01');
  expect(within('2025-04-01', '2025-02-01', '2025-03-01')).toBe('2025-03-01');
  expect(within('2025-02-10', '2025-02-01', '2025-03-01')).toBe('2025-02-10');
});
