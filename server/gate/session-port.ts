/** What a handler may do to the caller's session; halves and cookies never reach the handler. */
import type { SessionPort } from '../../api/handler.ts';
import { Problem } from '../../api/problem.ts';
import type { Records } from '../../records/database.ts';
import {
  createSession,
  enterSession,
  revokeAllOf,
  revokeSession,
} from '../../records/sign-in/sessions.ts';
import type { Forgery } from './forgery.ts';
import { hashOf, newHalf } from './halves.ts';
import { type MemberSession, touchEverySeconds } from './session-book.ts';

/** Seconds: the longest life of a session, and of one that is remembered (trust A). */
const longest = 12 * 60 * 60;
const remembered = 7 * 24 * 60 * 60;

/** The browser's side of a call. */
export interface Carrier {
  readonly address: string;
  readonly agent: string;
  /** Sends the cookie half; `keepSeconds` undefined: until the browser closes; 0: forget it. */
  setCookie(value: string, keepSeconds: number | undefined): void;
}

export interface PortRules {
  readonly records: Records;
  readonly forgery: Forgery;
  readonly idleSeconds: number;
}

/** The port of one call; `session` is what the gate found. `opened` hears of a new session. */
export function portFor(
  session: MemberSession | undefined,
  carrier: Carrier,
  { records, forgery, idleSeconds }: PortRules,
  opened: (session: { memberNo: string; sessionId: string }) => void,
): SessionPort {
  const own = () => {
    if (session === undefined) throw new Problem('session_over');
    return session;
  };
  return {
    current: session && {
      memberNo: session.memberNo,
      sessionId: session.sessionId,
      entering: session.entering,
      idleLeftSeconds: session.idleLeftSeconds,
    },
    forgeryValue: () => forgery.issue(session?.sessionId),
    async open({ memberNo, remember, entering }) {
      const token = newHalf();
      const cookie = newHalf();
      const longestSeconds = remember ? remembered : longest;
      if (session !== undefined) {
        await records.asMember(session.memberNo, (db) => revokeSession(db, session.sessionId));
      }
      const sessionId = await records.asMember(memberNo, (db) =>
        createSession(db, {
          memberNo,
          tokenHash: hashOf(token),
          cookieHash: hashOf(cookie),
          entering,
          remember,
          // A sign of life may be this old when it is written; nobody is sent away early.
          idleSeconds: remember ? remembered : idleSeconds + touchEverySeconds,
          longestSeconds,
          address: carrier.address,
          agent: carrier.agent,
        }),
      );
      carrier.setCookie(cookie, remember ? remembered : undefined);
      opened({ memberNo, sessionId });
      return { token, expiresInSeconds: longestSeconds };
    },
    async enter() {
      const { memberNo, sessionId, remember } = own();
      const cookie = newHalf();
      const entered = await records.asMember(memberNo, (db) =>
        enterSession(db, sessionId, hashOf(cookie)),
      );
      if (entered) carrier.setCookie(cookie, remember ? remembered : undefined);
    },
    async end() {
      if (session === undefined) return false;
      const ended = await records.asMember(session.memberNo, (db) =>
        revokeSession(db, session.sessionId),
      );
      carrier.setCookie('', 0);
      return ended;
    },
    async endOthers() {
      const { memberNo, sessionId } = own();
      await records.asMember(memberNo, (db) => revokeAllOf(db, sessionId));
    },
  };
}
