/** Members of staff keep their own credentials and sessions (D-37). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { endSessions } from '../../../api/session/end-sessions.server.ts';
import type { OfficeCaller } from '../../../api/session/session-control.ts';
import type { Site } from '../../../api/site.ts';
import { readAgent } from '../../../core/browser/agent.ts';
import type { Services as Stores } from '../../../records/services.ts';
import { revokeOfficeSession } from '../../../records/sign-in/office-sessions.ts';
import { findOwnCredentials } from '../../../records/staff/own-credentials.ts';
import { endOtherOfficeSessions, listOfficeSessions } from '../../../records/staff/own-sessions.ts';
import * as passkeys from '../../../records/staff/passkey/passkeys.ts';
import { askPasskey } from '../../../records/staff/passkey/prove.ts';
import { creationOf, proveNewPasskey } from '../../../records/staff/passkey/register.ts';
import { rpIdOf } from '../../../records/staff/passkey/verify.ts';
import { handlers as factors } from './factors.server.ts';
import * as api from './security.api.ts';
import { answers } from './security.text.ts';

type Services = Stores & { readonly site: Site };
const handle = handlersOn<Services>();

const adding = ({ sessionId }: OfficeCaller): string => `add ${sessionId}`;

export const handlers: readonly Handler<Services>[] = [
  handle(api.readCredentials, {
    async run({ who, services }) {
      const [own, keys] = await services.records.asStaff(who.staffId, async (db) => [
        await findOwnCredentials(db),
        await passkeys.listPasskeys(db),
      ]);
      if (own === undefined) throw new Problem('not_found');
      return {
        data: {
          has_password: own.hasPassword,
          recovery_codes: own.recoveryCodes,
          passkeys: keys.map(({ id, name, isSynced, createdAt, usedAt }) => ({
            ...{ id, name, synced: isSynced },
            since: createdAt.toISOString(),
            used_at: usedAt?.toISOString() ?? null,
          })),
        },
      };
    },
  }),

  handle(api.readOwnSessions, {
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

  handle(api.endOwnSessions, {
    async run({ input, who, session, services: { records } }) {
      const { staffId, sessionId: here } = who;
      const messages = await endSessions(input, {
        here,
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

  handle(api.askNewPasskey, {
    async run({ who, services: { records, site }, facts }) {
      const own = await records.asStaff(who.staffId, passkeys.listPasskeys);
      if (own.length >= passkeys.mostPasskeys) {
        throw new Problem('not_allowed', { text: answers.tooManyPasskeys });
      }
      const challenge = await askPasskey(records, adding(who));
      const page = { challenge, rpId: rpIdOf(facts.origin), rpName: site.coopNameTH };
      const ids = own.map(({ credentialId }) => credentialId);
      return { data: creationOf(who, page, ids) };
    },
  }),

  handle(api.addPasskey, {
    async run({ input, who, services: { records }, facts: { origin } }) {
      const passkey = await proveNewPasskey(records, input, { purpose: adding(who), origin });
      const refused = new Problem('bad_input', { text: answers.badPasskey });
      if (passkey === undefined) throw refused;
      const isAdded = await records.asStaff(who.staffId, (db) =>
        passkeys.addPasskey(db, passkey, input.name),
      );
      if (!isAdded) throw refused;
      return { messages: answers.passkeyAdded };
    },
  }),

  handle(api.renamePasskey, {
    async run({ input: { id, name }, who, services }) {
      const isTheirs = await services.records.asStaff(who.staffId, (db) =>
        passkeys.renamePasskey(db, id, name),
      );
      if (!isTheirs) throw new Problem('not_found');
      return { messages: answers.passkeyRenamed };
    },
  }),

  handle(api.removePasskey, {
    async run({ input: { id }, who, services: { records } }) {
      await records.asStaff(who.staffId, async (db) => {
        await passkeys.holdOwn(db);
        const own = await findOwnCredentials(db);
        const keys = await passkeys.listPasskeys(db);
        if (!keys.some((one) => one.id === id)) throw new Problem('not_found');
        if (!own?.hasPassword && keys.length === 1) {
          throw new Problem('not_allowed', { text: answers.lastPasskey });
        }
        await passkeys.removePasskey(db, id);
      });
      return { messages: answers.passkeyRemoved };
    },
  }),

  ...factors,
];
