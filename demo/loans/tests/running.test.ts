import { describe, expect, test } from 'vitest';
import { equalInstalment } from '../../../core/loan/annuity.ts';
import { ruleOf } from '../../../core/loan/rules.ts';
import { firstDueOn, loanSchedule } from '../../../core/loan/schedule.ts';
import { dayNumber, dayText, monthNumber, monthOf } from '../../calendar.ts';
import type { Draft } from '../drafts/draft.ts';
import { type Contract, defaultYears, dueIn, type Loan } from '../loan.ts';
import { products } from '../products.ts';
import { type Events, type Habits, runLoan } from '../run-loan.ts';
import { contractOf, firstDueMonth } from '../terms.ts';

const day = dayNumber;
const month = (text: string) => monthNumber(`${text}-01`);

/** L1 of the domain: 120,000.00 at 6.00 %, 12 periods, paid out on 10 January 2568. */
const l1: Draft = {
  product: products.ORD,
  on: day('2025-01-10'),
  approvedSatang: 12_000_000n,
  periods: 12,
  method: 'EQUAL_PRINCIPAL',
};
const contract: Contract = contractOf(l1, 'สม6800001', l1.approvedSatang);
const l2: Contract = contractOf(
  { ...l1, on: day('2025-01-31'), method: 'EQUAL_INSTALMENT', approvedSatang: 10_000_000n },
  'สม6800002',
  10_000_000n,
);

const habits = (
  missed: Readonly<Record<string, 'INTEREST' | 'NONE'>> = {},
  catches: readonly string[] = [],
): Habits => ({
  memberNo: '000001',
  deducted: (number) => missed[monthOf(number).text] ?? 'FULL',
  catchesUpOn: (number) => catches.map(day).find((on) => monthNumber(dayText(on)) === number),
});

const run = (of: Contract, how: Habits, until: string, events: Events = {}): Loan =>
  runLoan(of, how, events, day(until));

const last = (loan: Loan) => loan.lines.at(-1);

describe('a loan that is paid as scheduled', () => {
  test.each([
    ['L1', contract],
    ['L2', l2],
  ])('%s: its lines are the schedule of B.1', (_, of) => {
    const on = dayText(of.contractOn);
    const terms = { principalSatang: of.approvedSatang, rate: products.ORD.rate, disbursedOn: on };
    const settings = { firstDueCutoffDay: 15, countDisbursementDay: false };
    const schedule = loanSchedule(
      { ...terms, ...settings, rule: ruleOf('ACT_365F') },
      { method: of.method, periods: 12, roundStepSatang: 1_000n },
    );
    if (typeof schedule === 'string') throw new Error(schedule);
    const { lines, closedOn } = run(of, habits(), '2026-03-31');
    expect(lines.slice(1).map((line) => [line.periodNo, line.on, line.principalSatang])).toEqual(
      schedule.instalments.map((row) => [row.periodNo, day(row.dueOn), row.principalSatang]),
    );
    expect(lines.slice(1).map((line) => [line.days, line.interestSatang])).toEqual(
      schedule.instalments.map((row) => [row.days, row.interestSatang]),
    );
    expect(of.instalmentSatang).toBe(schedule.baseSatang);
    expect(closedOn).toBe(lines.at(-1)?.on);
  });

  test('D-08 the money comes first, without receipt, period or days', () => {
    expect(run(contract, habits(), '2025-01-10').lines).toEqual([
      {
        on: day('2025-01-10'),
        receiptNo: '',
        periodNo: '',
        typeCode: '01',
        sign: 1,
        days: 0,
        principalSatang: 12_000_000n,
        interestSatang: 0n,
        balanceSatang: 12_000_000n,
        interestBalanceSatang: 0n,
      },
    ]);
  });

  test('D-11 the month that is not posted yet has a bill and no line', () => {
    const loan = run(contract, habits(), '2025-04-15');
    expect(dayText(last(loan)?.on ?? 0)).toBe('2025-03-31');
    expect(dueIn(loan, month('2025-04'))).toMatchObject({ periodNo: 4, interestSatang: 44_384n });
    expect(dueIn(loan, month('2025-05'))).toBeUndefined();
    // L1: 15 days after the third instalment 221.92 are owed.
    expect(loan.accruedSatang).toBe(22_192n);
  });

  test.each(['2025-01-15', '2025-01-16', '2024-02-29', '2025-12-31'])(
    'A.3 paid out on %s it is first due where core says',
    (on) => {
      expect(dayText(monthOf(firstDueMonth(day(on))).last)).toBe(firstDueOn(on, 15));
    },
  );
});

