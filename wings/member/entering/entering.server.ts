/** The step that may stand between sign-in and records: a first password of one's own (D-30). */
import { type Call, type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { findIdentity, findMember } from '../../../records/figures/members.ts';
import type { Services } from '../../../records/services.ts';
import { findAccount, replaceForcedPassword } from '../../../records/sign-in/accounts.ts';
import { checkPassword, hashPassword } from '../../../records/sign-in/passwords.ts';
import { hasAcceptedTerms } from '../../../records/terms.ts';
import { updatePassword } from './entering.api.ts';
import { answers, passwordFaults, phoneFault } from './entering.text.ts';
import { mobileNumber, passwordFault } from './password-rule.ts';

const handle = handlersOn<Services>();

const refused = (field: string, message: string): Problem =>
  new Problem('bad_input', { fields: [{ field, message }] });

type UpdateCall = Call<typeof updatePassword, Services>;

/** What must be known to judge the new password, in one look. */
async function lookUp({ who, services }: UpdateCall) {
  return services.records.readAsMember(who.memberNo, async (db) => {
    const [account, member, identity, termsAccepted] = await Promise.all([
      findAccount(db),
      findMember(db),
      findIdentity(db),
      hasAcceptedTerms(db),
    ]);
    return { account, member, identity, termsAccepted };
  });
}

async function setNewPassword(call: UpdateCall) {
  const { input, who, services, session } = call;
  const { account, member, identity, termsAccepted } = await lookUp(call);
  // Without the old password nothing but the forced change may be done here (T9).
  if (!account?.mustChange) throw new Problem('conflict');
  const phone = input.mem_phone?.trim() ? mobileNumber(input.mem_phone) : null;
  if (phone === undefined) throw refused('mem_phone', phoneFault);
  const fault = passwordFault(input.mem_password, {
    memberNo: who.memberNo,
    names: member ? [member.firstName, member.lastName] : [],
    birthDate: identity?.birthDate,
    nationalId: identity?.nationalId,
  });
  if (fault) throw refused('mem_password', passwordFaults[fault]);
  const { settings, records } = services;
  const same = await checkPassword(input.mem_password, account.passwordHash, settings);
  if (same.right) throw refused('mem_password', passwordFaults.old);
  const passwordHash = await hashPassword(input.mem_password, settings);
  const replaced = await records.asMember(who.memberNo, (db) =>
    replaceForcedPassword(db, { passwordHash, pendingPhone: phone }),
  );
  if (!replaced) throw new Problem('conflict');
  await session.endOthers();
  if (termsAccepted) await session.enter();
  return { messages: answers.passwordSet };
}

export const handlers: readonly Handler<Services>[] = [
  handle(updatePassword, {
    audit: { entry: 'member.password.update' },
    run: setNewPassword,
  }),
];
