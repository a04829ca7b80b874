/** The deposit accounts of 000051, a pensioner of the cast who has one of each special case. */
import type { Satang } from '../../core/satang.ts';
import type { Person } from '../people/person.ts';
import { laterDay, type Timeline } from '../timeline.ts';
import { banks, channels } from '../words/ledger.text.ts';
import { planOfSlips } from './account-plans.ts';
import type { AccountPlan } from './deposit-account.ts';
import { accountNo, kinds } from './deposit-kinds.ts';
import type { SlipPlan } from './deposit-slips.ts';
import { entries } from './entries.ts';
import type { Plan } from './moves.ts';
import { savingsPlan } from './random-plans.ts';
import { movesOf, type Script, scriptedMonth } from './scripts.ts';

type Dividends = ReadonlyMap<number, Satang>;

const bank = channels.bank(banks[0], '0');

/** Up to the edge of a slice, through it, and back: the last two since the last posting. */
const stepsScript: Script = {
  '2024-02': [[14, entries.cashIn, 20_000]],
  '2024-06': [[12, entries.cashIn, 450_000]],
  '2025-10': [[8, entries.cashOut, -480_000]],
  '2025-11': [[12, entries.cashIn, 150_000]],
};

/** The days on which the rate of the account changed; the last of them since the last posting. */
const rateScript: Readonly<Record<string, readonly [day: number, rateText: string]>> = {
  '2024-07': [1, '2.25'],
  '2025-06': [16, '2.375'],
  '2025-11': [3, kinds.SPECIAL.rateText],
};

function newRates(timeline: Timeline): Plan {
  return (month) => {
    const change = rateScript[scriptedMonth(timeline, month)];
    if (!change) return [];
    const [day, rateText] = change;
    return [{ on: month.first + day - 1, entry: entries.newRate, satang: 0n, rateText }];
  };
}

/** Four slips: renewed at another rate, drawn when it matured, and two of a first term. */
function slips(timeline: Timeline): readonly SlipPlan[] {
  const on = (day: string) => laterDay(timeline, day);
  const [renewed, drawn] = [on('2024-03-12'), on('2024-08-20')];
  return [
    {
      slipNo: '1',
      openedOn: renewed,
      satang: 20_000_000n,
      months: 12,
      rateTexts: ['2.25', '2.50'],
    },
    {
      ...{ slipNo: '2', openedOn: drawn, satang: 15_000_000n, months: 12, rateTexts: ['2.75'] },
      drawn: true,
    },
    {
      ...{ slipNo: '3', openedOn: on('2025-02-10'), satang: 30_000_000n },
      ...{ months: 24, rateTexts: ['2.875'] },
    },
    {
      ...{ slipNo: '4', openedOn: on('2025-09-03'), satang: 12_345_600n },
      ...{ months: 12, rateTexts: ['2.00'] },
    },
  ];
}

/**
 * Savings that were closed, a fixed account that is pledged for a loan, one of which
 * the rate changed between postings, one whose interest the core system alone computes, one of
 * which each part of the balance has a rate of its own, and one of several slips.
 */
export function pensionersAccounts(person: Person, dividends: Dividends): readonly AccountPlan[] {
  const habits = { person, bank, dividends, collectedSatang: 0n, deposits: 30, withdrawals: 30 };
  return [
    {
      kind: kinds.SAVINGS,
      accountNo: accountNo(kinds.SAVINGS, person.memberNo),
      openedOn: laterDay(person.timeline, '2010-01-04'),
      closedOn: laterDay(person.timeline, '2014-06-27'),
      openingSatang: 200_000n,
      plan: savingsPlan(habits),
      interestTo: '',
      collectedSatang: 0n,
    },
    {
      kind: kinds.SPECIAL,
      accountNo: accountNo(kinds.SPECIAL, person.memberNo),
      openedOn: laterDay(person.timeline, '2023-02-15'),
      closedOn: undefined,
      openingSatang: 20_000_000n,
      openingRateText: '2.00',
      plan: newRates(person.timeline),
      interestTo: '',
      collectedSatang: 0n,
    },
    {
      kind: kinds.FIXED,
      accountNo: accountNo(kinds.FIXED, person.memberNo),
      openedOn: laterDay(person.timeline, '2019-03-11'),
      closedOn: undefined,
      openingSatang: 50_000_000n,
      plan: undefined,
      interestTo: '',
      taxed: true,
      collectedSatang: 0n,
    },
    {
      kind: kinds.RETIREMENT,
      accountNo: accountNo(kinds.RETIREMENT, person.memberNo),
      openedOn: laterDay(person.timeline, '2024-05-08'),
      closedOn: undefined,
      openingSatang: 30_000_000n,
      plan: () => [],
      interestTo: '',
      collectedSatang: 0n,
    },
    {
      kind: kinds.STEPS,
      accountNo: accountNo(kinds.STEPS, person.memberNo),
      openedOn: laterDay(person.timeline, '2024-01-10'),
      closedOn: undefined,
      openingSatang: 8_000_000n,
      plan: (month) => movesOf(month, stepsScript[scriptedMonth(person.timeline, month)] ?? []),
      interestTo: '',
      collectedSatang: 0n,
    },
    planOfSlips(person, slips(person.timeline)),
  ];
}
