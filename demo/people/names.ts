/** Names for people who are not members: heads of units, relatives. */
import type { Chance } from '../random.ts';
import { femaleNames, maleNames } from '../words/first-names.text.ts';
import { childPrefixes, prefixes } from '../words/people.text.ts';
import { surnames } from '../words/surnames.text.ts';

/** Of age, of either sex. */
export function grownName(luck: Chance, female: boolean, lastName: string): string {
  if (!female) return `${prefixes.mister}${luck.of(maleNames)} ${lastName}`;
  const prefix = luck.percent(70) ? prefixes.mistress : prefixes.miss;
  return `${prefix}${luck.of(femaleNames)} ${lastName}`;
}

/** A child below fifteen has a title of its own. */
export function childName(luck: Chance, age: number, lastName: string): string {
  const female = luck.percent(50);
  const young = age < 15;
  const [girl, boy] = young
    ? [childPrefixes.girl, childPrefixes.boy]
    : [prefixes.miss, prefixes.mister];
  return `${female ? girl : boy}${luck.of(female ? femaleNames : maleNames)} ${lastName}`;
}

/** Somebody with a surname of his or her own. */
export function strangerName(luck: Chance): string {
  const female = luck.percent(50);
  const lastName = luck.of(surnames);
  return grownName(luck, female, lastName);
}
