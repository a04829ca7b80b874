import { type Handler, handlersOn } from '../../../api/handler.ts';
import type { Services } from '../../../records/services.ts';
import { endOtherOfficeSessions, listOfficeSessions } from '../../../records/staff/own-sessions.ts';
import { endOtherSessions, readOwnSessions } from './home.api.ts';

const handle = handlersOn<Services>();

export const handlers: readonly Handler<Services>[] = [
  handle(readOwnSessions, {
    audit: { noneBecause: 'nobody sees but whose sessions they are' },
    async run({ who, services }) {
      const sessions = await services.records.asStaff(who.staffId, (db) =>
        listOfficeSessions(db, who.sessionId),
      );
      return {
        data: {
          sessions: sessions.map(({ id, beganAt, lastSeenAt, address }) => ({
            ...{ id, address, here: id === who.sessionId },
            began_at: beganAt.toISOString(),
            last_seen_at: lastSeenAt.toISOString(),
          })),
        },
      };
    },
  }),
  handle(endOtherSessions, {
    audit: { entry: 'office.sessions.end' },
    async run({ who, services }) {
      const ended = await services.records.asStaff(who.staffId, (db) =>
        endOtherOfficeSessions(db, who.sessionId),
      );
      return { data: { ended } };
    },
  }),
];
