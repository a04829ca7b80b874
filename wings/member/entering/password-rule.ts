/**
 * The password rule (D-03; R134): length, not riddles. One function for the form and the server;
 * the form knows less about the person, so the server may still refuse what the form let pass.
 */
import { asciiDigits } from '../../../core/membership-number.ts';
import { normaliseThai } from '../../../core/thai-text.ts';

export const shortest = 10;
export const longest = 128;

export type PasswordFault = 'short' | 'long' | 'repeated' | 'number' | 'name' | 'birth' | 'id';

/** What a password must not contain; leave out what is not known where the rule is asked. */
export interface Person {
  readonly memberNo?: string | undefined;
  readonly names?: readonly string[];
  /** `YYYY-MM-DD`, common era. */
  readonly birthDate?: string | undefined;
  readonly nationalId?: string | undefined;
}

/**
 * The one form in which a password is judged and hashed: NFKC makes `ำ` and `ํ` + `า`, or full
 * and half width, the same password on every keyboard. Blanks at the ends count.
 */
export function passwordForm(password: string): string {
  return password.normalize('NFKC');
}

/** Fewer different characters than this is one key held down, or two in turn. */
const fewestKinds = 4;
/** A name of one or two letters stands in too many honest words. */
const shortestName = 3;

/** The first fault of the password, or undefined when it may be used. */
export function passwordFault(password: string, person: Person = {}): PasswordFault | undefined {
  const form = passwordForm(password);
  const characters = [...form];
  if (characters.length < shortest) return 'short';
  if (characters.length > longest) return 'long';
  if (new Set(characters).size < fewestKinds) return 'repeated';
  return containedFault(form, person);
}

function containedFault(form: string, person: Person): PasswordFault | undefined {
  const folded = fold(form);
  const digits = asciiDigits(form).replace(/\D/g, '');
  if (person.memberNo && digits.includes(person.memberNo)) return 'number';
  if (person.nationalId && digits.includes(person.nationalId)) return 'id';
  if (birthSpellings(person.birthDate).some((spelling) => digits.includes(spelling))) {
    return 'birth';
  }
  const names = (person.names ?? []).map(fold).filter((name) => name.length >= shortestName);
  return names.some((name) => folded.includes(name)) ? 'name' : undefined;
}

const fold = (text: string): string =>
  normaliseThai(passwordForm(text)).toLowerCase().replace(/\s+/g, '');

/** The ways a Thai keyboard writes a birthday, in both eras; separators are gone already. */
function birthSpellings(birthDate: string | undefined): string[] {
  const [year, month, day] = birthDate?.split('-') ?? [];
  if (!year || !month || !day) return [];
  const years = [year, String(Number(year) + 543)];
  return years.flatMap((full) => [
    `${day}${month}${full}`,
    `${full}${month}${day}`,
    `${day}${month}${full.slice(2)}`,
    `${full.slice(2)}${month}${day}`,
    `${Number(day)}${Number(month)}${full}`,
  ]);
}

/** A mobile number as written, without blanks and hyphens: `0[689]` and eight digits (D-03). */
export function mobileNumber(text: string): string | undefined {
  const digits = asciiDigits(text).replace(/[\s-]/g, '');
  return /^0[689]\d{8}$/.test(digits) ? digits : undefined;
}
