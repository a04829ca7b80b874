/** Where the subject is signed in now; also staff who look in their stead. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface OwnSession {
  readonly id: string;
  /** Staff in the member's stead, by name; null: the member. */
  readonly staffName: string | null;
  readonly remember: boolean;
  readonly agent: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

// One row for each of them is shown: nobody has more, and a list without end serves nobody.
const living = statement<OwnSession>(`
  SELECT s.id, s.remember, s.agent, s.address, s.created_at AS "createdAt",
    s.last_seen_at AS "lastSeenAt",
    CASE WHEN s.kind = 'impersonation' THEN coalesce((
      SELECT t.staff_name FROM portal.help_tickets t
      WHERE t.staff_id = s.helper_id AND t.used_at IS NOT NULL
        AND t.member_no = current_setting('app.member_no', true)
      ORDER BY t.made_at DESC LIMIT 1), '') END AS "staffName"
  FROM portal.sessions s
  WHERE s.kind IN ('member', 'impersonation')
    AND s.subject = current_setting('app.member_no', true)
    AND s.revoked_at IS NULL AND s.ends_at > now()
    AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
  ORDER BY s.last_seen_at DESC, s.id LIMIT 100`);

/** The subject's living sessions, the last used first. */
export function ownSessions(db: Db): Promise<readonly OwnSession[]> {
  return living(db);
}
