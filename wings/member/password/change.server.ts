/** Judges a new password and its right to replace the old one (D-03; R098, R134, R147). */
import { openBudget, Spent } from '../../../api/budget/budget.server.ts';
import type { Codes } from '../../../api/codes/codes.ts';
import type { FieldFault } from '../../../api/envelope.ts';
import type { Call } from '../../../api/handler.ts';
import type { Outbox } from '../../../api/outbox/outbox.ts';
import { Problem } from '../../../api/problem.ts';
import type { MemberCaller } from '../../../api/session/ports.ts';
import type { Site } from '../../../api/site.ts';
import { passwordForm } from '../../../core/password/form.ts';
import { passwordFaults } from '../../../core/password/password.text.ts';
import { appendAudit } from '../../../records/audit.ts';
import type { Db } from '../../../records/database.ts';
import type { Services } from '../../../records/services.ts';
import { findAccount, setPassword } from '../../../records/sign-in/accounts.ts';
import { findPerson, passwordRefusal } from '../../../records/sign-in/password-refusal.ts';
import { checkPassword, hashPassword } from '../../../records/sign-in/passwords.ts';
import { findPhone } from '../../../records/sign-in/phones.ts';
import { revokeAllOf } from '../../../records/sign-in/sessions.ts';
import type { changePassword } from './password.api.ts';
import { answers } from './password.text.ts';

export type PasswordServices = Services & {
  readonly codes: Codes;
  readonly outbox: Outbox;
  readonly site: Site;
};

/** Wrong old passwords of one member in one session. */
const tries = openBudget(5, 15 * 60);

const refused = (...fields: FieldFault[]): Problem => new Problem('bad_input', { fields });

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
 * The hash of the new password and the telephone on record, once the old password was right.
 * @throws Problem bad_input with the fields at fault, too_many after five wrong old ones.
 */
export async function judgeChange(call: Call<typeof changePassword, PasswordServices>) {
  const { input, who, services } = call;
  const key = `${who.memberNo} ${who.sessionId}`;
  await tries.take(key).catch((error: unknown) => {
    if (!(error instanceof Spent)) throw error;
    const { seconds } = error;
    throw new Problem('too_many', {
      retryAfterSeconds: seconds,
      text: answers.tooMany(seconds),
    });
  });
  const { account, person, phone } = await lookUp(call);
  const { settings, site } = services;
  const old = await checkPassword(input.mem_oldpassword, account?.passwordHash, settings);
  if (!old.right) throw refused({ field: 'mem_oldpassword', message: answers.oldWrong });
  await tries.giveBack(key);
  const coopNames = [site.coopNameTH, site.coopNameEN];
  const same = passwordForm(input.mem_password) === passwordForm(input.mem_oldpassword);
  const message = same
    ? passwordFaults.old
    : passwordRefusal(input.mem_password, { ...person, coopNames });
  if (message !== undefined) throw refused({ field: 'mem_password', message });
  return { newHash: await hashPassword(input.mem_password, settings), phone };
}

/** Within one transaction: the new password counts, every session ends, the trail says so. */
export async function putPassword(db: Db, who: MemberCaller, newHash: string): Promise<void> {
  await setPassword(db, { passwordHash: newHash, mustChange: false });
  await revokeAllOf(db);
  await appendAudit(db, {
    entry: 'member.password.change',
    outcome: 'ok',
    actorKind: 'member',
    actor: who.memberNo,
    memberNo: who.memberNo,
    sessionId: who.sessionId,
  });
}

/** Tells the owner of the telephone on record that the password is another one now. */
export function tellOwner({ outbox, site }: PasswordServices, phone: string | null, at: Date) {
  if (phone === null) return;
  const text = answers.notice(site.coopNameTH, at, site.phone);
  outbox.post({ channel: 'sms', to: phone, text });
}
