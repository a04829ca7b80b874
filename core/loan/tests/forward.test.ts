import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths } from '../../days.ts';
import { naiveForward, naivePayoff } from '../../tests/naive/loan.ts';
import { forwardSchedule, type RunningLoan } from '../forward.ts';
import { accruedLoanInterest, payoffSatang } from '../payoff.ts';
import { ruleOf } from '../rules.ts';
import { loanSchedule } from '../schedule.ts';
import {
  anyRunningLoan,
  anyTerms,
  baht,
  methods,
  mustBeSchedule,
  plain,
  printed,
  scheduleOf,
  steps,
} from './loans.ts';

/** L1 after its third instalment. */
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
const forward = (change: Partial<RunningLoan>) =>
  mustBeSchedule(forwardSchedule({ ...running, ...change }));

const plainRule = ruleOf('ACT_365F');

describe('payoff', () => {
  const from = '2025-03-31';

  test('L1 on 15 April 2568 after instalment 3: 90,000.00 + 221.92 = 90,221.92', () => {
    const on = '2025-04-15';
    expect(payoffSatang(baht('90,000.00'), 0n, 60_000n, from, on, plainRule)).toBe(
      baht('90,221.92'),
    );
    expect(accruedLoanInterest(baht('90,000.00'), 0n, 60_000n, from, on, plainRule)).toBe(
      baht('221.92'),
    );
  });

  test('D-08 interest left unpaid joins it', () => {
    const payoff = payoffSatang(baht('90,000.00'), 1_050n, 60_000n, from, '2025-04-15', plainRule);
    expect(payoff).toBe(baht('90,232.42'));
  });

  test('D-08 on the day of the last line itself nothing is added', () => {
    expect(payoffSatang(baht('90,000.00'), 7n, 60_000n, from, from, ruleOf('ACT_ACT'))).toBe(
      9_000_007n,
    );
  });

  test('D-07 in a leap year ACT/ACT asks for less', () => {
    const on = (dayCount: 'ACT_365F' | 'ACT_ACT') =>
      accruedLoanInterest(36_600_000n, 0n, 10_000n, '2024-02-28', '2024-03-01', ruleOf(dayCount));
    expect([on('ACT_ACT'), on('ACT_365F')]).toEqual([2_000n, 2_005n]);
  });

  test('B.1 agrees with the second computation', () => {
    fc.assert(
      fc.property(anyRunningLoan, (loan) => {
        const { balanceSatang, interestBalanceSatang, rate, interestFrom, rule } = loan;
        const on = loan.nextDueOn;
        expect(
          payoffSatang(balanceSatang, interestBalanceSatang, rate, interestFrom, on, rule),
        ).toBe(naivePayoff(loan, on));
      }),
    );
  });
});

