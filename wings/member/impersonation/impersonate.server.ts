/** Redeems the ticket of a member of staff for a read-only session as the member (S4). */
import { type Call, type Handler, handlersOn } from '../../../api/handler.ts';
import type { Outbox } from '../../../api/outbox/outbox.ts';
import { Problem } from '../../../api/problem.ts';
import { memberAnswer } from '../../../api/session/member-answer.ts';
import { appendAudit } from '../../../records/audit.ts';
import { findMember, isStanding, type MemberRow } from '../../../records/figures/members.ts';
import { ticketHashOf } from '../../../records/impersonation/ticket.ts';
import {
  type FoundTicket,
  findTicket,
  redeemTicket,
} from '../../../records/impersonation/tickets.ts';
import type { Services as Stores } from '../../../records/services.ts';
import { readTicket, redeemHelp } from './impersonate.api.ts';
import { answers } from './impersonate.text.ts';

type Services = Stores & { readonly outbox: Outbox };
const handle = handlersOn<Services>();

type Redeeming = Call<typeof redeemHelp, Services>;

/** The session of the office that must stand beside the ticket; null: of another hostname. */
async function officeBeside({ services, session }: Pick<Redeeming, 'services' | 'session'>) {
  if (services.settings.officeHost !== undefined) return null;
  const officer = await session.office();
  return officer?.sessionId;
}

async function memberOf({ records }: Services, memberNo: string): Promise<MemberRow> {
  const member = await records.readAsMember(memberNo, findMember);
  if (!isStanding(member)) throw new Problem('gone');
  return member;
}

/**
 * A known ticket that opens nothing is on record with both ids. One that was used already is a
 * copy in somebody's hands: the manager learns of it, too.
 */
async function report({ services, facts }: Redeeming, ticket: FoundTicket): Promise<void> {
  const { records, outbox, settings } = services;
  const { staffId, staffName, memberNo, isUsed, leftSeconds } = ticket;
  const why = isUsed ? 'used' : leftSeconds === 0 ? 'late' : 'elsewhere';
  const { address, agent } = facts;
  const entry = {
    entry: 'office.help.alert',
    outcome: 'refused',
    actorKind: 'office',
    actor: staffId,
    memberNo,
    address,
    agent,
    detail: { alert: why !== 'late', why, helper: staffName },
  } as const;
  await records.asVisitor((db) => appendAudit(db, entry));
  if (settings.alertMail === undefined || why === 'late') return;
  outbox.post({ channel: 'mail', to: settings.alertMail, ...answers.alert(staffName, memberNo) });
}

export const handlers: readonly Handler<Services>[] = [
  handle(readTicket, {
    async run({ input, services, session }) {
      const hash = ticketHashOf(input.ticket);
      const ticket = await services.records.readAsVisitor((db) => findTicket(db, hash));
      const beside = await officeBeside({ services, session });
      const isOwn = beside === null || beside === ticket?.staffSessionId;
      if (!ticket || !isOwn || ticket.isUsed || ticket.leftSeconds === 0) throw new Problem('gone');
      const member = await memberOf(services, ticket.memberNo);
      return {
        data: {
          helper: ticket.staffName,
          membership_no: ticket.memberNo,
          name: `${member.prefix}${member.firstName} ${member.lastName}`,
          left_seconds: ticket.leftSeconds,
        },
      };
    },
  }),

  handle(redeemHelp, {
    async run(call) {
      const { input, services, session, facts } = call;
      const { records } = services;
      const hash = ticketHashOf(input.ticket);
      const beside = await officeBeside(call);
      const redeemed =
        beside === undefined
          ? undefined
          : await records.asVisitor((db) => redeemTicket(db, hash, beside));
      if (!redeemed) {
        const ticket = await records.readAsVisitor((db) => findTicket(db, hash));
        if (ticket) await report(call, ticket);
        throw new Problem('gone');
      }
      const { memberNo, staffId, staffName } = redeemed;
      const member = await memberOf(services, memberNo);
      const begun = await session.openHelp({ memberNo, staffId });
      const { address, agent } = facts;
      await records.asVisitor((db) =>
        appendAudit(db, {
          entry: 'office.help.open',
          outcome: 'ok',
          actorKind: 'office',
          actor: staffId,
          memberNo,
          sessionId: begun.sessionId,
          address,
          agent,
          detail: { helper: staffName },
        }),
      );
      return { ...memberAnswer(member, begun), impersonated: true as const };
    },
  }),
];
