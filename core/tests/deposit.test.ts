import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../days.ts';
import { accruedInterest, interestSatang, type Standing, satangDays } from '../deposit.ts';
import { formatRate, parseRate } from '../rate.ts';
import { naiveDepositInterest } from './naive/deposit.ts';

const rate = (text: string): bigint => parseRate(text) ?? -1n;

describe('parseRate', () => {
  test.each([
    ['1.5', 15000n],
    ['1.50', 15000n],
    ['0', 0n],
    ['2.8125', 28125n],
    ['100', 1000000n],
  ])('C.0 %s percent', (text, tenThousandths) => {
    expect(parseRate(text)).toBe(tenThousandths);
  });

  test.each(['', '1.', '-1', '1.00001', '1,5', '1000', 'x'])('C.0 refuses %j', (text) => {
    expect(parseRate(text)).toBeUndefined();
  });
});

describe('formatRate', () => {
  test('two decimals, or as many as it needs', () => {
    expect(formatRate(15_000n)).toBe('1.50');
    expect(formatRate(57_525n)).toBe('5.7525');
    expect(formatRate(57_520n)).toBe('5.752');
    expect(formatRate(0n)).toBe('0.00');
    expect(formatRate(100n)).toBe('0.01');
    expect(formatRate(1_000_000n)).toBe('100.00');
  });

  test('what is written is read back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_999_999n }), (tenThousandths) => {
        expect(parseRate(formatRate(tenThousandths))).toBe(tenThousandths);
      }),
    );
  });
});

describe('interestSatang', () => {
  test.each([
    // 100,000 baht for 30 days at 7.25 %: 595.890411… (the figures of L5, B.1).
    [10_000_000n * 30n, '7.25', 59_589n],
    // 100,000 baht for 365 days at 1.50 % is 1,500.00 to the satang.
    [10_000_000n * 365n, '1.50', 150_000n],
    // 365 days are a year in a leap year too: 366 days earn a day more.
    [10_000_000n * 366n, '1.50', 150_411n],
    [0n, '1.50', 0n],
    // Exactly half a satang: 36,500 satang-days at 0.5 % is 0.005 satang × 100.
    [36_500n, '0.5', 1n],
    [36_499n, '0.5', 0n],
    [1n, '0.0001', 0n],
  ])('B.2 %s satang-days at %s %%', (sum, percent, satang) => {
    expect(interestSatang(sum, rate(percent))).toBe(satang);
  });
});

