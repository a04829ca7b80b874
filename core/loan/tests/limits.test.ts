import { describe, expect, test } from 'vitest';
import type { RunningLoan } from '../forward.ts';
import { forwardSchedule } from '../forward.ts';
import { ruleOf } from '../rules.ts';
import { loanSchedule } from '../schedule.ts';
import type { LoanTerms } from '../terms.ts';
import { baht, plain } from './loans.ts';

const twelve = { method: 'EQUAL_PRINCIPAL', periods: 12, roundStepSatang: 1_000n } as const;
const most = baht('999,999,999.99');

describe('limits of terms', () => {
  const outcome = (terms: Partial<LoanTerms>, repayment: Partial<typeof twelve> | object = {}) => {
    const schedule = loanSchedule({ ...plain, ...terms }, { ...twelve, ...repayment });
    return typeof schedule === 'string' ? schedule : 'fine';
  };

  test.each<[string, string, Partial<LoanTerms>]>([
    ['no principal', 'PRINCIPAL_OUT_OF_RANGE', { principalSatang: 0n }],
    ['a negative principal', 'PRINCIPAL_OUT_OF_RANGE', { principalSatang: -1n }],
    ['a satang', 'fine', { principalSatang: 1n }],
    ['999,999,999.99', 'fine', { principalSatang: most }],
    ['a satang more', 'PRINCIPAL_OUT_OF_RANGE', { principalSatang: most + 1n }],
    ['a negative rate', 'RATE_OUT_OF_RANGE', { rate: -1n }],
    ['no interest', 'fine', { rate: 0n }],
    ['100 %', 'fine', { rate: 1_000_000n }],
    ['100.0001 %', 'RATE_OUT_OF_RANGE', { rate: 1_000_001n }],
    ['cut-off 0', 'fine', { firstDueCutoffDay: 0 }],
    ['cut-off 31', 'fine', { firstDueCutoffDay: 31 }],
    ['cut-off -1', 'CUTOFF_OUT_OF_RANGE', { firstDueCutoffDay: -1 }],
    ['cut-off 32', 'CUTOFF_OUT_OF_RANGE', { firstDueCutoffDay: 32 }],
    ['cut-off 1.5', 'CUTOFF_OUT_OF_RANGE', { firstDueCutoffDay: 1.5 }],
    ['cut-off NaN', 'CUTOFF_OUT_OF_RANGE', { firstDueCutoffDay: Number.NaN }],
    ['no such day', 'DAY_UNKNOWN', { disbursedOn: '2025-02-29' }],
    ['no day', 'DAY_UNKNOWN', { disbursedOn: '' }],
    ['a Buddhist year', 'DAY_UNKNOWN', { disbursedOn: '2568-01-31' }],
    ['the first day', 'fine', { disbursedOn: '1900-01-01' }],
    ['the day before', 'DAY_UNKNOWN', { disbursedOn: '1899-12-31' }],
    ['the last day', 'fine', { disbursedOn: '2400-12-31' }],
    ['the day after', 'DAY_UNKNOWN', { disbursedOn: '2401-01-01' }],
  ])('B.1 %s: %s', (_, expected, terms) => {
    expect(outcome(terms)).toBe(expected);
  });

  test.each([
    [0, 'PERIODS_OUT_OF_RANGE'],
    [-1, 'PERIODS_OUT_OF_RANGE'],
    [1, 'fine'],
    [600, 'fine'],
    [601, 'PERIODS_OUT_OF_RANGE'],
    [1.5, 'PERIODS_OUT_OF_RANGE'],
    [Number.NaN, 'PERIODS_OUT_OF_RANGE'],
    [Number.POSITIVE_INFINITY, 'PERIODS_OUT_OF_RANGE'],
  ])('B.1 %d periods: %s', (periods, expected) => {
    expect(outcome({}, { periods })).toBe(expected);
  });

  test.each([
    [0n, 'STEP_OUT_OF_RANGE'],
    [-1_000n, 'STEP_OUT_OF_RANGE'],
    [1n, 'fine'],
    [100_000n, 'fine'],
    [100_001n, 'STEP_OUT_OF_RANGE'],
  ])('B.1 a step of %s satang: %s', (roundStepSatang, expected) => {
    expect(outcome({}, { roundStepSatang })).toBe(expected);
    expect(outcome({}, { method: 'EQUAL_INSTALMENT', roundStepSatang })).toBe(expected);
  });

  test('B.1 of several faults the first of the list is told', () => {
    const all = { principalSatang: 0n, rate: -1n, firstDueCutoffDay: 32, disbursedOn: '' };
    const repayment = { periods: 0, roundStepSatang: 0n };
    expect(outcome(all, repayment)).toBe('PRINCIPAL_OUT_OF_RANGE');
    expect(outcome({ ...all, principalSatang: 1n }, repayment)).toBe('RATE_OUT_OF_RANGE');
    const { firstDueCutoffDay, disbursedOn } = all;
    expect(outcome({ firstDueCutoffDay, disbursedOn }, repayment)).toBe('PERIODS_OUT_OF_RANGE');
    const step = { roundStepSatang: 0n };
    expect(outcome({ firstDueCutoffDay, disbursedOn }, step)).toBe('STEP_OUT_OF_RANGE');
    expect(outcome({ firstDueCutoffDay, disbursedOn })).toBe('CUTOFF_OUT_OF_RANGE');
  });

  test('B.1 a given payment is held to the terms too', () => {
    const repayment = { method: 'GIVEN_PAYMENT', paymentSatang: 1_000_000n } as const;
    expect(loanSchedule({ ...plain, rate: -1n }, repayment)).toBe('RATE_OUT_OF_RANGE');
    expect(loanSchedule({ ...plain, firstDueCutoffDay: 99 }, repayment)).toBe(
      'CUTOFF_OUT_OF_RANGE',
    );
    expect(typeof loanSchedule(plain, repayment)).toBe('object');
  });

  test('B.1 interest above the instalment is a fault of the terms', () => {
    // Two months at 100 % before the first due day cost more than 1/600 of the principal.
    const terms = { ...plain, rate: 1_000_000n, disbursedOn: '2025-07-01', firstDueCutoffDay: 0 };
    const repayment = { method: 'EQUAL_INSTALMENT', periods: 600, roundStepSatang: 1n } as const;
    expect(loanSchedule(terms, repayment)).toBe('PAYMENT_BELOW_INTEREST');
  });
});

