/** Signs contacts of agencies in (D-03, D-04; R156). No answer tells whose a login is. */

import { type Call, type Handler, handlersOn, type Reply } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { openSignInAttempts, type Trier } from '../../../api/rate-limit/sign-in-attempts.server.ts';
import { reportSignInLimit } from '../../../api/rate-limit/too-many.server.ts';
import { type AgencyLogin, agencyLogin } from '../../../core/agency/login.ts';
import { recordAgencySignIn, setAgencyPassword } from '../../../records/agency/accounts.ts';
import {
  clearAgencyFailures,
  consumeUnreportedFailures,
  rememberBrowser,
} from '../../../records/agency/sign-in.ts';
import { mustTakeChanges } from '../../../records/health/write-probe.ts';
import { steadily } from '../../../runtime/steady.ts';
import {
  look,
  type Proven,
  prove,
  refused,
  type SignInRecord,
  type SignInServices,
  subjectOf,
} from './prove.server.ts';
import { signIn } from './sign-in.api.ts';
import { answers, text } from './sign-in.text.ts';

const handle = handlersOn<SignInServices>();
const attempts = openSignInAttempts('agency');

/** Failures in a row after which a proof of work is owed, as of a member's number (D-03). */
const freeFailures = 2;

/** Milliseconds; rows that only some logins have cost far less to read than one step. */
const step = 10;

type SignInCall = Call<typeof signIn, SignInServices>;

function loginOf({ input }: SignInCall): AgencyLogin {
  const login = agencyLogin(input.member_group_no);
  if (login !== undefined) return login;
  const fields = [{ field: 'member_group_no', message: text.numberWrong }];
  throw new Problem('bad_input', { fields });
}

/** Without a half nobody is known: what is refused anyway costs no look into the store (T27). */
async function refuseEarly(call: SignInCall, login: AgencyLogin): Promise<void> {
  const { input, services, device, facts } = call;
  if (device.hash !== undefined) return;
  const trier = { subject: subjectOf(login), facts, deviceId: undefined };
  await reportSignInLimit(attempts.look(services.budgets, trier));
  if (services.captcha.isPressed() && !input.recaptcha) throw new Problem('captcha_needed');
}

/** A stranger's browser proves work after two failures, and at once while the site is sprayed. */
async function wantProof(call: SignInCall, record: SignInRecord, trier: Trier): Promise<void> {
  const { captcha, budgets } = call.services;
  if (record.isBrowserKnown) return;
  if (record.failuresOfLogin < freeFailures && !captcha.isPressed()) return;
  // A proof counts once: none is used up for a try that has to wait. Without a half the trier's own
  // was looked at.
  if (call.device.hash !== undefined || trier.inCrowd) {
    await reportSignInLimit(attempts.look(budgets, trier));
  }
  if (!(await captcha.verify(call.input))) throw new Problem('captcha_needed');
}

async function judge(call: SignInCall, login: AgencyLogin): Promise<Reply<typeof signIn>> {
  const { input, services, device, facts } = call;
  const record = await look(services.records, login, call);
  const { isBrowserKnown: isKnown, isNetworkKnown } = record;
  const subject = subjectOf(login);
  const deviceId = isKnown ? `${subject} ${hex(device.hash)}` : undefined;
  const trier = { subject, facts, deviceId, inCrowd: !isNetworkKnown };
  await wantProof(call, record, trier);
  const attempt = await reportSignInLimit(attempts.consume(services.budgets, trier));
  const password = input.member_group_pass;
  // What strangers' browsers do is measured; a known one that succeeds all day hides no spray.
  const note = (outcome: 'right' | 'wrong') => isKnown || services.captcha.note(outcome);
  const proven = await attempt
    .judge(async (wrong) => {
      await mustTakeChanges(services.records);
      return prove(services, { login, password, record, facts, wrong });
    })
    .catch((error: unknown) => {
      if (error instanceof Problem) note('wrong');
      throw error;
    });
  note('right');
  return letIn(call, login, { proven, isKnown });
}

const hex = (hash: Uint8Array | undefined): string => Buffer.from(hash ?? []).toString('hex');

/** The end of a sign-in: the session begins, and the browser is the person's. */
async function letIn(
  { services, session, device, input }: SignInCall,
  { agencyNo, personNo }: AgencyLogin,
  { proven, isKnown }: { readonly proven: Proven; readonly isKnown: boolean },
): Promise<Reply<typeof signIn>> {
  const { agency, account, strongerHash } = proven;
  const { mustChange } = account;
  const hash = device.keep();
  const failedAttempts = await services.records.asAgency(agencyNo, async (db) => {
    if (!(await recordAgencySignIn(db, account))) throw refused();
    // Whoever is new on this browser may be the one who guessed: the person learns it on their own.
    const failures = isKnown ? await consumeUnreportedFailures(db, personNo) : 0;
    if (!isKnown) await clearAgencyFailures(db, personNo);
    if (strongerHash) {
      const stronger = { passwordHash: strongerHash, mustChange };
      if (!(await setAgencyPassword(db, account, stronger))) throw refused();
    }
    await rememberBrowser(db, personNo, hash);
    return failures;
  });
  device.renew();
  const remember = input.remember ?? false;
  const passwordHash = strongerHash ?? account.passwordHash;
  const begun = await session
    .openAgency({ agencyNo, personNo, remember, entering: mustChange, passwordHash })
    .catch((error: unknown) => {
      throw isOutdated(error) ? refused() : error;
    });
  return {
    messages: answers.entered,
    data: undefined,
    token: begun.token,
    token_type: 'Bearer',
    expires_in: begun.expiresInSeconds,
    member_group_no: agencyNo,
    member_group_name: agency.name,
    contact_name: account.contactName,
    failed_tries: failedAttempts,
  };
}

/** The password was changed after it was looked at: it opens no session any more. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'bad_credentials';

export const handlers: readonly Handler<SignInServices>[] = [
  handle(signIn, {
    async run(call) {
      const login = loginOf(call);
      await refuseEarly(call, login);
      return steadily(step, () => judge(call, login));
    },
  }),
];
