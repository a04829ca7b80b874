/**
 * The deposit accounts of 000123, whose last months are those of the reference screens, and of
 * the cast members who have none.
 */
import { formatAccountNumber } from '../../core/account-number.ts';
import type { Satang } from '../../core/satang.ts';
import { scholarshipNo } from '../benefits/welfare.ts';
import type { Month } from '../calendar.ts';
import type { Person } from '../people/person.ts';
import { laterDay, type Timeline } from '../timeline.ts';
import { banks, channels } from '../words/ledger.text.ts';
import { randomAccounts } from './account-plans.ts';
import type { AccountPlan } from './deposit-account.ts';
import type { DepositLedger } from './deposit-balance.ts';
import { accountNo, kinds } from './deposit-kinds.ts';
import { entries } from './entries.ts';
import type { Move, Plan } from './moves.ts';
import { pensionersAccounts } from './pensioner-plans.ts';
import { collectedMove, dividendMove, interestOut, savingsPlan } from './random-plans.ts';
import { movesOf, type Script, scriptedMonth } from './scripts.ts';

type Dividends = ReadonlyMap<number, Satang>;

const somying = '000123';
const bank = channels.bank(banks[0], '0');
const savingsNo = accountNo(kinds.SAVINGS, somying);
const specialNo = '01030004567';
const shown = (account: string) => formatAccountNumber('000', account);

const toBank = entries.toBank(bank);
const collectedSatang = 100_000n;

/** From April to August the balance is led to 41,250.50; then the reference screen begins. */
const savingsScript = (timeline: Timeline): Script => ({
  '2025-04': [[8, entries.cashOut, -3_000]],
  '2025-05': [[14, toBank, -5_000]],
  '2025-06': [[18, entries.cashIn, 5_000]],
  '2025-07': [[16, toBank, -2_500]],
  '2025-08': [[7, entries.cashOut, -2_500]],
  '2025-09': [
    [3, entries.cashIn, 5_000],
    [12, toBank, -3_500],
  ],
  '2025-10': [
    [6, entries.cashOut, -2_000],
    [15, entries.scholarship(channels.welfare(scholarshipNo(timeline))), 3_000],
    [20, entries.toSpecial(shown(specialNo)), -15_000],
  ],
  '2025-11': [
    [5, entries.cashIn, 20_000],
    [14, toBank, -4_800],
    [27, entries.newPassbook, -50],
  ],
});

const specialScript: Script = {
  '2013-02': [[13, entries.cashIn, 20_000]],
  '2014-02': [[12, entries.cashIn, 20_000]],
  '2015-06': [[10, entries.cashOut, -30_000]],
  '2016-02': [[10, entries.cashIn, 40_000]],
  '2017-02': [[8, entries.cashIn, 25_000]],
  '2018-08': [[15, entries.cashOut, -50_000]],
  '2019-02': [[13, entries.cashIn, 40_000]],
  '2020-02': [[12, entries.cashIn, 40_000]],
  '2021-05': [[12, entries.cashOut, -20_000]],
  '2022-02': [[9, entries.cashIn, 35_000]],
  '2023-02': [[15, entries.cashIn, 40_000]],
  '2024-02': [[14, entries.cashIn, 50_000]],
  '2025-10': [[20, entries.fromSavings(shown(savingsNo)), 15_000]],
};

/** After the interest of 31 March 2568 exactly this stays, whatever chance did before. */
const ledTo: { month: string; satang: Satang } = { month: '2025-03', satang: 4_425_050n };

function leading(month: Month): readonly Move[] {
  const missing = (ledger: DepositLedger): Satang => ledTo.satang - ledger.balance();
  const onlyIn = (satang: Satang): Satang => (satang > 0n ? satang : 0n);
  const onlyOut = (satang: Satang): Satang => (satang < 0n ? satang : 0n);
  const after = { on: month.last, afterInterest: true } as const;
  return [
    { ...after, entry: toBank, satang: (ledger) => onlyOut(missing(ledger)) },
    { ...after, entry: entries.cashIn, satang: (ledger) => onlyIn(missing(ledger)) },
  ];
}

function savings(person: Person, dividends: Dividends): AccountPlan {
  const { timeline } = person;
  const scripts = savingsScript(timeline);
  const habits = { collectedSatang, deposits: 65, withdrawals: 50 };
  const usual = savingsPlan({ ...habits, person, bank, dividends });
  const plan: Plan = (month) => {
    // Drawn even when not used, so that the months after the script do not depend on it.
    const moves = usual(month);
    const at = scriptedMonth(timeline, month);
    const script = scripts[at];
    if (script) {
      const dividend = dividendMove(month, dividends);
      const collected = collectedMove(person, month, collectedSatang);
      return [...movesOf(month, script), ...dividend, ...collected];
    }
    return at === ledTo.month ? [...moves, ...leading(month)] : moves;
  };
  return {
    kind: kinds.SAVINGS,
    accountNo: savingsNo,
    openedOn: laterDay(timeline, '2010-06-01'),
    closedOn: undefined,
    openingSatang: 50_000n,
    plan,
    interestTo: '',
    collectedSatang,
  };
}

/** Interest goes to the bank at each posting: the balance stays whole, 325,000 at the end. */
function special(timeline: Timeline): AccountPlan {
  const entry = entries.interestOut(bank);
  const plan: Plan = (month) => [
    ...movesOf(month, specialScript[scriptedMonth(timeline, month)] ?? []),
    { on: month.last, entry, satang: interestOut, afterInterest: true },
  ];
  return {
    kind: kinds.SPECIAL,
    accountNo: specialNo,
    openedOn: laterDay(timeline, '2012-05-15'),
    closedOn: undefined,
    openingSatang: 10_000_000n,
    plan,
    interestTo: '',
    collectedSatang: 0n,
  };
}

function fixed(timeline: Timeline): AccountPlan {
  return {
    kind: kinds.FIXED,
    accountNo: accountNo(kinds.FIXED, somying),
    openedOn: laterDay(timeline, '2025-01-15'),
    closedOn: undefined,
    openingSatang: 15_000_000n,
    plan: undefined,
    interestTo: bank,
    collectedSatang: 0n,
  };
}

/** The deposit accounts of any member, of the cast or not. */
export function accountPlans(person: Person, dividends: Dividends): readonly AccountPlan[] {
  const { timeline } = person;
  if (person.memberNo === somying) {
    return [savings(person, dividends), special(timeline), fixed(timeline)];
  }
  if (person.memberNo === '000111') return [];
  if (person.memberNo === '000051') return pensionersAccounts(person, dividends);
  return randomAccounts(person, dividends);
}