describe('forwardSchedule', () => {
  test('L1 after its third instalment is the rest of L1', () => {
    const schedule = forward({});
    const whole = scheduleOf(
      { ...plain, principalSatang: baht('120,000.00'), disbursedOn: '2025-01-10' },
      { method: 'EQUAL_PRINCIPAL', periods: 12, roundStepSatang: 1_000n },
    );
    expect(schedule.instalments).toEqual(whole.instalments.slice(3));
    expect(schedule.baseSatang).toBe(baht('10,000.00'));
    expect(schedule.totalInterestSatang).toBe(baht('3,687.13') - baht('1,430.14'));
    expect(schedule.totalPaidSatang).toBe(baht('90,000.00') + baht('2,256.99'));
  });

  test('D-08 interest left unpaid is paid with the first instalment, on top', () => {
    const [first, second] = forward({ interestBalanceSatang: 1_050n }).instalments;
    expect(first && printed(first)).toBe(
      '4 | 2025-04-30 | 30 | 90,000.00 | 10,000.00 | 454.34 | 10,454.34 | 80,000.00',
    );
    expect(second).toEqual(forward({}).instalments[1]);
    const equal = { repaymentMethod: 'EQUAL_INSTALMENT', interestBalanceSatang: 1_050n } as const;
    expect(forward(equal).instalments[0]?.paymentSatang).toBe(baht('10,010.50'));
  });

  test('D-08 where months were missed the first one may be all interest', () => {
    // Two years of 6 % on 90,000 cost more than an instalment of 8,000.
    const late = {
      repaymentMethod: 'EQUAL_INSTALMENT',
      instalmentSatang: baht('8,000.00'),
      interestFrom: '2023-04-30',
    } as const;
    const rows = forward(late).instalments.map(printed);
    expect(rows[0]).toBe(
      '4 | 2025-04-30 | 731 | 90,000.00 | 0.00 | 10,814.79 | 10,814.79 | 90,000.00',
    );
    expect(rows[1]).toBe(
      '5 | 2025-05-31 | 31 | 90,000.00 | 7,541.37 | 458.63 | 8,000.00 | 82,458.63',
    );
    expect(rows).toHaveLength(9);
  });

  test('D-08 the last period takes what arrears left behind', () => {
    const rows = forward({ periodTotal: 5 }).instalments;
    expect(rows.map((row) => row.principalSatang)).toEqual([baht('10,000.00'), baht('80,000.00')]);
  });

  test.each([4, 5, 12])(
    'D-08 past its last period (%i of 4) everything is due at once',
    (period) => {
      const rows = forward({ periodLast: period, periodTotal: 4 }).instalments;
      expect(rows.map(printed)).toEqual([
        `${period + 1} | 2025-04-30 | 30 | 90,000.00 | 90,000.00 | 443.84 | 90,443.84 | 0.00`,
      ]);
    },
  );

  test('D-08 an open-ended one goes by its instalment, whatever its number of periods', () => {
    for (const [periodLast, periodTotal] of [
      [84, 60],
      [24, 24],
      [3, 0],
    ] as const) {
      const rows = forward({ periodLast, periodTotal, openEnded: true }).instalments;
      expect(rows).toHaveLength(9);
      expect(rows.map((row) => row.principalSatang)).toEqual(rows.map(() => baht('10,000.00')));
      expect(rows[0]?.periodNo).toBe(periodLast + 1);
    }
    const endless = { ...running, openEnded: true, instalmentSatang: 14_999n };
    expect(forwardSchedule(endless)).toBe('TOO_MANY_PERIODS');
  });

  test('D-08 paid ahead, it ends before its last period', () => {
    expect(forward({ balanceSatang: baht('25,000.00') }).instalments).toHaveLength(3);
  });

  test('D-08 nothing owed, nothing to pay; interest alone is one row', () => {
    expect(forward({ balanceSatang: 0n })).toEqual({
      baseSatang: baht('10,000.00'),
      instalments: [],
      totalInterestSatang: 0n,
      totalPaidSatang: 0n,
    });
    const rows = forward({ balanceSatang: 0n, interestBalanceSatang: 5n }).instalments;
    expect(rows.map(printed)).toEqual(['4 | 2025-04-30 | 30 | 0.00 | 0.00 | 0.05 | 0.05 | 0.00']);
  });

  test('A.3 the next due day stands for the end of its month', () => {
    expect(forward({ nextDueOn: '2025-04-05' })).toEqual(forward({}));
  });

  test('D-08 goes on as the schedule would, wherever it is cut', () => {
    const cuts = fc.integer({ min: 1, max: 59 });
    fc.assert(
      fc.property(anyTerms, methods, steps, cuts, (terms, method, roundStepSatang, cut) => {
        const lenient = { ...terms, rate: terms.rate % 200_000n };
        const whole = loanSchedule(lenient, { method, periods: 60, roundStepSatang });
        fc.pre(typeof whole === 'object');
        const row = whole.instalments[cut - 1];
        fc.pre(row !== undefined && row.closingSatang > 0n);
        const rest = forwardSchedule({
          balanceSatang: row.closingSatang,
          interestBalanceSatang: 0n,
          rate: lenient.rate,
          rule: lenient.rule,
          repaymentMethod: method,
          instalmentSatang: whole.baseSatang,
          periodLast: cut,
          periodTotal: 60,
          openEnded: false,
          interestFrom: row.dueOn,
          nextDueOn: addMonths(`${row.dueOn.slice(0, 8)}01`, 1),
        });
        expect(mustBeSchedule(rest).instalments).toEqual(whole.instalments.slice(cut));
      }),
    );
  });

  test('D-08 agrees with the second computation for any contract', () => {
    fc.assert(
      fc.property(anyRunningLoan, (loan) => {
        const schedule = forwardSchedule(loan);
        const rows = typeof schedule === 'string' ? schedule : schedule.instalments;
        expect(rows).toEqual(naiveForward(loan));
      }),
      { numRuns: 150 },
    );
  });
});
