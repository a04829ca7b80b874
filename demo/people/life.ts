/** The course of a membership: joining, moving to another unit, retiring, leaving. */
import type { Day } from '../../core/days.ts';
import { type MonthNumber, monthNumber } from '../calendar.ts';
import type { Chance } from '../random.ts';
import { type Agency, pensionAgencies } from './agencies.ts';
import { type LeftCode, lastChange, type Posting } from './person.ts';

/** Nobody moves after this month; retiring goes on, it follows from the birth date. */
const lastMonth = monthNumber(lastChange);
const retirementAge = 60;

/** Three in ten are new, as many are old hands (months of membership). */
export function membershipMonths(luck: Chance): number {
  const share = luck.below(100);
  if (share < 30) return luck.between(1, 60);
  return share < 65 ? luck.between(61, 180) : luck.between(181, 430);
}

/**
 * The first month of a pension: civil servants retire at the end of the fiscal year, 30 September,
 * in which they turn sixty.
 */
export function retirement(birthDate: Day): MonthNumber {
  const born = monthNumber(birthDate);
  const turns = born + retirementAge * 12;
  const october = Math.floor(turns / 12) * 12 + 9;
  // Whoever is born on the 1st is sixty the day before, which is still the old year.
  return turns < october || birthDate.endsWith('-10-01') ? october : october + 12;
}

interface Leaving {
  readonly month: MonthNumber | undefined;
  readonly code: LeftCode | '';
}

/** Five in a hundred of who could have left did; the registry keeps mostly the latest. */
export function leaving(luck: Chance, joined: MonthNumber, months: number): Leaving {
  const left = months > 36 && luck.percent(5);
  const recent = luck.percent(45);
  const month = recent ? lastMonth - luck.below(17) : joined + luck.between(24, months - 1);
  const share = luck.below(100);
  const code = share < 50 ? '3' : share < 72 ? '2' : share < 90 ? '1' : '4';
  return left ? { month: Math.max(month, joined + 24), code } : { month: undefined, code: '' };
}

interface Course {
  readonly joined: MonthNumber;
  readonly end: MonthNumber;
  readonly agency: Agency;
  readonly retiresIn: MonthNumber | undefined;
}

/** Units of the same kind, so that a teacher stays one. */
function another(luck: Chance, units: readonly Agency[], agency: Agency): string | undefined {
  const found = luck.of(units);
  const fits = found.kind === agency.kind && found.agencyNo !== agency.agencyNo;
  return fits ? found.agencyNo : undefined;
}

/** Where a member is billed through the years; one in eight moved lately, some long ago. */
export function postings(luck: Chance, units: readonly Agency[], course: Course): Posting[] {
  const { joined, end, agency, retiresIn } = course;
  const list: Posting[] = [{ from: joined, agencyNo: agency.agencyNo }];
  const working = Math.min(end, retiresIn ?? end, lastMonth);
  const lately = luck.percent(12);
  const from = lately ? lastMonth - luck.below(17) : joined + luck.between(12, 240);
  const next = another(luck, units, agency);
  const moves = lately || luck.percent(15);
  if (moves && next && from > joined + 2 && from < working) list.push({ from, agencyNo: next });
  if (retiresIn !== undefined && retiresIn > joined && retiresIn < end) {
    const kind = agency.kind === 'hospital' ? 'hospital' : 'school';
    list.push({ from: retiresIn + 1, agencyNo: pensionAgencies[kind] });
  }
  return list;
}
