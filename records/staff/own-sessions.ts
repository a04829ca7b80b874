/** Where a member of staff is signed in; the transaction must act for them. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface OwnSession {
  readonly id: string;
  readonly beganAt: Date;
  readonly lastSeenAt: Date;
  readonly address: string;
  readonly agent: string;
}

const own = `kind = 'office' AND subject = current_setting('app.staff_id', true)`;
const list = statement<OwnSession, [string]>(`
  SELECT id, created_at AS "beganAt", last_seen_at AS "lastSeenAt", address, agent
  FROM portal.sessions
  WHERE ${own} AND revoked_at IS NULL AND ends_at > now()
    AND last_seen_at + make_interval(secs => idle_seconds) > now()
  ORDER BY id = $1 DESC, last_seen_at DESC, id LIMIT 50`);
const endOthers = statement<{ id: string }, [string]>(`
  UPDATE portal.sessions SET revoked_at = now()
  WHERE ${own} AND revoked_at IS NULL AND ends_at > now() AND id <> $1 RETURNING id`);

const password = statement<{ passwordHash: string | null }>(`
  SELECT password_hash AS "passwordHash" FROM portal.staff
  WHERE id::text = current_setting('app.staff_id', true) AND ended_at IS NULL`);

/** The subject's stored password; undefined where there is none, and once they are no staff. */
export async function findOwnPassword(db: Db): Promise<string | undefined> {
  return (await password(db))[0]?.passwordHash ?? undefined;
}

/** Living sessions of the subject: `here` first, then the last used. */
export function listOfficeSessions(db: Db, here: string): Promise<readonly OwnSession[]> {
  return list(db, here);
}

/** Ends all sessions of the subject but `here`; gives how many. */
export async function endOtherOfficeSessions(db: Db, here: string): Promise<number> {
  return (await endOthers(db, here)).length;
}
