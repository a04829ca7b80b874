/** A member of no special fame, by seeded chance. */
import { addMonths } from '../../core/days.ts';
import {
  dayNumber,
  dayText,
  type MonthNumber,
  monthNumber,
  monthOf,
  payYear,
} from '../calendar.ts';
import { type Random, seededRandom } from '../random.ts';
import { referenceTimeline, type Timeline } from '../timeline.ts';
import { femaleNames, maleNames } from '../words/first-names.text.ts';
import { positions, prefixes } from '../words/people.text.ts';
import { surnames } from '../words/surnames.text.ts';
import type { Agency } from './agencies.ts';
import { contactsOf } from './contacts.ts';
import { identityOf } from './identity.ts';
import { leaving, membershipMonths, postings, retirement } from './life.ts';
import { growingPay } from './pay.ts';
import { type Person, syntheticNationalId } from './person.ts';

const purposes = { person: 1, pay: 2, life: 41, papers: 42 } as const;
/** Pay is known so many years ahead, for whoever has years to go until the pension. */
const yearsAhead = 12;

function prefixFor(random: Random, female: boolean, age: number): string {
  if (!female) return random.percent(3) ? prefixes.lieutenant : prefixes.mister;
  return random.percent(age < 30 ? 25 : 62) ? prefixes.mistress : prefixes.miss;
}

function positionFor(random: Random, agency: Agency, age: number): string {
  const list = agency.kind === 'hospital' ? positions.hospital : positions.school;
  const stage = age < 32 ? 0 : age < 48 ? 2 : 4;
  // Heads are few: of three older members two stay where the middle of the career is.
  const at = stage === 4 && random.below(3) > 0 ? 3 : stage + random.below(2);
  return list[at] ?? list[0];
}

/** Months without shares are allowed late in a membership (A.2: after 180 months). */
function suspension(random: Random, joined: MonthNumber, months: number): number | undefined {
  if (months < 200 || !random.percent(12)) return undefined;
  return joined + random.between(181, months - 6);
}

/** Employee number and the written consent; a few consents were never found. */
function papers(number: number, joinedOn: string) {
  const random = seededRandom(number, purposes.papers);
  const employeeNo = String(random.between(1_000_000, 2_000_000));
  return { employeeNo, consentOn: random.percent(96) ? joinedOn : '' };
}

const unpaid = { employeeNo: '', consentOn: '' } as const;

/** The member of a number, of one of the units: always the same in a cooperative of that size. */
export function randomPerson(
  number: number,
  units: readonly Agency[],
  timeline: Timeline = referenceTimeline,
): Person {
  const random = seededRandom(number, purposes.person);
  const life = seededRandom(number, purposes.life);
  const lastMonth = monthNumber(timeline.lastChange);
  const months = membershipMonths(random);
  const joined = lastMonth - months;
  const joinedOn = dayText(monthOf(joined).first);
  const joiningAge = random.between(22, 41);
  const birthDate = dayText(dayNumber(addMonths(joinedOn, -12 * joiningAge)) - random.below(365));
  const female = random.percent(62);
  const age = Number(timeline.day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  const associate = random.percent(6);
  const agency = random.of(units);
  const left = leaving(life, joined, months);
  const end = left.month ?? Number.POSITIVE_INFINITY;
  const pension = retirement(birthDate);
  const retiresIn = associate || pension >= end ? undefined : pension;
  const years = payYear(lastMonth) - payYear(joined) + yearsAhead;
  const pensionYear = payYear(pension) - payYear(joined);
  const fixedShare = random.between(3, 20) * 100;
  const working = positionFor(random, agency, age);
  return {
    memberNo: String(number).padStart(6, '0'),
    ...identityOf(number, {
      prefix: prefixFor(random, female, age),
      firstName: random.of(female ? femaleNames : maleNames),
      lastName: random.of(surnames),
      nationalId: syntheticNationalId(number, Number(birthDate.slice(0, 4))),
    }),
    birthDate,
    joinedOn,
    leftOn: left.month === undefined ? '' : dayText(monthOf(left.month).last),
    leftCode: left.code,
    memberType: associate ? 'ASSOCIATE' : 'ORDINARY',
    postings: postings(life, units, { joined, end, agency, retiresIn, lastMonth }),
    retiresIn,
    ...(associate ? unpaid : papers(number, joinedOn)),
    positionName: associate ? '' : working,
    pay: associate
      ? { salaryBaht: [], shareBaht: [fixedShare] }
      : growingPay(seededRandom(number, purposes.pay), joiningAge, years, pensionYear),
    suspendedFrom: left.month === undefined ? suspension(random, joined, months) : undefined,
    ...contactsOf(random, String(number).padStart(6, '0')),
    extraShares: random.percent(45),
    timeline,
  };
}
