import { describe, expect, test } from 'vitest';
import { ruleOf } from '../rules.ts';
import { firstDueOn } from '../schedule.ts';
import { baht, plain, printed, scheduleOf } from './loans.ts';

const totals = (schedule: ReturnType<typeof scheduleOf>) => [
  schedule.totalInterestSatang,
  schedule.totalPaidSatang,
];

describe('L1 คงต้น', () => {
  const schedule = scheduleOf(
    { ...plain, principalSatang: baht('120,000.00'), disbursedOn: '2025-01-10' },
    { method: 'EQUAL_PRINCIPAL', periods: 12, roundStepSatang: 1_000n },
  );

  test.each([
    '1 | 2025-01-31 | 21 | 120,000.00 | 10,000.00 | 414.25 | 10,414.25 | 110,000.00',
    '2 | 2025-02-28 | 28 | 110,000.00 | 10,000.00 | 506.30 | 10,506.30 | 100,000.00',
    '3 | 2025-03-31 | 31 | 100,000.00 | 10,000.00 | 509.59 | 10,509.59 | 90,000.00',
    '4 | 2025-04-30 | 30 | 90,000.00 | 10,000.00 | 443.84 | 10,443.84 | 80,000.00',
    '12 | 2025-12-31 | 31 | 10,000.00 | 10,000.00 | 50.96 | 10,050.96 | 0.00',
  ])('L1 has the row %s', (row) => {
    expect(schedule.instalments.map(printed)).toContain(row);
  });

  test('L1 costs 3,687.13 of interest, 123,687.13 in all, in twelve periods', () => {
    expect(totals(schedule)).toEqual([baht('3,687.13'), baht('123,687.13')]);
    expect(schedule.baseSatang).toBe(baht('10,000.00'));
    expect(schedule.instalments).toHaveLength(12);
  });
});

describe('L2 คงยอด', () => {
  const schedule = scheduleOf(plain, {
    method: 'EQUAL_INSTALMENT',
    periods: 12,
    roundStepSatang: 1_000n,
  });

  test.each([
    '1 | 2025-02-28 | 28 | 100,000.00 | 8,149.73 | 460.27 | 8,610.00 | 91,850.27',
    '2 | 2025-03-31 | 31 | 91,850.27 | 8,141.94 | 468.06 | 8,610.00 | 83,708.33',
    '3 | 2025-04-30 | 30 | 83,708.33 | 8,197.19 | 412.81 | 8,610.00 | 75,511.14',
    '11 | 2025-12-31 | 31 | 17,024.42 | 8,523.25 | 86.75 | 8,610.00 | 8,501.17',
    '12 | 2026-01-31 | 31 | 8,501.17 | 8,501.17 | 43.32 | 8,544.49 | 0.00',
  ])('L2 has the row %s', (row) => {
    expect(schedule.instalments.map(printed)).toContain(row);
  });

  test('L2 costs 3,254.49 of interest, 103,254.49 in all', () => {
    expect(schedule.baseSatang).toBe(baht('8,610.00'));
    expect(totals(schedule)).toEqual([baht('3,254.49'), baht('103,254.49')]);
  });

  test('L2 rounded up only to 1 satang: 8,606.65, the last 8,582.48, interest 3,255.63', () => {
    const exact = scheduleOf(plain, {
      method: 'EQUAL_INSTALMENT',
      periods: 12,
      roundStepSatang: 1n,
    });
    expect(exact.baseSatang).toBe(baht('8,606.65'));
    expect(exact.instalments.at(-1)?.paymentSatang).toBe(baht('8,582.48'));
    expect(exact.totalInterestSatang).toBe(baht('3,255.63'));
  });
});

describe('reference figures: 300,000 at 6 % in 36 periods from 5 January 2569', () => {
  const terms = { ...plain, principalSatang: baht('300,000.00'), disbursedOn: '2026-01-05' };
  const ask = { periods: 36, roundStepSatang: 1_000n };

  test('B.1 equal principal', () => {
    const schedule = scheduleOf(terms, { method: 'EQUAL_PRINCIPAL', ...ask });
    const row = (period: number) => schedule.instalments[period - 1];
    expect(schedule.totalInterestSatang).toBe(baht('27,458.39'));
    expect(schedule.baseSatang).toBe(baht('8,340.00'));
    expect(row(1)?.paymentSatang).toBe(baht('9,622.19'));
    expect(row(14)?.interestSatang).toBe(baht('881.79'));
    expect([row(26)?.dueOn, row(26)?.interestSatang]).toEqual(['2028-02-29', baht('436.19')]);
    expect(row(36)?.paymentSatang).toBe(baht('8,141.28'));
    expect(schedule.instalments).toHaveLength(36);
  });

  test('B.1 equal instalment', () => {
    const schedule = scheduleOf(terms, { method: 'EQUAL_INSTALMENT', ...ask });
    expect(schedule.baseSatang).toBe(baht('9,130.00'));
    expect(schedule.instalments.at(-1)?.paymentSatang).toBe(baht('8,671.91'));
    expect(schedule.totalInterestSatang).toBe(baht('28,221.91'));
  });
});

