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
 * @throws Problem bad_credentials where the password is another, too_many.
 */
async function provePassword({ input, who, services }: RevealCall): Promise<void> {
  const { memberNo } = who;
  await passwordTries.ask(memberNo);
  await passwordTries.hash(memberNo);
  const account = await services.records.readAsMember(memberNo, findAccount);
  const stored = account?.passwordHash;
  const { right } = await checkPassword(
    input.password,
    stored,
    services.settings,
    laneOf(memberNo),
  );
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
    await provePassword(call);
    const { who, services } = call;
    const [person, phone] = await services.records.readAsMember(
      who.memberNo,
      (db) => Promise.all([findPersonal(db), findPhone(db)]),
      { atOnce: true },
    );
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
