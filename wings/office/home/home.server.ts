import { type Handler, handlersOn } from '../../../api/handler.ts';
import { endSessions } from '../../../api/session/end-sessions.server.ts';
import { readAgent } from '../../../core/browser/agent.ts';
import type { Services } from '../../../records/services.ts';
import { revokeOfficeSession } from '../../../records/sign-in/office-sessions.ts';
import { checkPassword, queueOwnerOf } from '../../../records/sign-in/passwords.ts';
import {
  endOtherOfficeSessions,
  findOwnPassword,
  listOfficeSessions,
} from '../../../records/staff/own-sessions.ts';
import { endOwnSessions, readOwnSessions } from './home.api.ts';

const handle = handlersOn<Services>();

export const handlers: readonly Handler<Services>[] = [
  handle(readOwnSessions, {
    async run({ who, services }) {
      const sessions = await services.records.asStaff(who.staffId, (db) =>
        listOfficeSessions(db, who.sessionId),
      );
      return {
        data: {
          sessions: sessions.map(({ id, agent, beganAt, lastSeenAt, address }) => ({
            ...{ id, address, here: id === who.sessionId },
            ...readAgent(agent),
            began_at: beganAt.toISOString(),
            seen_at: lastSeenAt.toISOString(),
          })),
        },
      };
    },
  }),
  handle(endOwnSessions, {
    async run({ input, who, session, services: { records, settings } }) {
      const { staffId, sessionId: here } = who;
      const person = `staff ${who.login}`;
      const messages = await endSessions(input, {
        ...{ person, here },
        async isRight(password) {
          const stored = await records.asStaff(staffId, findOwnPassword);
          return (await checkPassword(password, stored, settings, queueOwnerOf(person))).right;
        },
        isMine: async (id) =>
          (await records.asStaff(staffId, (db) => listOfficeSessions(db, here))).some(
            (own) => own.id === id,
          ),
        endOne: (id) => records.asStaff(staffId, (db) => revokeOfficeSession(db, id)),
        endHere: () => session.endOffice(),
        endOthers: () => records.asStaff(staffId, (db) => endOtherOfficeSessions(db, here)),
      });
      return { messages };
    },
  }),
];
