import { describe, expect, test } from 'vitest';
import { dayText } from '../../calendar.ts';
import { cast } from '../../cast.ts';
import { agenciesFor } from '../../people/agencies.ts';
import { rollOf } from '../guarantors.ts';
import { everybody, loanRows, satang } from './rows-of.ts';

const size = 3_000;
const people = new Map(everybody(size).map((person) => [person.memberNo, person]));
const all = loanRows(size);
const open = all.filter(({ loan }) => loan.closedOn === undefined);
const rows = open.flatMap(({ person, loan, guarantees }) =>
  guarantees.map((row) => ({ person, loan, row })),
);
const persons = rows.filter(({ row }) => row.KIND === 'PERSON');

describe('A.8 guarantors', () => {
  test('are ordinary members, in on the day of the contract and now, under their own names', () => {
    expect(persons.length).toBeGreaterThan(3_000);
    for (const { person, loan, row } of persons) {
      const guarantor = people.get(String(row.GUARANTOR_NO));
      expect(guarantor, String(row.GUARANTOR_NO)).toMatchObject({
        memberType: 'ORDINARY',
        leftOn: '',
      });
      expect(guarantor?.memberNo).not.toBe(person.memberNo);
      expect(String(guarantor?.joinedOn) < dayText(loan.contractOn)).toBe(true);
      expect(row.NAME).toBe(`${guarantor?.prefix}${guarantor?.firstName} ${guarantor?.lastName}`);
    }
  });

  test('nobody guarantees more than six contracts, hardly anybody none or six', () => {
    const counts = new Map<string, number>();
    for (const { row } of persons) {
      const no = String(row.GUARANTOR_NO);
      counts.set(no, (counts.get(no) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(6);
    expect(counts.size).toBeGreaterThan(size / 2);
  });

  test('an ordinary loan has two to four, by its amount, insurance for who is missing', () => {
    let insured = 0;
    for (const { loan, ...one } of open.filter(({ row }) => row.FAMILY === 'ORDINARY')) {
      // 000321 has what others pledged besides.
      const guarantees = one.guarantees.filter(({ KIND }) => KIND === 'PERSON' || KIND === 'OTHER');
      const baht = loan.approvedSatang / 100n;
      const needed = baht <= 300_000n ? 2 : baht <= 1_000_000n ? 3 : 4;
      expect(guarantees).toHaveLength(needed);
      const names = guarantees.filter((row) => row.KIND === 'PERSON').map((r) => r.GUARANTOR_NO);
      expect(new Set(names).size).toBe(names.length);
      insured += needed - names.length;
      const sum = guarantees.reduce((total, row) => total + satang(row.AMOUNT), 0n);
      expect(sum).toBe(loan.approvedSatang);
      for (const row of guarantees) expect(satang(row.AMOUNT)).toBeGreaterThan(0n);
    }
    expect(insured / persons.length).toBeLessThan(0.15);
  });

  test('D-13 special loans have what their borrower pledged, emergency loans need nothing', () => {
    for (const { loan, guarantees } of open) {
      // What may be drawn again has somebody who stands for it.
      if (loan.product.revolving) expect(guarantees).toHaveLength(1);
      else if (loan.product.family === 'EMERGENCY') expect(guarantees).toEqual([]);
      // What the cast shows rules of interest by is small and secured by nothing.
      if (['BNK', 'MED', 'OCC', 'SOL', 'STP'].includes(loan.product.code)) {
        expect(guarantees).toEqual([]);
        continue;
      }
      if (loan.product.family !== 'SPECIAL') continue;
      expect(guarantees).toHaveLength(1);
      expect(guarantees[0]?.AMOUNT).toBe(loan.approvedSatang);
      const kind = String(guarantees[0]?.KIND);
      expect(['SHARE', 'DEPOSIT', 'LAND']).toContain(kind);
      expect(guarantees[0]?.REF_NO === '').toBe(kind === 'SHARE');
    }
  });

  test('nothing secures a closed loan, unless it was written off', () => {
    const closed = all.filter(({ loan }) => loan.closedOn !== undefined && !loan.debt);
    expect(closed.flatMap(({ guarantees }) => guarantees)).toEqual([]);
  });
});

describe('the roll', () => {
  test.each([8, 9, 60, 118, 120, 240, 1_000])('of %i members ends where they end', (members) => {
    const fixed = new Set<string>(cast.map(({ memberNo }) => memberNo));
    const numbers = everybody(members).map((person) => person.memberNo);
    const others = numbers.filter((no) => !fixed.has(no));
    const last = rollOf(members, agenciesFor(members)).lastNumber;
    expect(last).toBe(Number(others.at(-1) ?? 0));
  });

  test.each([8, 9, 20, 60])('in a cooperative of %i everybody named is there', (members) => {
    const numbers = new Set(everybody(members).map((person) => person.memberNo));
    for (const { person, guarantees } of loanRows(members)) {
      const named = guarantees.filter((row) => row.KIND === 'PERSON').map((r) => r.GUARANTOR_NO);
      for (const no of named) expect(numbers.has(String(no))).toBe(true);
      expect(named).not.toContain(person.memberNo);
      expect(new Set(named).size).toBe(named.length);
    }
  });
});
