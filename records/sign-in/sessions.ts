/** Sessions of two halves; the store knows only the SHA-256 of each (S1). Time is its own. */
import { sql } from 'kysely';
import { appendAudit } from '../audit.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export type SessionKind = 'member' | 'agency' | 'impersonation' | 'office';

export interface NewSession {
  /** The transaction must act for this member. */
  readonly memberNo: string;
  /** Staff who look in the member's stead (S4); left out: the member. */
  readonly helperId?: string;
  /** 32 bytes each. */
  readonly tokenHash: Buffer;
  readonly cookieHash: Buffer;
  readonly entering: boolean;
  readonly remember: boolean;
  /** Ends this long after the last sign of life. */
  readonly idleSeconds: number;
  /** Ends this long after it began, whatever happens. */
  readonly longestSeconds: number;
  readonly address: string;
  readonly agent: string;
}

/** The hashes of the two halves that came with one call. */
export interface TokenHashes {
  readonly tokenHash: Buffer;
  readonly cookieHash: Buffer;
}

export interface LiveSession {
  readonly sessionId: string;
  readonly kind: SessionKind;
  /** Membership number, or whatever the kind goes by. */
  readonly subject: string;
  readonly entering: boolean;
  readonly remember: boolean;
  readonly idleLeftSeconds: number;
  readonly endsInSeconds: number;
  /** How long ago the last sign of life was written: rewriting it each time would be waste. */
  readonly lastSeenSeconds: number;
  /** Of an impersonation: who of the staff. */
  readonly helperId: string | null;
  readonly helperLogin: string | null;
  readonly helperName: string | null;
}

type Found = { publicationId: number | null; place: number | null } & LiveSession;

/**
 * Of a session: its last sign of life is not of a time to come. One that is was written before the
 * clock went back, and by the clock of now it would live longer than it may (F8).
 */
export const seenBefore = 'last_seen_seconds >= -60';

// A member's session counts only with standing in the records: not after resigning.
const find = statement<Found, [Buffer[], Buffer[]]>(`
  WITH found AS MATERIALIZED (
    SELECT * FROM portal.find_sessions($1, $2) WHERE ${seenBefore})
  SELECT NULLIF(current_setting('app.publication', true), '')::int AS "publicationId",
    f.place, f.session_id AS "sessionId", f.kind, f.subject, f.entering, f.remember,
    f.idle_left_seconds AS "idleLeftSeconds", f.ends_in_seconds AS "endsInSeconds",
    f.last_seen_seconds AS "lastSeenSeconds", f.helper_id AS "helperId",
    f.helper_login AS "helperLogin", f.helper_name AS "helperName"
  FROM (SELECT) one LEFT JOIN (
    SELECT * FROM found WHERE kind NOT IN ('member', 'impersonation') OR subject IN (
      SELECT records.standing(ARRAY(
        SELECT subject FROM found WHERE kind IN ('member', 'impersonation'))))
  ) f ON true`);
const touch = statement<unknown, [string[]]>('SELECT portal.touch_sessions($1::uuid[])');
// The subject stands in each statement although the policy demands it too: either alone suffices.
const own = `kind IN ('member', 'impersonation')
    AND subject = current_setting('app.member_no', true)`;
const enter = statement<{ id: string }, [string, Buffer]>(`
  UPDATE portal.sessions SET entering = false, cookie_hash = $2
  WHERE id = $1 AND entering AND revoked_at IS NULL AND ${own} RETURNING id`);
const revoke = statement<{ id: string }, [string]>(`
  UPDATE portal.sessions SET revoked_at = now()
  WHERE id = $1 AND revoked_at IS NULL AND ${own} RETURNING id`);
const revokeAll = statement<{ id: string }, [string | null]>(`
  UPDATE portal.sessions SET revoked_at = now()
  WHERE revoked_at IS NULL AND ($1::uuid IS NULL OR id <> $1) AND ${own} RETURNING id`);
// Traffic data is kept 90 days (PDPA, Computer Crime Act §26) and then goes.
const forget = statement(`
  DELETE FROM portal.sessions WHERE ends_at < now() - interval '90 days' AND ${own}`);

// Nobody needs more, and what one member sets going at a time stays small (T27).
const mostLiving = 20;
const crowdOut = statement<{ id: string }, [string]>(`
  UPDATE portal.sessions SET revoked_at = now() WHERE id IN (
    SELECT id FROM portal.sessions
    WHERE kind = 'member' AND ${own} AND id <> $1 AND revoked_at IS NULL AND ends_at > now()
      AND last_seen_at + make_interval(secs => idle_seconds) > now()
    ORDER BY created_at DESC, id OFFSET ${mostLiving - 1})
  AND ${own} RETURNING id`);

async function endOldest(db: Db, session: { id: string; memberNo: string }): Promise<void> {
  const { id, memberNo } = session;
  const ended = await crowdOut(db, id);
  if (ended.length === 0) return;
  await appendAudit(db, {
    entry: 'member.session.crowded',
    outcome: 'ok',
    actorKind: 'system',
    memberNo,
    sessionId: id,
    detail: { ended: ended.length },
  });
}

/** Starts a session of the subject and gives its id; of more than twenty the oldest end. */
export async function createSession(db: Db, session: NewSession): Promise<string> {
  const { memberNo, longestSeconds, helperId, ...row } = session;
  const [created] = await Promise.all([
    db
      .insertInto('portal.sessions')
      .values({
        ...row,
        kind: helperId === undefined ? 'member' : 'impersonation',
        subject: memberNo,
        helperId: helperId ?? null,
        endsAt: sql<Date>`now() + make_interval(secs => ${longestSeconds})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
    forget(db),
  ]);
  if (helperId === undefined) await endOldest(db, { id: created.id, memberNo });
  return created.id;
}

/**
 * Looks up many calls' sessions at once, for any subject; a pair whose halves do not belong to one
 * living session gives undefined, and so does one of a member who is none any more in the records
 * being shown (resigned, or no longer there). `sessions` stands in the order of `pairs`.
 */
export async function findSessions(
  db: Db,
  pairs: readonly TokenHashes[],
): Promise<{
  publicationId: number | undefined;
  sessions: readonly (LiveSession | undefined)[];
}> {
  const rows = await find(
    db,
    pairs.map((pair) => pair.tokenHash),
    pairs.map((pair) => pair.cookieHash),
  );
  const sessions = new Array<LiveSession | undefined>(pairs.length).fill(undefined);
  for (const { publicationId: _, place, ...session } of rows) {
    if (place !== null) sessions[place - 1] = session;
  }
  return { publicationId: rows[0]?.publicationId ?? undefined, sessions };
}

/** Signs of life, of any subject; sessions that are over stay over. */
export async function touchSessions(db: Db, sessionIds: readonly string[]): Promise<void> {
  await touch(db, [...sessionIds]);
}

/**
 * Terms and password are in order: the session may read records, under a new cookie half (T15).
 * Says whether this call did it: of two at once one does, and only its half counts.
 */
export async function enterSession(
  db: Db,
  sessionId: string,
  cookieHash: Buffer,
): Promise<boolean> {
  return (await enter(db, sessionId, cookieHash)).length > 0;
}

/** Ends one session of the subject; says whether it was still alive. */
export async function revokeSession(db: Db, sessionId: string): Promise<boolean> {
  return (await revoke(db, sessionId)).length > 0;
}

/** Ends all of the subject's sessions, except one if named; gives how many. */
export async function revokeAllOf(db: Db, exceptId?: string): Promise<number> {
  return (await revokeAll(db, exceptId ?? null)).length;
}
