import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../days.ts';
import { interestSatang } from '../deposit.ts';
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
    expect(interestSatang(sum * rate(percent))).toBe(satang);
  });
});

describe('interestSatang', () => {
  test('B.2 the reference account on 28 November 2568, night by night', () => {
    const nights: [satang: bigint, nights: bigint][] = [
      [4_406_295n, 6n],
      [4_206_295n, 9n],
      [4_506_295n, 5n],
      [3_006_295n, 11n],
      [3_106_295n, 5n],
      [5_106_295n, 9n],
      [4_626_295n, 13n],
      [4_621_295n, 1n],
    ];
    const sum = nights.reduce((all, [satang, count]) => all + satang * count, 0n);
    expect(sum).toBe(246_146_405n);
    // 2,461,464.05 × 1.5 / 36,500 = 101.15605…
    expect(interestSatang(sum * rate('1.50'))).toBe(10_116n);
  });

  test('B.2 a change of rate between days rounds once', () => {
    // 100.00 for 91 days at 1.50 % (0.37397…) and for 80 at 1.75 % (0.38356…): 0.75753….
    const sum = 10_000n * 91n * rate('1.50') + 10_000n * 80n * rate('1.75');
    expect(interestSatang(sum)).toBe(76n);
  });

  test('B.2 365,000 baht at 1 % is 10.00 a day, whatever the year', () => {
    expect(interestSatang(0n * rate('1'))).toBe(0n);
    expect(interestSatang(36_500_000n * rate('1'))).toBe(1_000n);
    expect(interestSatang(36_500_000n * 366n * rate('1'))).toBe(366_000n);
  });

  test('B.2 agrees with the second computation: one balance over any nights', () => {
    const any = fc.record({
      balanceSatang: fc.bigInt({ min: 0n, max: 10n ** 12n }),
      nights: fc.integer({ min: 0, max: 1300 }),
      percent: fc.bigInt({ min: 0n, max: 200_000n }),
    });
    const on: Day = '2023-06-01';
    fc.assert(
      fc.property(any, ({ balanceSatang, nights, percent }) => {
        const naive = naiveDepositInterest(
          [{ on, balanceSatang }],
          percent,
          on,
          addDays(on, nights),
        );
        expect(interestSatang(balanceSatang * BigInt(nights) * percent)).toBe(naive);
      }),
      { numRuns: 40 },
    );
  });
});
