/** The fixed cast of the demo cooperative: the same people at every size. */
import { addMonths, type Day, monthEnd } from '../core/days.ts';
import { type MonthNumber, monthNumber, payYear } from './calendar.ts';
import { castAgencies, pensionAgencies } from './people/agencies.ts';
import { retirement } from './people/life.ts';
import { growingPay, type Pay } from './people/pay.ts';
import { type Hardship, type Person, syntheticNationalId } from './people/person.ts';
import { seededRandom } from './random.ts';
import { laterMonth, referenceTimeline, type Timeline } from './timeline.ts';
import { castAddresses, castNames, castPositions } from './words/cast.text.ts';

export type CastNo = keyof typeof castNames;

/** The password of every cast member who has an account. */
export const demoPassword = 'Sahakon#2568';

/**
 * How a cast member stands at the portal. `settled`: signs in and is in. `terms_open`: has yet to
 * accept the terms. `must_change`: needs a new password first. `none`: not registered.
 */
export type Standing = 'settled' | 'terms_open' | 'must_change' | 'none';

export interface CastMember {
  readonly memberNo: CastNo;
  readonly standing: Standing;
  readonly person: Person;
}

/** Births stay; memberships move with the timeline. */
interface Facts {
  readonly standing: Standing;
  readonly born: Day;
  readonly joinedOn: Day;
  readonly leftOn?: Day;
  /** Has reached the age since: billed with the pensioners of the unit. */
  readonly retired?: true;
  readonly unit: keyof typeof castAgencies;
  readonly phone: string;
  readonly email: string;
  /** Where chance may not decide: monthly shares by pay year, the last one goes on. */
  readonly shareBaht?: readonly number[];
  readonly nationalId?: string;
  /** Months, `2024-06`, in which payroll did not deduct everything. */
  readonly hardships?: Readonly<Record<string, Hardship>>;
}

const facts: Readonly<Record<CastNo, Facts>> = {
  '000051': {
    standing: 'settled',
    born: '1962-03-15',
    joinedOn: '1990-05-01',
    retired: true,
    unit: 'school',
    phone: '0840000510',
    email: 'boonsong@example.com',
    hardships: { '2025-02': 'PRINCIPAL', '2025-06': 'EVERYTHING' },
  },
  '000111': {
    standing: 'settled',
    born: '2000-10-12',
    joinedOn: '2024-01-01',
    unit: 'school',
    phone: '0620001111',
    email: 'rungnapha@example.com',
  },
  '000123': {
    standing: 'settled',
    born: '1978-02-14',
    joinedOn: '2010-06-01',
    unit: 'school',
    phone: '0810004567',
    email: 'somying@example.or.th',
    // 16 months of 1,500, 36 of 2,000 and 133 of 2,500 make 428,500 at period 185.
    shareBaht: [1_500, 1_500, 2_000, 2_000, 2_000, 2_500],
    nationalId: '1992341001335',
    hardships: { '2024-06': 'CREMATION' },
  },
  '000222': {
    standing: 'settled',
    born: '1970-04-30',
    joinedOn: '2000-07-01',
    unit: 'hospital',
    phone: '0890002222',
    email: 'arunee@example.com',
    hardships: { '2024-02': 'SAVING', '2025-03': 'LOANS' },
  },
  '000321': {
    standing: 'none',
    born: '1996-12-05',
    joinedOn: '2022-06-01',
    unit: 'hospital',
    phone: '0920003210',
    email: 'thanakorn@example.com',
  },
  '000456': {
    standing: 'terms_open',
    born: '1975-08-09',
    joinedOn: '2008-05-01',
    unit: 'school',
    phone: '0810004560',
    email: 'prasert@example.com',
    hardships: { '2025-10': 'PRINCIPAL' },
  },
  '000654': {
    standing: 'settled',
    born: '1964-01-17',
    joinedOn: '2003-10-01',
    leftOn: '2024-09-30',
    unit: 'hospital',
    phone: '0860006540',
    email: 'somsak@example.com',
  },
  '000789': {
    standing: 'must_change',
    born: '1993-03-21',
    joinedOn: '2019-11-01',
    unit: 'school',
    phone: '0950007890',
    email: 'wipha@example.com',
    hardships: { '2024-09': 'SAVING' },
  },
};

const purposeCastPay = 8;

function payOf(memberNo: CastNo, memberFacts: Facts, { lastChange }: Timeline): Pay {
  const random = seededRandom(Number(memberNo), purposeCastPay);
  const years = payYear(monthNumber(lastChange)) - payYear(monthNumber(memberFacts.joinedOn)) + 2;
  const age = Number(memberFacts.joinedOn.slice(0, 4)) - Number(memberFacts.born.slice(0, 4));
  const pension =
    payYear(retirement(memberFacts.born)) - payYear(monthNumber(memberFacts.joinedOn));
  const growing = growingPay(random, age, years, pension);
  return memberFacts.shareBaht ? { ...growing, shareBaht: memberFacts.shareBaht } : growing;
}

function hardshipsOf(
  { hardships = {} }: Facts,
  timeline: Timeline,
): ReadonlyMap<MonthNumber, Hardship> {
  const months = Object.entries(hardships);
  return new Map(months.map(([month, hardship]) => [laterMonth(timeline, month), hardship]));
}

/** Firsts of a month stay firsts, and ends stay ends. */
function movedFacts(memberFacts: Facts, { monthsLater }: Timeline): Facts {
  const { joinedOn, leftOn } = memberFacts;
  return {
    ...memberFacts,
    joinedOn: addMonths(joinedOn, monthsLater),
    ...(leftOn !== undefined && { leftOn: monthEnd(addMonths(leftOn, monthsLater)) }),
  };
}

function memberOf(memberNo: CastNo, timeline: Timeline): CastMember {
  const memberFacts = movedFacts(facts[memberNo], timeline);
  const born = Number(memberFacts.born.slice(0, 4));
  const retiresIn = memberFacts.retired && retirement(memberFacts.born);
  const person: Person = {
    memberNo,
    ...castNames[memberNo],
    nationalId: memberFacts.nationalId ?? syntheticNationalId(Number(memberNo), born),
    birthDate: memberFacts.born,
    joinedOn: memberFacts.joinedOn,
    leftOn: memberFacts.leftOn ?? '',
    leftCode: memberFacts.leftOn === undefined ? '' : '3',
    memberType: 'ORDINARY',
    postings: [
      { from: monthNumber(memberFacts.joinedOn), agencyNo: castAgencies[memberFacts.unit] },
      ...(retiresIn ? [{ from: retiresIn + 1, agencyNo: pensionAgencies[memberFacts.unit] }] : []),
    ],
    // Of the others none retires before these records end.
    retiresIn,
    employeeNo: `1${memberNo}`,
    consentOn: memberFacts.joinedOn,
    positionName: castPositions[memberNo],
    pay: payOf(memberNo, memberFacts, timeline),
    suspendedFrom: undefined,
    extraShares: false,
    phone: memberFacts.phone,
    email: memberFacts.email,
    address: castAddresses[memberNo],
    hardships: hardshipsOf(memberFacts, timeline),
    timeline,
  };
  return { memberNo, standing: memberFacts.standing, person };
}

/** In the order of membership numbers, as they stand in a demo of that timeline. */
export const castOn = (timeline: Timeline): readonly CastMember[] =>
  (Object.keys(facts) as CastNo[]).sort().map((memberNo) => memberOf(memberNo, timeline));

/** As of the reference day; who they are and how they sign in is the same on every day. */
export const cast: readonly CastMember[] = castOn(referenceTimeline);
