/** Uncovers what stands masked on the overview, against the password (D-05, T31). */
import { passwordTries } from '../../../../api/budget/password-tries.server.ts';
import { type Call, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import { formatNationalId } from '../../../../core/national-id.ts';
import { wireBaht } from '../../../../core/satang.ts';
import { findPersonal } from '../../../../records/figures/members.ts';
import type { Services } from '../../../../records/services.ts';
import { findAccount } from '../../../../records/sign-in/accounts.ts';
import { checkPassword, laneOf } from '../../../../records/sign-in/passwords.ts';
import { findPhone } from '../../../../records/sign-in/phones.ts';
import { revealStatus } from './reveal.api.ts';
import { revealAnswers } from './reveal.text.ts';

type RevealCall = Call<typeof revealStatus, Services>;

/**
 * Counted with the tries at the old password: whoever holds a session has no second way to guess.
 * @throws Problem bad_credentials where the password is another than `stored`.
 */
async function provePassword(
  { input, who, services }: RevealCall,
  stored: string | undefined,
): Promise<void> {
  const { memberNo } = who;
  const { password } = input;
  const { right } = await checkPassword(password, stored, services.settings, laneOf(memberNo));
  if (!right) {
    const { wrong } = revealAnswers;
    // Unlike a slip of the hand, this belongs into the trail.
    throw new Problem('bad_credentials', {
      text: wrong,
      fields: [{ field: 'password', message: wrong }],
    });
  }
  await passwordTries.giveBack(memberNo);
}

export const revealHandler = handlersOn<Services>()(revealStatus, {
  audit: { entry: 'member.status.revealed' },
  async run(call) {
    const { memberNo } = call.who;
    await passwordTries.ask(memberNo);
    await passwordTries.hash(memberNo);
    // Together with the password: while it is checked the number may pass on to another person.
    const [account, person, phone] = await call.services.records.readAsMember(
      memberNo,
      (db) => Promise.all([findAccount(db), findPersonal(db), findPhone(db)]),
      { atOnce: true },
    );
    await provePassword(call, account?.passwordHash);
    if (!person) throw new Problem('not_found');
    const { salarySatang } = person;
    return {
      data: {
        national_id: formatNationalId(person.nationalId),
        salary: salarySatang === null ? null : wireBaht(salarySatang),
        phone: phone ?? person.phone,
        email: person.email,
      },
    };
  },
});
