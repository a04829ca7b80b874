/** A member's own part of the audit log: what was done to the account, who of the staff looked. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface HistoryEntry {
  /** Its place in the audit log: a page goes on below the last one shown. */
  readonly seq: string;
  readonly happenedAt: Date;
  readonly entry: string;
  readonly outcome: 'ok' | 'refused' | 'failed';
  readonly byStaff: boolean;
  /** False for a sign-in that still awaited its code. */
  readonly inSession: boolean;
  /** Null where the look was not asked for by a ticket. */
  readonly staffName: string | null;
  readonly address: string | null;
  readonly agent: string | null;
}

export interface HistoryPage {
  /** Names of what the member or a stranger did. */
  readonly entries: readonly string[];
  /** What staff did, of whatever kind. */
  readonly staff: boolean;
  /** Only what stands before this place. */
  readonly before?: string | undefined;
  readonly limit: number;
}

// What stood there before the number passed on is somebody else's (D-37). The condition on
// entries is that of the index, word for word.
const page = statement<HistoryEntry, [string[], boolean, string | null, number]>(`
  SELECT e.seq::text AS seq, e.happened_at AS "happenedAt", e.entry, e.outcome,
    e.actor_kind = 'office' AS "byStaff", e.session_id IS NOT NULL AS "inSession",
    e.address, e.agent, (
      SELECT t.staff_name FROM portal.help_tickets t
      WHERE e.actor_kind = 'office' AND t.staff_id::text = e.actor AND t.used_at IS NOT NULL
        AND t.member_no = current_setting('app.member_no', true)
      ORDER BY t.made_at DESC LIMIT 1) AS "staffName"
  FROM portal.audit_entries e
  WHERE e.member_no = current_setting('app.member_no', true)
    AND e.written_at > (SELECT portal.mine_since())
    AND (e.actor_kind = 'office' OR e.entry NOT LIKE '%.read')
    AND CASE WHEN e.actor_kind = 'office' THEN $2 ELSE e.entry = ANY ($1) END
    AND ($3::bigint IS NULL OR e.seq < $3)
  ORDER BY e.seq DESC LIMIT $4`);

/** A page of the subject's history, newest first. */
export function readHistory(db: Db, query: HistoryPage): Promise<readonly HistoryEntry[]> {
  const { entries, staff, before, limit } = query;
  return page(db, [...entries], staff, before ?? null, limit);
}
