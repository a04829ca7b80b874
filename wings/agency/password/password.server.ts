/** Changes the password of an agency's contact (D-03; R098, R159). */

import type { FieldFault } from '../../../api/envelope.ts';
import { type Call, type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import {
  type ConsumeHash,
  type PasswordTrier,
  withPasswordAttempts,
} from '../../../api/rate-limit/password-attempts.server.ts';
import type { Site } from '../../../api/site.ts';
import { contactNames } from '../../../core/agency/contact-names.ts';
import { loginName } from '../../../core/agency/login.ts';
import { passwordForm } from '../../../core/password/form.ts';
import { passwordFaults } from '../../../core/password/password.text.ts';
import type { Person } from '../../../core/password/person.ts';
import { changeAnswers } from '../../../parts/password/change.text.ts';
import { findAgencyAccount, setAgencyPassword } from '../../../records/agency/accounts.ts';
import { revokeAllOfContact } from '../../../records/agency/sessions.ts';
import type { Services } from '../../../records/services.ts';
import { passwordRefusal } from '../../../records/sign-in/password-refusal.ts';
import { checkPassword, hashPassword, queueOwnerOf } from '../../../records/sign-in/passwords.ts';
import { changePassword } from './password.api.ts';

type PasswordServices = Services & { readonly site: Site };
type ChangeCall = Call<typeof changePassword, PasswordServices>;

const handle = handlersOn<PasswordServices>();
const refused = (...fields: FieldFault[]): Problem => new Problem('bad_input', { fields });

/** What of the agency's own must not stand in the password: everybody there knows it, too. */
function personOf({ who, services: { site } }: ChangeCall): Person {
  return {
    agencyNo: who.agencyNo,
    agencyName: who.agencyName,
    names: contactNames(who.contactName),
    coopNames: [site.coopNameTH, site.coopNameEN],
  };
}

/**
 * Replaces the password, once the old one was right, and ends every session of the person. Nothing
 * dear is done for a password that the rule refuses.
 * @throws Problem bad_input with the fields at fault, too_many.
 */
async function change(call: ChangeCall, trier: PasswordTrier, hash: ConsumeHash): Promise<void> {
  const { input, who, services } = call;
  const { records, settings } = services;
  const same = passwordForm(input.mem_password) === passwordForm(input.mem_oldpassword);
  const message = same ? passwordFaults.old : passwordRefusal(input.mem_password, personOf(call));
  if (message !== undefined) throw refused({ field: 'mem_password', message });
  await hash();
  const account = await records.readAsAgency(who.agencyNo, (db) =>
    findAgencyAccount(db, who.personNo),
  );
  const owner = queueOwnerOf(trier.person);
  const old = await checkPassword(input.mem_oldpassword, account?.passwordHash, settings, owner);
  const oldWrong = { field: 'mem_oldpassword', message: changeAnswers.oldWrong };
  if (!old.right || account === undefined) throw refused(oldWrong);
  const passwordHash = await hashPassword(input.mem_password, settings, owner);
  const isSet = await records.asContact(who, async (db) => {
    const set = await setAgencyPassword(db, account, { passwordHash, mustChange: false });
    if (set) await revokeAllOfContact(db);
    return set;
  });
  // Staff gave out another, or a change was faster: what was the old one is none any more.
  if (!isSet) throw refused(oldWrong);
}

export const handlers: readonly Handler<PasswordServices>[] = [
  handle(changePassword, {
    async run(call) {
      const { who, session, services } = call;
      const trier = { person: `agency ${loginName(who)}`, session: who.sessionId };
      await withPasswordAttempts(services.budgets, trier, (hash) => change(call, trier, hash));
      await session.endAgency();
      return { rc_des: changeAnswers.changed };
    },
  }),
];
