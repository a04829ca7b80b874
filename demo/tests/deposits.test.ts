import { describe, expect, test } from 'vitest';
import { readRate } from '../../core/rate.ts';
import { orNothing } from '../../core/satang.ts';
import { naiveDepositInterest } from '../../core/tests/naive/deposit.ts';
import { dayNumber, dayText, monthNumber, monthOf } from '../calendar.ts';
import { cast } from '../cast.ts';
import { accountPlans } from '../ledgers/cast-plans.ts';
import { type AccountPlan, collectedIn, depositAccount } from '../ledgers/deposit-account.ts';
import { depositLedger } from '../ledgers/deposit-balance.ts';
import { accountNo, kinds } from '../ledgers/deposit-kinds.ts';
import { entries } from '../ledgers/entries.ts';
import { type Move, runPlan } from '../ledgers/moves.ts';
import { specialPlan } from '../ledgers/random-plans.ts';
import { interestDays } from '../words/ledger.text.ts';

const rate = readRate('1.50');
const day = dayNumber;

describe('the book of an account', () => {
  test('B.2 earns from the day after a deposit and posts up to the day before', () => {
    const ledger = depositLedger({ rate }, day('2025-01-01'));
    ledger.move(day('2025-01-01'), entries.open, 36_500_000n);
    // 365,000 baht at 1.50 % is 15.00 a day.
    expect(ledger.accrued(day('2025-01-11'))).toBe(15_000n);
    expect(ledger.payInterest(day('2025-01-31'))).toBe(45_000n);
    expect(ledger.balance()).toBe(36_545_000n);
    expect(ledger.lines.at(-1)).toMatchObject({
      typeCode: 'INTEREST',
      channel: '1 ม.ค.–30 ม.ค. 2568',
      amountSatang: 45_000n,
    });
    expect(ledger.accrued(day('2025-01-31'))).toBe(0n);
  });

  test('agrees with the second computation over the same closes', () => {
    const ledger = depositLedger({ rate }, day('2025-01-01'));
    const moves = [
      ['2025-01-01', 123_457n],
      ['2025-02-14', 999_901n],
      ['2025-02-14', -50_000n],
      ['2025-03-09', -700_111n],
    ] as const;
    let balance = 0n;
    const standings = moves.map(([on, satang]) => {
      ledger.move(day(on), entries.cashIn, satang);
      balance += satang;
      return { on, balanceSatang: balance };
    });
    const naive = naiveDepositInterest(standings, rate, '2025-01-01', '2025-06-30');
    expect(naive).toBeGreaterThan(0n);
    expect(ledger.accrued(day('2025-06-30'))).toBe(naive);
  });

  test('posts nothing where nothing was earned, and never runs backwards', () => {
    const ledger = depositLedger({ rate }, day('2025-01-01'));
    ledger.move(day('2025-01-01'), entries.open, 100n);
    expect(ledger.payInterest(day('2025-01-02'))).toBe(0n);
    expect(ledger.lines).toHaveLength(1);
    expect(() => ledger.move(day('2025-01-01'), entries.cashIn, 1n)).toThrow(RangeError);
    expect(ledger.lastOn()).toBe(day('2025-01-01'));
  });

  test('the days of an interest line name the year once where it is one', () => {
    expect(interestDays('2025-03-31', '2025-09-29')).toBe('31 มี.ค.–29 ก.ย. 2568');
    expect(interestDays('2024-09-30', '2025-03-30')).toBe('30 ก.ย. 2567–30 มี.ค. 2568');
  });
});

