import { beforeAll, describe, expect, test } from 'vitest';
import { dayNumber } from '../../calendar.ts';
import { type Member, memberOf } from '../../member-files.ts';
import { agenciesFor } from '../agencies.ts';
import { people } from '../people.ts';

const asOf = dayNumber('2025-11-28');
const size = 1_200;
let members: readonly Member[];

beforeAll(() => {
  const everybody = [...people(size, agenciesFor(size))];
  members = everybody.filter(({ leftCode }) => leftCode === '').map((one) => memberOf(one, asOf));
}, 240_000);

/** What so many percent of the members do not exceed. */
function percentile(percent: number, of: (member: Member) => number): number {
  const sorted = members.map(of).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

const baht = (satang: bigint): number => Number(satang) / 100;
const yearsSince = (day: string): number => (asOf - dayNumber(day)) / 365.25;

describe('the members look like those of a cooperative', () => {
  test('ages: from the first post to long after the pension, half of them below 50', () => {
    const age = (percent: number) =>
      percentile(percent, ({ person }) => yearsSince(person.birthDate));
    expect(age(0)).toBeGreaterThan(22);
    expect(age(50)).toBeGreaterThan(40);
    expect(age(50)).toBeLessThan(50);
    expect(age(95)).toBeGreaterThan(60);
    expect(age(100)).toBeLessThan(82);
  });

  test('years of membership: as many new ones as old hands', () => {
    const years = (percent: number) =>
      percentile(percent, ({ person }) => yearsSince(person.joinedOn));
    expect(years(25)).toBeLessThan(7);
    expect(years(75)).toBeGreaterThan(15);
    expect(years(100)).toBeLessThan(37);
  });

  test('shares: a hundred and more thousand in the middle, a million for few', () => {
    const shares = (percent: number) =>
      percentile(percent, (one) => baht(one.shares.balanceSatang));
    expect(shares(50)).toBeGreaterThan(100_000);
    expect(shares(50)).toBeLessThan(300_000);
    expect(shares(99)).toBeGreaterThan(900_000);
  });

  test('loans: two thirds owe something', () => {
    const owing = members.filter(({ loans }) => loans.some((loan) => loan.closedOn === undefined));
    expect(owing.length / members.length).toBeGreaterThan(0.5);
    expect(owing.length / members.length).toBeLessThan(0.8);
  });

  test('deposits: little for most, very much for a few', () => {
    const totalDeposits = (one: Member) =>
      one.accounts.reduce((sum, account) => sum + baht(account.balanceSatang), 0);
    expect(percentile(50, totalDeposits)).toBeLessThan(100_000);
    expect(percentile(95, totalDeposits)).toBeGreaterThan(5 * percentile(50, totalDeposits));
    expect(percentile(95, totalDeposits)).toBeLessThan(800_000);
    expect(percentile(100, totalDeposits)).toBeGreaterThan(3_000_000);
  });

  test('seven in ten are enrolled in a cremation association', () => {
    const enrolled = members.filter(({ enrolments }) => enrolments.length > 0);
    expect(enrolled.length / members.length).toBeGreaterThan(0.6);
    expect(enrolled.length / members.length).toBeLessThan(0.8);
  });

  test('hardly two share a name, and no surname is common', () => {
    const counts = new Map<string, number>();
    for (const { person } of members) {
      counts.set(person.lastName, (counts.get(person.lastName) ?? 0) + 1);
    }
    const full = new Set(members.map(({ person }) => `${person.firstName} ${person.lastName}`));
    expect(full.size / members.length).toBeGreaterThan(0.99);
    expect(Math.max(...counts.values())).toBeLessThan(8);
  });
});
