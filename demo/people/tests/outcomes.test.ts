import { expect, test } from 'vitest';
import { monthNumber } from '../../calendar.ts';
import { agenciesFor } from '../agencies.ts';
import { outcomeOf } from '../outcomes.ts';
import { people } from '../people.ts';
import { agencyAt, type Person } from '../person.ts';

const everybody = [...people(2_000, agenciesFor(2_000))];
const first = monthNumber('2023-12-01');
const last = monthNumber('2025-10-01');

/** Months in which a person was billed. */
function* months(person: Person): Generator<number> {
  const joined = monthNumber(person.joinedOn);
  const left = person.leftOn === '' ? last : monthNumber(person.leftOn);
  for (let month = Math.max(first, joined); month <= Math.min(left, last); month += 1) yield month;
}

test('A.6 nearly all is deducted, and what is not has a reason', () => {
  let billed = 0;
  let short = 0;
  let loansMissed = 0;
  for (const person of everybody) {
    for (const month of months(person)) {
      const { shares, loans, deposits, cremation, reason } = outcomeOf(person, month);
      const full = shares && loans === 'FULL' && deposits && cremation;
      expect(reason === '').toBe(full);
      billed += 1;
      if (!full) short += 1;
      if (loans !== 'FULL') loansMissed += 1;
    }
  }
  expect(short / billed).toBeGreaterThan(0.01);
  expect(short / billed).toBeLessThan(0.04);
  expect(loansMissed / billed).toBeGreaterThan(0.005);
});

test('pay that does not suffice leaves out cremation first, then saving, then principal', () => {
  for (const person of everybody) {
    for (const month of months(person)) {
      const { shares, loans, deposits, cremation } = outcomeOf(person, month);
      if (!deposits) expect(cremation).toBe(false);
      if (loans !== 'FULL') expect(deposits).toBe(false);
      if (!shares) expect(loans).toBe('NONE');
    }
  }
});

test('the month of a move is lost, and the next agency bills from then on', () => {
  let moved = 0;
  for (const person of everybody) {
    for (const month of months(person)) {
      const { reason, newAgencyNo } = outcomeOf(person, month);
      expect(newAgencyNo !== '').toBe(reason === 'TRANSFERRED');
      if (reason !== 'TRANSFERRED') continue;
      moved += 1;
      expect(newAgencyNo).not.toBe(agencyAt(person, month));
      expect(newAgencyNo).toBe(agencyAt(person, month + 1));
    }
  }
  expect(moved).toBeGreaterThan(60);
});

test('before collections were on record all came in; leaving takes the last month', () => {
  for (const person of everybody) {
    expect(outcomeOf(person, first - 1).reason).toBe('');
    if (person.leftOn === '' || monthNumber(person.leftOn) < first) continue;
    const reasons = { '1': 'OTHER', '2': 'DECEASED', '3': 'RESIGNED', '4': 'OTHER', '': '' };
    expect(outcomeOf(person, monthNumber(person.leftOn))).toMatchObject({
      shares: false,
      reason: reasons[person.leftCode],
    });
  }
});
