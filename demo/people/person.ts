/** A member as the registry knows him or her; everything that ledgers are derived from. */
import { addMonths, type Day } from '../../core/days.ts';
import { nationalIdCheckDigit } from '../../core/national-id.ts';
import { dayNumber, dayText, monthNumber, monthOf, payYear } from '../calendar.ts';
import { type Chance, chance } from '../chance.ts';
import { femaleNames, maleNames } from '../words/first-names.text.ts';
import { positions, prefixes, retired } from '../words/people.text.ts';
import { addressOf } from '../words/places.text.ts';
import { surnames } from '../words/surnames.text.ts';
import type { Agency } from './agencies.ts';
import { growingPay, type Pay } from './pay.ts';

export interface Person {
  readonly memberNo: string;
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nationalId: string;
  readonly birthDate: Day;
  readonly joinedOn: Day;
  /** The day of leaving, '' while a member. */
  readonly leftOn: Day | '';
  readonly memberType: 'ORDINARY' | 'ASSOCIATE';
  readonly agencyNo: string;
  readonly positionName: string;
  /** Without pay a person is a relative: an associate who pays a fixed share. */
  readonly pay: Pay;
  /** First month without shares, or undefined. */
  readonly suspendedFrom: number | undefined;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  /** Whether now and then more shares are bought than the monthly ones. */
  readonly extraShares: boolean;
}

/** Nobody joins or leaves after this day, so that a later extract continues an earlier one. */
export const lastChange: Day = '2025-05-31';

const purposes = { person: 1, pay: 2 } as const;

/** Districts 9900 to 9999 exist nowhere: such a number belongs to nobody. */
export function syntheticNationalId(memberNo: number, born: number): string {
  const kind = born < 1984 ? '3' : '1';
  // 7,368,787 is prime to ten million: every member another number, none in a row.
  const scattered = (memberNo * 7_368_787) % 10_000_000;
  const twelve = `${kind}99${String(memberNo % 100).padStart(2, '0')}`;
  const digits = twelve + String(scattered).padStart(7, '0');
  return `${digits}${nationalIdCheckDigit(digits)}`;
}

function membershipMonths(luck: Chance): number {
  const share = luck.below(100);
  if (share < 30) return luck.between(1, 60);
  return share < 65 ? luck.between(61, 180) : luck.between(181, 430);
}

function prefixFor(luck: Chance, female: boolean, age: number): string {
  if (!female) return luck.percent(3) ? prefixes.lieutenant : prefixes.mister;
  return luck.percent(age < 30 ? 25 : 62) ? prefixes.mistress : prefixes.miss;
}

function positionFor(luck: Chance, agency: Agency, age: number): string {
  if (age >= 60) return retired;
  const list = agency.kind === 'hospital' ? positions.hospital : positions.school;
  const stage = age < 32 ? 0 : age < 48 ? 2 : 4;
  // Heads are few: of three older members two stay where the middle of the career is.
  const at = stage === 4 && luck.below(3) > 0 ? 3 : stage + luck.below(2);
  return list[at] ?? list[0];
}

function contactsOf(luck: Chance, memberNo: string) {
  const [first, second] = [luck.of([6, 8, 9]), luck.below(10)];
  const end = String(luck.below(10_000)).padStart(4, '0');
  const phone = `0${first}${second}000${end}`;
  const domain = luck.of(['example.com', 'example.net', 'example.org']);
  return {
    phone: luck.percent(97) ? phone : '',
    email: luck.percent(70) ? `member${memberNo}@${domain}` : '',
    address: addressOf(luck.between(1, 299), luck.between(1, 14), luck.below(1_000)),
  };
}

/** Months without shares are allowed late in a membership (A.2: after 180 months). */
function suspension(luck: Chance, joined: number, months: number): number | undefined {
  if (months < 200 || !luck.percent(12)) return undefined;
  return joined + luck.between(181, months - 6);
}

/** The member of a number, of one of the units: always the same in a cooperative of that size. */
export function randomPerson(number: number, units: readonly Agency[]): Person {
  const luck = chance(number, purposes.person);
  const memberNo = String(number).padStart(6, '0');
  const months = membershipMonths(luck);
  const joined = monthNumber(lastChange) - months;
  const joinedOn = dayText(monthOf(joined).first);
  const joiningAge = luck.between(22, 41);
  const birthDate = dayText(dayNumber(addMonths(joinedOn, -12 * joiningAge)) - luck.below(365));
  const female = luck.percent(62);
  const age = 2025 - Number(birthDate.slice(0, 4));
  const associate = luck.percent(6);
  const agency = luck.of(units);
  const left = months > 36 && luck.percent(3) ? joined + luck.between(24, months - 1) : 0;
  const years = payYear(monthNumber(lastChange)) - payYear(joined) + 2;
  const fixedShare = luck.between(3, 20) * 100;
  return {
    memberNo,
    prefix: prefixFor(luck, female, age),
    firstName: luck.of(female ? femaleNames : maleNames),
    lastName: luck.of(surnames),
    nationalId: syntheticNationalId(number, Number(birthDate.slice(0, 4))),
    birthDate,
    joinedOn,
    leftOn: left === 0 ? '' : dayText(monthOf(left).last),
    memberType: associate ? 'ASSOCIATE' : 'ORDINARY',
    agencyNo: agency.agencyNo,
    positionName: associate ? '' : positionFor(luck, agency, age),
    pay: associate
      ? { salaryBaht: [], shareBaht: [fixedShare] }
      : growingPay(chance(number, purposes.pay), joiningAge, years),
    suspendedFrom: left === 0 ? suspension(luck, joined, months) : undefined,
    ...contactsOf(luck, memberNo),
    extraShares: luck.percent(45),
  };
}