describe('limits of a running contract', () => {
  const running: RunningLoan = {
    balanceSatang: baht('90,000.00'),
    interestBalanceSatang: 0n,
    rate: 60_000n,
    rule: ruleOf('ACT_365F'),
    repaymentMethod: 'EQUAL_PRINCIPAL',
    instalmentSatang: baht('10,000.00'),
    periodLast: 3,
    periodTotal: 12,
    openEnded: false,
    interestFrom: '2025-03-31',
    nextDueOn: '2025-04-30',
  };

  test.each<[string, Partial<RunningLoan>]>([
    ['PRINCIPAL_OUT_OF_RANGE', { balanceSatang: -1n }],
    ['PRINCIPAL_OUT_OF_RANGE', { balanceSatang: most + 1n }],
    ['fine', { balanceSatang: most }],
    ['fine', { balanceSatang: 0n }],
    ['INTEREST_OUT_OF_RANGE', { interestBalanceSatang: -1n }],
    ['INTEREST_OUT_OF_RANGE', { interestBalanceSatang: most + 1n }],
    ['fine', { interestBalanceSatang: most }],
    ['RATE_OUT_OF_RANGE', { rate: -1n }],
    ['RATE_OUT_OF_RANGE', { rate: 1_000_001n }],
    ['fine', { periodLast: 0 }],
    ['fine', { periodLast: 600 }],
    ['PERIODS_OUT_OF_RANGE', { periodLast: -1 }],
    ['PERIODS_OUT_OF_RANGE', { periodLast: 601 }],
    ['PERIODS_OUT_OF_RANGE', { periodLast: 0.5 }],
    ['PERIODS_OUT_OF_RANGE', { periodTotal: 0 }],
    ['PERIODS_OUT_OF_RANGE', { periodTotal: 601 }],
    ['DAY_UNKNOWN', { interestFrom: '2025-02-29' }],
    ['DAY_UNKNOWN', { nextDueOn: '2568-04-30' }],
    ['DAY_UNKNOWN', { nextDueOn: '2025-03-30' }],
    ['fine', { nextDueOn: '2025-03-31' }],
    ['PAYMENT_BELOW_INTEREST', { instalmentSatang: 0n }],
    ['PAYMENT_BELOW_INTEREST', { repaymentMethod: 'EQUAL_INSTALMENT', instalmentSatang: 400n }],
  ])('B.1 %s: %o', (expected, change) => {
    const schedule = forwardSchedule({ ...running, ...change });
    expect(typeof schedule === 'string' ? schedule : 'fine').toBe(expected);
  });
});
