/** Whom a member has nominated to receive what is due when he or she dies (A.8, D-14). */
import { type DayNumber, dayNumber } from '../calendar.ts';
import { mobile, someAddress } from '../people/contacts.ts';
import { familyOf, isFemale } from '../people/family.ts';
import { strangerName } from '../people/names.ts';
import type { Person } from '../people/person.ts';
import { type Random, seededRandom } from '../random.ts';
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
  random: Random,
  nearest: boolean,
): { name: string; relation: string }[] {
  const { spouse, children, father, mother } = familyOf(person);
  const ofSpouse = isFemale(person) ? relations.husband : relations.wife;
  const near = [
    ...(spouse === '' ? [] : [{ name: spouse, relation: ofSpouse }]),
    ...children.map(({ name }) => ({ name, relation: relations.child })),
  ];
  if (near.length > 0 && (random.percent(85) || nearest)) return near.slice(0, 4);
  const parents = [
    { name: mother, relation: relations.mother },
    { name: father, relation: relations.father },
  ];
  if (random.percent(70)) return parents.slice(0, random.between(1, 2));
  return [{ name: strangerName(random), relation: relations.sibling }];
}

/** When the nomination was written: on joining, or some time after. */
function writtenOn(person: Person, random: Random): DayNumber {
  const joined = dayNumber(person.joinedOn);
  const until = dayNumber(person.leftOn === '' ? person.timeline.lastChange : person.leftOn);
  return random.percent(55) ? joined : joined + random.below(Math.max(1, until - joined));
}

/** The set in order; none for who never nominated anybody. */
export function beneficiariesOf(person: Person): readonly Beneficiary[] {
  const random = seededRandom(Number(person.memberNo), purpose);
  const fixed = person.memberNo === '000123' || wrong[person.memberNo] !== undefined;
  const nominated = random.percent(85) || fixed;
  const draw = random.below(100);
  const condition = fixed || draw < 88 ? 'SHARES' : draw < 97 ? 'ORDER' : 'OTHER';
  const list = heirs(person, random, fixed);
  const percents = wrong[person.memberNo] ?? random.of(parts[list.length - 1] ?? [[]]);
  const documentOn = writtenOn(person, random);
  if (!nominated) return [];
  const own = person.address;
  return list.slice(0, percents.length).map((heir, at) => ({
    ...heir,
    percent: condition === 'SHARES' ? (percents[at] ?? '') : '',
    address: random.percent(75) ? own : someAddress(random),
    phone: random.percent(80) ? mobile(random) : '',
    documentOn,
    effectiveOn: random.percent(90) ? documentOn : '',
    condition,
  }));
}
