import { expect, test } from 'vitest';
import { type Period, periodDays, periodOf, yearDays, yearOf } from './periods.ts';

const asOf = '2025-11-28';

test.each<[Period, object]>([
  ['all', {}],
  ['month', { from: '2025-11-01', to: asOf }],
  ['months3', { from: '2025-09-01', to: asOf }],
  ['months6', { from: '2025-06-01', to: asOf }],
  ['months12', { from: '2024-12-01', to: asOf }],
  ['year', { from: '2025-01-01', to: asOf }],
  ['lastYear', { from: '2024-01-01', to: '2024-12-31' }],
])('R042 R046 the span %s counts from the day of the records', (period, days) => {
  expect(periodDays(period, asOf)).toEqual(days);
});

test('R046 months are calendar months: a short one moves no day', () => {
  expect(periodDays('months3', '2025-03-31')).toEqual({ from: '2025-01-01', to: '2025-03-31' });
  expect(periodDays('months12', '2024-02-29')).toEqual({ from: '2023-03-01', to: '2024-02-29' });
});

test('R042 R046 a filter is known again as the span or the year it came from', () => {
  const periods = ['all', 'month', 'months3', 'months6', 'months12', 'year', 'lastYear'] as const;
  for (const period of periods) {
    expect(periodOf(periods, periodDays(period, asOf), asOf)).toBe(period);
  }
  expect(periodOf(periods, { from: '2025-01-02', to: asOf }, asOf)).toBeUndefined();
  expect(periodOf(periods, { from: '2025-01-01' }, asOf)).toBeUndefined();
  expect(periodOf(['all'], periodDays('year', asOf), asOf)).toBeUndefined();
});

test('R042 R046 a year goes to its end, the running one to the day of the records', () => {
  expect(yearDays(2024, asOf)).toEqual({ from: '2024-01-01', to: '2024-12-31' });
  expect(yearDays(2025, asOf)).toEqual(periodDays('year', asOf));
  expect(yearOf([2025, 2024], yearDays(2025, asOf), asOf)).toBe(2025);
  expect(yearOf([2025, 2024], yearDays(2024, asOf), asOf)).toBe(2024);
  expect(yearOf([2025, 2024], {}, asOf)).toBeUndefined();
  expect(yearOf([2025], yearDays(2024, asOf), asOf)).toBeUndefined();
});
