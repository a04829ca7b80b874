/** The course of a membership: joining, moving to another unit, retiring, leaving. */
import type { Day } from '../../core/days.ts';
import { type MonthNumber, monthNumber } from '../calendar.ts';
import type { Random } from '../random.ts';
import { type Agency, pensionAgencies } from './agencies.ts';
import type { LeftCode, Posting } from './person.ts';

const retirementAge = 60;

/** Three in ten are new, as many are old hands (months of membership). */
export function membershipMonths(random: Random): number {
  const draw = random.below(100);
  if (draw < 30) return random.between(1, 60);
  return draw < 65 ? random.between(61, 180) : random.between(181, 430);
}

/**
 * The first month of a pension: civil servants retire at the end of the fiscal year, 30 September,
 * in which they turn sixty.
 */
export function retirement(birthDate: Day): MonthNumber {
  const born = monthNumber(birthDate);
  const sixtiethBirthday = born + retirementAge * 12;
  const october = Math.floor(sixtiethBirthday / 12) * 12 + 9;
  // Whoever is born on the 1st is sixty the day before, which is still the old year.
  return sixtiethBirthday < october || birthDate.endsWith('-10-01') ? october : october + 12;
}

interface Leaving {
  readonly month: MonthNumber | undefined;
  readonly code: LeftCode | '';
}

/** Five in a hundred of who could have left did; the registry keeps mostly the latest. */
export function leaving(random: Random, joined: MonthNumber, months: number): Leaving {
  const lastMonth = joined + months;
  const left = months > 36 && random.percent(5);
  const recent = random.percent(45);
  const month = recent ? lastMonth - random.below(17) : joined + random.between(24, months - 1);
  const draw = random.below(100);
  const code = draw < 50 ? '3' : draw < 72 ? '2' : draw < 90 ? '1' : '4';
  return left ? { month: Math.max(month, joined + 24), code } : { month: undefined, code: '' };
}

interface Membership {
  readonly joined: MonthNumber;
  readonly end: MonthNumber;
  readonly agency: Agency;
  readonly retiresIn: MonthNumber | undefined;
  /** Nobody moves after this month; retiring goes on, it follows from the birth date. */
  readonly lastMonth: MonthNumber;
}

/** Units of the same kind, so that a teacher stays one. */
function another(random: Random, units: readonly Agency[], agency: Agency): string | undefined {
  const found = random.of(units);
  const fits = found.kind === agency.kind && found.agencyNo !== agency.agencyNo;
  return fits ? found.agencyNo : undefined;
}

/** Where a member is billed through the years; one in eight moved lately, some long ago. */
export function postings(
  random: Random,
  units: readonly Agency[],
  membership: Membership,
): Posting[] {
  const { joined, end, agency, retiresIn, lastMonth } = membership;
  const list: Posting[] = [{ from: joined, agencyNo: agency.agencyNo }];
  const working = Math.min(end, retiresIn ?? end, lastMonth);
  const lately = random.percent(12);
  const from = lately ? lastMonth - random.below(17) : joined + random.between(12, 240);
  const next = another(random, units, agency);
  const moves = lately || random.percent(15);
  if (moves && next && from > joined + 2 && from < working) list.push({ from, agencyNo: next });
  if (retiresIn !== undefined && retiresIn > joined && retiresIn < end) {
    const kind = agency.kind === 'hospital' ? 'hospital' : 'school';
    list.push({ from: retiresIn + 1, agencyNo: pensionAgencies[kind] });
  }
  return list;
}
