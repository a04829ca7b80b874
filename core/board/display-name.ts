/** The name a member writes under when they give none (D-18). Pure. */
import { consonant, offices } from './words.text.ts';

/**
 * First name and the initial of the last: `สมหญิง ใจดี` → `สมหญิง จ.`. A vowel that Thai writes
 * before its consonant is no initial. Without a last name the first one alone.
 */
export function defaultName(firstName: string, lastName: string): string {
  const initial = consonant.exec(lastName) ?? /\p{L}/u.exec(lastName);
  return initial ? `${firstName} ${initial[0].toUpperCase()}.` : firstName;
}

/** Does a name speak for the cooperative? */
export function soundsOfficial(name: string): boolean {
  return offices.test(name.replace(/[\s.\-_]+/g, ''));
}
