/** Numbers that nobody should put on a public board: they point to a person (T30). Pure. */
import { asciiDigits } from '../membership-number.ts';
import { normaliseThai } from '../thai-text.ts';
import { numberNames } from './words.text.ts';

export type PrivateNumber = 'member' | 'id' | 'phone' | 'account';

interface WriterFacts {
  /** The writer's own membership number, where it is known. */
  readonly memberNo?: string | undefined;
  /** Numbers that are public, such as the cooperative's telephone. */
  readonly allowed?: readonly string[];
}

const alone = (pattern: string) => new RegExp(`(?<!\\d)(?:${pattern})(?!\\d)`, 'gu');
/** With any one sign between two digits: `000,123`, `0/0/0/1/2/3`. */
const spaced = (digits: string) => [...digits].join('\\D?');

/** Six digits that begin with 0 are a membership number, whoever's. */
const zeroFirst = alone('0\\d{5}');
const named = new RegExp(`(?:${numberNames})[^\\d\\n]{0,20}(\\d{3,6})(?!\\d)`);
const thirteen = alone('\\d(?:[ -]?\\d){12}');
const phones = alone('0[2-9]\\d{7,8}|\\+?66[ -]?\\d{1,2}[ -]?\\d{3}[ -]?\\d{4}');
const groupedPhones = alone('0[2-9]\\d?[ -]\\d{3,4}[ -]?\\d{3,4}');
/** Accounts, and whatever else is that long without a comma in it. */
const long = alone('\\d{9,}');

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The check digit of Thai identity numbers. */
function isNationalId(digits: string): boolean {
  if (digits.length !== 13) return false;
  const sum = [...digits.slice(0, 12)].reduce(
    (all, digit, at) => all + Number(digit) * (13 - at),
    0,
  );
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}

function all(text: string, pattern: RegExp, but: ReadonlySet<string>): string[] {
  return [...text.matchAll(pattern)].map(([found]) => found).filter((n) => !but.has(digitsOf(n)));
}

/** The first kind of private number in a text, Thai digits and common spacings too. */
export function privateNumber(text: string, writer: WriterFacts = {}): PrivateNumber | undefined {
  const plain = asciiDigits(normaliseThai(text.normalize('NFKC')));
  const allowed = new Set((writer.allowed ?? []).map(digitsOf));
  const { memberNo } = writer;
  if (memberNo && alone(spaced(memberNo)).test(plain)) return 'member';
  if (named.test(plain) || all(plain, zeroFirst, allowed).length > 0) return 'member';
  const ids = all(plain, thirteen, allowed);
  if (ids.some((found) => isNationalId(digitsOf(found)))) return 'id';
  const called = [...all(plain, phones, allowed), ...all(plain, groupedPhones, allowed)];
  if (called.length > 0) return 'phone';
  return all(plain, long, allowed).length > 0 ? 'account' : undefined;
}

interface Telephones {
  readonly phone: string;
  readonly fax: string | null;
}

/** The cooperative's own telephones: anybody may write them where the public reads. */
export const ownTelephones = ({ phone, fax }: Telephones): readonly string[] =>
  fax ? [phone, fax] : [phone];