describe('accruedInterest', () => {
  // The account of the reference screens after its posting of 30 September 2568.
  const standings: Standing[] = [
    { on: '2025-09-30', balanceSatang: 4_406_295n },
    { on: '2025-10-06', balanceSatang: 4_206_295n },
    { on: '2025-10-15', balanceSatang: 4_506_295n },
    { on: '2025-10-20', balanceSatang: 3_006_295n },
    { on: '2025-10-31', balanceSatang: 3_106_295n },
    { on: '2025-11-05', balanceSatang: 5_106_295n },
    { on: '2025-11-14', balanceSatang: 4_626_295n },
    { on: '2025-11-27', balanceSatang: 4_621_295n },
  ];

  test('B.2 the reference account on 28 November 2568', () => {
    const byHand =
      44_062.95 * 6 +
      42_062.95 * 9 +
      45_062.95 * 5 +
      30_062.95 * 11 +
      31_062.95 * 5 +
      51_062.95 * 9 +
      46_262.95 * 13 +
      46_212.95 * 1;
    expect(byHand).toBeCloseTo(2_461_464.05, 2);
    // 2,461,464.05 × 1.5 / 36,500 = 101.15605…
    expect(accruedInterest(standings, rate('1.50'), '2025-09-30', '2025-11-28')).toBe(10_116n);
  });

  test('B.2 a deposit earns from the day after it, a withdrawal from the day after it', () => {
    const one: Standing[] = [
      { on: '2025-01-10', balanceSatang: 36_500_000n },
      { on: '2025-01-20', balanceSatang: 0n },
    ];
    // 365,000 baht at 1 % is 10.00 a day.
    expect(accruedInterest(one, rate('1'), '2025-01-10', '2025-01-10')).toBe(0n);
    expect(accruedInterest(one, rate('1'), '2025-01-10', '2025-01-11')).toBe(1_000n);
    expect(accruedInterest(one, rate('1'), '2025-01-01', '2025-01-20')).toBe(10_000n);
    expect(accruedInterest(one, rate('1'), '2025-01-01', '2025-03-01')).toBe(10_000n);
  });

  test('A.4 a posting pays to the day before it, the next period begins with its close', () => {
    const flat: Standing[] = [{ on: '2025-01-01', balanceSatang: 36_500_000n }];
    const until = satangDays(flat, '2025-03-31', '2025-09-30');
    expect(until).toBe(36_500_000n * 183n);
    expect(satangDays(flat, '2025-09-30', '2025-10-01')).toBe(36_500_000n);
  });

  test('B.2 of several movements on one day the last is the close', () => {
    const busy: Standing[] = [
      { on: '2025-01-01', balanceSatang: 100n },
      { on: '2025-01-05', balanceSatang: 9_999n },
      { on: '2025-01-05', balanceSatang: 200n },
    ];
    expect(satangDays(busy, '2025-01-01', '2025-01-08')).toBe(100n * 4n + 200n * 3n);
  });

  test('B.2 a leap day is a day', () => {
    const flat: Standing[] = [{ on: '2024-01-01', balanceSatang: 100n }];
    expect(satangDays(flat, '2024-02-28', '2024-03-01')).toBe(200n);
    expect(satangDays(flat, '2025-02-28', '2025-03-01')).toBe(100n);
  });

  test('B.2 no standing, or an end before the beginning, earns nothing', () => {
    expect(satangDays([], '2025-01-01', '2025-12-31')).toBe(0n);
    expect(satangDays(standings, '2025-11-28', '2025-09-30')).toBe(0n);
  });
});

describe('properties of deposit interest', () => {
  const start: Day = '2023-06-01';
  const movements = fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 60 }),
      balanceSatang: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    }),
    { maxLength: 20 },
  );
  const ledger = movements.map((steps) => {
    let at = 0;
    return steps.map((step): Standing => {
      at += step.after;
      return { on: addDays(start, at), balanceSatang: step.balanceSatang };
    });
  });
  const cuts = fc
    .array(fc.integer({ min: 0, max: 1300 }), { minLength: 3, maxLength: 3 })
    .map((days) => days.sort((a, b) => a - b).map((days) => addDays(start, days)));

  test('B.2 splitting a period changes nothing but the rounding', () => {
    fc.assert(
      fc.property(ledger, cuts, fc.bigInt({ min: 0n, max: 200_000n }), (standings, days, r) => {
        const [a = start, b = start, c = start] = days;
        const whole = satangDays(standings, a, c);
        expect(satangDays(standings, a, b) + satangDays(standings, b, c)).toBe(whole);
        const parts = accruedInterest(standings, r, a, b) + accruedInterest(standings, r, b, c);
        const apart = accruedInterest(standings, r, a, c) - parts;
        expect(apart <= 1n && apart >= -1n).toBe(true);
      }),
    );
  });

  test('B.2 equals the sum of every single close', () => {
    fc.assert(
      fc.property(ledger, cuts, (standings, days) => {
        const [a = start, , c = start] = days;
        let sum = 0n;
        for (let day = a; day < c; day = addDays(day, 1)) {
          sum += standings.findLast((standing) => standing.on <= day)?.balanceSatang ?? 0n;
        }
        expect(satangDays(standings, a, c)).toBe(sum);
      }),
      { numRuns: 40 },
    );
  });

  test('B.2 agrees with the second reckoning, night by night', () => {
    const rates = fc.bigInt({ min: 0n, max: 200_000n });
    fc.assert(
      fc.property(ledger, cuts, rates, (standings, [from = start, , to = start], percent) => {
        const naive = naiveDepositInterest(standings, percent, from, to);
        expect(accruedInterest(standings, percent, from, to)).toBe(naive);
      }),
      { numRuns: 40 },
    );
  });
});
