/** What a member has pledged: for loans of one's own, and of the cast for each other's. */
import { type Satang, sumSatang } from '../../core/satang.ts';
import type { DayNumber } from '../calendar.ts';
import { castOn } from '../cast.ts';
import type { Person } from '../people/person.ts';
import { castPledgers } from './drafts/cast.ts';
import type { Loan, Pledge } from './loan.ts';
import { loansOf } from './loans-of.ts';

const ofOpenOnes = (loans: readonly Loan[]): readonly Pledge[] =>
  loans.filter(({ closedOn }) => closedOn === undefined).flatMap(({ pledges }) => pledges);

function forOthers({ memberNo, timeline }: Person, asOf: DayNumber): readonly Pledge[] {
  if (!castPledgers.includes(memberNo)) return [];
  return castOn(timeline)
    .flatMap(({ person }) => ofOpenOnes(loansOf(person, asOf)))
    .filter(({ ownerNo }) => ownerNo === memberNo);
}

/** What is the member's own and secures open loans, whoever borrowed; `loans` are the member's. */
export const pledgesOf = (
  person: Person,
  loans: readonly Loan[],
  asOf: DayNumber,
): readonly Pledge[] => [
  ...ofOpenOnes(loans).filter(({ ownerNo }) => ownerNo === undefined),
  ...forOthers(person, asOf),
];

/** How much of the shares is pledged. */
export const pledgedShares = (pledges: readonly Pledge[]): Satang =>
  sumSatang(pledges.map(({ kind, amountSatang }) => (kind === 'SHARE' ? amountSatang : 0n)));

/** How much of a deposit account is pledged. */
export const pledgedDeposit = (pledges: readonly Pledge[], accountNo: string): Satang =>
  sumSatang(pledges.map(({ refNo, amountSatang }) => (refNo === accountNo ? amountSatang : 0n)));
