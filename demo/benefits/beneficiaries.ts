/** Whom a member has nominated to receive what is due when he or she dies (A.8, D-14). */
import { type DayNumber, dayNumber } from '../calendar.ts';
import { mobile, someAddress } from '../people/contacts.ts';
import { familyOf, isFemale } from '../people/family.ts';
import { strangerName } from '../people/names.ts';
import type { Person } from '../people/person.ts';
import { type Chance, chance } from '../random.ts';
import { relations } from '../words/family.text.ts';

export interface Beneficiary {
  readonly name: string;
  readonly relation: string;
  /** Percent, '' where it was not said. */
  readonly percent: number | '';
  readonly address: string;
  readonly phone: string;
  readonly documentOn: DayNumber;
  readonly effectiveOn: DayNumber | '';
  readonly condition: 'SHARES' | 'ORDER' | 'OTHER';
}

const purpose = 48;
/** Percentages by the number of persons; each list makes a hundred. */
const parts: readonly (readonly (readonly number[])[])[] = [
  [[100]],
  [
    [50, 50],
    [60, 40],
    [70, 30],
  ],
  [
    [50, 25, 25],
    [40, 30, 30],
    [60, 20, 20],
  ],
  [
    [25, 25, 25, 25],
    [40, 20, 20, 20],
  ],
];
/** One set of the cast was filled in wrongly: 90 %. */
const wrong: Readonly<Record<string, readonly number[]>> = { '000222': [50, 40] };

function heirs(
  person: Person,
  luck: Chance,
  nearest: boolean,
): { name: string; relation: string }[] {
  const { spouse, children, father, mother } = familyOf(person);
  const ofSpouse = isFemale(person) ? relations.husband : relations.wife;
  const near = [
    ...(spouse === '' ? [] : [{ name: spouse, relation: ofSpouse }]),
    ...children.map(({ name }) => ({ name, relation: relations.child })),
  ];
  if (near.length > 0 && (luck.percent(85) || nearest)) return near.slice(0, 4);
  const parents = [
    { name: mother, relation: relations.mother },
    { name: father, relation: relations.father },
  ];
  if (luck.percent(70)) return parents.slice(0, luck.between(1, 2));
  return [{ name: strangerName(luck), relation: relations.sibling }];
}

/** When the nomination was written: on joining, or some time after. */
function writtenOn(person: Person, luck: Chance): DayNumber {
  const joined = dayNumber(person.joinedOn);
  const until = dayNumber(person.leftOn === '' ? '2025-05-31' : person.leftOn);
  return luck.percent(55) ? joined : joined + luck.below(Math.max(1, until - joined));
}

/** The set in order; none for who never nominated anybody. */
export function beneficiariesOf(person: Person): readonly Beneficiary[] {
  const luck = chance(Number(person.memberNo), purpose);
  const fixed = person.memberNo === '000123' || wrong[person.memberNo] !== undefined;
  const nominated = luck.percent(85) || fixed;
  const share = luck.below(100);
  const condition = fixed || share < 88 ? 'SHARES' : share < 97 ? 'ORDER' : 'OTHER';
  const list = heirs(person, luck, fixed);
  const percents = wrong[person.memberNo] ?? luck.of(parts[list.length - 1] ?? [[]]);
  const documentOn = writtenOn(person, luck);
  if (!nominated) return [];
  const own = person.address;
  return list.slice(0, percents.length).map((heir, at) => ({
    ...heir,
    percent: condition === 'SHARES' ? (percents[at] ?? '') : '',
    address: luck.percent(75) ? own : someAddress(luck),
    phone: luck.percent(80) ? mobile(luck) : '',
    documentOn,
    effectiveOn: luck.percent(90) ? documentOn : '',
    condition,
  }));
}
