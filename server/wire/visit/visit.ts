/** One call on its way through the server: who came, how, and what it leaves in the audit trail. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../api/endpoint.ts';
import type { CallFacts, Handler } from '../../../api/handler.ts';
import type { DevicePort, OfficeCaller, SessionPort } from '../../../api/session/ports.ts';
import { billedGroups } from '../../../core/agency/summary.ts';
import { canonicalMembershipNumber } from '../../../core/membership-number.ts';
import type { AuditEntry } from '../../../records/audit.ts';
import type { AgencySession, MemberSession } from '../../gate/session/session-book.ts';
import type { Opened } from '../../gate/session/session-port.ts';
import { actorOf } from './actor.ts';

export interface Visit {
  readonly session: MemberSession | undefined;
  readonly agency: AgencySession | undefined;
  readonly port: SessionPort;
  readonly device: DevicePort;
  readonly facts: CallFacts;
  /** One half of a session came without the other. */
  readonly half: boolean;
  /** Asks the store again whether the session lives: after a wait. */
  readonly isStillIn: () => Promise<boolean>;
  /** Who signed in during this call. */
  opened: Opened | undefined;
  /** The member of staff, once their session was looked up. */
  officer: OfficeCaller | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit | null;
  }
  interface FastifyContextConfig {
    handler?: Handler<never>;
  }
}

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
  group: new RegExp(`^(?:${billedGroups.join('|')})$`),
  tab: /^(?:mine|given)$/,
};

/** The audit entry of a call, whatever came of it. */
export function entryOf(
  request: FastifyRequest,
  { name, audit }: Endpoint,
  end: Pick<AuditEntry, 'outcome' | 'ref'> & { code?: string; concerns?: string | undefined },
): AuditEntry {
  const { visit } = request;
  const target = 'target' in audit ? targetOf(request, audit.target) : undefined;
  return {
    entry: 'entry' in audit ? audit.entry : name,
    outcome: end.outcome,
    ...actorOf(visit),
    ...('concerns' in audit && concernOf(request, audit.concerns)),
    ...(end.concerns !== undefined && { memberNo: end.concerns }),
    ref: end.ref,
    address: request.address,
    agent: agentOf(request),
    happenedAt: visit?.facts.at,
    detail: {
      ...(target !== undefined && { target }),
      ...(end.code !== undefined && { code: end.code }),
      ...(visit?.half && { half: true }),
    },
  };
}

/** The member in whose history the entry stands, where the call names one (D-31). */
function concernOf(request: FastifyRequest, field: string | undefined): { memberNo?: string } {
  const value = field === undefined ? undefined : sentValue(request, field);
  const memberNo = typeof value === 'string' ? canonicalMembershipNumber(value) : undefined;
  return memberNo === undefined ? {} : { memberNo };
}

/**
 * What was acted on, from the input field that the audit names; a number or 'unreadable'. Of
 * several fields the numbers in a row: `2568-11-1`. Undefined where the call left it out.
 */
export function targetOf(
  request: FastifyRequest,
  field: string | readonly string[] | undefined,
): string | undefined {
  if (field === undefined) return undefined;
  if (typeof field !== 'string') {
    const known = field.map((one) => targetOf(request, one));
    return known.filter((one) => one !== undefined).join('-') || undefined;
  }
  const sent = sentValue(request, field);
  if (sent === undefined) return undefined;
  // A body may say a number as one: the year of a month that is reported.
  const value = Number.isSafeInteger(sent) ? String(sent) : sent;
  if (typeof value !== 'string') return 'unreadable';
  // However it was typed; and a national ID in the wrong place stays out of the trail.
  if (field === 'membership_no') return canonicalMembershipNumber(value) ?? 'unreadable';
  const isReadable = number.test(value) || readableIn[field]?.test(value);
  return isReadable ? value : 'unreadable';
}

function sentValue(request: FastifyRequest, field: string): unknown {
  const parts = [request.params, request.query, request.body] as Record<string, unknown>[];
  return parts.find((part) => typeof part === 'object' && part && field in part)?.[field];
}

/** The browser's name of itself, cut at 300 characters. */
export function agentOf(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? '').slice(0, 300);
}

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly secure: boolean;
  /** Undefined: until the browser closes; 0: forget it. */
  readonly keepSeconds: number | undefined;
}

/** Sends a cookie that no script reads and no other site sends, or has it forgotten. */
export function setCookie(reply: FastifyReply, cookie: Cookie): void {
  const { name, value, secure, keepSeconds } = cookie;
  const parts = [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (secure) parts.push('Secure');
  if (keepSeconds !== undefined) parts.push(`Max-Age=${keepSeconds}`);
  reply.header('set-cookie', parts.join('; '));
  if (keepSeconds === 0) reply.header('clear-site-data', '"cache"');
}
