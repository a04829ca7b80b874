/** The office's side of a look in a member's stead: who may, why, and the one-time ticket. */

import { type Call, type Handler, handlersOn } from '../../../api/handler.ts';
import type { Outbox } from '../../../api/outbox/outbox.ts';
import { paths } from '../../../api/paths.ts';
import { Problem } from '../../../api/problem.ts';
import { canonicalMembershipNumber } from '../../../core/membership-number.ts';
import { appendAudit } from '../../../records/audit.ts';
import { findMember, isStanding, type MemberRow } from '../../../records/figures/members.ts';
import { newTicket, ticketHashOf } from '../../../records/impersonation/ticket.ts';
import {
  barTo,
  looksOfToday,
  makeTicket,
  ticketSeconds,
} from '../../../records/impersonation/tickets.ts';
import { portalAddress, type Services as Stores } from '../../../records/services.ts';
import { makeHelpTicket, readOwnLooks } from './impersonation.api.ts';
import { answers } from './impersonation.text.ts';
import { helpLimits } from './impersonation-limits.ts';

type Services = Stores & { readonly outbox: Outbox };
const handle = handlersOn<Services>();

/** The member to be looked at. @throws Problem bad_input where there is none of that number. */
async function memberOf({ records }: Services, typed: string): Promise<MemberRow> {
  const memberNo = canonicalMembershipNumber(typed);
  const member = memberNo && (await records.readAsMember(memberNo, findMember));
  if (member && isStanding(member)) return member;
  const message = memberNo ? answers.noMember : answers.noNumber;
  throw new Problem('bad_input', { fields: [{ field: 'membership_no', message }] });
}

/** More looks in a day than anybody should need are told of, once by mail. */
async function watchCount(
  { services, who, facts }: Call<typeof makeHelpTicket, Services>,
  made: number,
) {
  const { records, outbox, settings } = services;
  if (made <= helpLimits.looksADay) return;
  const { staffId, sessionId, name } = who;
  const entry = {
    entry: 'office.help.many',
    outcome: 'ok',
    actorKind: 'office',
    actor: staffId,
    sessionId,
    address: facts.address,
    agent: facts.agent,
    detail: { alert: true, made },
  } as const;
  await records.asVisitor((db) => appendAudit(db, entry));
  if (settings.alertMail === undefined || made !== helpLimits.looksADay + 1) return;
  outbox.post({ channel: 'mail', to: settings.alertMail, ...answers.many(name, made) });
}

export const handlers: readonly Handler<Services>[] = [
  handle(makeHelpTicket, {
    async run(call) {
      const { input, who, services } = call;
      const { staffId, sessionId, name } = who;
      const member = await memberOf(services, input.membership_no);
      const { memberNo } = member;
      const ticket = newTicket();
      const made = await services.records.asStaff(staffId, async (db) => {
        const bar = await barTo(db, memberNo);
        if (bar !== undefined) throw new Problem('not_allowed', { text: answers.barred[bar] });
        return makeTicket(db, {
          staffName: name,
          staffSessionId: sessionId,
          memberNo,
          reason: input.reason,
          caseNo: input.ticket_no,
          ticketHash: ticketHashOf(ticket),
        });
      });
      await watchCount(call, made);
      return {
        data: {
          ticket,
          expires_in_seconds: ticketSeconds,
          address: portalAddress(services.settings, `${paths.memberImpersonate}#${ticket}`),
          membership_no: memberNo,
          name: `${member.prefix}${member.firstName} ${member.lastName}`,
        },
      };
    },
  }),

  handle(readOwnLooks, {
    async run({ who, services }) {
      const looks = await services.records.asStaff(who.staffId, looksOfToday);
      return {
        data: {
          looks: looks.map((look) => ({
            membership_no: look.memberNo,
            ticket_no: look.caseNo,
            reason: look.reason,
            made_at: look.madeAt.toISOString(),
            used: look.isUsed,
          })),
        },
      };
    },
  }),
];
