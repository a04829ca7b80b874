/** Spouse, children and parents of a member: who is enrolled, nominated, and given welfare. */
import { seededRandom } from '../random.ts';
import { castFamilies } from '../words/family.text.ts';
import { prefixes } from '../words/people.text.ts';
import { surnames } from '../words/surnames.text.ts';
import { childName, grownName } from './names.ts';
import type { Person } from './person.ts';

export interface Child {
  readonly name: string;
  /** Year of the common era. */
  readonly born: number;
}

export interface Family {
  /** With title, '' for who is not married. */
  readonly spouse: string;
  readonly children: readonly Child[];
  readonly father: string;
  readonly mother: string;
}

const purpose = 44;
export const isFemale = ({ prefix }: Person): boolean =>
  prefix === prefixes.mistress || prefix === prefixes.miss;

/** Of a woman the title tells; of the men two in three who are thirty are married. */
function randomFamily(person: Person): Family {
  const random = seededRandom(Number(person.memberNo), purpose);
  const born = Number(person.birthDate.slice(0, 4));
  // The year of the records, by which a child's title goes.
  const thisYear = Number(person.timeline.day.slice(0, 4));
  const female = isFemale(person);
  const grown = thisYear - born >= 28 && random.below(3) < 2;
  const married = female ? person.prefix === prefixes.mistress : grown;
  const spouse = grownName(random, !female, person.lastName);
  const most = Math.min(3, Math.floor((thisYear - born - 24) / 4));
  const count = married ? random.between(0, Math.max(0, most)) : 0;
  const children = Array.from({ length: count }, (_, at) => {
    const year = Math.min(thisYear - 1, born + 25 + 3 * at + random.below(3));
    return { name: childName(random, thisYear - year, person.lastName), born: year };
  });
  const maiden = female && married ? random.of(surnames) : person.lastName;
  return {
    spouse: married ? spouse : '',
    children,
    father: grownName(random, false, maiden),
    mother: grownName(random, true, maiden),
  };
}

/** Always the same family for a member. */
export function familyOf(person: Person): Family {
  const named = Object.entries(castFamilies).find(([no]) => no === person.memberNo)?.[1];
  if (named === undefined) return randomFamily(person);
  const { yearsLater } = person.timeline;
  const children = named.children.map(({ name, born }) => ({ name, born: born + yearsLater }));
  return { ...named, children };
}
