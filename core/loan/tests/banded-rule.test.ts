import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BandMethod, type RateBands, readBands } from '../../rate-bands.ts';
import { naiveForward, naivePayoff } from '../../tests/naive/loan.ts';
import { ruleFrom, withBands } from '../banded-rule.ts';
import { forwardSchedule, type RunningLoan } from '../forward.ts';
import { loanInterest } from '../interest.ts';
import { payoffSatang } from '../payoff.ts';
import { ruleOf } from '../rules.ts';
import { anyRunningLoan, baht } from './loans.ts';

const text = '0.00=5.00;100000.00=6.00;1000000.00=6.75';
const bands = (by: BandMethod): RateBands => readBands(text, by) as RateBands;
const methods = fc.constantFrom<BandMethod>('WHOLE', 'SLICE');

describe('B.1 interest of a loan whose rate goes by the balance', () => {
  const inYear = (by: BandMethod, balance: string) =>
    loanInterest(
      baht(balance),
      0n,
      '2025-01-01',
      '2026-01-01',
      withBands(ruleOf('ACT_365F'), bands(by)),
    );

  test.each([
    ['99,999.99', '5,000.00', '5,000.00'],
    ['100,000.00', '6,000.00', '5,000.00'],
    ['100,001.00', '6,000.06', '5,000.06'],
    ['1,000,000.00', '67,500.00', '59,000.00'],
    ['1,200,000.00', '81,000.00', '72,500.00'],
  ])('%s baht cost %s in a year as a whole, %s in slices', (balance, whole, slice) => {
    expect(inYear('WHOLE', balance)).toBe(baht(whole));
    expect(inYear('SLICE', balance)).toBe(baht(slice));
  });

  test('payoff and schedule agree with the second computation under every rule', () => {
    fc.assert(
      fc.property(anyRunningLoan, methods, (loan, by) => {
        // The second computation reads the text, the first the bands that were made of it.
        const rule = { ...withBands(loan.rule, bands(by)), bands: { text, by } };
        const banded: RunningLoan = { ...loan, rate: 0n, rule };
        const { balanceSatang, interestBalanceSatang, interestFrom } = banded;
        const on = banded.nextDueOn;
        expect(payoffSatang(balanceSatang, interestBalanceSatang, 0n, interestFrom, on, rule)).toBe(
          naivePayoff(banded, on),
        );
        const schedule = forwardSchedule(banded);
        expect(typeof schedule === 'string' ? schedule : schedule.instalments).toEqual(
          naiveForward(banded),
        );
      }),
    );
  });
});

describe('the rule by which interest runs on', () => {
  const stated = {
    ...({ dayCount: 'ACT_ACT', interestStep: 'BAHT', interestRounding: 'UP' } as const),
    ...({ rateBands: text, rateBandsBy: 'SLICE', rateSince: '2025-03-01' } as const),
  };

  test('has the bands from the day on which they hold', () => {
    const rule = ruleFrom(stated, '2025-03-01');
    expect(rule).toMatchObject({ dayCount: 'ACT_ACT', step: 'BAHT', rounding: 'UP' });
    expect(rule?.weigh?.(baht('100,001.00'))).toBe(10_000_000n * 50_000n + 100n * 60_000n);
    expect(ruleFrom({ ...stated, rateSince: null }, '2020-01-01')?.weigh).toBeDefined();
  });

  test('is the core system’s as delivered, and while bands are younger than the last line', () => {
    expect(ruleFrom(stated, '2025-02-28')).toBeUndefined();
    expect(ruleFrom({ ...stated, dayCount: 'AS_DELIVERED' }, '2025-03-01')).toBeUndefined();
  });

  test('has no bands where none are stated', () => {
    const plain = { ...stated, rateBands: null, rateBandsBy: null, rateSince: null };
    expect(ruleFrom(plain, '2025-03-01')?.weigh).toBeUndefined();
  });
});
