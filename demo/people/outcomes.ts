/**
 * What payroll deducts from a member in a month. It depends on the person and the month alone,
 * never on the day of the extract: all ledgers follow it, and a later day changes nothing.
 */
import type { ShortfallReason } from '../../core/collection/reasons.ts';
import { dayNumber, type MonthNumber, monthNumber } from '../calendar.ts';
import { seededRandom } from '../random.ts';
import { agencyAt, type Hardship, type Person } from './person.ts';

export interface Outcome {
  /** What came in of the month's bill, subject by subject. */
  readonly shares: boolean;
  /** `INTEREST`: all of the interest and nothing of the principal. */
  readonly loans: 'FULL' | 'INTEREST' | 'NONE';
  readonly deposits: boolean;
  readonly cremation: boolean;
  /** Why not everything did; '' when it did. */
  readonly reason: ShortfallReason | '';
  /** Where a transferred member is billed from the next month on. */
  readonly newAgencyNo: string;
}

const all: Outcome = {
  shares: true,
  loans: 'FULL',
  deposits: true,
  cremation: true,
  reason: '',
  newAgencyNo: '',
};

const nothing = (reason: ShortfallReason, newAgencyNo = ''): Outcome => ({
  shares: false,
  loans: 'NONE',
  deposits: false,
  cremation: false,
  reason,
  newAgencyNo,
});

/** What gives way first when pay does not suffice: cremation, saving, then principal. */
const outcomes: Readonly<Record<Hardship, Outcome>> = {
  CREMATION: { ...all, cremation: false, reason: 'INSUFFICIENT' },
  SAVING: { ...all, cremation: false, deposits: false, reason: 'INSUFFICIENT' },
  PRINCIPAL: {
    ...all,
    cremation: false,
    deposits: false,
    loans: 'INTEREST',
    reason: 'INSUFFICIENT',
  },
  LOANS: { ...nothing('INSUFFICIENT'), shares: true },
  EVERYTHING: nothing('INSUFFICIENT'),
  LEAVE: nothing('UNPAID_LEAVE'),
};

const purpose = 43;
/**
 * Before the first month on record everything is deducted; chance decides up to the other one.
 * Like all months here they move with the timeline.
 */
const from = monthNumber('2023-12-01');
const until = monthNumber('2040-01-01');

/** In ten thousand months of a person who is hard up, and of the others, how many fall short. */
const hardUp = [900, 1_700, 1_720, 1_750] as const;
const usual = [10, 24, 30, 60] as const;
const kinds: readonly Hardship[] = ['CREMATION', 'SAVING', 'PRINCIPAL', 'EVERYTHING'];
const longKinds: readonly Hardship[] = ['EVERYTHING', 'EVERYTHING', 'PRINCIPAL', 'LEAVE'];
/** In these months begins what lasts. */
const longFrom = { first: monthNumber('2024-01-01'), last: monthNumber('2026-04-01') } as const;

function drawn(person: Person): ReadonlyMap<MonthNumber, Hardship> {
  const random = seededRandom(Number(person.memberNo), purpose);
  const limits = random.percent(3) ? hardUp : usual;
  const found = new Map<MonthNumber, Hardship>();
  const { monthsLater } = person.timeline;
  const lasting = random.below(1_000) < 22;
  const kind = random.of(longKinds);
  const begins = monthsLater + random.between(longFrom.first, longFrom.last);
  const months = lasting ? random.between(1, 18) : 0;
  for (let month = from + monthsLater; month < until + monthsLater; month += 1) {
    const draw = random.below(10_000);
    const single = kinds[limits.findIndex((limit) => draw < limit)];
    if (month >= begins && month < begins + months) found.set(month, kind);
    else if (single) found.set(month, single);
  }
  return found;
}

const cache = new WeakMap<Person, ReadonlyMap<MonthNumber, Hardship>>();

function hardshipsOf(person: Person): ReadonlyMap<MonthNumber, Hardship> {
  const hardships = person.hardships ?? cache.get(person);
  if (hardships) return hardships;
  const made = drawn(person);
  cache.set(person, made);
  return made;
}

const leftReasons = {
  '1': 'OTHER',
  '2': 'DECEASED',
  '3': 'RESIGNED',
  '4': 'OTHER',
} as const;

/** Three in ten pensions begin too late for the first deduction. */
const lateFirstPension = (person: Person): boolean => dayNumber(person.birthDate) % 10 < 3;

/** Of a month between joining and leaving. */
export function outcomeOf(person: Person, month: MonthNumber): Outcome {
  if (month < from + person.timeline.monthsLater) return all;
  if (person.leftCode !== '' && month === monthNumber(person.leftOn)) {
    return nothing(leftReasons[person.leftCode]);
  }
  if (month === person.retiresIn) return lateFirstPension(person) ? nothing('RETIRED') : all;
  const next = agencyAt(person, month + 1);
  if (next !== agencyAt(person, month)) return nothing('TRANSFERRED', next);
  const hardship = hardshipsOf(person).get(month);
  return hardship ? outcomes[hardship] : all;
}
