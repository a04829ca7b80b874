/** Enrolments in cremation associations and what each month costs (A.7, D-12). */
import { type Satang, wholeBaht } from '../../core/satang.ts';
import {
  type DayNumber,
  dayNumber,
  dayText,
  type MonthNumber,
  monthNumber,
  monthOf,
} from '../calendar.ts';
import { receiptNo } from '../ledgers/receipts.ts';
import { type Family, familyOf } from '../people/family.ts';
import { outcomeOf } from '../people/outcomes.ts';
import type { Person } from '../people/person.ts';
import { type Random, seededRandom } from '../random.ts';
import type { Timeline } from '../timeline.ts';
import { firstMonth } from './window.ts';

export type AssociationKey = 'teachers' | 'federation' | 'own';
export type EnrolmentRelation = 'SELF' | 'SPOUSE' | 'PARENT' | 'CHILD';

interface Association {
  readonly founded: DayNumber;
  readonly rateSatang: Satang;
  readonly deaths: { readonly least: number; readonly most: number };
  readonly insuredSatang: Satang;
  /** First digit of its numbers. */
  readonly digit: number;
}

const associations: Readonly<Record<AssociationKey, Association>> = {
  teachers: {
    founded: dayNumber('2010-02-14'),
    rateSatang: 50n,
    deaths: { least: 560, most: 690 },
    insuredSatang: wholeBaht(600_000),
    digit: 1,
  },
  federation: {
    founded: dayNumber('2011-02-14'),
    rateSatang: 100n,
    deaths: { least: 255, most: 330 },
    insuredSatang: wholeBaht(600_000),
    digit: 2,
  },
  own: {
    founded: dayNumber('1999-01-01'),
    rateSatang: 2_000n,
    deaths: { least: 2, most: 9 },
    insuredSatang: wholeBaht(120_000),
    digit: 3,
  },
};

export interface CremationMonth {
  readonly month: MonthNumber;
  readonly deaths: number;
  readonly rateSatang: Satang;
  readonly amountSatang: Satang;
  readonly collectedSatang: Satang;
  readonly receiptNo: string;
}

export interface Enrolment {
  readonly cremationNo: string;
  readonly association: AssociationKey;
  readonly insuredSatang: Satang;
  readonly personName: string;
  readonly relation: EnrolmentRelation;
  readonly joinedOn: DayNumber;
  readonly prepaidSatang: Satang;
  readonly manager: string;
  readonly status: 'ACTIVE' | 'LEFT' | 'DECEASED';
  readonly months: readonly CremationMonth[];
}

const purposes = { deaths: 45, enrolments: 46 } as const;
/** As the reference bill has it: 620 deaths at half a baht. */
const reference = { month: monthNumber('2025-11-01'), deaths: 620 } as const;

const counts = new Map<string, number>();

/** How many of an association died in a month: the same for all its members. */
function deathsIn(key: AssociationKey, month: MonthNumber, { monthsLater }: Timeline): number {
  if (key === 'teachers' && month === reference.month + monthsLater) return reference.deaths;
  const cached = counts.get(`${key} ${month}`);
  if (cached !== undefined) return cached;
  const { deaths, digit } = associations[key];
  const made = seededRandom(month * 4 + digit, purposes.deaths).between(deaths.least, deaths.most);
  counts.set(`${key} ${month}`, made);
  return made;
}

interface Chosen {
  readonly association: AssociationKey;
  readonly relation: EnrolmentRelation;
  readonly name: string;
  /** The month in which a relative died, if one did. */
  readonly died?: MonthNumber;
}

/** Relatives may join where the member is in (A.7). */
function relatives(
  random: Random,
  person: Person,
  family: Family,
  association: AssociationKey,
): Chosen[] {
  const [withSpouse, withParent, withChild] = [
    random.percent(34),
    random.percent(8),
    random.percent(6),
  ];
  const now = reference.month + person.timeline.monthsLater;
  const died = random.percent(30) ? now - random.between(1, 20) : undefined;
  const child = family.children[0];
  const list: Chosen[] = [];
  if (withSpouse && family.spouse !== '') {
    list.push({ association, relation: 'SPOUSE', name: family.spouse });
  }
  if (withParent) {
    const parent = { association, relation: 'PARENT', name: family.mother } as const;
    list.push(died === undefined ? parent : { ...parent, died });
  }
  if (withChild && child) list.push({ association, relation: 'CHILD', name: child.name });
  return list;
}

