/** The gate of the member wing: who is signed in, may they go on, when were the records renewed. */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { memberSignOut } from '../../../api/session/sign-out.api.ts';
import { lastDepositDay } from '../../../records/figures/deposits.ts';
import { findMember, isStanding } from '../../../records/figures/members.ts';
import { currentPublication } from '../../../records/publications.ts';
import type { Services } from '../../../records/services.ts';
import { findAccount } from '../../../records/sign-in/accounts.ts';
import { hasAcceptedTerms } from '../../../records/terms.ts';
import { guardText } from '../../../shell/guard/guard.text.ts';
import { checkSession, checkTerms, readLastUpdate } from './frame.api.ts';
import { text } from './frame.text.ts';

const handle = handlersOn<Services>();

export const handlers: readonly Handler<Services>[] = [
  handle(memberSignOut, {
    async run({ session }) {
      const helped = session.current?.helper !== undefined;
      await session.end();
      return { messages: helped ? text.left : guardText.leave.done };
    },
  }),

  handle(checkSession, {
    async run({ services, session }) {
      const { current } = session;
      if (!current) throw new Problem('session_invalid');
      const [member, publication] = await services.records.readAsMember(current.memberNo, (db) =>
        Promise.all([findMember(db), currentPublication(db)]),
      );
      // The gate has looked already; a publication may have come in since.
      if (!isStanding(member)) throw new Problem('session_invalid');
      return {
        data: {
          membership_no: member.memberNo,
          prefix: member.prefix,
          first_name: member.firstName,
          last_name: member.lastName,
          idle_left_seconds: current.idleLeftSeconds,
          ends_in_seconds: current.endsInSeconds,
          helper: current.helper?.name ?? null,
          quarantine_as_of: publication?.quarantineAsOf ?? null,
        },
      };
    },
  }),

  handle(checkTerms, {
    async run({ who, services, session, facts }) {
      const [account, accepted] = await services.records.readAsMember(who.memberNo, (db) =>
        Promise.all([findAccount(db), hasAcceptedTerms(db)]),
      );
      if (account?.mustChange) return { rc_code: '2' as const };
      if (!account || !accepted) return { rc_code: '0' as const };
      if (session.current?.entering) {
        // Beside it other calls are under way, which bear the half that entering makes void.
        if (facts.background) throw new Problem('session_over');
        await session.enter();
      }
      return {};
    },
  }),

  handle(readLastUpdate, {
    async run({ who, services }) {
      const [day, publication] = await services.records.readAsMember(who.memberNo, (db) =>
        Promise.all([lastDepositDay(db), currentPublication(db)]),
      );
      return { data: day ?? publication?.asOf ?? null };
    },
  }),
];
