/** A contact's own watch over where they are signed in (S1, S12). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { endSessions } from '../../../api/session/end-sessions.server.ts';
import { loginName } from '../../../core/agency/login.ts';
import { readAgent } from '../../../core/browser/agent.ts';
import { findAgencyAccount } from '../../../records/agency/accounts.ts';
import {
  ownAgencySessions,
  revokeAgencySession,
  revokeAllOfContact,
} from '../../../records/agency/sessions.ts';
import type { Services } from '../../../records/services.ts';
import { checkPassword, queueOwnerOf } from '../../../records/sign-in/passwords.ts';
import { endOwnSessions, readSessions } from './security.api.ts';

const handle = handlersOn<Services>();

export const handlers: readonly Handler<Services>[] = [
  handle(readSessions, {
    async run({ who, services }) {
      const sessions = await services.records.readAsContact(who, ownAgencySessions);
      const shown = sessions.map(({ id, agent, address, ...session }) => ({
        ...{ id, address, here: id === who.sessionId, remembered: session.remember },
        ...readAgent(agent),
        began_at: session.createdAt.toISOString(),
        seen_at: session.lastSeenAt.toISOString(),
      }));
      return { data: { sessions: shown.toSorted((a, b) => Number(b.here) - Number(a.here)) } };
    },
  }),

  handle(endOwnSessions, {
    async run({ input, who, session, services: { records, settings, budgets } }) {
      const person = `agency ${loginName(who)}`;
      const messages = await endSessions(input, {
        here: who.sessionId,
        password: {
          ...{ person, budgets },
          async isRight(password) {
            const account = await records.readAsContact(who, (db) =>
              findAgencyAccount(db, who.personNo),
            );
            const stored = account?.passwordHash;
            return (await checkPassword(password, stored, settings, queueOwnerOf(person))).right;
          },
        },
        isMine: async (id) =>
          (await records.readAsContact(who, ownAgencySessions)).some((own) => own.id === id),
        endOne: (id) => records.asContact(who, (db) => revokeAgencySession(db, id)),
        endHere: () => session.endAgency(),
        endOthers: () => records.asContact(who, (db) => revokeAllOfContact(db, who.sessionId)),
      });
      return { messages };
    },
  }),
];
