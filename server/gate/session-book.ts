/** Who stands behind a pair of halves: asked of the store each time, many calls in one query. */
import type { Records } from '../../records/database.ts';
import { findSessions, type LiveSession, touchSessions } from '../../records/sign-in/sessions.ts';
import { inBatches } from './batch.ts';
import { type Halves, hashOf } from './halves.ts';

export interface MemberSession {
  readonly sessionId: string;
  readonly memberNo: string;
  readonly entering: boolean;
  readonly remember: boolean;
  /** Seconds until the session ends without a sign of life after this one. */
  readonly idleLeftSeconds: number;
  /** The publication of records in force when the session was looked up. */
  readonly publication: number | undefined;
}

export interface SessionBook {
  /**
   * The living member session of both halves, else undefined; a session of another wing is none,
   * nor is one of a member without standing in the records. A revocation, or a publication, that
   * was committed before the call counts.
   */
  find(halves: Halves): Promise<MemberSession | undefined>;
}

interface Pair {
  readonly token: string;
  readonly cookie: string;
}

/** Seconds between two written signs of life of one session. */
export const touchEverySeconds = 60;

/** `idleSeconds`: how long a session lives without a call. `log` hears of signs not written. */
export function openSessionBook(
  records: Records,
  { idleSeconds, onError }: { idleSeconds: number; onError: (error: unknown) => void },
): SessionBook {
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

  function idleLeft({ remember, endsInSeconds }: LiveSession): number {
    return remember ? endsInSeconds : Math.min(idleSeconds, endsInSeconds);
  }

  return {
    async find({ token, cookie }) {
      if (token === undefined || cookie === undefined) return undefined;
      const { session, publicationId } = await look({ token, cookie });
      if (session?.kind !== 'member') return undefined;
      if (session.lastSeenSeconds >= touchEverySeconds) touch(session.sessionId).catch(onError);
      return {
        sessionId: session.sessionId,
        memberNo: session.subject,
        entering: session.entering,
        remember: session.remember,
        idleLeftSeconds: idleLeft(session),
        publication: publicationId,
      };
    },
  };
}
