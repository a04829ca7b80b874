import { describe, expect, test } from 'vitest';
import { orNothing } from '../../../core/satang.ts';
import { dayNumber, dayText } from '../../calendar.ts';
import { accountPlans } from '../../ledgers/cast-plans.ts';
import { depositAccount } from '../../ledgers/deposit-account.ts';
import { shareLedger } from '../../ledgers/share-ledger.ts';
import type { Person } from '../../people/person.ts';
import type { Loan } from '../loan.ts';
import { loansOf } from '../loans-of.ts';
import { pledgedDeposit, pledgedShares, pledgesOf } from '../pledges.ts';
import { demoDay, everybody } from './rows-of.ts';

const members = everybody(3_000).map((person) => ({ person, loans: loansOf(person, demoDay) }));
const every = members.flatMap(({ person, loans }) => loans.map((loan) => ({ person, loan })));
const isOpen = (loan: Loan): boolean => loan.closedOn === undefined;
const open = every.filter(({ loan }) => isOpen(loan));
const percent = (part: number, whole: number): number => (100 * part) / whole;

const atWork = members.filter(
  ({ person }) =>
    person.memberType === 'ORDINARY' && person.leftOn === '' && person.birthDate > '1965-11-28',
);
const borrow = (family: string): number =>
  percent(
    atWork.filter(({ loans }) => loans.some((l) => isOpen(l) && l.product.family === family))
      .length,
    atWork.length,
  );

