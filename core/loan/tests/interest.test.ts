import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, leapYearDays } from '../../days.ts';
import { toDtoBaht } from '../../satang.ts';
import { baht as bahtOf, percent } from '../../tests/naive/fraction.ts';
import { naiveInterest } from '../../tests/naive/loan.ts';
import { loanInterest } from '../interest.ts';
import type { DayCount } from '../interest-rule.ts';
import { ruleOf } from '../rules.ts';
import { baht, loanDays, rates, rules } from './loans.ts';

describe('loanInterest', () => {
  test('L5 100,000 at 7.25 % for 30 days: exact 595.890411, so 595.89', () => {
    const interest = loanInterest(
      baht('100,000.00'),
      72_500n,
      '2025-04-30',
      '2025-05-30',
      ruleOf('ACT_365F'),
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
    expect(loanInterest(baht(balance), 10_000n, from, to, ruleOf(count))).toBe(baht(interest));
  });

  test('B.1 rounds a half satang up', () => {
    // 36,500 satang × 0.5 % × 1 day = half a satang.
    const half = (satang: bigint) =>
      loanInterest(satang, 5_000n, '2025-01-01', '2025-01-02', ruleOf('ACT_365F'));
    expect([half(36_500n), half(36_499n)]).toEqual([1n, 0n]);
    const leap = (satang: bigint) =>
      loanInterest(satang, 5_000n, '2024-01-01', '2024-01-02', ruleOf('ACT_ACT'));
    expect([leap(36_600n), leap(36_599n)]).toEqual([1n, 0n]);
  });

  test('B.1 agrees with the second computation for any terms', () => {
    const balances = fc.bigInt({ min: 0n, max: 99_999_999_999n });
    const waits = fc.integer({ min: 0, max: 1_600 });
    fc.assert(
      fc.property(balances, rates, loanDays, waits, rules, (satang, rate, from, wait, rule) => {
        const to = addDays(from, wait);
        const naive = naiveInterest(bahtOf(satang), percent(rate), from, to, rule);
        expect(loanInterest(satang, rate, from, to, rule)).toBe(naive.satang());
      }),
      { numRuns: 200 },
    );
  });

  test('B.1 in years without a leap day both actual counts are one', () => {
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
          expect(loanInterest(satang, rate, from, to, ruleOf('ACT_ACT'))).toBe(
            loanInterest(satang, rate, from, to, ruleOf('ACT_365F')),
          );
        },
      ),
    );
  });
});

describe('B.1 rules of interest', () => {
  // 360,000 at 1 % is 10.00 a day of 360, 300.00 a twelfth, 3,600 / 365 a day of 365.
  const of360 = (from: string, to: string, dayCount: DayCount) =>
    toDtoBaht(loanInterest(36_000_000n, 10_000n, from, to, ruleOf(dayCount)));

  test.each([
    ['2025-01-31', '2025-02-28', '300.00'],
    ['2025-02-28', '2025-03-31', '300.00'],
    ['2024-02-29', '2024-03-31', '300.00'],
    ['2024-02-28', '2024-02-29', '20.00'],
    ['2025-02-27', '2025-02-28', '30.00'],
    ['2025-03-30', '2025-03-31', '0.00'],
    ['2025-03-30', '2025-04-01', '10.00'],
    ['2025-01-15', '2025-03-10', '550.00'],
    ['2023-11-30', '2025-11-30', '7200.00'],
  ])('B.1 THIRTY_360 from %s to %s: %s', (from, to, interest) => {
    expect(of360(from, to, 'THIRTY_360')).toBe(interest);
  });

  test.each([
    ['2025-01-31', '2025-02-28', '300.00'],
    ['2025-02-28', '2025-03-31', '300.00'],
    ['2025-02-28', '2025-03-28', '276.16'],
    ['2025-01-15', '2025-02-15', '300.00'],
    ['2025-01-15', '2025-02-14', '295.89'],
    ['2025-01-15', '2025-03-10', '526.85'],
    // From the 30th to the end of February is a month, and from there another by its end.
    ['2025-01-30', '2025-02-28', '300.00'],
    ['2025-01-30', '2025-03-01', '309.86'],
    ['2023-11-30', '2025-11-30', '7200.00'],
  ])('B.1 MONTHLY from %s to %s: %s', (from, to, interest) => {
    expect(of360(from, to, 'MONTHLY')).toBe(interest);
  });

  test('B.1 a broken month never costs more than a whole one', () => {
    const ends = fc.tuple(loanDays, fc.integer({ min: 0, max: 800 }));
    fc.assert(
      fc.property(ends, rules, ([from, wait], rule) => {
        const on = (days: number) =>
          loanInterest(123_456_789n, 72_500n, from, addDays(from, days), rule);
        expect(on(wait + 1) >= on(wait)).toBe(true);
      }),
    );
  });

  // 365,000.00 at 1 % for a day are 10.00; 0.12 and 0.13 baht more lie around a half of 25 satang.
  test.each([
    ['SATANG', 'HALF_UP', ['10.12', '10.13', '10.50', '0.01']],
    ['SATANG', 'UP', ['10.12', '10.13', '10.50', '0.01']],
    ['SATANG', 'DOWN', ['10.12', '10.12', '10.50', '0.00']],
    ['QUARTER', 'HALF_UP', ['10.00', '10.25', '10.50', '0.00']],
    ['QUARTER', 'UP', ['10.25', '10.25', '10.50', '0.25']],
    ['QUARTER', 'DOWN', ['10.00', '10.00', '10.50', '0.00']],
    ['BAHT', 'HALF_UP', ['10.00', '10.00', '11.00', '0.00']],
    ['BAHT', 'UP', ['11.00', '11.00', '11.00', '1.00']],
    ['BAHT', 'DOWN', ['10.00', '10.00', '10.00', '0.00']],
  ] as const)('B.1 to %s, %s', (step, rounding, interests) => {
    // Exactly 10.12, 10.125, 10.50 and 0.005 baht.
    const balances = [36_938_000n, 36_956_250n, 38_325_000n, 18_250n];
    const rule = ruleOf('ACT_365F', step, rounding);
    const found = balances.map((balance) =>
      toDtoBaht(loanInterest(balance, 10_000n, '2025-01-01', '2025-01-02', rule)),
    );
    expect(found).toEqual(interests);
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
