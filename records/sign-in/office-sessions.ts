/** Sessions of the office: one cookie, kept as its SHA-256, and no token (S1). */
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { type NewSession, seenBefore } from './sessions.ts';

export interface OfficeSession {
  readonly sessionId: string;
  readonly staffId: string;
  readonly login: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly lastSeenSeconds: number;
  readonly endsInSeconds: number;
  /** Since the second factor was proven again in this session; null: never. */
  readonly confirmedSeconds: number | null;
}

const findOffice = statement<OfficeSession, [Buffer]>(`
  SELECT session_id AS "sessionId", staff_id AS "staffId", login, name, roles,
    last_seen_seconds AS "lastSeenSeconds", ends_in_seconds AS "endsInSeconds",
    confirmed_seconds AS "confirmedSeconds"
  FROM portal.find_office_session($1) WHERE ${seenBefore}`);
const revokeOffice = statement<{ id: string }, [string]>(`
  UPDATE portal.sessions SET revoked_at = now()
  WHERE id = $1 AND revoked_at IS NULL AND kind = 'office'
    AND subject = current_setting('app.staff_id', true) RETURNING id`);

const confirm = statement<{ id: string }, [string]>(`
  UPDATE portal.sessions SET confirmed_at = now()
  WHERE id = $1 AND revoked_at IS NULL AND kind = 'office'
    AND subject = current_setting('app.staff_id', true) RETURNING id`);

const lock = statement<{ held: boolean }, [string]>('SELECT portal.hold_staff($1) AS held');

/**
 * Whether the transaction's member of staff is one still, by the password with this hash. Both
 * stay so until it ends.
 */
export async function holdStaff(db: Db, passwordHash: string): Promise<boolean> {
  return (await lock(db, passwordHash))[0]?.held === true;
}

/** Starts a session of the office; the transaction must act for this member of staff. */
export async function createOfficeSession(
  db: Db,
  session: Omit<NewSession, 'memberNo' | 'helperId' | 'entering' | 'remember'> & {
    readonly staffId: string;
    /** The second factor was proven with its beginning, as before what is dangerous. */
    readonly confirmed?: boolean;
  },
): Promise<string> {
  const { staffId, longestSeconds, confirmed = false, ...row } = session;
  const { id } = await db
    .insertInto('portal.sessions')
    .values({
      ...row,
      kind: 'office',
      subject: staffId,
      helperId: null,
      entering: false,
      remember: false,
      confirmedAt: confirmed ? sql<Date>`now()` : null,
      endsAt: sql<Date>`now() + make_interval(secs => ${longestSeconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The living session of the office that a cookie opens, of somebody who is staff still. */
export async function findOfficeSession(
  db: Db,
  cookieHash: Buffer,
): Promise<OfficeSession | undefined> {
  return (await findOffice(db, cookieHash))[0];
}

/** Ends a session of the office; the transaction must act for whom it belongs to. */
export async function revokeOfficeSession(db: Db, sessionId: string): Promise<boolean> {
  return (await revokeOffice(db, sessionId)).length > 0;
}

/**
 * Notes that the second factor was proven again in this session; the transaction must act for whom
 * it belongs to. False: it is over.
 */
export async function confirmOfficeSession(db: Db, sessionId: string): Promise<boolean> {
  return (await confirm(db, sessionId)).length > 0;
}
