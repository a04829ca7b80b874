/** Names for people who are not members: heads of units, relatives. */
import type { Random } from '../random.ts';
import { femaleNames, maleNames } from '../words/first-names.text.ts';
import { childPrefixes, prefixes } from '../words/people.text.ts';
import { surnames } from '../words/surnames.text.ts';

/** Of age, of either sex. */
export function grownName(random: Random, female: boolean, lastName: string): string {
  if (!female) return `${prefixes.mister}${random.of(maleNames)} ${lastName}`;
  const prefix = random.percent(70) ? prefixes.mistress : prefixes.miss;
  return `${prefix}${random.of(femaleNames)} ${lastName}`;
}

/** A child below fifteen has a title of its own. */
export function childName(random: Random, age: number, lastName: string): string {
  const female = random.percent(50);
  const young = age < 15;
  const [girl, boy] = young
    ? [childPrefixes.girl, childPrefixes.boy]
    : [prefixes.miss, prefixes.mister];
  return `${female ? girl : boy}${random.of(female ? femaleNames : maleNames)} ${lastName}`;
}

/** Somebody with a surname of his or her own. */
export function strangerName(random: Random): string {
  const female = random.percent(50);
  const lastName = random.of(surnames);
  return grownName(random, female, lastName);
}
