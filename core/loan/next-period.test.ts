import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthEnd } from '../days.ts';
import { nextPeriod } from './next-period.ts';
import { loanDays } from './tests/loans.ts';

describe('D-08 the next period', () => {
  test.each([
    ['2025-02-28', 9, '2025-11-28', 10, '2025-11-30'],
    // This month's instalment is paid already.
    ['2025-02-28', 10, '2025-11-28', 11, '2025-12-31'],
    // Two months were missed: their periods are over.
    ['2025-02-28', 7, '2025-11-28', 10, '2025-11-30'],
    // Not yet begun.
    ['2026-01-31', 0, '2025-11-28', 1, '2026-01-31'],
    // The last day of a month still belongs to it.
    ['2025-02-28', 9, '2025-11-30', 10, '2025-11-30'],
    ['2025-02-28', 12, '2028-02-01', 37, '2028-02-29'],
    // A first due day within a month stands for the end of it.
    ['2025-01-15', 1, '2025-02-03', 2, '2025-02-28'],
  ])('first due %s, %i paid, on %s: number %i on %s', (first, last, asOf, periodNo, dueOn) => {
    expect(nextPeriod(first, last, asOf)).toEqual({ periodNo, dueOn });
  });

  test('it is a month’s end, not past, and after the last one', () => {
    const periods = fc.integer({ min: 0, max: 240 });
    fc.assert(
      fc.property(loanDays, periods, loanDays, (first, last, asOf) => {
        const { periodNo, dueOn } = nextPeriod(first, last, asOf);
        expect([dueOn >= asOf, dueOn]).toEqual([true, monthEnd(dueOn)]);
        expect(periodNo).toBeGreaterThan(last);
      }),
    );
  });
});
