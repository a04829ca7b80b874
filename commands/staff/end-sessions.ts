/** What the command line does to sessions: it ends them, at once, and says why in the audit log. */
import { type AdminStore, putOnRecord } from '../admin/admin-command.ts';
import type { Contact } from './keep-contacts.ts';

/** Whose sessions are to end. */
export type Whose =
  | { readonly whose: 'member'; readonly memberNo: string }
  | ({ readonly whose: 'contact' } & Contact)
  | { readonly whose: 'staff'; readonly login: string }
  | { readonly whose: 'all' };

export interface Ended {
  readonly members: number;
  readonly contacts: number;
  readonly staff: number;
  /** Of staff in members' stead. */
  readonly looks: number;
}

interface Rows {
  /** Of `portal.sessions s`; both take `values`. */
  readonly condition: string;
  /** Gives a row where there is such a person. */
  readonly existsSql: string;
  readonly values: readonly (string | number)[];
}

function rowsOf(whose: Whose): Rows {
  switch (whose.whose) {
    case 'member':
      return {
        condition: `s.kind IN ('member', 'impersonation') AND s.subject = $1`,
        existsSql: 'SELECT FROM portal.member_accounts WHERE member_no = $1',
        values: [whose.memberNo],
      };
    case 'contact':
      return {
        condition: `s.kind = 'agency' AND s.subject = $1`,
        existsSql: `SELECT FROM portal.agency_accounts WHERE agency_no || '-' || person_no = $1`,
        values: [`${whose.agencyNo}-${whose.personNo}`],
      };
    case 'staff':
      return {
        condition: `(SELECT t.id FROM portal.staff t WHERE t.login = $1)
          IN (s.helper_id, CASE WHEN s.kind = 'office' THEN s.subject::uuid END)`,
        existsSql: 'SELECT FROM portal.staff WHERE login = $1',
        values: [whose.login],
      };
    case 'all':
      return { condition: 'true', existsSql: 'SELECT', values: [] };
  }
}

const nobody = { office: 0, member: 0, agency: 0, impersonation: 0 };

/**
 * Ends every living session of somebody, or of everybody, and keeps tickets on their way from
 * opening one more. A running server asks for sessions at every call, so none of them reads on.
 * Undefined: there is no such person, and nothing was done.
 */
export async function endSessions(
  store: AdminStore,
  whose: Whose,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<Ended | undefined> {
  const { condition, existsSql, values } = rowsOf(whose);
  if ((await store.query(existsSql, [...values])).rowCount === 0) return undefined;
  // Those that look in a member's stead end with the office's by themselves: counted before.
  const { rows } = await store.query<{ kind: keyof typeof nobody; count: number }>(
    `SELECT s.kind, count(*)::int AS count FROM portal.sessions s
     WHERE ${condition} AND s.revoked_at IS NULL AND s.ends_at > now()
       AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now() GROUP BY s.kind`,
    [...values],
  );
  await store.query(
    `UPDATE portal.sessions s SET revoked_at = now()
     WHERE ${condition} AND s.revoked_at IS NULL AND s.ends_at > now()`,
    [...values],
  );
  if (whose.whose === 'member') {
    await store.query(
      `UPDATE portal.help_tickets SET ends_at = now()
       WHERE member_no = $1 AND used_at IS NULL AND ends_at > now()`,
      [whose.memberNo],
    );
  }
  const counts = { ...nobody, ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) };
  const ended = {
    members: counts.member,
    contacts: counts.agency,
    staff: counts.office,
    looks: counts.impersonation,
  };
  await putOnRecord(store, {
    entry: 'sessions.end',
    by,
    ...(whose.whose === 'member' && { memberNo: whose.memberNo }),
    detail: { ...whose, reason, ended },
  });
  return ended;
}