describe('A.3 the mixture is that of a cooperative', () => {
  test.each([
    ['ORDINARY', 55, 65],
    ['EMERGENCY', 20, 30],
    ['SPECIAL', 4, 9],
  ])('of ordinary members below sixty, an open %s loan have %i to %i %%', (family, least, most) => {
    expect(borrow(family)).toBeGreaterThan(least);
    expect(borrow(family)).toBeLessThan(most);
  });

  test('two to four of a hundred open loans are in arrears, some of one month, few of many', () => {
    const behind = open.filter(({ loan }) => loan.principalArrearsSatang > 0n);
    expect(percent(behind.length, open.length)).toBeGreaterThan(1.8);
    expect(percent(behind.length, open.length)).toBeLessThan(4);
    const months = behind.map(({ loan }) =>
      Number(loan.principalArrearsSatang / loan.instalmentSatang),
    );
    expect(months.filter((count) => count <= 1).length).toBeGreaterThan(behind.length / 4);
    expect(Math.max(...months)).toBeGreaterThan(5);
  });

  test('loans end in every way, and both ways of repayment are usual', () => {
    const ends = every.map(({ loan }) => (isOpen(loan) ? '' : loan.lines.at(-1)?.typeCode));
    const count = (end: string) => percent(ends.filter((one) => one === end).length, every.length);
    expect(count('02')).toBeGreaterThan(40);
    expect(count('04')).toBeGreaterThan(5);
    expect(count('05')).toBeGreaterThan(15);
    const equal = every.filter(({ loan }) => loan.method === 'EQUAL_INSTALMENT').length;
    expect(percent(equal, every.length)).toBeGreaterThan(15);
    expect(percent(equal, every.length)).toBeLessThan(50);
  });

  test('every product is there, and every kind of pledge', () => {
    const codes = new Set(every.map(({ loan }) => loan.product.code));
    const random = ['DEP', 'EDU', 'EMG', 'HSG', 'ORC', 'ORD', 'VEH'];
    expect([...codes].sort()).toEqual([...random, 'BNK', 'MED', 'OCC', 'REV', 'SOL', 'STP'].sort());
    const kinds = new Set(open.flatMap(({ loan }) => loan.pledges.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(['DEPOSIT', 'LAND', 'SHARE']);
  });
});

describe('A.3 contracts', () => {
  test('numbers occur once, have at most 15 characters, and differ in form', () => {
    const numbers = every.map(({ loan }) => loan.contractNo);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) {
      expect(number).toMatch(
        /^(ฉฉ\.\d{7}\/25\d\d|(พ[คศยฝสรอบ]|คธ|ฉม)\.\d{6}\/25\d\d|(สม|รน)\d{7,8})$/,
      );
      expect(number.length).toBeLessThanOrEqual(15);
    }
  });

  test('limits of the products, and only ordinary members borrow', () => {
    const limits = {
      EMERGENCY: [50_000, 12],
      ORDINARY: [3_000_000, 180],
      SPECIAL: [5_000_000, 360],
    };
    for (const { person, loan } of every) {
      const [baht = 0, usual = 0] = limits[loan.product.family];
      const periods = loan.product.revolving ? 24 : usual;
      expect(loan.approvedSatang).toBeLessThanOrEqual(BigInt(baht) * 100n);
      expect(loan.approvedSatang % 100_000n, loan.contractNo).toBe(0n);
      expect(loan.periodTotal).toBeLessThanOrEqual(periods);
      expect(loan.approvedSatang <= loan.product.mostSatang).toBe(true);
      expect(loan.periodTotal <= loan.product.mostPeriods).toBe(true);
      expect(person.memberType).toBe('ORDINARY');
    }
  });

  test('signed as a member, from 2010 on, and by nobody after the last change but 000123', () => {
    for (const { person, loan } of every) {
      const signed = dayText(loan.contractOn);
      expect(signed >= '2010-01-01' && signed > person.joinedOn).toBe(true);
      if (loan.contractNo !== 'ฉฉ.0001234/2568') expect(signed <= '2025-05-31').toBe(true);
    }
  });

  test('of a family nobody has two at once, but who has one under each rule of interest', () => {
    for (const { loans } of members.filter(({ person }) => person.memberNo !== '000051')) {
      for (const family of ['EMERGENCY', 'ORDINARY', 'SPECIAL']) {
        const own = loans.filter((loan) => loan.product.family === family);
        for (const [at, loan] of own.entries()) {
          const before = own[at - 1];
          if (before) expect(before.closedOn).toBeLessThanOrEqual(loan.contractOn);
        }
      }
    }
  });

  test('a new contract settles the old one on the day it is paid out, with money to spare', () => {
    let settledCount = 0;
    for (const { loans } of members) {
      const own = new Map(loans.map((loan) => [loan.contractNo, loan]));
      for (const old of loans.filter((loan) => loan.refinancedBy !== '')) {
        const by = own.get(old.refinancedBy);
        const last = old.lines.at(-1);
        expect([last?.typeCode, last?.on]).toEqual(['05', by?.contractOn]);
        const paid = (last?.principalSatang as bigint) + (last?.interestSatang as bigint);
        expect(by?.approvedSatang).toBeGreaterThan(paid);
        settledCount += 1;
      }
    }
    expect(settledCount).toBeGreaterThan(1_000);
  });

  test('who left has paid off everything by that day', () => {
    const left = every.filter(({ person }) => person.leftOn !== '');
    expect(left.length).toBeGreaterThan(100);
    for (const { person, loan } of left) {
      expect(loan.closedOn, loan.contractNo).toBeLessThanOrEqual(dayNumber(person.leftOn));
    }
  });
});

describe('D-06, D-09 what is pledged', () => {
  const pledged = (kind: string): { person: Person; loans: readonly Loan[] }[] =>
    members.filter(({ loans }) =>
      loans.some(
        (loan) =>
          isOpen(loan) &&
          loan.pledges.some((pledge) => pledge.kind === kind && pledge.ownerNo === undefined),
      ),
    );

  test('shares are held up to what the member has', () => {
    expect(pledged('SHARE').length).toBeGreaterThan(10);
    for (const { person, loans } of pledged('SHARE')) {
      const pledgedSatang = pledgedShares(pledgesOf(person, loans, demoDay));
      expect(pledgedSatang).toBeGreaterThan(0n);
      expect(pledgedSatang).toBeLessThanOrEqual(shareLedger(person, demoDay).balanceSatang);
    }
    const somying = everyPerson('000123');
    expect(pledgedShares(pledgesOf(somying, loansOf(somying, demoDay), demoDay))).toBe(0n);
  });

  test('a deposit is held in an open account of the borrower, opened before the contract', () => {
    expect(pledged('DEPOSIT').length).toBeGreaterThan(5);
    for (const { person, loans } of pledged('DEPOSIT')) {
      for (const loan of loans.filter((one) => one.product.code === 'DEP' && isOpen(one))) {
        const no = loan.pledges[0]?.refNo ?? '';
        const plan = accountPlans(person, new Map()).find(({ accountNo }) => accountNo === no);
        if (!plan) throw new Error(`no account ${no}`);
        const pledges = pledgesOf(person, loans, demoDay);
        const account = depositAccount(plan, demoDay, pledgedDeposit(pledges, no));
        // 000051 pledged some of his for 000321, too.
        const forOther = person.memberNo === '000051' ? 5_000_000n : 0n;
        const heldSatang = loan.approvedSatang + forOther;
        expect(account).toMatchObject({ status: 'OPEN', heldSatang });
        expect(account?.availableSatang).toBeGreaterThanOrEqual(0n);
        expect(account?.openedOn).toBeLessThanOrEqual(loan.contractOn);
        const least = orNothing(depositAccount(plan, loan.contractOn)?.balanceSatang);
        expect(loan.approvedSatang).toBeLessThanOrEqual(least);
        expect(pledgedDeposit(pledges, '01040000000')).toBe(0n);
      }
    }
  });
});

function everyPerson(memberNo: string): Person {
  const found = members.find(({ person }) => person.memberNo === memberNo);
  if (!found) throw new Error(`no ${memberNo}`);
  return found.person;
}

test.each(['2025-06-15', '2025-09-30', '2025-11-28'])(
  'what stands in loans on %s stands there later, with more after it',
  (day) => {
    for (const { person } of members.slice(0, 200)) {
      const early = loansOf(person, dayNumber(day));
      const late = new Map(
        loansOf(person, dayNumber('2026-04-30')).map((loan) => [loan.contractNo, loan]),
      );
      for (const loan of early) {
        const then = late.get(loan.contractNo);
        expect(then?.lines.slice(0, loan.lines.length)).toEqual(loan.lines);
        expect(then).toMatchObject({
          approvedSatang: loan.approvedSatang,
          instalmentSatang: loan.instalmentSatang,
        });
        if (!isOpen(loan)) expect(then).toEqual(loan);
      }
    }
  },
);
