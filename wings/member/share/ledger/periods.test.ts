import { expect, test } from 'vitest';
import { periodDays, periodOf } from './periods.ts';

test('R042 the spans count from the day of the records', () => {
  expect(periodDays('all', '2025-11-28')).toEqual({});
  expect(periodDays('year', '2025-11-28')).toEqual({ from: '2025-01-01', to: '2025-11-28' });
  expect(periodDays('months12', '2025-11-28')).toEqual({ from: '2024-12-01', to: '2025-11-28' });
  expect(periodDays('months12', '2024-02-29')).toEqual({ from: '2023-03-01', to: '2024-02-29' });
});

test('R042 a filter is known again as the span it came from', () => {
  for (const period of ['all', 'year', 'months12'] as const) {
    expect(periodOf(periodDays(period, '2025-11-28'), '2025-11-28')).toBe(period);
  }
  expect(periodOf({ from: '2025-01-02', to: '2025-11-28' }, '2025-11-28')).toBeUndefined();
  expect(periodOf({ from: '2025-01-01' }, '2025-11-28')).toBeUndefined();
});
