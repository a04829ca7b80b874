/** One call on its way through the server: who came with which session, from where. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../api/endpoint.ts';
import type { CallFacts, Handler } from '../../../api/handler.ts';
import type {
  DeviceControl,
  OfficeCaller,
  SessionControl,
} from '../../../api/session/session-control.ts';
import {
  agencyCookie,
  agencyCookieOnLoopback,
  deviceCookie,
  deviceCookieOnLoopback,
  memberCookie,
  memberCookieOnLoopback,
  officeCookie,
  officeCookieOnLoopback,
} from '../../../core/browser/storage-names.ts';
import { isPlainLoopback, originFor, type PublicOrigin } from '../../auth/origin.ts';
import type { Opened } from '../../auth/session/caller.ts';
import { type SessionControlRules, sessionControlFor } from '../../auth/session/session-control.ts';
import type {
  AgencySession,
  MemberSession,
  SessionStore,
} from '../../auth/session/session-store.ts';
import { cookieOf, hashOf, randomToken, tokensOf } from '../../auth/session/session-store.ts';

export interface RequestContext {
  readonly session: MemberSession | undefined;
  readonly agency: AgencySession | undefined;
  /** What the handler may do to the caller's session, and to the browser's own cookie. */
  readonly sessionControl: () => SessionControl;
  readonly device: () => DeviceControl;
  readonly facts: CallFacts;
  /** One half of a session came without the other. */
  readonly hasPartialSession: boolean;
  /** Asks the store again whether the session lives: after a wait. */
  readonly isStillIn: () => Promise<boolean>;
  /** The member of staff as the store knows them now: after a refusal of the store. */
  readonly officerNow: () => Promise<OfficeCaller | undefined>;
  /** Who signed in during this call. */
  opened: Opened | undefined;
  /** The member of staff, once their session was looked up. */
  officer: OfficeCaller | undefined;
}

/** As much of a request as a call is answered by; a page that is rendered here brings the same. */
export type Requested = Pick<
  FastifyRequest,
  'address' | 'body' | 'headers' | 'params' | 'query' | 'url' | 'context'
>;

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext | null;
  }
  interface FastifyContextConfig {
    handler?: Handler<never>;
  }
}

export interface ReceiveParts extends SessionControlRules {
  readonly sessionStore: SessionStore;
  readonly publicOrigin: PublicOrigin;
}

const secureNames = {
  member: memberCookie,
  agency: agencyCookie,
  office: officeCookie,
  device: deviceCookie,
};
const loopbackNames = {
  member: memberCookieOnLoopback,
  agency: agencyCookieOnLoopback,
  office: officeCookieOnLoopback,
  device: deviceCookieOnLoopback,
};

/** A page that looks again by itself says so, and its call is no sign of life (S1). */
const backgroundHeader = 'x-background';