describe('missed months', () => {
  test('the next line has more days, and the arrears stay what was not paid', () => {
    const loan = run(contract, habits({ '2025-03': 'NONE' }), '2025-04-30');
    expect(loan.lines.map((line) => line.days)).toEqual([0, 21, 28, 61]);
    expect(last(loan)).toMatchObject({ periodNo: 4, interestSatang: 100_274n });
    expect(loan.principalArrearsSatang).toBe(1_000_000n);
    expect(loan.interestArrearsSatang).toBe(0n);
    expect(loan.missed).toEqual([month('2025-03')]);
    expect(dueIn(loan, month('2025-03'))).toMatchObject({ periodNo: 3, interestSatang: 50_959n });
  });

  test('interest is in arrears from the month end that was missed', () => {
    const loan = run(contract, habits({ '2025-03': 'NONE' }), '2025-04-20');
    expect(loan.interestArrearsSatang).toBe(50_959n);
    expect(loan.accruedSatang).toBe(83_836n);
    expect(run(contract, habits({ '2025-01': 'NONE' }), '2025-01-30').interestArrearsSatang).toBe(
      0n,
    );
  });

  test('interest alone leaves the balance and is no principal paid', () => {
    const loan = run(contract, habits({ '2025-03': 'INTEREST' }), '2025-04-20');
    expect(last(loan)).toMatchObject({
      typeCode: '02',
      principalSatang: 0n,
      interestSatang: 50_959n,
      balanceSatang: 10_000_000n,
    });
    expect(loan).toMatchObject({ principalArrearsSatang: 1_000_000n, interestArrearsSatang: 0n });
  });

  test('the counter catches up: principal, interest, the period that was missed', () => {
    const how = habits({ '2025-02': 'NONE', '2025-03': 'NONE' }, ['2025-04-10']);
    const loan = run(contract, how, '2025-04-30');
    expect(loan.lines.map((line) => line.typeCode)).toEqual(['01', '02', '03', '02']);
    expect(loan.lines[2]).toMatchObject({
      receiptNo: 'L680410000001',
      periodNo: 3,
      days: 69,
      principalSatang: 2_000_000n,
      interestSatang: 124_767n,
      balanceSatang: 9_000_000n,
    });
    expect(loan.principalArrearsSatang).toBe(0n);
    expect(last(loan)).toMatchObject({ days: 20, balanceSatang: 8_000_000n });
  });

  test('an equal instalment that does not even pay the interest leaves some of it', () => {
    const long = contractOf(
      { ...l1, method: 'EQUAL_INSTALMENT', periods: 180, approvedSatang: 100_000_000n },
      'สม6800003',
      100_000_000n,
    );
    expect(long.instalmentSatang).toBe(equalInstalment(100_000_000n, 60_000n, 180, 1_000n));
    const loan = run(long, habits({ '2025-02': 'NONE', '2025-03': 'NONE' }), '2025-04-30');
    expect(last(loan)).toMatchObject({
      principalSatang: 0n,
      interestSatang: long.instalmentSatang,
    });
    expect(last(loan)?.interestBalanceSatang).toBeGreaterThan(0n);
    expect(loan.interestArrearsSatang).toBe(last(loan)?.interestBalanceSatang);
  });

  test('the last period asks for everything, month after month until it is paid', () => {
    const missed = { '2025-12': 'NONE', '2026-01': 'NONE', '2025-06': 'NONE' } as const;
    const loan = run(contract, habits(missed), '2026-02-28');
    expect(dueIn(loan, month('2026-01'))).toMatchObject({
      periodNo: 12,
      principalSatang: 2_000_000n,
    });
    expect(last(loan)).toMatchObject({
      periodNo: 12,
      principalSatang: 2_000_000n,
      balanceSatang: 0n,
    });
    expect(run(contract, habits(missed), '2026-01-31').principalArrearsSatang).toBe(2_000_000n);
  });
});

