import { describe, expect, test } from 'vitest';
import { isInstalment, isMonthEnd, recompute } from './naive-loan.ts';
import { dayNo, demoDay, loanRows } from './rows-of.ts';

const all = loanRows(320).map((loan) => ({
  ...loan,
  naive: recompute(loan.row, loan.lines, demoDay),
}));

describe('every loan, recomputed day by day from its rows alone', () => {
  test('D-08 each line: days, interest, balances, period and instalment', () => {
    expect(all.flatMap(({ naive }) => naive.faults)).toEqual([]);
    expect(all.length).toBeGreaterThan(2_000);
  });

  test('a satang or a day more anywhere in a line is found', () => {
    const more = (field: unknown) => (typeof field === 'bigint' ? field + 1n : Number(field) + 1);
    const [long] = all.filter(({ lines }) => lines.length > 30);
    if (!long) throw new Error('no long loan');
    for (const name of ['DAYS', 'PRINCIPAL', 'INTEREST', 'TOTAL', 'BALANCE', 'INTEREST_BALANCE']) {
      const wrong = long.lines.with(20, {
        ...long.lines[20],
        [name]: more(long.lines[20]?.[name]),
      });
      expect(recompute(long.row, wrong, demoDay).faults, name).not.toEqual([]);
    }
  });

  test('D-07 each contract: balance, last period, arrears and interest of the day', () => {
    for (const { row, naive } of all) {
      expect({
        balance: row.PRINCIPAL_BALANCE,
        periodLast: row.PERIOD_LAST,
        accrued: row.ACCRUED_INTEREST,
        principalArrears: row.PRINCIPAL_ARREARS,
        interestArrears: row.INTEREST_ARREARS,
      }).toEqual({
        balance: naive.balance,
        periodLast: naive.periodLast,
        accrued: naive.accrued,
        principalArrears: naive.principalArrears,
        interestArrears: naive.interestArrears,
      });
    }
  });

  test('D-07 the same on the last day of a month, which is posted', () => {
    const monthEnd = dayNo('2026-01-31');
    for (const { row, lines } of loanRows(60, monthEnd)) {
      const naive = recompute(row, lines, monthEnd);
      expect(naive.faults).toEqual([]);
      expect(row).toMatchObject({
        PRINCIPAL_BALANCE: naive.balance,
        PRINCIPAL_ARREARS: naive.principalArrears,
        INTEREST_ARREARS: naive.interestArrears,
        ACCRUED_INTEREST: naive.accrued,
      });
    }
  });

  test('B.1 each instalment is the formula, rounded up to ten baht', () => {
    for (const { row } of all) expect(isInstalment(row), String(row.CONTRACT_NO)).toBe(true);
    expect(new Set(all.map(({ row }) => row.REPAYMENT_METHOD)).size).toBe(2);
  });

  test('A.3 first due at the end of the month, or of the next one after the 15th', () => {
    for (const { row } of all) {
      const [signed, due] = [dayNo(row.CONTRACT_DATE), dayNo(row.FIRST_DUE_ON)];
      const date = Number(String(row.CONTRACT_DATE).slice(8));
      expect(isMonthEnd(due) && isMonthEnd(dayNo(row.MATURITY_ON))).toBe(true);
      expect(due - signed).toBeGreaterThanOrEqual(date > 15 ? 28 : 13);
      expect(due - signed).toBeLessThanOrEqual(date > 15 ? 46 : 30);
    }
  });

  test('D-07 a closed loan owes nothing, an open one does', () => {
    for (const { row, lines } of all) {
      const last = lines.at(-1);
      const closed = row.STATUS === 'CLOSED';
      expect(closed).toBe(row.PRINCIPAL_BALANCE === 0n);
      expect(row.CLOSED_ON).toBe(closed ? last?.POSTED_ON : '');
      const paid = lines.findLast((line) => !['01', '07'].includes(String(line.TYPE_CODE)));
      expect(row.LAST_PAYMENT_ON).toBe(paid ? paid.POSTED_ON : '');
      expect(row.REFINANCED_BY !== '').toBe(last?.TYPE_CODE === '05');
      const drawn = lines.filter((line) => line.TYPE_CODE === '01');
      expect(row.DISBURSED).toBe(
        drawn.reduce((sum, line) => sum + BigInt(String(line.PRINCIPAL)), 0n),
      );
      if (row.REVOLVING === 0) expect(drawn).toHaveLength(1);
      if (closed) expect(['02', '03', '04', '05', '07']).toContain(last?.TYPE_CODE);
      const off = last?.TYPE_CODE === '07' ? last.PRINCIPAL : '';
      expect(row.WRITTEN_OFF).toBe(off);
      expect(row.DEBT_STATUS === 'WRITTEN_OFF').toBe(off !== '');
    }
  });
});
