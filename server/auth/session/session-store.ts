/** Who stands behind a pair of halves: asked of the store each time, many calls in one query. */

import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { StaffRole } from '../../../api/office/staff-roles.ts';
import type { AgencyCaller, Helper, OfficeCaller } from '../../../api/session/session-control.ts';
import { type AgencySessionRow, findAgencySession } from '../../../records/agency/sessions.ts';
import type { Records } from '../../../records/database.ts';
import { findOfficeSession } from '../../../records/sign-in/office-sessions.ts';
import {
  findSessions,
  type LiveSession,
  touchSessions,
} from '../../../records/sign-in/sessions.ts';
import { inBatches } from '../../../runtime/batch.ts';

export interface MemberSession {
  readonly sessionId: string;
  readonly memberNo: string;
  readonly entering: boolean;
  readonly remember: boolean;
  /** Seconds until the session ends without a sign of life after this one. */
  readonly idleLeftSeconds: number;
  /** Seconds until it ends whatever happens. */
  readonly endsInSeconds: number;
  /** Staff who look in the member's stead. */
  readonly helper: Helper | undefined;
  /** The publication of records in force when the session was looked up. */
  readonly publication: number | undefined;
}

/** A living session of an agency's contact. */
export interface AgencySession extends AgencyCaller {
  readonly entering: boolean;
  readonly remember: boolean;
  readonly idleLeftSeconds: number;
  readonly endsInSeconds: number;
}

export interface SessionStore {
  /**
   * The living member session of both halves, else undefined; a session of another wing is none,
   * nor is one of a member without standing in the records. A revocation, or a publication, that
   * was committed before the call counts. `alive`: a person made the call, which is a sign of life.
   */
  find(tokens: SessionTokens, alive: boolean): Promise<MemberSession | undefined>;
  /** The living session of an agency's contact; one of a member is none (R137). */
  findAgency(tokens: SessionTokens, alive: boolean): Promise<AgencySession | undefined>;
  /** The living session of the office that a cookie opens. */
  findOffice(cookie: string | undefined, alive: boolean): Promise<OfficeCaller | undefined>;
}

interface Pair {
  readonly token: string;
  readonly cookie: string;
}

/** Seconds between two written signs of life of one session. */
export const touchEverySeconds = 60;

/** `idleSeconds`: how long a session lives without a call. `log` hears of signs not written. */
export function openSessionStore(
  records: Records,
  { idleSeconds, onError }: { idleSeconds: number; onError: (error: unknown) => void },
): SessionStore {
  const look = inBatches(
    ({ token, cookie }) => token + cookie,
    async (shown: readonly Pair[]) => {
      const pairs = shown.map(({ token, cookie }) => ({
        tokenHash: hashOf(token),
        cookieHash: hashOf(cookie),
      }));
      const { publicationId, sessions } = await records.readAsVisitor(
        (db) => findSessions(db, pairs),
        { atOnce: true },
      );
      return sessions.map((session) => ({ session, publicationId }));
    },
  );
  const touch = inBatches(
    (id) => id,
    async (ids: readonly string[]) => {
      await records.asVisitor((db) => touchSessions(db, ids));
      return [];
    },
  );

  function idleLeft(session: LiveSession | AgencySessionRow, alive: boolean): number {
    const { remember, endsInSeconds } = session;
    if (remember) return endsInSeconds;
    // The store allows for a sign of life that is not written yet.
    const left = alive ? idleSeconds : session.idleLeftSeconds - touchEverySeconds;
    return Math.max(0, Math.min(left, endsInSeconds));
  }

  function note({ sessionId, lastSeenSeconds }: { sessionId: string; lastSeenSeconds: number }) {
    if (lastSeenSeconds >= touchEverySeconds) touch(sessionId).catch(onError);
  }

  return {
    async find({ token, cookie }, alive) {
      if (token === undefined || cookie === undefined) return undefined;
      const { session, publicationId } = await look({ token, cookie });
      if (session?.kind !== 'member' && session?.kind !== 'impersonation') return undefined;
      if (alive) note(session);
      return {
        sessionId: session.sessionId,
        memberNo: session.subject,
        entering: session.entering,
        remember: session.remember,
        idleLeftSeconds: idleLeft(session, alive),
        endsInSeconds: session.endsInSeconds,
        helper: helperOf(session),
        publication: publicationId,
      };
    },

    async findAgency({ token, cookie }, alive) {
      if (token === undefined || cookie === undefined) return undefined;
      const pair = { tokenHash: hashOf(token), cookieHash: hashOf(cookie) };
      const session = await records.readAsVisitor((db) => findAgencySession(db, pair), {
        atOnce: true,
      });
      if (session === undefined) return undefined;
      if (alive) note(session);
      const { lastSeenSeconds: _, ...rest } = session;
      return { ...rest, idleLeftSeconds: idleLeft(session, alive) };
    },

    async findOffice(cookie, alive) {
      if (cookie === undefined) return undefined;
      const session = await records.readAsVisitor((db) => findOfficeSession(db, hashOf(cookie)), {
        atOnce: true,
      });
      if (session === undefined) return undefined;
      if (alive) note(session);
      const { sessionId, staffId, login, name, endsInSeconds } = session;
      const roles = session.roles as readonly StaffRole[];
      const left = alive ? idleSeconds : idleSeconds - session.lastSeenSeconds;
      const idleLeftSeconds = Math.max(0, Math.min(left, endsInSeconds));
      const confirmedSeconds = session.confirmedSeconds ?? undefined;
      return { sessionId, staffId, login, name, roles, idleLeftSeconds, confirmedSeconds };
    },
  };
}

function helperOf({ helperId, helperLogin, helperName }: LiveSession): Helper | undefined {
  if (helperId === null) return undefined;
  return { staffId: helperId, login: helperLogin ?? '', name: helperName ?? '' };
}

/** What a request shows of a session; either may be missing or malformed, and then is undefined. */
export interface SessionTokens {
  readonly token: string | undefined;
  readonly cookie: string | undefined;
}

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;
const bearer = /^Bearer +([A-Za-z0-9_-]{43})$/i;

/** 32 random bytes as text: the token half or the cookie half of a new session. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a half; the store knows nothing else of it. */
export function hashOf(value: string): Buffer {
  // By way of text: a quarter of the time that a buffer takes.
  return Buffer.from(hash('sha256', value, 'hex'), 'hex');
}

/** Reads the halves of a request; `cookieName` depends on how the request came in. */
export function tokensOf(request: FastifyRequest, cookieName: string): SessionTokens {
  const { authorization } = request.headers;
  return {
    token: authorization === undefined ? undefined : bearer.exec(authorization)?.[1],
    cookie: cookieOf(request, cookieName),
  };
}

/** One cookie that holds a half; one that comes twice is nobody's: one of them was planted. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const values = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const [value] = values;
  return values.length === 1 && value !== undefined && tokenPattern.test(value) ? value : undefined;
}