describe('what happens besides the instalments', () => {
  test('more is paid at the counter, in whole thousands, and the end comes earlier', () => {
    const events = { extra: { on: day('2025-05-09'), percent: 30 } };
    const loan = run(contract, habits(), '2026-01-31', events);
    const extra = loan.lines.find((line) => line.typeCode === '03');
    expect(extra).toMatchObject({ periodNo: '', principalSatang: 2_400_000n, days: 9 });
    expect(dayText(loan.closedOn ?? 0)).toBe('2025-10-31');
    expect(last(loan)?.principalSatang).toBe(600_000n);
  });

  test('B.1 paid off: L1 costs 90,221.92 on 15 April', () => {
    const events = { ending: { on: day('2025-04-15'), by: '' } };
    const loan = run(contract, habits(), '2025-12-31', events);
    expect(last(loan)).toMatchObject({
      typeCode: '04',
      receiptNo: 'L680415000001',
      principalSatang: 9_000_000n,
      interestSatang: 22_192n,
    });
    expect(loan).toMatchObject({ refinancedBy: '', accruedSatang: 0n, principalArrearsSatang: 0n });
    expect(dueIn(loan, month('2025-04'))).toBeUndefined();
    expect(run(contract, habits(), '2025-04-14', events).closedOn).toBeUndefined();
  });

  test('settled by a new contract: no receipt, the contract is named', () => {
    const events = { ending: { on: day('2025-04-15'), by: 'รน6800009' } };
    const loan = run(contract, habits(), '2025-12-31', events);
    expect(last(loan)).toMatchObject({ typeCode: '05', receiptNo: '', balanceSatang: 0n });
    expect(loan.refinancedBy).toBe('รน6800009');
  });

  test('one receipt a day: what ends a loan pays what was missed with it', () => {
    const how = habits({ '2025-03': 'NONE' }, ['2025-04-15']);
    const events = { ending: { on: day('2025-04-15'), by: '' } };
    const loan = run(contract, how, '2025-12-31', events);
    expect(loan.lines.map((line) => line.typeCode)).toEqual(['01', '02', '02', '04']);
    expect(last(loan)?.principalSatang).toBe(10_000_000n);
  });

  test('who leaves on the last day of a month was billed before', () => {
    const events = { ending: { on: day('2025-04-30'), by: '' } };
    const loan = run(contract, habits({ '2025-04': 'NONE' }), '2025-12-31', events);
    expect(dueIn(loan, month('2025-04'))?.periodNo).toBe(4);
    expect(last(loan)).toMatchObject({ typeCode: '04', days: 30, principalSatang: 9_000_000n });
  });

  test('A.5 three missed bills of one year are a default, two are not', () => {
    const two = run(contract, habits({ '2025-03': 'NONE', '2025-04': 'INTEREST' }), '2025-12-31');
    expect([...defaultYears([two])]).toEqual([]);
    const three = { '2025-03': 'NONE', '2025-04': 'NONE', '2025-07': 'INTEREST' } as const;
    expect([...defaultYears([two, run(contract, habits(three), '2025-12-31')])]).toEqual([2025]);
  });
});
