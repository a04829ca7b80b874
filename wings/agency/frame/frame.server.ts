/** What every page of the agencies needs: who is signed in, the way out, the guard value. */
import { readAgencyConfig } from '../../../api/agency/config.api.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { agencySignOut } from '../../../api/session/sign-out.api.ts';
import type { Services } from '../../../records/services.ts';
import { guardText } from '../../../shell/guard/guard.text.ts';
import { checkSession } from './frame.api.ts';

const handle = handlersOn<Services>();

export const handlers: readonly Handler<Services>[] = [
  handle(readAgencyConfig, {
    run: async ({ session }) => ({ data: { csrf_token: session.csrfToken() } }),
  }),

  handle(agencySignOut, {
    async run({ session }) {
      await session.endAgency();
      return { messages: guardText.leave.done };
    },
  }),

  handle(checkSession, {
    async run({ session: { currentAgency: current } }) {
      if (!current) throw new Problem('session_invalid');
      return {
        data: {
          member_group_no: current.agencyNo,
          member_group_name: current.agencyName,
          person_no: current.personNo,
          contact_name: current.contactName,
          role: current.role,
          must_change: current.entering,
          idle_left_seconds: current.idleLeftSeconds,
          ends_in_seconds: current.endsInSeconds,
        },
      };
    },
  }),
];