describe('a plan carried out', () => {
  const opened = day('2025-09-01');
  function carriedOut(moves: readonly Move[], until = '2025-09-30') {
    const ledger = depositLedger({ rate }, opened);
    ledger.move(opened, entries.open, 1_000_000n);
    const plan = () => moves;
    const run = { ledger, from: opened, until: day(until), leastSatang: 10_000n, plan };
    runPlan(run, monthOf(monthNumber('2025-09-01')));
    return ledger.lines.map((line) => [dayText(line.on), line.typeCode, line.balanceSatang]);
  }

  test('A.4 nothing is paid out below the least balance', () => {
    const on = day('2025-09-10');
    const tooMuch = { on, entry: entries.cashOut, satang: -990_001n };
    const allowed = { on, entry: entries.cashOut, satang: -990_000n };
    expect(carriedOut([tooMuch, allowed], '2025-09-29')).toEqual([
      ['2025-09-01', 'OPEN', 1_000_000n],
      ['2025-09-10', 'WITHDRAW', 10_000n],
    ]);
  });

  test('interest stands between what comes before and what comes after it on its day', () => {
    const on = day('2025-09-30');
    const lines = carriedOut([
      {
        on,
        entry: entries.toBank('x'),
        satang: (ledger) => 5n - ledger.balance() + 10_000n,
        afterInterest: true,
      },
      { on, entry: entries.cashIn, satang: 500n },
    ]);
    expect(lines.map(([, type]) => type)).toEqual(['OPEN', 'DEPOSIT', 'INTEREST', 'TRANSFER_OUT']);
    expect(lines.at(-1)?.[2]).toBe(10_005n);
  });

  test('what lies after the last day, before the opening, or moves nothing is left out', () => {
    const moves = [
      { on: day('2025-08-31'), entry: entries.cashIn, satang: 1n },
      { on: day('2025-09-05'), entry: entries.cashIn, satang: 0n },
      { on: day('2025-09-16'), entry: entries.cashIn, satang: 1n },
    ];
    expect(carriedOut(moves, '2025-09-15')).toHaveLength(1);
  });
});