describe('firstDueOn', () => {
  test.each([
    ['2025-01-15', 15, '2025-01-31'],
    ['2025-01-16', 15, '2025-02-28'],
    ['2024-01-31', 15, '2024-02-29'],
    ['2025-12-16', 15, '2026-01-31'],
    ['2025-02-05', 5, '2025-02-28'],
    ['2025-02-06', 5, '2025-03-31'],
    ['2025-03-01', 0, '2025-04-30'],
    ['2025-03-31', 31, '2025-03-31'],
    ['2025-03-31', 30, '2025-04-30'],
  ])('A.3 paid out on %s with cut-off %i: %s', (on, cutoff, due) => {
    expect(firstDueOn(on, cutoff)).toBe(due);
  });
});

describe('settings of B.1', () => {
  const ask = { method: 'EQUAL_PRINCIPAL', periods: 12, roundStepSatang: 1_000n } as const;
  const first = (terms: Partial<typeof plain>) => {
    const row = scheduleOf({ ...plain, ...terms }, ask).instalments[0];
    return [row?.dueOn, row?.days, row?.interestSatang];
  };

  test('A.3 the day of payment counts where it is so set', () => {
    // 100,000 × 6 × 28 / 36,500 = 460.27…, of 29 days 476.71….
    expect(first({})).toEqual(['2025-02-28', 28, 46_027n]);
    expect(first({ countDisbursementDay: true })).toEqual(['2025-02-28', 29, 47_671n]);
  });

  test('A.3 the day of payment is counted once, in the first period only', () => {
    const counted = scheduleOf({ ...plain, countDisbursementDay: true }, ask).instalments;
    const not = scheduleOf(plain, ask).instalments;
    expect(counted.slice(1)).toEqual(not.slice(1));
  });

  test('A.3 paid out on the due day itself, nothing is charged yet', () => {
    expect(first({ firstDueCutoffDay: 31 })).toEqual(['2025-01-31', 0, 0n]);
  });

  test('B.1 ACT/ACT splits December to January at 1 January', () => {
    const act = (disbursedOn: string, dayCount: 'ACT_365F' | 'ACT_ACT') =>
      first({ disbursedOn, rule: ruleOf(dayCount) })[2];
    // 600,000 a year ÷ 365 × 1 day and ÷ 366 × 30 days; 31 days ÷ 365.
    expect(act('2023-12-31', 'ACT_ACT')).toBe(50_824n);
    expect(act('2023-12-31', 'ACT_365F')).toBe(50_959n);
    // ÷ 366 × 1 day and ÷ 365 × 30 days.
    expect(act('2024-12-31', 'ACT_ACT')).toBe(50_954n);
  });

  test('B.1 due dates are month ends, also after a February', () => {
    const due = scheduleOf({ ...plain, disbursedOn: '2023-11-20' }, ask).instalments;
    expect(due.slice(0, 5).map((row) => row.dueOn)).toEqual([
      '2023-12-31',
      '2024-01-31',
      '2024-02-29',
      '2024-03-31',
      '2024-04-30',
    ]);
  });
});

describe('ends of a schedule', () => {
  const payments = (outcome: ReturnType<typeof scheduleOf>) =>
    outcome.instalments.map((row) => row.paymentSatang);

  test('B.1 rounding up may end it before its last period', () => {
    const terms = { ...plain, principalSatang: baht('105.00'), rate: 0n };
    const ask = { periods: 12, roundStepSatang: 1_000n };
    for (const method of ['EQUAL_PRINCIPAL', 'EQUAL_INSTALMENT'] as const) {
      const schedule = scheduleOf(terms, { method, ...ask });
      expect(payments(schedule)).toEqual([...Array(10).fill(1_000n), 500n]);
    }
  });

  test('B.1 an exact multiple leaves no empty row behind', () => {
    const terms = { ...plain, principalSatang: baht('100.00'), rate: 0n };
    const schedule = scheduleOf(terms, {
      method: 'EQUAL_INSTALMENT',
      periods: 12,
      roundStepSatang: 1_000n,
    });
    expect(payments(schedule)).toEqual(Array(10).fill(1_000n));
  });

  test('B.1 the last period takes the rest, also above the instalment', () => {
    // 61 days of interest in the first period leave more than one instalment for the last.
    const terms = { ...plain, disbursedOn: '2025-07-01', firstDueCutoffDay: 0 };
    const schedule = scheduleOf(terms, {
      method: 'EQUAL_INSTALMENT',
      periods: 12,
      roundStepSatang: 1n,
    });
    const last = schedule.instalments.at(-1);
    expect(schedule.instalments).toHaveLength(12);
    expect((last?.paymentSatang as bigint) > schedule.baseSatang).toBe(true);
    expect(last?.closingSatang).toBe(0n);
  });

  test('B.1 one period pays everything', () => {
    const schedule = scheduleOf(
      { ...plain, rate: 72_500n },
      { method: 'EQUAL_INSTALMENT', periods: 1, roundStepSatang: 1_000n },
    );
    expect(schedule.instalments.map(printed)).toEqual([
      '1 | 2025-02-28 | 28 | 100,000.00 | 100,000.00 | 556.16 | 100,556.16 | 0.00',
    ]);
  });
});
