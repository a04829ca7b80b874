/** Sessions of an agency's people: two halves, kept as SHA-256 (S1). */
import { sql } from 'kysely';
import type { Contact, Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { type NewSession, seenBefore } from '../sign-in/sessions.ts';
import type { ContactRole } from './accounts.ts';

export interface AgencySessionRow {
  readonly sessionId: string;
  readonly agencyNo: string;
  readonly agencyName: string;
  readonly personNo: number;
  readonly contactName: string;
  readonly role: ContactRole;
  readonly entering: boolean;
  readonly remember: boolean;
  readonly idleLeftSeconds: number;
  readonly endsInSeconds: number;
  readonly lastSeenSeconds: number;
}

// It counts only while the agency stands in the records being shown.
const find = statement<AgencySessionRow, [Buffer, Buffer]>(`
  SELECT s.session_id AS "sessionId", s.agency_no AS "agencyNo", a.name AS "agencyName",
    s.person_no AS "personNo", s.contact_name AS "contactName", s.role, s.entering, s.remember,
    s.idle_left_seconds AS "idleLeftSeconds", s.ends_in_seconds AS "endsInSeconds",
    s.last_seen_seconds AS "lastSeenSeconds"
  FROM portal.find_agency_session($1, $2) s
  JOIN records.agencies a ON a.agency_no = s.agency_no
    AND a.publication_id = NULLIF(current_setting('app.publication', true), '')::int
  WHERE s.${seenBefore}`);
// The subject stands in each statement although the policy demands it too: either alone suffices.
const own = `kind = 'agency' AND subject = current_setting('app.agency_no', true)
    || '-' || current_setting('app.person_no', true)`;
const isLiving = `revoked_at IS NULL AND ends_at > now()
    AND last_seen_at + make_interval(secs => idle_seconds) > now()`;
// Nobody has more living ones, see below.
const list = statement<OwnAgencySession>(`
  SELECT id, remember, agent, address, created_at AS "createdAt", last_seen_at AS "lastSeenAt"
  FROM portal.sessions WHERE ${own} AND ${isLiving}
  ORDER BY last_seen_at DESC, id LIMIT 100`);
const revoke = statement<{ id: string }, [string]>(`
  UPDATE portal.sessions SET revoked_at = now()
  WHERE id = $1 AND revoked_at IS NULL AND ${own} RETURNING id`);
const revokeAll = statement<{ id: string }, [string | null]>(`
  UPDATE portal.sessions SET revoked_at = now()
  WHERE ($1::uuid IS NULL OR id <> $1) AND revoked_at IS NULL AND ${own} RETURNING id`);
// Traffic data is kept 90 days (PDPA, Computer Crime Act §26) and then goes.
const forget = statement(`
  DELETE FROM portal.sessions WHERE ends_at < now() - interval '90 days' AND ${own}`);

// Of another password they are a stranger's, as browsers are.
const begunFrom = statement<{ address: string }>(`
  SELECT address FROM portal.sessions
  WHERE ${own} AND created_at >= (SELECT password_set_at FROM portal.agency_accounts
    WHERE agency_no = current_setting('app.agency_no', true)
      AND person_no::text = current_setting('app.person_no', true))
  GROUP BY address ORDER BY max(created_at) DESC LIMIT 100`);

// What one person sets going at a time stays small (T27).
const mostLiving = 20;
const crowdOut = statement<{ id: string }, [string]>(`
  UPDATE portal.sessions SET revoked_at = now() WHERE id IN (
    SELECT id FROM portal.sessions
    WHERE ${own} AND id <> $1 AND ${isLiving}
    ORDER BY created_at DESC, id OFFSET ${mostLiving - 1})
  AND ${own} RETURNING id`);

/** A living session of the subject. */
export interface OwnAgencySession {
  readonly id: string;
  readonly remember: boolean;
  readonly agent: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/**
 * Starts a session; the transaction must act for this contact. Of more than 20 of one person's the
 * oldest end.
 */
export async function createAgencySession(
  db: Db,
  session: Omit<NewSession, 'memberNo' | 'helperId'> & Contact,
): Promise<string> {
  const { agencyNo, personNo, longestSeconds, ...row } = session;
  const [{ id }] = await Promise.all([
    db
      .insertInto('portal.sessions')
      .values({
        ...row,
        kind: 'agency',
        subject: `${agencyNo}-${personNo}`,
        helperId: null,
        endsAt: sql<Date>`now() + make_interval(secs => ${longestSeconds})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
    forget(db),
  ]);
  await crowdOut(db, id);
  return id;
}

/** The living session of both halves, of a person and an agency that are there still. */
export async function findAgencySession(
  db: Db,
  pair: { readonly tokenHash: Buffer; readonly cookieHash: Buffer },
): Promise<AgencySessionRow | undefined> {
  return (await find(db, pair.tokenHash, pair.cookieHash))[0];
}

/** Addresses from which the subject signed in since the password was set, while that is kept. */
export async function addressesOfContact(db: Db): Promise<readonly string[]> {
  const rows = await begunFrom(db);
  return rows.map(({ address }) => address);
}

/** Ends one session of the subject; says whether it was still alive. */
export async function revokeAgencySession(db: Db, sessionId: string): Promise<boolean> {
  return (await revoke(db, sessionId)).length > 0;
}

/** Ends all sessions of the subject, except one if named; gives how many. */
export async function revokeAllOfContact(db: Db, exceptId?: string): Promise<number> {
  return (await revokeAll(db, exceptId ?? null)).length;
}

/** Living sessions of the subject, the last used first. */
export function ownAgencySessions(db: Db): Promise<readonly OwnAgencySession[]> {
  return list(db);
}
