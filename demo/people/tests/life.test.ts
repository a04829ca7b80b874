import { describe, expect, test } from 'vitest';
import { monthNumber, monthOf } from '../../calendar.ts';
import { agenciesFor, pensionAgencies } from '../agencies.ts';
import { familyOf, isFemale } from '../family.ts';
import { retirement } from '../life.ts';
import { people } from '../people.ts';
import { agencyAt } from '../person.ts';

const agencies = agenciesFor(2_000);
const everybody = [...people(2_000, agencies)];
const now = monthNumber('2025-11-01');

describe('A.2 retiring', () => {
  test.each([
    ['1964-01-17', '2024-10'],
    ['1964-09-30', '2024-10'],
    // Born on the first of October: sixty on the day before, the last of the fiscal year.
    ['1964-10-01', '2024-10'],
    ['1964-10-02', '2025-10'],
    ['1964-12-31', '2025-10'],
  ])('born on %s, the pension begins in %s', (born, month) => {
    expect(monthOf(retirement(born)).text).toBe(month);
  });

  test('pensioners stay members and are billed with the pensioners of their office', () => {
    const numbers: readonly string[] = Object.values(pensionAgencies);
    const retired = everybody.filter((one) => one.retiresIn !== undefined && one.retiresIn < now);
    expect(retired.length / everybody.length).toBeGreaterThan(0.08);
    expect(retired.length / everybody.length).toBeLessThan(0.2);
    for (const person of retired.filter(({ leftOn }) => leftOn === '')) {
      expect(numbers).toContain(agencyAt(person, now));
    }
  });
});

describe('agencies', () => {
  test('each unit under the one before it, three levels at most, each with a head', () => {
    const byNumber = new Map(agencies.map((agency) => [agency.agencyNo, agency]));
    for (const { parentNo, headName, headPosition } of agencies) {
      const parent = byNumber.get(parentNo);
      expect(parentNo === '').toBe(parent === undefined);
      const above = byNumber.get(parent?.parentNo ?? '');
      expect(byNumber.get(above?.parentNo ?? '')).toBeUndefined();
      expect([headName, headPosition]).not.toContain('');
    }
  });

  test('people are billed by units that exist, and by no office', () => {
    const billing = new Set(
      agencies.filter(({ kind }) => kind !== 'office').map((a) => a.agencyNo),
    );
    for (const { postings } of everybody) {
      expect(postings.every(({ agencyNo }) => billing.has(agencyNo))).toBe(true);
      const months = postings.map(({ from }) => from);
      expect([...new Set(months)].sort((a, b) => a - b)).toEqual(months);
    }
  });
});

describe('families and papers', () => {
  test('always the same family; who is called Mrs is married to a man', () => {
    for (const person of everybody.slice(0, 300)) {
      const family = familyOf(person);
      expect(familyOf(person)).toEqual(family);
      if (person.prefix === 'นาง') expect(family.spouse).toMatch(/^นาย/);
      if (!isFemale(person) && family.spouse !== '') expect(family.spouse).toMatch(/^นาง/);
      for (const child of family.children) {
        expect(child.born - Number(person.birthDate.slice(0, 4))).toBeGreaterThanOrEqual(16);
      }
    }
  });

  test('employees have numbers and most have consented in writing; relatives neither', () => {
    const ordinary = everybody.filter((one) => one.memberType === 'ORDINARY');
    expect(ordinary.every((one) => /^\d{7}$/.test(one.employeeNo))).toBe(true);
    const consented = ordinary.filter((one) => one.consentOn !== '').length / ordinary.length;
    expect(consented).toBeGreaterThan(0.93);
    expect(consented).toBeLessThan(0.99);
    for (const one of everybody.filter((person) => person.memberType === 'ASSOCIATE')) {
      expect([one.employeeNo, one.consentOn]).toEqual(['', '']);
    }
  });
});
