/**
 * The password rule (D-03; R134): length, not riddles. One function for the form and the server;
 * the form knows less about the person, so the server may still refuse what the form let pass.
 */
import { foldPassword, passwordForm } from './form.ts';
import { containedFault, type Person, type PersonFault } from './person.ts';

export const shortest = 10;
export const longest = 128;
/** Fewer different characters than this is one key held down, or two in turn. */
const fewestKinds = 4;

export type PasswordFault = 'short' | 'long' | 'repeated' | PersonFault | 'common';

/** Whether a password is one that many people use; see `list.ts`. */
export type IsCommon = (password: string) => boolean;

const lengthOf = (password: string): number => [...passwordForm(password)].length;
const kindsOf = (password: string): number => new Set(foldPassword(password)).size;

/** The first fault of the password, or undefined when it may be used. */
export function passwordFault(
  password: string,
  person: Person = {},
  isCommon?: IsCommon,
): PasswordFault | undefined {
  const length = lengthOf(password);
  if (length < shortest) return 'short';
  if (length > longest) return 'long';
  if (kindsOf(password) < fewestKinds) return 'repeated';
  return containedFault(password, person) ?? (isCommon?.(password) ? 'common' : undefined);
}

export type RuleName = 'length' | 'kinds' | 'person' | 'common';

/** `open`: not yet, and typing on may still bring it about; `broken`: something must go. */
export type RuleState = 'met' | 'open' | 'broken';

/** How a password that is being typed stands to each rule; patient while it is short. */
export function ruleStates(
  password: string,
  person: Person = {},
  isCommon?: IsCommon,
): Readonly<Record<RuleName, RuleState>> {
  const length = lengthOf(password);
  const enough = length >= shortest;
  const metOnceLong: RuleState = enough ? 'met' : 'open';
  return {
    length: length > longest ? 'broken' : metOnceLong,
    kinds: kindsOf(password) < fewestKinds ? (enough ? 'broken' : 'open') : 'met',
    person: containedFault(password, person) ? 'broken' : metOnceLong,
    common: enough && isCommon ? (isCommon(password) ? 'broken' : 'met') : 'open',
  };
}
