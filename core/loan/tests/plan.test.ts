import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plannedClose } from '../close.ts';
import { salaryLeft } from '../salary.ts';
import { loanSchedule } from '../schedule.ts';
import { yearsOf } from '../years.ts';
import { anyRepayment, anyTerms, baht, plain, scheduleOf } from './loans.ts';

const l1Terms = { ...plain, principalSatang: baht('120,000.00'), disbursedOn: '2025-01-10' };
const l1 = scheduleOf(l1Terms, {
  method: 'EQUAL_PRINCIPAL',
  periods: 12,
  roundStepSatang: 1_000n,
});
const l2 = scheduleOf(plain, {
  method: 'EQUAL_INSTALMENT',
  periods: 12,
  roundStepSatang: 1_000n,
});

describe('years of a schedule', () => {
  test('B.1 L2 has eleven instalments in 2568 and the last one in 2569', () => {
    const years = yearsOf(l2);
    expect(years.map((year) => [year.yearBe, year.instalments.length])).toEqual([
      [2568, 11],
      [2569, 1],
    ]);
    expect(years[0]?.closingSatang).toBe(baht('8,501.17'));
    expect(years[0]?.paymentSatang).toBe(baht('94,710.00'));
    expect(years[1]).toMatchObject({
      days: 31,
      principalSatang: baht('8,501.17'),
      interestSatang: baht('43.32'),
      closingSatang: 0n,
    });
  });

  test('B.1 the years of any schedule hold each row once and add up to its totals', () => {
    fc.assert(
      fc.property(anyTerms, anyRepayment, (terms, repayment) => {
        const schedule = loanSchedule(terms, repayment);
        if (typeof schedule === 'string') return;
        const years = yearsOf(schedule);
        const sum = (read: (year: (typeof years)[number]) => bigint) =>
          years.reduce((all, year) => all + read(year), 0n);
        expect(years.flatMap(({ instalments }) => instalments)).toEqual(schedule.instalments);
        expect(sum((year) => year.principalSatang)).toBe(terms.principalSatang);
        expect(sum((year) => year.interestSatang)).toBe(schedule.totalInterestSatang);
        expect(sum((year) => year.paymentSatang)).toBe(schedule.totalPaidSatang);
        expect(years.at(-1)?.closingSatang).toBe(0n);
      }),
      { numRuns: 100 },
    );
  });

  test('no instalments, no years', () => {
    expect(yearsOf({ instalments: [] })).toEqual([]);
  });
});

describe('close on a day of the plan', () => {
  test('L1 on 15 April 2568, after the third instalment, is 90,221.92', () => {
    expect(plannedClose(l1Terms, l1, '2025-04-15')).toEqual({
      on: '2025-04-15',
      periodsPaid: 3,
      balanceSatang: baht('90,000.00'),
      interestSatang: baht('221.92'),
      totalSatang: baht('90,221.92'),
    });
  });

  test('before the first instalment it is the loan and its first days', () => {
    expect(plannedClose(l1Terms, l1, '2025-01-10')?.totalSatang).toBe(baht('120,000.00'));
    expect(plannedClose(l1Terms, l1, '2025-01-30')).toMatchObject({
      periodsPaid: 0,
      interestSatang: baht('394.52'),
    });
    const counted = { ...l1Terms, countDisbursementDay: true };
    expect(plannedClose(counted, l1, '2025-01-30')?.interestSatang).toBe(baht('414.25'));
  });

  test('on a due day that instalment is paid; after the last one nothing is owed', () => {
    expect(plannedClose(l1Terms, l1, '2025-03-31')).toMatchObject({
      periodsPaid: 3,
      totalSatang: baht('90,000.00'),
    });
    expect(plannedClose(l1Terms, l1, '2026-06-30')).toMatchObject({
      periodsPaid: 12,
      totalSatang: 0n,
    });
    expect(plannedClose(l1Terms, l1, '2025-01-09')).toBeUndefined();
  });
});

describe('what is left of a salary', () => {
  test('D-28 the dearest instalment counts, in hundredths of a percent', () => {
    expect(salaryLeft(l1, baht('38,500.00'), 30)).toEqual({
      highestSatang: baht('10,509.59'),
      leftSatang: baht('27,990.41'),
      leftBasisPoints: 7_270n,
      tooLittle: false,
    });
  });

  test('D-28 exactly the least percentage is enough, a satang less is not', () => {
    const one = { instalments: l2.instalments.slice(0, 1) };
    expect(salaryLeft(one, baht('12,300.00'), 30).tooLittle).toBe(false);
    expect(salaryLeft(one, baht('12,299.99'), 30)).toMatchObject({
      leftBasisPoints: 3_000n,
      tooLittle: true,
    });
    expect(salaryLeft(one, baht('8,000.00'), 30).leftSatang).toBe(baht('-610.00'));
  });
});
