/** Uncovers what stands masked on the overview, against the password (D-05, T31). */

import { handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { provePassword, trierOf } from '../../../api/rate-limit/password-attempts.server.ts';
import { formatNationalId } from '../../../core/national-id.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { findPersonal } from '../../../records/figures/members.ts';
import type { Services } from '../../../records/services.ts';
import { findAccount } from '../../../records/sign-in/accounts.ts';
import { checkPassword, queueOwnerOf } from '../../../records/sign-in/passwords.ts';
import { findPhone } from '../../../records/sign-in/phones.ts';
import { revealStatus } from './reveal.api.ts';

export const revealHandler = handlersOn<Services>()(revealStatus, {
  async run({ input, who, services: { records, settings, budgets } }) {
    const { memberNo } = who;
    const [person, phone] = await provePassword(budgets, trierOf(who), async () => {
      // Together with the password: while it is checked the number may pass on to another person.
      const [account, ...found] = await records.readAsMember(
        memberNo,
        (db) => Promise.all([findAccount(db), findPersonal(db), findPhone(db)]),
        { atOnce: true },
      );
      const stored = account?.passwordHash;
      const owner = queueOwnerOf(memberNo);
      const { right } = await checkPassword(input.password, stored, settings, owner);
      return right && found;
    });
    if (!person) throw new Problem('not_found');
    const { salarySatang, nationalId, idDocumentNo } = person;
    return {
      data: {
        national_id: nationalId === null ? null : formatNationalId(nationalId),
        id_document: nationalId === null ? idDocumentNo : null,
        salary: salarySatang === null ? null : toDtoBaht(salarySatang),
        phone: phone ?? person.phone,
        email: person.email,
      },
    };
  },
});
