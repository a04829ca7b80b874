/**
 * Who stands surety: real members, found without looking at anybody else's loans. Six members lie
 * at fixed distances from each borrower, and nobody but they may stand surety for his or her one
 * ordinary loan; so, seen from the other side, nobody guarantees more than six.
 */
import type { Satang } from '../../core/satang.ts';
import { dayText } from '../calendar.ts';
import { cast } from '../cast.ts';
import type { Agency } from '../people/agencies.ts';
import type { Person } from '../people/person.ts';
import { randomPerson } from '../people/random-person.ts';
import { referenceTimeline, type Timeline } from '../timeline.ts';
import { backingWords } from '../words/loan.text.ts';
import type { Loan } from './loan.ts';

export interface Guarantee {
  readonly kind: 'PERSON' | 'SHARE' | 'DEPOSIT' | 'LAND' | 'OTHER';
  /** Membership number of a PERSON or of another whose shares or deposit it is, otherwise ''. */
  readonly guarantorNo: string;
  readonly refNo: string;
  readonly name: string;
  readonly amountSatang: Satang;
}

/** The cooperative as far as sureties need to know it. */
export interface Roll {
  /** The highest number of a member who is not of the cast. */
  readonly lastNumber: number;
  readonly units: readonly Agency[];
  readonly timeline: Timeline;
}

const castByNumber = new Map(cast.map(({ memberNo, person }) => [Number(memberNo), person]));

/** Numbers are dense and skip only the cast's. */
export function rollOf(
  members: number,
  agencies: readonly Agency[],
  timeline: Timeline = referenceTimeline,
): Roll {
  const others = members - cast.length;
  let lastNumber = others;
  for (const number of [...castByNumber.keys()].toSorted((a, b) => a - b)) {
    if (number <= lastNumber) lastNumber += 1;
  }
  const units = agencies.filter(({ kind }) => kind === 'school' || kind === 'hospital');
  return { lastNumber, units, timeline };
}

/** How many members lie close enough to stand surety for somebody. */
const candidates = 6;
const widestStep = 17;

/** Those of the six who are ordinary members now and were on the day of the contract. */
function* eligible(borrowerNo: string, loan: Loan, roll: Roll): Generator<Person> {
  const { lastNumber, units, timeline } = roll;
  const step = Math.min(widestStep, Math.floor(lastNumber / (candidates + 1)));
  const contractOn = dayText(loan.contractOn);
  for (let nth = 1; step > 0 && nth <= candidates; nth += 1) {
    const number = ((Number(borrowerNo) - 1 + nth * step) % lastNumber) + 1;
    if (castByNumber.has(number)) continue;
    const person = randomPerson(number, units, timeline);
    if (person.memberType !== 'ORDINARY' || person.leftOn !== '') continue;
    if (person.joinedOn < contractOn) yield person;
  }
}

function guarantorsOf(borrowerNo: string, loan: Loan, roll: Roll): readonly Person[] {
  const { guarantors } = loan;
  if (typeof guarantors !== 'number') {
    return guarantors.flatMap((memberNo) => castByNumber.get(Number(memberNo)) ?? []);
  }
  return guarantors === 0 ? [] : [...eligible(borrowerNo, loan, roll)].slice(0, guarantors);
}

/** Equal parts in whole baht, the first one with what is left over. */
function parts(satang: Satang, count: number): readonly Satang[] {
  const part = (satang / BigInt(count) / 100n) * 100n;
  return Array.from({ length: count }, (_, at) =>
    at === 0 ? satang - part * BigInt(count - 1) : part,
  );
}

/**
 * What secures a loan that is open or written off, in order; nothing for a paid one. Where fewer
 * members than needed could be found, an insurance takes the place of each that is missing.
 */
export function guaranteesOf(borrowerNo: string, loan: Loan, roll: Roll): readonly Guarantee[] {
  if (loan.closedOn !== undefined && loan.debt?.status !== 'WRITTEN_OFF') return [];
  const own = loan.pledges.map(
    ({ ownerNo = '', ...pledge }): Guarantee => ({ ...pledge, guarantorNo: ownerNo }),
  );
  const people = guarantorsOf(borrowerNo, loan, roll);
  const { guarantors } = loan;
  const needed = typeof guarantors === 'number' ? guarantors : guarantors.length;
  if (needed === 0) return own;
  const secured = parts(loan.approvedSatang, needed).map((amountSatang, at): Guarantee => {
    const person = people[at];
    if (!person) {
      const name = backingWords.insurance;
      return { kind: 'OTHER', guarantorNo: '', refNo: '', name, amountSatang };
    }
    const name = `${person.prefix}${person.firstName} ${person.lastName}`;
    return { kind: 'PERSON', guarantorNo: person.memberNo, refNo: '', name, amountSatang };
  });
  return [...own, ...secured];
}
