/** Loans for the tests of this folder: the terms of B.1's examples, and any. */
import fc from 'fast-check';
import { addDays, type Day } from '../../days.ts';
import { parseBaht, type Satang, toDtoBaht } from '../../satang.ts';
import type { RunningLoan } from '../forward.ts';
import type { DayCount, InterestRule, InterestStep, Rounding } from '../interest-rule.ts';
import { ruleOf } from '../rules.ts';
import { loanSchedule } from '../schedule.ts';
import type { Instalment, LoanFault, LoanTerms, Repayment, Schedule } from '../terms.ts';

/** `120,000.00` in satang. */
export function baht(text: string): Satang {
  const satang = parseBaht(text.replaceAll(',', ''));
  if (satang === undefined) throw new RangeError(`not baht: ${text}`);
  return satang;
}

/** 100,000.00 at 6 % on 31 January 2568, the cut-off day on the 15th: the terms of L2. */
export const plain: LoanTerms = {
  principalSatang: baht('100,000.00'),
  rate: 60_000n,
  rule: ruleOf('ACT_365F'),
  disbursedOn: '2025-01-31',
  firstDueCutoffDay: 15,
  countDisbursementDay: false,
};

export function mustBeSchedule(outcome: Schedule | LoanFault): Schedule {
  if (typeof outcome === 'string') throw new Error(`no schedule: ${outcome}`);
  return outcome;
}

export const scheduleOf = (terms: LoanTerms, repayment: Repayment): Schedule =>
  mustBeSchedule(loanSchedule(terms, repayment));

const thousands = (satang: Satang): string => toDtoBaht(satang).replace(/\B(?=(?:\d{3})+\.)/g, ',');

/** A row as the tables of B.1 print it, the day in the common era. */
export const printed = (row: Instalment): string =>
  [
    row.periodNo,
    row.dueOn,
    row.days,
    ...[row.openingSatang, row.principalSatang, row.interestSatang].map(thousands),
    ...[row.paymentSatang, row.closingSatang].map(thousands),
  ].join(' | ');

export const rules: fc.Arbitrary<InterestRule> = fc
  .tuple(
    fc.constantFrom<DayCount>('ACT_365F', 'ACT_ACT', 'THIRTY_360', 'MONTHLY'),
    fc.constantFrom<InterestStep>('SATANG', 'QUARTER', 'BAHT'),
    fc.constantFrom<Rounding>('HALF_UP', 'UP', 'DOWN'),
  )
  .map((parts) => ruleOf(...parts));
export const methods = fc.constantFrom('EQUAL_PRINCIPAL' as const, 'EQUAL_INSTALMENT' as const);

/** Days around leap years, the turn of a year among them. */
export const loanDays: fc.Arbitrary<Day> = fc
  .integer({ min: 0, max: 366 * 12 })
  .map((days) => addDays('2019-01-01', days));

const amounts = fc.oneof(
  fc.bigInt({ min: 1n, max: 10_000n }),
  fc.bigInt({ min: 10_000n, max: 500_000_000n }),
);
export const rates = fc.oneof(
  fc.constant(0n),
  fc.bigInt({ min: 1n, max: 150_000n }),
  fc.bigInt({ min: 1n, max: 1_000_000n }),
);

export const anyTerms: fc.Arbitrary<LoanTerms> = fc.record({
  principalSatang: amounts,
  rate: rates,
  rule: rules,
  disbursedOn: loanDays,
  firstDueCutoffDay: fc.integer({ min: 0, max: 31 }),
  countDisbursementDay: fc.boolean(),
});

export const steps = fc.constantFrom(1n, 100n, 1_000n, 10_000n);

export const anyRepayment: fc.Arbitrary<Repayment> = fc.oneof(
  fc.record({
    method: methods,
    periods: fc.integer({ min: 1, max: 120 }),
    roundStepSatang: steps,
  }),
  fc.record({ method: fc.constant('GIVEN_PAYMENT' as const), paymentSatang: amounts }),
);

export const anyRunningLoan: fc.Arbitrary<RunningLoan> = fc
  .record({
    balanceSatang: fc.oneof(fc.constant(0n), amounts),
    interestBalanceSatang: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 1_000_000n })),
    rate: rates,
    rule: rules,
    repaymentMethod: methods,
    instalmentSatang: amounts,
    periodLast: fc.integer({ min: 0, max: 60 }),
    periodTotal: fc.integer({ min: 1, max: 120 }),
    openEnded: fc.boolean(),
    interestFrom: loanDays,
    wait: fc.integer({ min: 0, max: 150 }),
  })
  .map(({ wait, ...loan }) => ({ ...loan, nextDueOn: addDays(loan.interestFrom, wait) }));
