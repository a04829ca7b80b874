/**
 * May this person vote? Whoever asks must know number and birth date together (T13): unknown
 * number, wrong day and a name that is not on the list are one answer, one status, one amount of
 * work. Five wrong tries in ten minutes for an address; the store allows ten a day for a number, so
 * that a thousand addresses guess one person's birthday no faster. To spend a number's tries on
 * purpose gains little: its owner signs in and sees the same without typing.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Captcha, Proof } from '../../../../api/captcha/captcha.ts';
import { Problem } from '../../../../api/problem.ts';
import { canonicalMembershipNumber } from '../../../../core/membership-number.ts';
import { checkVoter, currentElection, type VoterRow } from '../../../../records/content/voters.ts';
import type { Services } from '../../../../records/services.ts';
import { readBirthDate } from './birth-date.ts';
import { checkText as text } from './check.text.ts';
import { isCheckOpen } from './is-open.ts';
import { maskedName } from './masked-name.ts';

const tries = new RateLimiterMemory({ points: 5, duration: 10 * 60 });
/** Wrong tries of an address that ask for no proof of work (D-03). */
const freeMisses = 2;

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

interface Asked extends Proof {
  readonly membership_no: string;
  readonly birth_date: string;
}

function readAsked({ membership_no, birth_date }: Asked) {
  const memberNo = canonicalMembershipNumber(membership_no);
  const birthOn = readBirthDate(birth_date);
  if (memberNo !== undefined && birthOn !== undefined) return { memberNo, birthOn };
  const fields = [
    ...(memberNo === undefined ? [{ field: 'membership_no', message: text.memberNoWrong }] : []),
    ...(birthOn === undefined ? [{ field: 'birth_date', message: text.birthDateWrong }] : []),
  ];
  throw new Problem('bad_input', { fields });
}

/** Takes a try before the look, so that tries in parallel do not slip through. */
async function takeTry(address: string): Promise<void> {
  await tries.consume(address).catch((error: unknown) => {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.ceil(error.msBeforeNext / 1000);
    throw new Problem('too_many', { retryAfterSeconds: seconds, text: text.tooMany(seconds) });
  });
}

async function prove(captcha: Captcha, asked: Proof, address: string): Promise<boolean> {
  const offered = Boolean(asked.recaptcha);
  const proved = offered && (await captcha.verify(asked));
  const misses = (await tries.get(address))?.consumedPoints ?? 0;
  // A proof that is none is refused even where none was needed: nobody sends one by mistake.
  if ((offered || misses >= freeMisses) && !proved) throw new Problem('captcha_needed');
  return proved;
}

/**
 * The row of who is proved by number and birth date.
 * @throws Problem bad_input, captcha_needed, too_many, conflict before and after the days of the
 * check, and not_found for every kind of miss.
 */
export async function voterAnswer(
  asked: Asked,
  { records, captcha }: Services & { readonly captcha: Captcha },
  address: string,
) {
  const person = readAsked(asked);
  const election = await records.readAsVisitor(currentElection);
  if (!election || !isCheckOpen(election.status)) {
    throw new Problem('conflict', { text: text.closed });
  }
  const proved = await prove(captcha, asked, address);
  await takeTry(address);
  const found = await records.asVisitor((db) =>
    checkVoter(db, { ...person, year: election.year, proved }),
  );
  if (found.outcome === 'PROOF') throw new Problem('captcha_needed');
  if (found.outcome === 'SPENT') {
    throw new Problem('too_many', { retryAfterSeconds: found.waitSeconds, text: text.spent });
  }
  captcha.note(found.outcome === 'FOUND' ? 'right' : 'wrong');
  if (found.outcome === 'MISS') throw new Problem('not_found', { text: text.miss });
  await tries.reward(address);
  return voterOf(found.voter);
}
