/** The loans of a member, of the cast or not. */
import type { Satang } from '../../core/satang.ts';
import { type DayNumber, dayNumber, dayText } from '../calendar.ts';
import type { Person } from '../people/person.ts';
import { habitsOf } from './catching-up.ts';
import { castChains } from './drafts/cast.ts';
import type { Chain, Draft } from './drafts/draft.ts';
import { emergencyChain } from './drafts/emergency.ts';
import { ordinaryChain } from './drafts/ordinary.ts';
import { specialChain } from './drafts/special.ts';
import type { Loan } from './loan.ts';
import { type Events, type Habits, runLoan } from './run-loan.ts';
import { contractNo, contractOf } from './terms.ts';

function chainsOf(person: Person): readonly Chain[] {
  if (person.memberType !== 'ORDINARY') return [];
  return (
    castChains(person) ?? [ordinaryChain(person), emergencyChain(person), specialChain(person)]
  );
}

/** Numbers of a chain's contracts; the running part counts those of one product and year. */
function numbersOf(person: Person, chain: Chain): readonly string[] {
  const counts = new Map<string, number>();
  return chain.map((draft) => {
    const key = `${draft.product.code} ${dayText(draft.on).slice(0, 4)}`;
    const nth = (counts.get(key) ?? 0) + 1;
    counts.set(key, nth);
    return contractNo(person.memberNo, draft, draft.nth ?? nth);
  });
}

/** Whoever leaves pays off everything on that day. */
function endingOf(person: Person, draft: Draft, next: Draft | undefined, nextNo: string) {
  const chosen: Events['ending'][] = [];
  if (draft.settledByNext && next) chosen.push({ on: next.on, by: nextNo });
  if (draft.payOffOn !== undefined) chosen.push({ on: draft.payOffOn, by: '' });
  if (person.leftOn !== '') chosen.push({ on: dayNumber(person.leftOn), by: '' });
  return chosen.toSorted((a, b) => (a?.on ?? 0) - (b?.on ?? 0))[0];
}

const tenThousandBaht = 1_000_000n;

/** What settles an old loan is larger than what is left of it. */
function enough(draft: Draft, payoffSatang: Satang): Satang {
  if (payoffSatang === 0n) return draft.approvedSatang;
  const step = draft.product.family === 'EMERGENCY' ? 100_000n : tenThousandBaht;
  const needed = (payoffSatang / step + 1n) * step;
  return needed > draft.approvedSatang ? needed : draft.approvedSatang;
}

function runChain(person: Person, habits: Habits, chain: Chain, asOf: DayNumber): Loan[] {
  const numbers = numbersOf(person, chain);
  const loans: Loan[] = [];
  for (const [at, draft] of chain.entries()) {
    if (draft.on > asOf) break;
    const before = loans.at(-1);
    // Who still owes on the loan before gets no other.
    if (before && (before.closedOn ?? asOf + 1) > draft.on) break;
    const last = before?.refinancedBy === numbers[at] ? before?.lines.at(-1) : undefined;
    const payoffSatang = last ? last.principalSatang + last.interestSatang : 0n;
    const contract = contractOf(draft, numbers[at] ?? '', enough(draft, payoffSatang));
    const ending = endingOf(person, draft, chain[at + 1], numbers[at + 1] ?? '');
    const { extra, paidUntil, debt, draws } = draft;
    loans.push(runLoan(contract, habits, { ending, extra, paidUntil, debt, draws }, asOf));
  }
  return loans;
}

/**
 * All loans a member ever had up to a day, in the order in which they were signed. They depend on
 * the person and the day alone; a later day adds lines and changes none.
 */
export function loansOf(person: Person, asOf: DayNumber): readonly Loan[] {
  const habits = habitsOf(person);
  return chainsOf(person)
    .flatMap((chain) => runChain(person, habits, chain, asOf))
    .toSorted((a, b) => a.contractOn - b.contractOn);
}
