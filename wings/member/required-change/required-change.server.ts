/** The step that may stand between sign-in and records: a first password of one's own (D-30). */

import { type Call, type Handler, handlersOn } from '../../../api/handler.ts';
import { confirmPhone, resumePhone, sendPhoneCode } from '../../../api/phone/phone.api.ts';
import { Problem } from '../../../api/problem.ts';
import {
  type ConsumeHash,
  trierOf,
  withPasswordAttempts,
} from '../../../api/rate-limit/password-attempts.server.ts';
import { passwordFaults, phoneFault } from '../../../core/password/password.text.ts';
import { mobileNumber } from '../../../core/phone/phone.ts';
import { findAccount } from '../../../records/sign-in/accounts.ts';
import { replaceForcedPassword } from '../../../records/sign-in/forced-change.ts';
import { dropExpectedDevices } from '../../../records/sign-in/guard/devices.ts';
import { findPerson, passwordRefusal } from '../../../records/sign-in/password-refusal.ts';
import { checkPassword, hashPassword, queueOwnerOf } from '../../../records/sign-in/passwords.ts';
import { findPhone } from '../../../records/sign-in/phones.ts';
import { findWaitingPhone, notePhone } from '../../../records/sign-in/phones-pending.ts';
import { revokeAllOf } from '../../../records/sign-in/sessions.ts';
import { hasAcceptedTerms } from '../../../records/terms.ts';
import {
  confirmStep,
  type EnteringServices,
  resume,
  sendAgain,
  sendStepCode,
} from './phone.server.ts';
import { updatePassword } from './required-change.api.ts';
import { answers } from './required-change.text.ts';

const handle = handlersOn<EnteringServices>();

const refused = (field: string, message: string): Problem =>
  new Problem('bad_input', { fields: [{ field, message }] });

type UpdateCall = Call<typeof updatePassword, EnteringServices>;

/** What must be known to judge the new password, in one look. */
async function lookUp({ who, services }: UpdateCall) {
  return services.records.readAsMember(who.memberNo, async (db) => {
    const [account, person, phoneOnRecord, termsAccepted] = await Promise.all([
      findAccount(db),
      findPerson(db),
      findPhone(db),
      hasAcceptedTerms(db),
    ]);
    return { account, person, phoneOnRecord, termsAccepted };
  });
}

/** The hash of a password that may be used in place of `old`. */
async function judged(
  { input, services, who }: UpdateCall,
  { account, person }: MemberState,
  hash: ConsumeHash,
) {
  const { settings, site } = services;
  const phone = input.mem_phone?.trim() ? mobileNumber(input.mem_phone) : null;
  if (phone === undefined) throw refused('mem_phone', phoneFault);
  const coopNames = [site.coopNameTH, site.coopNameEN];
  const refusal = passwordRefusal(input.mem_password, { ...person, coopNames });
  if (refusal) throw refused('mem_password', refusal);
  await hash();
  const owner = queueOwnerOf(who.memberNo);
  const same = await checkPassword(input.mem_password, account?.passwordHash, settings, owner);
  if (same.right) throw refused('mem_password', passwordFaults.old);
  return { phone, passwordHash: await hashPassword(input.mem_password, settings, owner) };
}

type MemberState = Awaited<ReturnType<typeof lookUp>>;

/** Gives the state before, and the telephone that waits to be proven. */
async function replaceOld(call: UpdateCall, hash: ConsumeHash) {
  const { who, services } = call;
  const state = await lookUp(call);
  // Without the old password nothing but the forced change may be done here (T9).
  if (!state.account?.mustChange) throw new Problem('conflict');
  const { phone, passwordHash } = await judged(call, state, hash);
  const waiting = await services.records.asMember(who.memberNo, async (db) => {
    if (!(await replaceForcedPassword(db, passwordHash))) throw new Problem('conflict');
    // Whoever else came in by the old password is out with it.
    await revokeAllOf(db, who.sessionId);
    await dropExpectedDevices(db);
    // The number on record needs no proof; any other waits for two.
    if (phone === null || phone === state.phoneOnRecord) return undefined;
    await notePhone(db, phone);
    return findWaitingPhone(db);
  });
  return { state, waiting };
}

async function setNewPassword(call: UpdateCall) {
  const { who, services, session } = call;
  const { state, waiting } = await withPasswordAttempts(services.budgets, trierOf(who), (hash) =>
    replaceOld(call, hash),
  );
  if (state.termsAccepted) await session.enter();
  const phone_code = waiting ? await sendStepCode(call, waiting, waiting.phone) : null;
  return {
    messages: answers.passwordSet,
    data: { phone_waits: waiting !== undefined, phone_code },
  };
}

export const handlers: readonly Handler<EnteringServices>[] = [
  handle(updatePassword, {
    run: setNewPassword,
  }),

  handle(confirmPhone, {
    run: confirmStep,
  }),

  handle(sendPhoneCode, {
    run: sendAgain,
  }),

  handle(resumePhone, {
    run: resume,
  }),
];
