/** Judges a new password and its right to replace the old one (D-03; R098, R134, R147). */

import type { Codes } from '../../../api/codes/codes.ts';
import type { FieldFault } from '../../../api/envelope.ts';
import type { Call, CallFacts } from '../../../api/handler.ts';
import type { Outbox } from '../../../api/outbox/outbox.ts';
import { type SenderServices, senderOf } from '../../../api/outbox/sender.ts';
import { Problem } from '../../../api/problem.ts';
import type { ConsumeHash } from '../../../api/rate-limit/password-attempts.server.ts';
import type { MemberCaller } from '../../../api/session/session-control.ts';
import { passwordForm } from '../../../core/password/form.ts';
import { passwordFaults } from '../../../core/password/password.text.ts';
import { changeAnswers } from '../../../parts/password/change.text.ts';
import { appendAudit } from '../../../records/audit.ts';
import type { Db } from '../../../records/database.ts';
import type { Services } from '../../../records/services.ts';
import { findAccount, replacePassword } from '../../../records/sign-in/accounts.ts';
import { dropExpectedDevices } from '../../../records/sign-in/guard/devices.ts';
import { findPerson, passwordRefusal } from '../../../records/sign-in/password-refusal.ts';
import { checkPassword, hashPassword, queueOwnerOf } from '../../../records/sign-in/passwords.ts';
import type { Replacement } from '../../../records/sign-in/pending-changes.ts';
import { findPhone } from '../../../records/sign-in/phones.ts';
import { revokeAllOf } from '../../../records/sign-in/sessions.ts';
import type { changePassword } from './password.api.ts';
import { answers } from './password.text.ts';

export type PasswordServices = Services &
  SenderServices & {
    readonly codes: Codes;
    readonly outbox: Outbox;
  };

const refused = (...fields: FieldFault[]): Problem => new Problem('bad_input', { fields });

/** What was typed as the old password is not the one in force, or is it no more. */
export const oldWrong = (): Problem =>
  refused({ field: 'mem_oldpassword', message: changeAnswers.oldWrong });

/** What the store knows of whoever asks. */
async function lookUp({ who, services }: Call<typeof changePassword, PasswordServices>) {
  return services.records.readAsMember(who.memberNo, async (db) => {
    const [account, person, phone] = await Promise.all([
      findAccount(db),
      findPerson(db),
      findPhone(db),
    ]);
    return { account, person, phone };
  });
}

/**
 * Both hashes and the telephone on record, once the old password was right.
 * Nothing dear is done for a password that the rule refuses.
 * @throws Problem bad_input with the fields at fault, too_many.
 */
export async function judgeChange(
  call: Call<typeof changePassword, PasswordServices>,
  hash: ConsumeHash,
) {
  const { input, who, services } = call;
  const { memberNo } = who;
  const { settings, site } = services;
  const { account, person, phone } = await lookUp(call);
  const coopNames = [site.coopNameTH, site.coopNameEN];
  const same = passwordForm(input.mem_password) === passwordForm(input.mem_oldpassword);
  const message = same
    ? passwordFaults.old
    : passwordRefusal(input.mem_password, { ...person, coopNames });
  if (message !== undefined) throw refused({ field: 'mem_password', message });
  await hash();
  const owner = queueOwnerOf(memberNo);
  const oldHash = account?.passwordHash;
  const old = await checkPassword(input.mem_oldpassword, oldHash, settings, owner);
  if (!old.right || oldHash === undefined) throw oldWrong();
  const newHash = await hashPassword(input.mem_password, settings, owner);
  return { change: { oldHash, newHash }, phone };
}

/**
 * Within one transaction: the new password counts in place of the one that was checked, every
 * session ends, the audit log says so. False: another one counts meanwhile, and nothing was done.
 */
export async function putPassword(
  db: Db,
  { who, facts }: { readonly who: MemberCaller; readonly facts: CallFacts },
  { oldHash, newHash }: Replacement,
): Promise<boolean> {
  const fresh = { passwordHash: newHash, mustChange: false };
  if (!(await replacePassword(db, oldHash, fresh))) return false;
  await revokeAllOf(db);
  await dropExpectedDevices(db);
  await appendAudit(db, {
    entry: 'member.password.change',
    outcome: 'ok',
    actorKind: 'member',
    actor: who.memberNo,
    memberNo: who.memberNo,
    sessionId: who.sessionId,
    address: facts.address,
    agent: facts.agent,
  });
  return true;
}

/** Tells the owner of the telephone on record that the password is another one now. */
export function notifyOwner(services: PasswordServices, phone: string | null, at: Date) {
  if (phone === null) return;
  const text = answers.notice(senderOf(services), at);
  services.outbox.post({ channel: 'sms', to: phone, text });
}
