/** Numbers that the member gave: shown masked, and taken back before they are in force (T9). */
import { handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { maskedPhone } from '../../../core/phone/phone.ts';
import type { Db } from '../../../records/database.ts';
import type { Services } from '../../../records/services.ts';
import { findPhone } from '../../../records/sign-in/phones.ts';
import { listMemberPhones, withdrawPhones } from '../../../records/sign-in/phones-pending.ts';
import { withdrawPhone } from './phones.api.ts';
import { phonesAnswers } from './phones.text.ts';

export async function readPhones(db: Db) {
  const [used, given] = await Promise.all([findPhone(db), listMemberPhones(db)]);
  return {
    used: used === null ? null : maskedPhone(used),
    given: given.map(({ id, phone, state, effectiveAt }) => ({
      id,
      number: maskedPhone(phone),
      state,
      at: effectiveAt?.toISOString() ?? null,
    })),
  };
}

/** Throws not_found for whatever is not the member's, is in force, or was taken back already. */
export const withdrawHandler = handlersOn<Services>()(withdrawPhone, {
  async run({ input, who, services }) {
    const withdrawnCount = await services.records.asMember(who.memberNo, (db) =>
      withdrawPhones(db, input.id),
    );
    if (withdrawnCount === 0) throw new Problem('not_found');
    return { messages: phonesAnswers.withdrawn };
  },
});
