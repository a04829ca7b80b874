/**
 * May this person vote? Whoever asks must know number and birth date together (T13): unknown
 * number, wrong day and a name that is not on the list are one answer, one status, one amount of
 * work. The store allows ten wrong tries a day for a number, so that a thousand networks guess one
 * person's birthday no faster. To spend a number's tries on purpose gains little: its owner signs
 * in and sees the same without typing.
 */

import type { Captcha, Proof } from '../../../../api/captcha/captcha.ts';
import type { CallFacts } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import { canonicalMembershipNumber } from '../../../../core/membership-number.ts';
import { readBirthDate } from '../../../../core/typed/birth-date.ts';
import { checkVoter, currentElection, type VoterRow } from '../../../../records/content/voters.ts';
import type { Services } from '../../../../records/services.ts';
import { steadily } from '../../../../runtime/steady.ts';
import { consumeAttempt } from '../rate-limit.server.ts';
import { checkText as text } from './check.text.ts';
import { isCheckOpen } from './is-open.ts';
import { maskedName } from './masked-name.ts';

/** Some times what a look takes: whose number is known costs a row more (T13). */
const stepMilliseconds = 10;

/** A row of the voter list as it may leave the server. */
export const voterOf = (voter: VoterRow) => ({
  name_masked: maskedName(voter.prefix, voter.firstName, voter.lastName),
  unit: voter.unit,
  zone: voter.zoneNo,
  zone_name: voter.zoneName,
  polling_place: voter.pollingPlace,
  map_url: voter.mapUrl,
  booth: voter.booth,
  sequence: voter.sequence,
  eligible: voter.eligible,
  reason: voter.reason,
});

interface CheckInput extends Proof {
  readonly membership_no: string;
  readonly birth_date: string;
}

function readPerson({ membership_no, birth_date }: CheckInput) {
  const memberNo = canonicalMembershipNumber(membership_no);
  const birthOn = readBirthDate(birth_date);
  if (memberNo !== undefined && birthOn !== undefined) return { memberNo, birthOn };
  const fields = [
    ...(memberNo === undefined ? [{ field: 'membership_no', message: text.memberNoWrong }] : []),
    ...(birthOn === undefined ? [{ field: 'birth_date', message: text.birthDateWrong }] : []),
  ];
  throw new Problem('bad_input', { fields });
}

/**
 * The row of who is proved by number and birth date.
 * @throws Problem bad_input, captcha_needed, too_many, conflict before and after the days of the
 * check, and not_found for every kind of miss.
 */
export async function voterAnswer(
  input: CheckInput,
  { records, captcha, budgets }: Services & { readonly captcha: Captcha },
  facts: CallFacts,
) {
  const person = readPerson(input);
  const election = await records.readAsVisitor(currentElection);
  if (!election || !isCheckOpen(election.status)) {
    throw new Problem('conflict', { text: text.closed });
  }
  const counters = { captcha, budgets };
  const { proved, giveBack } = await consumeAttempt(counters, { ...input, ...person }, facts);
  const found = await steadily(stepMilliseconds, () =>
    records.asVisitor((db) => checkVoter(db, { ...person, year: election.year, proved })),
  );
  if (found.outcome === 'PROOF') {
    await giveBack();
    throw new Problem('captcha_needed');
  }
  if (found.outcome === 'SPENT') {
    throw new Problem('too_many', {
      retryAfterSeconds: found.waitSeconds,
      text: text.limitReached,
    });
  }
  captcha.note(found.outcome === 'FOUND' ? 'right' : 'wrong');
  if (found.outcome === 'MISS') throw new Problem('not_found', { text: text.miss });
  await giveBack();
  return voterOf(found.voter);
}