/** One in fifty is in a second association as well. */
function secondOf({ memberNo }: Person, first: AssociationKey, name: string): readonly Chosen[] {
  if (Number(memberNo) % 50 !== 8) return [];
  return [{ association: first === 'own' ? 'teachers' : 'own', relation: 'SELF', name }];
}

function chosenBy(person: Person, random: Random): readonly Chosen[] {
  const family = familyOf(person);
  const name = `${person.prefix}${person.firstName} ${person.lastName}`;
  if (person.memberNo === '000123') {
    return [
      { association: 'teachers', relation: 'SELF', name },
      { association: 'teachers', relation: 'SPOUSE', name: family.spouse },
    ];
  }
  const draw = random.below(100);
  const association = draw < 52 ? 'teachers' : draw < 76 ? 'federation' : 'own';
  const enrolled = random.percent(76) && person.memberType === 'ORDINARY';
  if (!enrolled) return [];
  return [
    { association, relation: 'SELF', name },
    ...relatives(random, person, family, association),
    ...secondOf(person, association, name),
  ];
}

function monthsOf(person: Person, chosen: Chosen, from: DayNumber, asOf: DayNumber) {
  const { rateSatang } = associations[chosen.association];
  const left = person.leftOn === '' ? Number.POSITIVE_INFINITY : monthNumber(person.leftOn);
  const last = Math.min(monthNumber(dayText(asOf)), left, chosen.died ?? left);
  const months: CremationMonth[] = [];
  const first = Math.max(firstMonth(asOf), monthNumber(dayText(from)) + 1);
  for (let month = first; month <= last; month += 1) {
    const deaths = deathsIn(chosen.association, month, person.timeline);
    const amountSatang = BigInt(deaths) * rateSatang;
    const { last: end } = monthOf(month);
    const paid = end <= asOf && outcomeOf(person, month).cremation;
    months.push({
      month,
      deaths,
      rateSatang,
      amountSatang,
      collectedSatang: paid ? amountSatang : 0n,
      receiptNo: paid ? receiptNo(monthOf(month), person.memberNo) : '',
    });
  }
  return months;
}

function statusOf(person: Person, chosen: Chosen, asOf: DayNumber): Enrolment['status'] {
  const dead = chosen.died !== undefined && chosen.died <= monthNumber(dayText(asOf));
  if (dead || (person.leftCode === '2' && chosen.relation === 'SELF')) return 'DECEASED';
  return person.leftCode === '' ? 'ACTIVE' : 'LEFT';
}

/**
 * A member's enrolments, his or her own first, each with its months on record. All of an
 * association pay the same in a month; one bill collects for the whole family.
 */
export function enrolmentsOf(person: Person, asOf: DayNumber): readonly Enrolment[] {
  const random = seededRandom(Number(person.memberNo), purposes.enrolments);
  const family = familyOf(person);
  const chosenOnes = chosenBy(person, random);
  const manager = family.spouse === '' ? family.mother : family.spouse;
  const joined = dayNumber(person.joinedOn);
  const end = person.leftOn === '' ? asOf : Math.min(asOf, dayNumber(person.leftOn));
  return chosenOnes.flatMap((chosen, at) => {
    const { founded, digit, insuredSatang } = associations[chosen.association];
    // Enrolment comes in rounds, one each quarter.
    const joinedOn = Math.max(joined, founded) + 90 * (1 + at);
    const prepaidSatang = wholeBaht(random.between(2, 12) * 100);
    if (joinedOn > end) return [];
    return {
      cremationNo: `${digit}${person.memberNo}${at + 1}`,
      association: chosen.association,
      insuredSatang,
      personName: chosen.name,
      relation: chosen.relation,
      joinedOn,
      prepaidSatang,
      manager: chosen.name === manager ? '' : manager,
      status: statusOf(person, chosen, asOf),
      months: monthsOf(person, chosen, joinedOn, asOf),
    };
  });
}
