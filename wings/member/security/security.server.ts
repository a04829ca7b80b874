/** The member's own watch over the account: sign-ins, browsers, history, choices (S1, S12). */
import type { AuditLabels } from '../../../api/audit.ts';
import { type Call, type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { endSessions } from '../../../api/session/end-sessions.server.ts';
import { endingAnswers } from '../../../api/session/own-sessions.text.ts';
import { readAgent } from '../../../core/browser/agent.ts';
import { currentChoice, keepChoice } from '../../../records/choices.ts';
import type { Services } from '../../../records/services.ts';
import { findAccount } from '../../../records/sign-in/accounts.ts';
import { endDevices, findDevice, listDevices } from '../../../records/sign-in/guard/devices.ts';
import { type HistoryEntry, readHistory as readEntries } from '../../../records/sign-in/history.ts';
import { ownSessions } from '../../../records/sign-in/own-sessions.ts';
import { checkPassword, queueOwnerOf } from '../../../records/sign-in/passwords.ts';
import { revokeSession } from '../../../records/sign-in/sessions.ts';
import { entryQuery, eventKind, lookedAtOf } from './event-kind.ts';
import { foldLooks } from './group-impersonations.ts';
import { readPhones, withdrawHandler } from './phones.server.ts';
import { chooseMarketing, endAccess, readHistory, readSecurity } from './security.api.ts';
import { answers } from './security.text.ts';

/** `auditLabels`: how the history words the entries of the audit log. */
type SecurityServices = Services & { readonly auditLabels: AuditLabels };

const handle = handlersOn<SecurityServices>();

const entriesAPage = 20;

async function overview({ who, services, device }: Call<typeof readSecurity, Services>) {
  const [sessions, devices, hereId, phones, marketing] = await services.records.readAsMember(
    who.memberNo,
    (db) =>
      Promise.all([
        ownSessions(db),
        listDevices(db),
        device.hash && findDevice(db, Buffer.from(device.hash)),
        readPhones(db),
        currentChoice(db, 'MARKETING'),
      ]),
  );
  return {
    sessions: sessions.map(({ id, agent, address, ...session }) => ({
      id,
      here: id === who.sessionId,
      staff: session.staffName,
      remembered: session.remember,
      ...(session.staffName === null ? readAgent(agent) : { browser: null, system: null }),
      address: session.staffName === null ? address : '',
      began_at: session.createdAt.toISOString(),
      seen_at: session.lastSeenAt.toISOString(),
    })),
    // In which browsers a member needs no code is not for staff to know.
    devices: (who.helper ? [] : devices).map(({ id, agent, address, firstUsedAt, lastUsedAt }) => ({
      id,
      here: id === hereId,
      ...readAgent(agent),
      address,
      first_at: firstUsedAt.toISOString(),
      last_at: lastUsedAt.toISOString(),
    })),
    phones,
    marketing: {
      choice: marketing?.choice ?? false,
      chosen_at: marketing?.chosenAt.toISOString() ?? null,
    },
  };
}

/** Throws not_found for whatever is not the member's, or is over already. */
async function endDevice({ input, who, services }: Call<typeof endAccess, Services>) {
  const { id } = input;
  if (id === undefined) {
    throw new Problem('bad_input', { fields: [{ field: 'id', message: endingAnswers.noId }] });
  }
  const ended = await services.records.asMember(who.memberNo, (db) => endDevices(db, id));
  if (ended === 0) throw new Problem('not_found');
  return answers.deviceEnded;
}

async function end(call: Call<typeof endAccess, Services>): Promise<string> {
  const { input, who, services, session } = call;
  const { records, settings, budgets } = services;
  const { memberNo } = who;
  const { kind, ...target } = input;
  if (kind === 'device') return endDevice(call);
  return endSessions(
    { kind, ...target },
    {
      here: who.sessionId,
      password: {
        ...{ person: memberNo, budgets },
        async isRight(password) {
          const account = await records.readAsMember(memberNo, findAccount);
          const stored = account?.passwordHash;
          return (await checkPassword(password, stored, settings, queueOwnerOf(memberNo))).right;
        },
      },
      isMine: async (id) =>
        (await records.readAsMember(memberNo, ownSessions)).some((own) => own.id === id),
      endOne: (id) => records.asMember(memberNo, (db) => revokeSession(db, id)),
      endHere: () => session.end(),
      endOthers: () => session.endOthers(),
    },
  );
}

/** Of staff the member learns who and what; from where they work is the cooperative's business. */
function shown(entry: HistoryEntry, labels: AuditLabels) {
  const { seq, happenedAt, byStaff, staffName, outcome } = entry;
  return {
    id: seq,
    at: happenedAt.toISOString(),
    kind: eventKind(entry, labels),
    at_what: [lookedAtOf(entry, labels) ?? []].flat(),
    ok: outcome === 'ok',
    staff: byStaff ? (staffName ?? '') : null,
    ...(byStaff ? { browser: null, system: null } : readAgent(entry.agent ?? '')),
    address: byStaff ? null : entry.address,
  };
}

export const handlers: readonly Handler<SecurityServices>[] = [
  handle(readSecurity, {
    run: async (call) => ({ data: await overview(call) }),
  }),

  handle(endAccess, {
    run: async (call) => ({ messages: await end(call) }),
  }),

  withdrawHandler,

  handle(chooseMarketing, {
    async run({ input, who, services, facts }) {
      const { address, agent } = facts;
      const choice = input.marketing;
      await services.records.asMember(who.memberNo, (db) =>
        keepChoice(db, { kind: 'MARKETING', choice, address, agent }),
      );
      return {
        data: { choice },
        messages: choice ? answers.consentGiven : answers.consentWithdrawn,
      };
    },
  }),

  handle(readHistory, {
    async run({ input: { filter = 'all', cursor }, who, services }) {
      const labels = services.auditLabels;
      const query = { ...entryQuery(filter, labels), before: cursor, limit: entriesAPage + 1 };
      const entries = await services.records.readAsMember(who.memberNo, (db) =>
        readEntries(db, query),
      );
      const page = entries.slice(0, entriesAPage);
      const next = entries.length > entriesAPage ? (page.at(-1)?.seq ?? null) : null;
      return { data: { events: foldLooks(page.map((entry) => shown(entry, labels))), next } };
    },
  }),
];
