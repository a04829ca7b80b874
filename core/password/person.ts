/** What of a person's own must not stand in their password: a neighbour knows it, too. Pure. */
import { asciiDigits } from '../membership-number.ts';
import { toBuddhistYear } from '../thai-date.ts';
import { foldPassword, passwordForm } from './form.ts';

export type PersonFault = 'number' | 'id' | 'phone' | 'birth' | 'name' | 'agency' | 'coop';

/** What a password must not contain; leave out what is not known where the rule is asked. */
export interface Person {
  readonly memberNo?: string | undefined;
  readonly names?: readonly string[];
  /** `YYYY-MM-DD`, common era. */
  readonly birthDate?: string | undefined;
  /** Of the national ID, or of the document of who has none. */
  readonly idNumbers?: readonly string[];
  /** Ten digits. */
  readonly phone?: string | undefined;
  /** Of an agency's contact: its number and its name. */
  readonly agencyNo?: string | undefined;
  readonly agencyName?: string | undefined;
  /** The cooperative's names, as they are written in full. */
  readonly coopNames?: readonly string[];
}

const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');

/** A name of one or two letters stands in too many honest words. */
const shortestName = 3;
/** Fewer digits than this stand in too many honest passwords. */
const shortestNumber = 5;

export function containedFault(password: string, person: Person): PersonFault | undefined {
  const digits = digitsOf(passwordForm(password));
  const folded = foldPassword(password);
  const hasNumber = (number: string) => number.length >= shortestNumber && digits.includes(number);
  const hasName = (name: string) => name.length >= shortestName && folded.includes(name);
  const {
    agencyNo = '',
    agencyName = '',
    memberNo = '',
    idNumbers = [],
    phone = '',
    birthDate,
  } = person;
  if (hasNumber(memberNo) || hasNumber(memberNo.replace(/^0+/, ''))) return 'number';
  if (idNumbers.map(digitsOf).some(hasNumber)) return 'id';
  if (hasNumber(phone.replace(/^0/, ''))) return 'phone';
  if (birthSpellings(birthDate).some(hasNumber)) return 'birth';
  if ((person.names ?? []).map(foldPassword).some(hasName)) return 'name';
  if (hasNumber(agencyNo) || hasName(agencysOwn(agencyName))) return 'agency';
  return (person.coopNames ?? []).map(ownWords).some(hasName) ? 'coop' : undefined;
}

/** The ways a Thai keyboard writes a birthday, in both eras; separators are gone already. */
function birthSpellings(birthDate: string | undefined): string[] {
  const [year, month, day] = birthDate?.split('-') ?? [];
  if (!year || !month || !day) return [];
  const years = [year, String(toBuddhistYear(Number(year)))];
  return years.flatMap((full) => [
    `${day}${month}${full}`,
    `${full}${month}${day}`,
    `${month}${day}${full}`,
    `${day}${month}${full.slice(2)}`,
    `${full.slice(2)}${month}${day}`,
    `${Number(day)}${Number(month)}${full}`,
  ]);
}

// Words that every such cooperative bears; they alone give nobody's name away.
const everybodys = new RegExp(
  [
    // สหกรณ์ ออมทรัพย์ เครดิตยูเนี่ยน จำกัด
    '\u0e2a\u0e2b\u0e01\u0e23\u0e13\u0e4c',
    '\u0e2d\u0e2d\u0e21\u0e17\u0e23\u0e31\u0e1e\u0e22\u0e4c',
    '\u0e40\u0e04\u0e23\u0e14\u0e34\u0e15\u0e22\u0e39\u0e40\u0e19\u0e35\u0e48\u0e22\u0e19',
    '\u0e08\u0e33\u0e01\u0e31\u0e14',
    '\\b(?:the|savings?|and|credit|union|thrift|co-?operatives?|teachers|limited|ltd|of)\\b',
    '[.,()]',
  ].join('|'),
  'gu',
);

// โรงเรียน โรงพยาบาล สำนักงาน มหาวิทยาลัย วิทยาลัย: what an agency is, not what it is called.
const kindsOfAgency = new RegExp(
  [
    '\u0e42\u0e23\u0e07\u0e40\u0e23\u0e35\u0e22\u0e19',
    '\u0e42\u0e23\u0e07\u0e1e\u0e22\u0e32\u0e1a\u0e32\u0e25',
    '\u0e2a\u0e33\u0e19\u0e31\u0e01\u0e07\u0e32\u0e19',
    '(?:\u0e21\u0e2b\u0e32)?\u0e27\u0e34\u0e17\u0e22\u0e32\u0e25\u0e31\u0e22',
  ].join('|'),
  'gu',
);

const agencysOwn = (name: string): string => foldPassword(name.replace(kindsOfAgency, ' '));

/** What is the cooperative's own in its name: `Tua Yang Teachers … Limited` is `tuayang`. */
function ownWords(name: string): string {
  return foldPassword(name.toLowerCase().replace(everybodys, ' '));
}
