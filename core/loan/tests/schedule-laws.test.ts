import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween, monthEnd } from '../../days.ts';
import { naiveSchedule } from '../../tests/naive/loan.ts';
import { loanSchedule } from '../schedule.ts';
import type { Schedule } from '../terms.ts';
import { anyRepayment, anyTerms, baht, methods, plain, scheduleOf, steps } from './loans.ts';

/** Runs on every schedule that any terms give; those without one are counted as seen. */
function onSchedules(law: (schedule: Schedule, principal: bigint) => void): void {
  fc.assert(
    fc.property(anyTerms, anyRepayment, (terms, repayment) => {
      const schedule = loanSchedule(terms, repayment);
      if (typeof schedule === 'object') law(schedule, terms.principalSatang);
    }),
    { numRuns: 150 },
  );
}

const sum = (values: readonly bigint[]): bigint => values.reduce((all, one) => all + one, 0n);

describe('laws of a schedule', () => {
  test('B.1 its principals sum to the loan, its totals are those of its rows', () => {
    onSchedules((schedule, principal) => {
      const rows = schedule.instalments;
      expect(sum(rows.map((row) => row.principalSatang))).toBe(principal);
      expect(sum(rows.map((row) => row.interestSatang))).toBe(schedule.totalInterestSatang);
      expect(sum(rows.map((row) => row.paymentSatang))).toBe(schedule.totalPaidSatang);
    });
  });

  test('B.1 balances chain from the principal to zero and are never negative', () => {
    onSchedules((schedule, principal) => {
      let balance = principal;
      for (const row of schedule.instalments) {
        expect(row.openingSatang).toBe(balance);
        expect(row.closingSatang).toBe(balance - row.principalSatang);
        expect(row.closingSatang >= 0n && row.interestSatang >= 0n).toBe(true);
        expect(row.principalSatang > 0n).toBe(true);
        expect(row.paymentSatang).toBe(row.principalSatang + row.interestSatang);
        balance = row.closingSatang;
      }
      expect(balance).toBe(0n);
    });
  });

  test('B.1 rows are numbered, fall on month ends and lie a month apart', () => {
    onSchedules(({ instalments }) => {
      for (const [index, row] of instalments.entries()) {
        expect(row.periodNo).toBe(index + 1);
        expect(row.dueOn).toBe(monthEnd(row.dueOn));
        const before = instalments[index - 1];
        if (before) expect(daysBetween(before.dueOn, row.dueOn)).toBe(row.days);
      }
    });
  });

  test('B.1 all payments but the last are alike', () => {
    onSchedules((schedule) => {
      const [parts, payments] = [new Set<bigint>(), new Set<bigint>()];
      for (const row of schedule.instalments.slice(0, -1)) {
        parts.add(row.principalSatang);
        payments.add(row.paymentSatang);
      }
      if (schedule.instalments.length > 1) {
        expect([...parts, ...payments]).toContain(schedule.baseSatang);
        expect(Math.min(parts.size, payments.size)).toBe(1);
      }
    });
  });

  test('B.1 agrees with the second computation for any terms', () => {
    fc.assert(
      fc.property(anyTerms, anyRepayment, (terms, repayment) => {
        const schedule = loanSchedule(terms, repayment);
        const rows = typeof schedule === 'string' ? schedule : schedule.instalments;
        expect(rows).toEqual(naiveSchedule(terms, repayment));
      }),
      { numRuns: 150 },
    );
  });
});

describe('more payment never means more interest', () => {
  const interestOf = (outcome: ReturnType<typeof loanSchedule>) =>
    typeof outcome === 'string' ? undefined : outcome.totalInterestSatang;

  test('B.1 of a given payment', () => {
    const payments = fc.bigInt({ min: 1n, max: 20_000_000n });
    fc.assert(
      fc.property(anyTerms, payments, payments, (terms, paymentSatang, more) => {
        const method = 'GIVEN_PAYMENT';
        const less = interestOf(loanSchedule(terms, { method, paymentSatang }));
        const high = { method, paymentSatang: paymentSatang + more } as const;
        const lower = interestOf(loanSchedule(terms, high));
        if (less !== undefined) expect(lower !== undefined && lower <= less).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('B.1 of a larger step', () => {
    const periods = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(anyTerms, methods, periods, steps, (terms, method, n, step) => {
        const repayment = { method, periods: n };
        const fine = interestOf(loanSchedule(terms, { ...repayment, roundStepSatang: step }));
        const coarse = interestOf(
          loanSchedule(terms, { ...repayment, roundStepSatang: step * 10n }),
        );
        if (fine !== undefined) expect(coarse !== undefined && coarse <= fine).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

test('B.1 480 instalments take no time that a person feels', () => {
  const terms = { ...plain, principalSatang: baht('5,000,000.00'), rate: 67_501n };
  const repayment = { method: 'EQUAL_INSTALMENT', periods: 480, roundStepSatang: 1_000n } as const;
  const took: number[] = [];
  for (let run = 0; run < 12; run += 1) {
    const before = performance.now();
    expect(scheduleOf(terms, repayment).instalments.length).toBeLessThanOrEqual(480);
    took.push(performance.now() - before);
  }
  // Under 2 ms on a plain machine; the room is for one that does other work, and for mutation.
  expect(Math.min(...took)).toBeLessThan(25);
});