/** Who comes, and what may be done to their sessions. Nobody is refused yet. */
export async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  parts: ReceiveParts,
): Promise<RequestContext> {
  const plain = isPlainLoopback(request, parts.publicOrigin);
  const names = plain ? loopbackNames : secureNames;
  const set = (name: string) => (value: string, keepSeconds: number | undefined) =>
    setCookie(reply, { name, value, secure: !plain, keepSeconds });
  // Each wing has its own session: a member's halves open nothing of an agency's (R137).
  const ofOffice = endpoint.wing === 'office';
  const ofAgency = endpoint.wing === 'agency';
  const tokens = tokensOf(request, ofAgency ? names.agency : names.member);
  const alive = request.headers[backgroundHeader] === undefined;
  const ofMember = !ofOffice && !ofAgency;
  const session = ofMember ? await parts.sessionStore.find(tokens, alive) : undefined;
  const agency = ofAgency ? await parts.sessionStore.findAgency(tokens, alive) : undefined;
  const agent = agentOf(request);
  const carrier = {
    address: request.address,
    agent,
    setMember: set(names.member),
    setAgency: set(names.agency),
    setOffice: set(names.office),
  };
  let looked: ReturnType<SessionStore['findOffice']> | undefined;
  const office = async () => {
    looked ??= parts.sessionStore.findOffice(cookieOf(request, names.office), alive);
    context.officer = await looked;
    return context.officer;
  };
  const guarded = () => (ofOffice ? context.officer : (agency ?? session))?.sessionId;
  const context: RequestContext = {
    session,
    agency,
    // On a public address a cookie alone is just a member's browser looking around.
    hasPartialSession:
      endpoint.who !== 'visitor' &&
      endpoint.who !== 'office' &&
      (tokens.token === undefined) !== (tokens.cookie === undefined),
    facts: {
      ...{ at: new Date(), address: request.address, agent, background: !alive },
      origin: request.ownOrigin ?? originFor(request, parts.publicOrigin),
    },
    sessionControl: () =>
      sessionControlFor({ session, agency, office, guarded }, carrier, parts, (opened) => {
        context.opened = opened;
      }),
    device: () => deviceFor(cookieOf(request, names.device), set(names.device)),
    isStillIn: async () =>
      ofAgency
        ? (await parts.sessionStore.findAgency(tokens, false))?.sessionId === agency?.sessionId
        : (await parts.sessionStore.find(tokens, false))?.sessionId === session?.sessionId,
    officerNow: () => parts.sessionStore.findOffice(cookieOf(request, names.office), false),
    opened: undefined,
    officer: undefined,
  };
  if (ofOffice) await office();
  return context;
}

/** A visitor without any session, whose page is rendered here: no cookie of theirs changes. */
export function visitorFrom(
  { address, agent }: { readonly address: string; readonly agent: string },
  parts: SessionControlRules,
): RequestContext {
  const none = () => {};
  const nobody = { office: async () => undefined, guarded: () => undefined };
  const caller = { session: undefined, agency: undefined, ...nobody };
  const carrier = { address, agent, setMember: none, setAgency: none, setOffice: none };
  return {
    ...{ session: undefined, agency: undefined, opened: undefined, officer: undefined },
    hasPartialSession: false,
    // No page of a browser stands behind it.
    facts: { at: new Date(), address, agent, origin: '', background: false },
    sessionControl: () => sessionControlFor(caller, carrier, parts, none),
    device: () => deviceFor(undefined, none),
    isStillIn: async () => true,
    officerNow: async () => undefined,
  };
}

const yearSeconds = 365 * 24 * 60 * 60;

/** The half that a browser is known by (S1); `set` sends one with the answer. */
function deviceFor(
  cookie: string | undefined,
  set: (value: string, keepSeconds: number) => void,
): DeviceControl {
  const hash = cookie === undefined ? undefined : hashOf(cookie);
  return {
    hash,
    keep() {
      // Not sent again: the answer may come after one that replaced it in the meantime.
      if (hash !== undefined) return hash;
      const first = randomToken();
      set(first, yearSeconds);
      return hashOf(first);
    },
    renew() {
      if (cookie !== undefined) set(cookie, yearSeconds);
    },
    replace() {
      const next = randomToken();
      return { hash: hashOf(next), before: hash, give: () => set(next, yearSeconds) };
    },
  };
}

/** The browser's name of itself, cut at 300 characters. */
export function agentOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return (headers['user-agent'] ?? '').slice(0, 300);
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly secure: boolean;
  /** Undefined: until the browser closes; 0: forget it. */
  readonly keepSeconds: number | undefined;
}

/** Sends a cookie that no script reads and no other site sends, or has it forgotten. */
function setCookie(reply: FastifyReply, cookie: Cookie): void {
  const { name, value, secure, keepSeconds } = cookie;
  const parts = [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (secure) parts.push('Secure');
  if (keepSeconds !== undefined) parts.push(`Max-Age=${keepSeconds}`);
  reply.header('set-cookie', parts.join('; '));
  if (keepSeconds === 0) reply.header('clear-site-data', '"cache"');
}
