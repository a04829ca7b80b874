/** The last two steps: from a right code to a password that counts (D-03, T8). */

import { createHash, randomBytes } from 'node:crypto';
import type { Call } from '../../../api/handler.ts';
import { senderOf } from '../../../api/outbox/sender.ts';
import { Problem } from '../../../api/problem.ts';
import {
  type ConsumeHash,
  withPasswordAttempts,
} from '../../../api/rate-limit/password-attempts.server.ts';
import type { NewDeviceCookie } from '../../../api/session/session-control.ts';
import { appendAudit } from '../../../records/audit.ts';
import type { Db } from '../../../records/database.ts';
import { findMember, isStanding } from '../../../records/figures/members.ts';
import { createAccount, findAccount, setPassword } from '../../../records/sign-in/accounts.ts';
import { endDevices, rememberDevice } from '../../../records/sign-in/guard/devices.ts';
import { clearFailures } from '../../../records/sign-in/guard/failures.ts';
import { findPerson, passwordRefusal } from '../../../records/sign-in/password-refusal.ts';
import { hashPassword, queueOwnerOf } from '../../../records/sign-in/passwords.ts';
import { findPhone } from '../../../records/sign-in/phones.ts';
import { withdrawPhones } from '../../../records/sign-in/phones-pending.ts';
import {
  beginStep,
  ownerOfStep,
  type Step,
  useStep,
} from '../../../records/sign-in/registering.ts';
import { revokeAllOf } from '../../../records/sign-in/sessions.ts';
import { acceptTerms, currentTerms, hasAcceptedTerms } from '../../../records/terms.ts';
import { boundTo, type RegisterServices } from './identity.server.ts';
import type {
  confirmForget,
  confirmRegister,
  Flow,
  finishForget,
  finishRegister,
} from './registration.api.ts';
import { answers, faults } from './registration.text.ts';

type ConfirmCall = Call<typeof confirmRegister | typeof confirmForget, RegisterServices>;
type FinishCall = Call<typeof finishRegister | typeof finishForget, RegisterServices>;

const over = (): Problem => new Problem('code_over');
const stepOver = (): Problem => new Problem('code_over', { text: answers.stepOver });
const refused = (field: string, message: string): Problem =>
  new Problem('bad_input', { fields: [{ field, message }] });
const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** The version that the subject has yet to accept; undefined: none. */
async function openTerms(db: Db) {
  const [terms, accepted] = await Promise.all([currentTerms(db), hasAcceptedTerms(db)]);
  return accepted ? undefined : terms;
}

/** Uses the code up; gives the ticket of the next step and the terms to be accepted there. */
export async function confirm(flow: Flow, { input, services, device }: ConfirmCall) {
  const { hash: browser } = device;
  if (browser === undefined) throw over();
  const { codes, records } = services;
  const code = await codes.check({ ...input, purpose: flow, boundTo: boundTo(browser) });
  const ticket = randomBytes(32).toString('base64url');
  const terms = await records.asMember(code.memberNo, async (db) => {
    if (!(await code.use(db))) throw over();
    await beginStep(db, { flow, ticketHash: hashOf(ticket), browser });
    return openTerms(db);
  });
  return { ticket, terms: terms ? { version: terms.version, title: terms.title } : null };
}

/** What must be known to judge the password; throws where the way is closed meanwhile. */
async function lookUp(flow: Flow, { services }: FinishCall, memberNo: string) {
  return services.records.readAsMember(memberNo, async (db) => {
    const [member, account, person, phone, terms] = await Promise.all([
      findMember(db),
      findAccount(db),
      findPerson(db),
      findPhone(db),
      openTerms(db),
    ]);
    const isOpen = isStanding(member) && (account !== undefined) === (flow === 'forget');
    if (!isOpen) throw stepOver();
    return { person, phone, terms };
  });
}

/** The password counts from here on, in one transaction: of many at once one comes through. */
function commitPassword(flow: Flow, call: FinishCall, step: Step, facts: PasswordCommit) {
  const { memberNo, passwordHash, version, deviceCookie } = facts;
  const { address, agent } = call.facts;
  return call.services.records.asMember(memberNo, async (db) => {
    if (!(await useStep(db, step))) throw stepOver();
    const account = { passwordHash, mustChange: false };
    if (flow === 'forget') await setPassword(db, account);
    // Registered meanwhile, from elsewhere: nothing of this is done.
    else if (!(await createAccount(db, account))) throw stepOver();
    if (version) await acceptTerms(db, { kind: 'TERMS', version, address, agent });
    await revokeAllOf(db);
    await endDevices(db);
    // Whoever had the old password may have given it (T9).
    await withdrawPhones(db);
    await rememberDevice(db, { ...deviceCookie, address, agent });
    await clearFailures(db);
    await appendAudit(db, {
      entry: flow === 'register' ? 'member.register' : 'member.recover',
      outcome: 'ok',
      actorKind: 'member',
      actor: memberNo,
      memberNo,
      address,
      agent,
    });
  });
}

interface PasswordCommit {
  readonly memberNo: string;
  readonly passwordHash: string;
  readonly version: string | undefined;
  /** The browser's from now on. */
  readonly deviceCookie: NewDeviceCookie;
}

/** @throws Problem code_over, bad_input with the field, as for terms of another version. */
export async function finish(flow: Flow, call: FinishCall): Promise<string> {
  const { input, services, device, facts } = call;
  const { records, outbox, budgets } = services;
  const { hash: browser } = device;
  if (browser === undefined) throw stepOver();
  const step: Step = { flow, ticketHash: hashOf(input.ticket), browser };
  const memberNo = await records.readAsVisitor((db) => ownerOfStep(db, step));
  if (memberNo === undefined) throw stepOver();
  const trier = { person: `${flow} ${memberNo}` };
  const { deviceCookie, phone } = await withPasswordAttempts(budgets, trier, (hash) =>
    judgeAndSet(call, { step, memberNo }, hash),
  );
  deviceCookie.give();
  if (phone !== null) {
    const notice = answers.notice(senderOf(services), facts.at);
    outbox.post({ channel: 'sms', to: phone, text: notice });
  }
  return flow === 'register' ? answers.registered : answers.recovered;
}

interface Owned {
  readonly step: Step;
  readonly memberNo: string;
}

async function judgeAndSet(call: FinishCall, { step, memberNo }: Owned, hash: ConsumeHash) {
  const { input, services, device } = call;
  const { settings, site } = services;
  const { flow } = step;
  const { person, phone, terms } = await lookUp(flow, call, memberNo);
  const coopNames = [site.coopNameTH, site.coopNameEN];
  const message = passwordRefusal(input.mem_password, { ...person, coopNames });
  if (message !== undefined) throw refused('mem_password', message);
  if (terms && !input.terms_version) throw refused('terms_version', faults.terms);
  if (terms && input.terms_version !== terms.version) {
    throw refused('terms_version', faults.newerTerms);
  }
  await hash();
  const passwordHash = await hashPassword(input.mem_password, settings, queueOwnerOf(memberNo));
  const deviceCookie = device.replace();
  await commitPassword(flow, call, step, {
    memberNo,
    passwordHash,
    version: terms?.version,
    deviceCookie,
  });
  return { deviceCookie, phone };
}
