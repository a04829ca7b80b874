import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fraction, oneSatang, percent, baht as toBaht } from '../../tests/naive/fraction.ts';
import { naiveAnnuity } from '../../tests/naive/loan.ts';
import { equalInstalment, equalPrincipal } from '../annuity.ts';
import { baht, steps } from './loans.ts';

describe('equalPrincipal', () => {
  test.each([
    ['120,000.00', 12, 1_000n, '10,000.00'],
    ['100,000.00', 12, 1_000n, '8,340.00'],
    ['100,000.00', 12, 10_000n, '8,400.00'],
    ['100,000.00', 12, 1n, '8,333.34'],
    ['100,000.00', 3, 100n, '33,334.00'],
    ['0.01', 600, 1n, '0.01'],
    ['0.01', 1, 1_000n, '10.00'],
  ])('B.1 %s in %i periods, step %s satang: %s', (principal, periods, step, each) => {
    expect(equalPrincipal(baht(principal), periods, step)).toBe(baht(each));
  });
});

describe('equalInstalment', () => {
  test('L2 the exact annuity is 8,606.642971', () => {
    const exact = naiveAnnuity(toBaht(baht('100,000.00')), percent(60_000n), 12);
    const millionths = new Fraction(1, 1_000_000);
    expect(exact.nearest(millionths).times(new Fraction(1_000_000)).floor()).toBe(8_606_642_971n);
    expect(exact.up(oneSatang).satang()).toBe(baht('8,606.65'));
  });

  test.each([
    [60_000n, 12, 1n, '8,606.65'],
    [60_000n, 12, 1_000n, '8,610.00'],
    [60_000n, 12, 10_000n, '8,700.00'],
    [0n, 12, 1n, '8,333.34'],
    // One period: principal and a month's interest, an exact multiple of every step.
    [120_000n, 1, 1_000n, '101,000.00'],
    // 8 1/3 % a month for ever is hardly more than the interest.
    [1_000_000n, 600, 1n, '8,333.34'],
  ])('B.1 100,000 at rate %s in %i periods, step %s satang: %s', (rate, periods, step, each) => {
    expect(equalInstalment(baht('100,000.00'), rate, periods, step)).toBe(baht(each));
  });

  test('B.1 is the least multiple of the step that repays in time', () => {
    /** What is left after all periods of a twelfth of the year each, unrounded. */
    const left = (satang: bigint, rate: bigint, periods: number, payment: bigint) => {
      const factor = new Fraction(12_000_000n + rate, 12_000_000n);
      let balance = new Fraction(satang);
      for (let period = 0; period < periods; period += 1)
        balance = balance.times(factor).minus(new Fraction(payment));
      return balance.above;
    };
    const principals = fc.bigInt({ min: 1n, max: 99_999_999_999n });
    const charges = fc.bigInt({ min: 0n, max: 1_000_000n });
    const terms = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(principals, charges, terms, steps, (satang, rate, periods, step) => {
        const payment = equalInstalment(satang, rate, periods, step);
        expect(payment % step).toBe(0n);
        expect(left(satang, rate, periods, payment) <= 0n).toBe(true);
        expect(left(satang, rate, periods, payment - step) > 0n).toBe(true);
      }),
    );
  });

  test('B.1 600 periods at four decimals agree with the second computation', () => {
    const exact = naiveAnnuity(toBaht(99_999_999_999n), percent(67_501n), 600);
    expect(equalInstalment(99_999_999_999n, 67_501n, 600, 1n)).toBe(exact.up(oneSatang).satang());
  });
});
