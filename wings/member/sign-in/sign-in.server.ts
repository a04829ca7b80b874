/** Signs members in (D-03, D-04). Nothing in an answer tells whether a number is a member's. */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { canonicalMembershipNumber } from '../../../core/membership-number.ts';
import { findMember, type MemberRow } from '../../../records/figures/members.ts';
import type { Services } from '../../../records/services.ts';
import {
  findAccount,
  type MemberAccount,
  recordFailure,
  recordSignIn,
  setPassword,
} from '../../../records/sign-in/accounts.ts';
import {
  checkPassword,
  hashPassword,
  passwordsWaiting,
} from '../../../records/sign-in/passwords.ts';
import { hasAcceptedTerms } from '../../../records/terms.ts';
import { signIn } from './sign-in.api.ts';
import { answers, text } from './sign-in.text.ts';
import { returnTry, Throttled, takeTry } from './throttle/throttle.ts';

const handle = handlersOn<Services>();

/** Whoever comes later than this many would wait longer than a person does. */
const longestQueue = 100;

const tooMany = (seconds: number): Problem =>
  new Problem('too_many', { retryAfterSeconds: seconds, text: answers.tooMany(seconds) });

async function allowTry(memberNo: string, address: string): Promise<void> {
  if (passwordsWaiting() > longestQueue) throw tooMany(5);
  await takeTry(memberNo, address).catch((error: unknown) => {
    throw error instanceof Throttled ? tooMany(error.seconds) : error;
  });
}

/** What the store knows of a number; the same questions for numbers that nobody has. */
async function look(records: Services['records'], memberNo: string) {
  return records.readAsMember(memberNo, async (db) => {
    const [member, account, termsAccepted] = await Promise.all([
      findMember(db),
      findAccount(db),
      hasAcceptedTerms(db),
    ]);
    return { member, account, termsAccepted };
  });
}

interface Entrant {
  readonly member: MemberRow;
  readonly account: MemberAccount;
  readonly termsAccepted: boolean;
}

/**
 * The member whom number and password prove; a resigned member is refused like a wrong password.
 * @throws Problem bad_credentials, the same for every reason (T13).
 */
async function prove(services: Services, memberNo: string, password: string): Promise<Entrant> {
  const { records, settings } = services;
  const { member, account, termsAccepted } = await look(records, memberNo);
  const { right, outdated } = await checkPassword(password, account?.passwordHash, settings);
  if (!right || !account || member?.statusCode !== '0') {
    // Also for numbers without an account: the time taken must not tell them apart.
    await records.asMember(memberNo, recordFailure);
    throw new Problem('bad_credentials');
  }
  const stronger = outdated ? await hashPassword(password, settings) : undefined;
  await records.asMember(memberNo, async (db) => {
    await recordSignIn(db);
    const { mustChange } = account;
    if (stronger) await setPassword(db, { passwordHash: stronger, mustChange });
  });
  return { member, account, termsAccepted };
}

export const handlers: readonly Handler<Services>[] = [
  handle(signIn, {
    audit: { entry: 'member.sign_in', target: 'membership_no' },
    async run({ input, services, session, facts }) {
      const memberNo = canonicalMembershipNumber(input.membership_no);
      if (memberNo === undefined) {
        const fields = [{ field: 'membership_no', message: text.memberNoWrong }];
        throw new Problem('bad_input', { fields });
      }
      await allowTry(memberNo, facts.address);
      const entrant = await prove(services, memberNo, input.mem_password);
      await returnTry(memberNo, facts.address);
      const { member, account, termsAccepted } = entrant;
      const remember = input.remember ?? false;
      const entering = account.mustChange || !termsAccepted;
      const { token, expiresInSeconds } = await session.open({ memberNo, remember, entering });
      return {
        token,
        token_type: 'Bearer' as const,
        expires_in: expiresInSeconds,
        membership_no: memberNo,
        member: {
          MEMBER_NAME: member.firstName,
          MEMBER_SURNAME: member.lastName,
          PRENAME: member.prefix,
          member_group_no: member.agencyNo,
          member_group_name: member.agencyName,
        },
      };
    },
  }),
];
