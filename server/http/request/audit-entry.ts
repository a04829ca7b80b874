/** The audit entry of a call: who made it, what was acted on, and what came of it. */
import type { Endpoint } from '../../../api/endpoint.ts';
import { particularGroupKeys } from '../../../api/office/particulars.ts';
import { staffRoles } from '../../../api/office/staff-roles.ts';
import { billedGroups } from '../../../core/agency/summary.ts';
import { documentKeys } from '../../../core/document-keys.ts';
import { canonicalMembershipNumber } from '../../../core/membership-number.ts';
import type { AuditEntry } from '../../../records/audit.ts';
import { agentOf, type RequestContext, type Requested } from './request-context.ts';

/** Targets are numbers: anything else might be a secret typed into the wrong field. */
const number = /^[0-9-]{1,20}$/;
/** What else is readable, by field: nobody types anything into these, but for a contract. */
const readableIn: Readonly<Record<string, RegExp>> = {
  /** Contracts bear some letters before their number: `ฉฉ.0001234/2568` (A.3). */
  statement: /^[\p{L}\p{M}]{0,6}[0-9./-]{4,20}$/u,
  /** How a file was taken. */
  format: /^(?:pdf|xlsx|csv|tis620|payroll)$/,
  id: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  /** Of a file that was looked at before it is applied. */
  digest: /^[0-9a-f]{64}$/,
  /** Of a month's bills, or of the cooperative's particulars. */
  group: new RegExp(`^(?:${[...billedGroups, ...particularGroupKeys].join('|')})$`),
  tab: /^(?:mine|given)$/,
  /** Of a colleague, as an administrator names them. */
  staff_login: /^[a-z][a-z0-9._-]{1,39}$/,
  roles: new RegExp(`^(?:(?:${staffRoles.join('|')})[+]?)*$`),
  /** Of topics: what was done, to which of them, and a category's key. */
  action: /^[A-Z]{2,20}$/,
  ids: /^[1-9]\d{0,17}(?:,[1-9]\d{0,17}){0,99}$/,
  category: /^[a-z0-9-]{1,40}$/,
  /** Of a picture or file that staff uploaded: made by chance. */
  name: /^[0-9a-f]{32}$/,
  /** Terms, a policy or the guide. */
  document: new RegExp(`^(?:${documentKeys.join('|')})$`),
};

/** The audit entry of a call, whatever came of it. */
export function entryOf(
  request: Requested,
  { name, audit }: Endpoint,
  end: Pick<AuditEntry, 'outcome' | 'ref'> & { code?: string; concerns?: string | undefined },
): AuditEntry {
  const { context } = request;
  const target = 'target' in audit ? targetOf(request, audit.target) : undefined;
  return {
    entry: 'entry' in audit ? audit.entry : name,
    outcome: end.outcome,
    ...actorOf(context),
    ...('concerns' in audit && concernOf(request, audit.concerns)),
    ...(end.concerns !== undefined && { memberNo: end.concerns }),
    ref: end.ref,
    address: request.address,
    agent: agentOf(request),
    happenedAt: context?.facts.at,
    detail: {
      ...(target !== undefined && { target }),
      ...(end.code !== undefined && { code: end.code }),
      ...(context?.hasPartialSession && { half: true }),
    },
  };
}

/** The member in whose history the entry stands, where the call names one (D-31). */
function concernOf(request: Requested, field: string | undefined): { memberNo?: string } {
  const value = field === undefined ? undefined : sentValue(request, field);
  const memberNo = typeof value === 'string' ? canonicalMembershipNumber(value) : undefined;
  return memberNo === undefined ? {} : { memberNo };
}

/**
 * What was acted on, from the input field that the audit names; a number or 'unreadable'. Of
 * several fields the numbers in a row: `2568-11-1`. Undefined where the call left it out.
 */
export function targetOf(
  request: Requested,
  field: string | readonly string[] | undefined,
): string | undefined {
  if (field === undefined) return undefined;
  if (typeof field !== 'string') {
    const values = field.map((one) => targetOf(request, one));
    return values.filter((one) => one !== undefined).join('-') || undefined;
  }
  const sent = sentValue(request, field);
  if (sent === undefined) return undefined;
  // A body may say a number as one: the year of a month that is reported.
  const one = Number.isSafeInteger(sent) ? String(sent) : sent;
  const value = Array.isArray(one) ? one.join('+') : one;
  if (typeof value !== 'string') return 'unreadable';
  // However it was typed; and a national ID in the wrong place stays out of the audit log.
  if (field === 'membership_no') return canonicalMembershipNumber(value) ?? 'unreadable';
  const isReadable = number.test(value) || readableIn[field]?.test(value);
  return isReadable ? value : 'unreadable';
}

function sentValue(request: Requested, field: string): unknown {
  const parts = [request.params, request.query, request.body] as Record<string, unknown>[];
  return parts.find((part) => typeof part === 'object' && part && field in part)?.[field];
}

type Actor = Pick<AuditEntry, 'actorKind' | 'actor' | 'memberNo' | 'sessionId'>;

/** Who did it to whose records: staff in a member's stead stand beside that member (S4). */
export function actorOf(context: RequestContext | null): Actor {
  if (context === null) return { actorKind: 'visitor' };
  const { opened, session, agency, officer } = context;
  if (opened !== undefined && 'staffId' in opened) return ofOffice(opened);
  if (officer) return ofOffice(officer);
  if (opened !== undefined && 'agencyNo' in opened) return ofAgency(opened);
  if (agency) return ofAgency(agency);
  const member = opened ?? session;
  if (member === undefined) return { actorKind: 'visitor' };
  const { memberNo, sessionId } = member;
  const staffId = opened === undefined ? session?.helper?.staffId : opened.helperId;
  return staffId
    ? { actorKind: 'office', actor: staffId, memberNo, sessionId }
    : { actorKind: 'member', actor: memberNo, memberNo, sessionId };
}

const ofOffice = ({ staffId, sessionId }: { staffId: string; sessionId: string }): Actor => ({
  actorKind: 'office',
  actor: staffId,
  sessionId,
});

/** Of an agency's people each is named by their number: `01011001-2`. */
const ofAgency = (who: { agencyNo: string; personNo: number; sessionId: string }): Actor => ({
  actorKind: 'agency',
  actor: `${who.agencyNo}-${who.personNo}`,
  sessionId: who.sessionId,
});
