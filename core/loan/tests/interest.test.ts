import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, leapYearDays } from '../../days.ts';
import { baht as bahtOf, percent } from '../../tests/naive/fraction.ts';
import { naiveInterest } from '../../tests/naive/loan.ts';
import { loanInterest } from '../interest.ts';
import { baht, dayCounts, loanDays, rates } from './loans.ts';

describe('loanInterest', () => {
  test('L5 100,000 at 7.25 % for 30 days: exact 595.890411, so 595.89', () => {
    const interest = loanInterest(
      baht('100,000.00'),
      72_500n,
      '2025-04-30',
      '2025-05-30',
      'ACT_365F',
    );
    expect(interest).toBe(baht('595.89'));
    expect(baht('2,000.00') - interest).toBe(baht('1,404.11'));
  });

  // 365,000 at 1 % is 10.00 a day of 365; 366,000 at 1 % is 10.00 a day of 366.
  test.each([
    ['365,000.00', '2025-01-01', '2026-01-01', 'ACT_ACT', '3,650.00'],
    ['365,000.00', '2024-01-01', '2025-01-01', 'ACT_ACT', '3,650.00'],
    ['365,000.00', '2024-01-01', '2025-01-01', 'ACT_365F', '3,660.00'],
    ['366,000.00', '2024-02-28', '2024-03-01', 'ACT_ACT', '20.00'],
    ['366,000.00', '2023-12-31', '2024-01-01', 'ACT_ACT', '10.03'],
    ['366,000.00', '2024-12-31', '2025-01-01', 'ACT_ACT', '10.00'],
    ['365,000.00', '2024-12-31', '2025-01-01', 'ACT_ACT', '9.97'],
    // A year and all of its neighbours: 3,650 + 3,650 + 3,650.
    ['365,000.00', '2023-01-01', '2026-01-01', 'ACT_ACT', '10,950.00'],
    ['365,000.00', '2025-01-01', '2025-01-01', 'ACT_ACT', '0.00'],
    ['365,000.00', '2025-01-02', '2025-01-01', 'ACT_ACT', '0.00'],
    ['365,000.00', '2025-01-02', '2025-01-01', 'ACT_365F', '0.00'],
    ['365,000.00', '2024-07-02', '2024-07-01', 'ACT_ACT', '0.00'],
  ] as const)('B.1 %s at 1 %% from %s to %s, %s: %s', (balance, from, to, count, interest) => {
    expect(loanInterest(baht(balance), 10_000n, from, to, count)).toBe(baht(interest));
  });

  test('B.1 rounds a half satang up', () => {
    // 36,500 satang × 0.5 % × 1 day = half a satang.
    const half = (satang: bigint) =>
      loanInterest(satang, 5_000n, '2025-01-01', '2025-01-02', 'ACT_365F');
    expect([half(36_500n), half(36_499n)]).toEqual([1n, 0n]);
    const leap = (satang: bigint) =>
      loanInterest(satang, 5_000n, '2024-01-01', '2024-01-02', 'ACT_ACT');
    expect([leap(36_600n), leap(36_599n)]).toEqual([1n, 0n]);
  });

  test('B.1 agrees with the second computation for any terms', () => {
    const balances = fc.bigInt({ min: 0n, max: 99_999_999_999n });
    const waits = fc.integer({ min: 0, max: 1_600 });
    fc.assert(
      fc.property(
        balances,
        rates,
        loanDays,
        waits,
        dayCounts,
        (satang, rate, from, wait, count) => {
          const to = addDays(from, wait);
          const naive = naiveInterest(bahtOf(satang), percent(rate), from, to, count);
          expect(loanInterest(satang, rate, from, to, count)).toBe(naive.satang());
        },
      ),
      { numRuns: 200 },
    );
  });

  test('B.1 in years without a leap day both counts are one', () => {
    const days = fc.integer({ min: 0, max: 365 });
    const years = fc.constantFrom('2021-01-01', '2025-01-01', '2100-01-01');
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 11n),
        rates,
        years,
        days,
        days,
        (satang, rate, year, a, b) => {
          const [from, to] = [addDays(year, Math.min(a, b)), addDays(year, Math.max(a, b))];
          expect(loanInterest(satang, rate, from, to, 'ACT_ACT')).toBe(
            loanInterest(satang, rate, from, to, 'ACT_365F'),
          );
        },
      ),
    );
  });
});

describe('leapYearDays', () => {
  test.each([
    ['2027-12-30', '2028-01-31', 30],
    ['2028-12-30', '2029-01-31', 2],
    ['2028-01-01', '2029-01-01', 366],
    ['2027-01-01', '2028-01-01', 0],
    ['2027-06-01', '2029-06-01', 366],
    ['2023-12-31', '2032-01-01', 732],
    ['2024-05-01', '2024-05-01', 0],
    ['2024-05-02', '2024-05-01', 0],
    ['2100-01-01', '2101-01-01', 0],
    ['0003-12-31', '0004-01-11', 10],
  ])('B.1 from %s to %s: %i', (from, to, days) => {
    expect(leapYearDays(from, to)).toBe(days);
  });
});
