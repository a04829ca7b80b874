import { describe, expect, test } from 'vitest';
import { loanSchedule } from '../schedule.ts';
import { baht, plain, printed } from './loans.ts';

describe('GIVEN_PAYMENT', () => {
  const scheduleFor = (paymentSatang: bigint, terms: Partial<typeof plain> = {}) =>
    loanSchedule({ ...plain, ...terms }, { method: 'GIVEN_PAYMENT', paymentSatang });

  test('L5 of 2,000 in 30 days at 7.25 % 595.89 are interest, 1,404.11 principal', () => {
    const outcome = scheduleFor(baht('2,000.00'), {
      rate: 72_500n,
      disbursedOn: '2025-04-30',
      firstDueCutoffDay: 31,
      countDisbursementDay: false,
    });
    if (typeof outcome === 'string') throw new Error(outcome);
    // The first row, due on the day of payment, is all principal; L5 begins one period later.
    expect(outcome.instalments[0]?.interestSatang).toBe(0n);
    const june = scheduleFor(baht('2,000.00'), { rate: 72_500n, disbursedOn: '2025-05-31' });
    if (typeof june === 'string') throw new Error(june);
    const [row] = june.instalments;
    expect([row?.days, row?.interestSatang, row?.principalSatang]).toEqual([
      30,
      baht('595.89'),
      baht('1,404.11'),
    ]);
  });

  test('B.1 the payment of L2 gives the rows of L2', () => {
    const expected = loanSchedule(plain, {
      method: 'EQUAL_INSTALMENT',
      periods: 12,
      roundStepSatang: 1_000n,
    });
    expect(scheduleFor(baht('8,610.00'))).toEqual(expected);
  });

  test('B.1 six hundred rows are the limit', () => {
    const terms = { principalSatang: 600n, rate: 0n };
    const most = scheduleFor(1n, terms);
    expect(typeof most === 'object' && most.instalments).toHaveLength(600);
    expect(scheduleFor(1n, { ...terms, principalSatang: 601n })).toBe('TOO_MANY_PERIODS');
  });

  test('B.1 งวดชำระไม่พอดอกเบี้ย: principal must shrink by a satang at least', () => {
    // The first 28 days cost 460.27.
    expect(scheduleFor(46_027n)).toBe('PAYMENT_BELOW_INTEREST');
    expect(scheduleFor(0n, { rate: 0n })).toBe('PAYMENT_BELOW_INTEREST');
    expect(scheduleFor(-1n)).toBe('PAYMENT_BELOW_INTEREST');
    // Enough for February, not for the 31 days of March.
    expect(scheduleFor(46_028n)).toBe('PAYMENT_BELOW_INTEREST');
    expect(scheduleFor(52_000n)).not.toBe('PAYMENT_BELOW_INTEREST');
  });

  test('B.1 more than is owed ends it at once', () => {
    const outcome = scheduleFor(baht('999,999,999.99'));
    expect(typeof outcome === 'object' && outcome.instalments.map(printed)).toEqual([
      '1 | 2025-02-28 | 28 | 100,000.00 | 100,000.00 | 460.27 | 100,460.27 | 0.00',
    ]);
  });
});
