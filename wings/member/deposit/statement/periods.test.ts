import { expect, test } from 'vitest';
import { periodDays, periodOf, periods } from './periods.ts';

test.each([
  ['month', '2025-11-28', '2025-11-01'],
  ['months3', '2025-11-28', '2025-09-01'],
  ['months6', '2025-11-28', '2025-06-01'],
  ['year', '2025-11-28', '2025-01-01'],
  ['months3', '2025-01-31', '2024-11-01'],
  ['months6', '2024-08-31', '2024-03-01'],
] as const)('R046 %s up to %s begins on %s', (period, asOf, from) => {
  expect(periodDays(period, asOf)).toEqual({ from, to: asOf });
});

test('R046 a filter is known again as the span it came from', () => {
  for (const period of periods) {
    expect(periodOf(periodDays(period, '2025-11-28'), '2025-11-28')).toBe(period);
  }
  expect(periodOf({}, '2025-11-28')).toBe('all');
  expect(periodOf({ from: '2025-09-01' }, '2025-11-28')).toBeUndefined();
});