describe('accounts', () => {
  const fixed: AccountPlan = {
    kind: kinds.FIXED,
    accountNo: accountNo(kinds.FIXED, '000123'),
    openedOn: day('2024-02-29'),
    closedOn: undefined,
    openingSatang: 10_000_000n,
    plan: undefined,
    interestTo: '',
    collectedSatang: 0n,
  };

  test('D-09 eleven digits: branch, kind, member, check digit', () => {
    expect(accountNo(kinds.SAVINGS, '000123')).toBe('01020001234');
    expect(accountNo(kinds.SPECIAL, '000007')).toBe('01030000070');
  });

  test('A.4 a fixed account opened on a leap day renews at the ends of February', () => {
    const account = depositAccount(fixed, day('2026-03-01'));
    expect(account?.lines.map((line) => [dayText(line.on), line.typeCode])).toEqual([
      ['2024-02-29', 'OPEN'],
      ['2025-02-28', 'INTEREST'],
      ['2026-02-28', 'INTEREST'],
    ]);
    // 365 days of 100,000 at 2.75 %, then 365 of 102,750.
    expect(account?.lines.map((line) => line.amountSatang)).toEqual([
      10_000_000n,
      275_000n,
      282_563n,
    ]);
    expect(account?.maturityOn).toBe('2027-02-28');
  });

  test('D-09 what is pledged for a loan is held and not available', () => {
    const account = depositAccount(fixed, day('2026-03-01'), 9_000_000n);
    expect(account).toMatchObject({ heldSatang: 9_000_000n, availableSatang: 1_557_563n });
    expect(depositAccount(fixed, day('2026-03-01'))).toMatchObject({
      heldSatang: 0n,
      availableSatang: 10_557_563n,
    });
  });

  test('D-11 payroll is asked while the account is open at the end of the month', () => {
    const month = (text: string) => monthOf(monthNumber(`${text}-01`));
    const plan = { ...fixed, collectedSatang: 50_000n, closedOn: day('2024-05-31') };
    expect(
      ['2024-01', '2024-02', '2024-04', '2024-05'].map((m) => collectedIn(plan, month(m))),
    ).toEqual([0n, 50_000n, 50_000n, 0n]);
    expect(collectedIn({ ...plan, closedOn: undefined }, month('2024-05'))).toBe(50_000n);
  });

  test('D-10 what payroll deducted stands under its receipt, and not where it did not', () => {
    const somying = cast.find((member) => member.memberNo === '000123')?.person;
    if (!somying) throw new Error('the cast has changed');
    const hardships = new Map([[monthNumber('2025-05-01'), 'SAVING' as const]]);
    const [savings] = accountPlans({ ...somying, hardships }, new Map());
    if (!savings) throw new Error('no savings');
    const lines = depositAccount(savings, day('2025-07-31'))?.lines ?? [];
    const collected = lines.filter(
      (line) => line.legacyCode === 'DEP' && line.on > day('2025-03-31'),
    );
    expect(collected.map((line) => [dayText(line.on), line.receiptNo, line.amountSatang])).toEqual([
      ['2025-04-30', '6804000123', 100_000n],
      ['2025-06-30', '6806000123', 100_000n],
      ['2025-07-31', '6807000123', 100_000n],
    ]);
    expect(lines.filter((line) => line.receiptNo !== '' && line.legacyCode !== 'DEP')).toEqual([]);
    expect(savings.collectedSatang).toBe(100_000n);
  });

  test('is not there before it opens', () => {
    expect(depositAccount(fixed, day('2024-02-28'))).toBeUndefined();
  });

  test('A.4 closing pays interest to the day before and everything out', () => {
    const account = depositAccount({ ...fixed, closedOn: day('2024-03-30') }, day('2025-11-28'));
    expect(account?.lines.slice(-2).map((line) => [line.typeCode, line.amountSatang])).toEqual([
      ['INTEREST', 22_603n],
      ['CLOSE', 10_022_603n],
    ]);
    expect(account).toMatchObject({ status: 'CLOSED', balanceSatang: 0n, accruedSatang: 0n });
    expect(
      depositAccount({ ...fixed, closedOn: day('2024-03-30') }, day('2024-03-29'))?.status,
    ).toBe('OPEN');
  });

  test('A.4 the second withdrawal of a month costs 1 %, at least 50 baht', () => {
    const plan = { ...fixed, kind: kinds.SPECIAL, openedOn: day('2010-01-05'), interestTo: '' };
    let fees = 0;
    for (let member = 1; member < 60; member += 1) {
      const own = { ...plan, plan: specialPlan(String(member).padStart(6, '0'), false) };
      const lines = depositAccount(own, day('2025-11-28'))?.lines ?? [];
      for (const [index, line] of lines.entries()) {
        if (line.typeCode !== 'FEE') continue;
        const out = orNothing(lines[index - 1]?.amountSatang);
        const least = out / 100n < 5_000n ? 5_000n : out / 100n;
        expect(line.amountSatang).toBe(least);
        const month = dayText(line.on).slice(0, 7);
        const withdrawals = lines.filter(
          (other) => other.typeCode === 'WITHDRAW' && dayText(other.on).startsWith(month),
        );
        expect(withdrawals).toHaveLength(2);
        fees += 1;
      }
    }
    expect(fees).toBeGreaterThan(20);
  });

  test('000123 without luck: before the script chance decides, after it the figures stand', () => {
    const somying = cast.find((member) => member.memberNo === '000123')?.person;
    if (!somying) throw new Error('the cast has changed');
    // No dividends at all: the years before come out otherwise, 31 March 2568 does not.
    const [savings] = accountPlans(somying, new Map());
    if (!savings) throw new Error('no savings');
    const account = depositAccount(savings, day('2025-11-28'));
    expect(account?.balanceSatang).toBe(4_621_295n);
    expect(
      account?.lines.some((line) => line.typeCode === 'TRANSFER_IN' && line.on < day('2025-03-31')),
    ).toBe(false);
  });
});
