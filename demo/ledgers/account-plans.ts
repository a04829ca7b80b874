/** Which deposit accounts a member has, and how they are used. */
import { type Satang, wholeBaht } from '../../core/satang.ts';
import { type DayNumber, dayNumber, workingDay } from '../calendar.ts';
import type { Person } from '../people/person.ts';
import { type Random, seededRandom } from '../random.ts';
import type { AccountPlan } from './deposit-account.ts';
import { accountNo, kinds } from './deposit-kinds.ts';
import type { SlipPlan } from './deposit-slips.ts';
import { ownBank, savingsPlan, specialPlan } from './random-plans.ts';
import { ledgersOpenedOn } from './share-ledger.ts';

const purposeAccounts = 4;
const purposeFortune = 52;
const purposeBands = 57;
const purposeSlips = 54;
/** What the cooperative paid on fixed deposits over the years. */
const slipRates = ['1.75', '2.00', '2.375', '2.50', '2.75', '3.00'] as const;
/** Whole millions that a few keep in special savings: mostly little, seldom very much. */
const fortunes = [1, 1, 1, 2, 2, 3, 5, 8, 15] as const;
/** An account lives at least so long before its owner leaves. */
const shortestLife = 120;

interface Span {
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly leftOn: DayNumber | undefined;
}

function spanOf(person: Person): Span {
  const joined = dayNumber(person.joinedOn);
  const books = dayNumber(ledgersOpenedOn);
  const leftOn = person.leftOn === '' ? undefined : dayNumber(person.leftOn);
  const to = (leftOn ?? dayNumber(person.timeline.lastChange) + shortestLife) - shortestLife;
  return { from: Math.max(joined, books) + 3, to, leftOn };
}

const openedIn = (random: Random, span: Span, days: number): DayNumber =>
  workingDay(span.from + random.below(Math.max(1, Math.min(days, span.to - span.from))));

/** Some accounts are closed before their owner leaves; all are when he or she does. */
function closing(random: Random, span: Span, openedOn: DayNumber): DayNumber | undefined {
  const life = span.to - openedOn;
  const chosen = random.percent(7) && life > 400;
  const day = openedOn + 200 + random.below(Math.max(1, life - 200));
  return chosen ? workingDay(day) : span.leftOn;
}

const thousands = (random: Random, least: number, most: number): Satang =>
  BigInt(random.between(least, most)) * 100_000n;

/** What one in eighty brings into special savings at once: land sold, a pension paid out. */
function fortuneSatang(person: Person): Satang {
  const random = seededRandom(Number(person.memberNo), purposeFortune);
  const million = 100_000_000n;
  return random.below(80) === 0 ? BigInt(random.of(fortunes)) * million : 0n;
}

type Dividends = ReadonlyMap<number, Satang>;

function savings(random: Random, person: Person, span: Span, dividends: Dividends): AccountPlan {
  const collected = random.percent(58) ? random.between(1, 20) * 100 : 0;
  const collectedSatang = person.memberType === 'ORDINARY' ? wholeBaht(collected) : 0n;
  const habits = {
    person,
    bank: ownBank(person.memberNo),
    collectedSatang,
    deposits: random.between(5, 55),
    withdrawals: random.between(10, 60),
    dividends,
  };
  return {
    kind: kinds.SAVINGS,
    accountNo: accountNo(kinds.SAVINGS, person.memberNo),
    openedOn: openedIn(random, span, 60),
    closedOn: span.leftOn,
    openingSatang: BigInt(random.between(1, 50)) * 10_000n,
    plan: savingsPlan(habits),
    interestTo: '',
    collectedSatang,
  };
}

/** One in eight has the special savings of which the rate goes by the whole balance. */
const specialKind = ({ memberNo }: Person) =>
  seededRandom(Number(memberNo), purposeBands).below(8) === 0 ? kinds.GROWTH : kinds.SPECIAL;

function special(random: Random, person: Person, span: Span): AccountPlan {
  const kind = specialKind(person);
  const openedOn = openedIn(random, span, span.to);
  return {
    kind,
    accountNo: accountNo(kind, person.memberNo),
    openedOn,
    closedOn: closing(random, span, openedOn),
    openingSatang: thousands(random, 1, 200) + fortuneSatang(person),
    plan: specialPlan(person.memberNo, random.percent(30)),
    interestTo: '',
    collectedSatang: 0n,
  };
}

function fixed(random: Random, person: Person, span: Span): AccountPlan {
  const openedOn = openedIn(random, span, span.to);
  return {
    kind: kinds.FIXED,
    accountNo: accountNo(kinds.FIXED, person.memberNo),
    openedOn,
    closedOn: closing(random, span, openedOn),
    openingSatang: thousands(random, 1, 50) * 10n,
    plan: undefined,
    interestTo: random.percent(60) ? ownBank(person.memberNo) : '',
    collectedSatang: 0n,
  };
}

/** An account that consists of slips, the first of which opened it. */
export function planOfSlips(
  person: Person,
  slips: readonly SlipPlan[],
  closedOn?: DayNumber,
): AccountPlan {
  const [first] = slips;
  if (first === undefined) throw new RangeError(`${person.memberNo} has no slip`);
  return {
    kind: kinds.SLIPS,
    accountNo: accountNo(kinds.SLIPS, person.memberNo),
    openedOn: first.openedOn,
    closedOn,
    openingSatang: first.satang,
    plan: undefined,
    interestTo: '',
    slips,
    collectedSatang: 0n,
  };
}

/** Two to five slips, a quarter or more apart; one member in twelve has such an account. */
function slipsOf(person: Person, span: Span): readonly SlipPlan[] {
  const random = seededRandom(Number(person.memberNo), purposeSlips);
  if (random.below(12) !== 0) return [];
  let openedOn = openedIn(random, span, span.to);
  const slips: SlipPlan[] = [];
  for (let at = 1; at <= 5; at += 1) {
    const rateTexts = [random.of(slipRates)] as const;
    const [months, satang] = [random.of([12, 24]), thousands(random, 2, 40) * 10n];
    const drawn = at > 1 && random.percent(30) ? ({ drawn: true } as const) : {};
    slips.push({ slipNo: String(at), openedOn, satang, months, rateTexts, ...drawn });
    openedOn = workingDay(openedOn + 90 + random.below(200));
    if (openedOn >= span.to || (at > 1 && random.percent(30))) break;
  }
  return slips;
}

/** The accounts of a member of no special fame; most have savings, some more than that. */
export function randomAccounts(person: Person, dividends: Dividends): readonly AccountPlan[] {
  const random = seededRandom(Number(person.memberNo), purposeAccounts);
  const span = spanOf(person);
  const chosen = {
    savings: random.percent(94),
    special: random.percent(34),
    fixed: random.percent(14),
  };
  if (span.to <= span.from) return [];
  const accounts: AccountPlan[] = [];
  if (chosen.savings) accounts.push(savings(random, person, span, dividends));
  const hasSpecial = chosen.special || fortuneSatang(person) > 0n;
  if (hasSpecial) accounts.push(special(random, person, span));
  if (chosen.fixed) accounts.push(fixed(random, person, span));
  const slips = slipsOf(person, span);
  if (slips.length > 0) accounts.push(planOfSlips(person, slips, span.leftOn));
  return accounts;
}
