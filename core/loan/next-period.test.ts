import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, monthEnd } from '../days.ts';
import { naiveNextPeriod } from '../tests/naive/loan.ts';
import { type Billed, isMonthPaid, nextPeriod } from './next-period.ts';
import { loanDays } from './tests/loans.ts';

describe('D-08 the month of the records is paid', () => {
  const bill = (month: string, posted: boolean, collectedSatang: bigint): Billed => ({
    ...{ month: `${month}-01`, posted, collectedSatang },
  });
  const october = bill('2025-10', true, 500n);
  const came = bill('2025-11', true, 500n);
  const open = bill('2025-11', false, 0n);

  test.each<[boolean, string, readonly Billed[], string | null]>([
    [true, 'once its bill came in', [october, came], '2025-11-25'],
    [false, 'not while its bill is open, though October came in within it', [october, open], null],
    [false, 'not by October’s alone', [october], '2025-11-05'],
    [false, 'not where nothing came in', [october, bill('2025-11', true, 0n)], '2025-11-05'],
    [false, 'not while one of its bills is open', [came, open], '2025-11-05'],
    [false, 'not a year later', [bill('2024-11', true, 500n)], null],
    [true, 'without any bill by its instalment', [], '2025-11-05'],
    [false, 'without any bill not by one of another month', [], '2025-10-31'],
    [false, 'without any bill not by none', [], null],
  ])('%s: %s', (isPaid, _, billed, lastInstalmentOn) => {
    expect(isMonthPaid({ billed, lastInstalmentOn }, '2025-11-28')).toBe(isPaid);
  });
});

describe('D-08 the next period', () => {
  const byCalendar = { monthPaid: false, openEnded: false };

  test.each([
    ['2025-02-28', 9, '2025-11-28', 10, '2025-11-30'],
    // This month's instalment is paid already.
    ['2025-02-28', 10, '2025-11-28', 11, '2025-12-31'],
    // Two months were missed: their periods are over.
    ['2025-02-28', 7, '2025-11-28', 10, '2025-11-30'],
    // Not yet begun.
    ['2026-01-31', 0, '2025-11-28', 1, '2026-01-31'],
    // The last day of a month still belongs to it.
    ['2025-02-28', 9, '2025-11-30', 10, '2025-11-30'],
    ['2025-02-28', 12, '2028-02-01', 37, '2028-02-29'],
    // A first due day within a month stands for the end of it.
    ['2025-01-15', 1, '2025-02-03', 2, '2025-02-28'],
    // Five periods paid at once put nothing off beyond the next month.
    ['2025-02-28', 15, '2025-11-28', 16, '2025-12-31'],
    ['2026-01-31', 4, '2025-11-28', 5, '2026-02-28'],
  ])('first due %s, %i paid, on %s: number %i on %s', (firstDueOn, periodLast, asOf, no, dueOn) => {
    const next = nextPeriod({ ...byCalendar, firstDueOn, periodLast }, asOf);
    expect(next).toEqual({ periodNo: no, dueOn });
  });

  test.each([
    // The numbers are of terms before the ones that begin in September.
    ['2025-09-30', 84, false, '2025-11-28', '2025-11-30'],
    // Paid this month.
    ['2025-09-30', 84, true, '2025-11-28', '2025-12-31'],
    // Missed for long, not begun yet.
    ['2019-09-30', 3, false, '2025-11-28', '2025-11-30'],
    ['2026-02-28', 60, true, '2025-11-28', '2026-02-28'],
  ])(
    'of an open-ended one first due %s, %i paid, this month %s, on %s: %s',
    (firstDueOn, periodLast, monthPaid, asOf, dueOn) => {
      const next = nextPeriod({ firstDueOn, periodLast, monthPaid, openEnded: true }, asOf);
      expect(next).toEqual({ periodNo: periodLast + 1, dueOn });
    },
  );

  const loans = fc.record({
    firstDueOn: loanDays,
    periodLast: fc.integer({ min: 0, max: 240 }),
    monthPaid: fc.boolean(),
    openEnded: fc.boolean(),
  });

  test('it agrees with the second computation', () => {
    fc.assert(
      fc.property(loans, loanDays, (loan, asOf) => {
        const { periodNo, dueOn } = nextPeriod(loan, asOf);
        expect([periodNo, dueOn]).toEqual(naiveNextPeriod(loan, asOf));
      }),
    );
  });

  test('it is a month’s end, not past, and at most a month after today or the first', () => {
    fc.assert(
      fc.property(loans, loanDays, (loan, asOf) => {
        const { periodNo, dueOn } = nextPeriod(loan, asOf);
        const later = asOf > loan.firstDueOn ? asOf : loan.firstDueOn;
        const latest = monthEnd(addMonths(`${later.slice(0, 8)}01`, 1));
        expect([dueOn >= asOf, dueOn <= latest, dueOn]).toEqual([true, true, monthEnd(dueOn)]);
        expect(periodNo).toBeGreaterThan(loan.periodLast);
      }),
    );
  });
});
