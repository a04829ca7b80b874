import { describe, expect, test } from 'vitest';
import { isDay } from '../../core/days.ts';
import { idDocuments } from '../../core/id-document.ts';
import { isNationalId } from '../../core/national-id.ts';
import { normaliseThai } from '../../core/thai-text.ts';
import { cast } from '../cast.ts';
import { agenciesFor } from '../people/agencies.ts';
import { growingPay, inYear } from '../people/pay.ts';
import { people } from '../people/people.ts';
import { seededRandom } from '../random.ts';
import { referenceTimeline } from '../timeline.ts';
import { femaleNames, maleNames } from '../words/first-names.text.ts';
import { surnames } from '../words/surnames.text.ts';

const everybody = [...people(3_000, agenciesFor(3_000))];
const percentOf = (count: number): number => (100 * count) / everybody.length;

describe('who is there', () => {
  test('--members counts everybody, numbers are dense', () => {
    expect(everybody.map((person) => Number(person.memberNo))).toEqual(
      Array.from({ length: 3_000 }, (_, at) => at + 1),
    );
  });

  test.each([8, 9, 120, 500])(
    'the cast is among %i members, the others count from 1',
    (members) => {
      const numbers = [...people(members, agenciesFor(members))].map((person) => person.memberNo);
      expect(numbers).toHaveLength(members);
      for (const { memberNo } of cast) expect(numbers).toContain(memberNo);
      expect(numbers).toEqual([...numbers].sort());
      expect(members === 8 || numbers[0] === '000001').toBe(true);
    },
  );

  test('names are plenty, different, and spelt as part E wants them', () => {
    expect(femaleNames.length + maleNames.length).toBeGreaterThanOrEqual(150);
    expect(surnames.length).toBeGreaterThanOrEqual(200);
    for (const list of [femaleNames, maleNames, surnames]) {
      expect(new Set(list).size).toBe(list.length);
      expect(list.map(normaliseThai)).toEqual(list);
      for (const name of list) expect(name).toMatch(/^[\u0e01-\u0e4e]{2,}$/);
    }
  });

  test('national IDs fit their check digit, belong to no district, and occur once', () => {
    const ids = everybody.flatMap(({ nationalId }) => (nationalId === '' ? [] : [nationalId]));
    expect(ids.every(isNationalId)).toBe(true);
    expect(ids.every((id) => id.slice(1, 3) === '99')).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a few have a passport, a monk’s certificate or nothing instead', () => {
    const others = everybody.filter(({ nationalId }) => nationalId === '');
    const kinds = new Set(others.map(({ idDocument }) => idDocument?.kind));
    expect(kinds).toEqual(new Set([...idDocuments, undefined]));
    expect(percentOf(others.length)).toBeLessThan(2);
    const first = [...people(20, agenciesFor(20))].filter(({ nationalId }) => nationalId === '');
    expect(first.map(({ memberNo }) => memberNo)).toEqual(['000005', '000007', '000010', '000012']);
    expect(everybody.every((one) => one.nationalId === '' || !one.idDocument)).toBe(true);
  });

  test('lives run in order: born, grown up, joined, perhaps left', () => {
    for (const person of everybody) {
      expect(isDay(person.birthDate)).toBe(true);
      const age = Number(person.joinedOn.slice(0, 4)) - Number(person.birthDate.slice(0, 4));
      expect(age, person.memberNo).toBeGreaterThanOrEqual(21);
      expect(age).toBeLessThanOrEqual(43);
      expect(person.joinedOn <= referenceTimeline.lastChange).toBe(true);
      if (person.leftOn !== '') {
        expect(
          person.leftOn > person.joinedOn && person.leftOn <= referenceTimeline.lastChange,
        ).toBe(true);
      }
    }
  });

  test('the mixture is that of a cooperative', () => {
    const left = everybody.filter((person) => person.leftOn !== '').length;
    const associates = everybody.filter((person) => person.memberType === 'ASSOCIATE').length;
    expect(percentOf(left)).toBeGreaterThan(1);
    expect(percentOf(left)).toBeLessThan(6);
    expect(percentOf(associates)).toBeGreaterThan(3);
    expect(percentOf(associates)).toBeLessThan(10);
    for (const person of everybody) {
      expect(person.positionName === '').toBe(person.memberType === 'ASSOCIATE');
      expect(person.phone).toMatch(/^(0[689]\d000\d{4}|0[689]\d{8}|)$/);
      expect(person.email).toMatch(/^(|[a-z0-9]+@example\.(com|net|org|or\.th))$/);
    }
  });
});

describe('agencies', () => {
  test.each([
    [7, 6],
    [120, 6],
    [1_000, 25],
    [40_000, 1_000],
  ])('of %i members there are %i', (members, count) => {
    const agencies = agenciesFor(members);
    expect(agencies).toHaveLength(count);
    expect(new Set(agencies.map((agency) => agency.agencyNo)).size).toBe(count);
    expect(new Set(agencies.map((agency) => agency.name)).size).toBe(count);
  });

  test('the fixed two, and parents before children', () => {
    const agencies = agenciesFor(1_000);
    const numbers = agencies.map((agency) => agency.agencyNo);
    expect(numbers).toContain('01011001');
    expect(numbers).toContain('01012002');
    for (const [index, agency] of agencies.entries()) {
      if (agency.parentNo !== '') expect(numbers.indexOf(agency.parentNo)).toBeLessThan(index);
    }
  });
});

describe('A.2 pay and monthly shares', () => {
  const pays = Array.from({ length: 200 }, (_, seed) =>
    growingPay(seededRandom(seed, 1), 25, 45, 35),
  );

  test('shares are whole hundreds from 300 to 5,000 and never go down', () => {
    for (const { shareBaht } of pays) {
      expect(shareBaht.every((baht) => baht % 100 === 0 && baht >= 300 && baht <= 5_000)).toBe(
        true,
      );
      expect([...shareBaht].sort((a, b) => a - b)).toEqual(shareBaht);
    }
  });

  test('salaries rise to the ceiling until sixty and are a pension after that', () => {
    for (const { salaryBaht } of pays) {
      const working = salaryBaht.slice(0, 35);
      expect([...working].sort((a, b) => a - b)).toEqual(working);
      expect(Math.max(...working)).toBeLessThanOrEqual(76_800);
      expect(salaryBaht[35]).toBeLessThan((salaryBaht[34] ?? 0) * 0.65);
      expect(new Set(salaryBaht.slice(35)).size).toBe(1);
      expect(salaryBaht.every((baht) => baht % 10 === 0)).toBe(true);
    }
  });

  test('the last year goes on', () => {
    expect([0, 1, 2, 99].map((year) => inYear([5, 6], year))).toEqual([5, 6, 6, 6]);
    expect(inYear([], 3)).toBe(0);
  });
});
