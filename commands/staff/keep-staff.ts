/** What the command line does to members of staff: each action on record, each at once (D-37). */
import { type AdminStore, putOnRecord } from '../admin/admin-command.ts';

export interface NewStaff {
  readonly login: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly ownMemberNo: string | undefined;
  readonly relatives: readonly string[];
}

export interface Secrets {
  readonly passwordHash: string;
  readonly totpSealed: Buffer;
}

export interface StaffSeen {
  readonly login: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly ownMemberNo: string | null;
  readonly relatives: readonly string[];
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** What stands in the place of secrets that were looked at, and of no others. */
export interface Replaced extends Secrets {
  /** The hash that stood there. */
  readonly before: string;
}

/** The hash of a login's password; undefined: nobody goes by it, or has left. */
export async function passwordOf(store: AdminStore, login: string): Promise<string | undefined> {
  const { rows } = await store.query<{ hash: string }>(
    'SELECT password_hash AS hash FROM portal.staff WHERE login = $1 AND ended_at IS NULL',
    [login],
  );
  return rows[0]?.hash;
}

/** Somebody goes by the login already, also when they have left: a login is one person's. */
export async function isTaken(store: AdminStore, login: string): Promise<boolean> {
  const { rowCount } = await store.query('SELECT FROM portal.staff WHERE login = $1', [login]);
  return (rowCount ?? 0) > 0;
}

/** When they left; undefined for who works here, and for nobody. */
export async function whenEnded(store: AdminStore, login: string): Promise<Date | undefined> {
  const { rows } = await store.query<{ endedAt: Date | null }>(
    'SELECT ended_at AS "endedAt" FROM portal.staff WHERE login = $1',
    [login],
  );
  return rows[0]?.endedAt ?? undefined;
}

/** Login of who works here with this membership of their own; undefined: nobody. */
export async function whoseMembership(
  store: AdminStore,
  memberNo: string | undefined,
): Promise<string | undefined> {
  const { rows } = await store.query<{ login: string }>(
    'SELECT login FROM portal.staff WHERE own_member_no = $1 AND ended_at IS NULL',
    [memberNo ?? null],
  );
  return rows[0]?.login;
}

/**
 * Adds a member of staff. False, and nothing done, for a login that is taken and for a membership
 * that somebody else here has; who asks twice at once is one of the two.
 */
export async function addStaff(
  store: AdminStore,
  { login, name, roles, ownMemberNo, relatives }: NewStaff,
  { passwordHash, totpSealed }: Secrets,
  by: string,
): Promise<boolean> {
  // A membership has no key of its own: whoever has left may come back under another login.
  await store.query(`SELECT pg_advisory_xact_lock(hashtext('staff'))`);
  const { rowCount } = await store.query(
    `INSERT INTO portal.staff (login, name, roles, own_member_no, password_hash, totp_sealed)
     SELECT $1, $2, $3, $4::text, $5, $6 WHERE NOT EXISTS (
       SELECT FROM portal.staff WHERE own_member_no = $4 AND ended_at IS NULL)
     ON CONFLICT (login) DO NOTHING`,
    [login, name, roles, ownMemberNo ?? null, passwordHash, totpSealed],
  );
  if (!rowCount) return false;
  await insertRelatives(store, login, relatives);
  const detail = { login, roles, own: ownMemberNo, relatives };
  await putOnRecord(store, { entry: 'staff.add', by, detail });
  return true;
}

/** Those who work here, then those who have left. */
export async function listStaff(store: AdminStore): Promise<readonly StaffSeen[]> {
  const { rows } = await store.query<StaffSeen>(
    `SELECT s.login, s.name, s.roles, s.own_member_no AS "ownMemberNo",
       ARRAY(SELECT r.member_no FROM portal.staff_relatives r WHERE r.staff_id = s.id
         ORDER BY 1) AS relatives,
       s.created_at AS "createdAt", s.ended_at AS "endedAt"
     FROM portal.staff s ORDER BY s.ended_at IS NOT NULL, s.login`,
  );
  return rows;
}

/** Gives exactly these roles; sessions go by them from their next call on. False: nobody. */
export async function setRoles(
  store: AdminStore,
  login: string,
  roles: readonly string[],
  by: string,
): Promise<boolean> {
  const { rowCount } = await store.query(
    'UPDATE portal.staff SET roles = $2 WHERE login = $1 AND ended_at IS NULL',
    [login, roles],
  );
  if (!rowCount) return false;
  await putOnRecord(store, { entry: 'staff.roles', by, detail: { login, roles } });
  return true;
}

/** They work here no more: every session of theirs is over. False: nobody. */
export async function endStaff(store: AdminStore, login: string, by: string): Promise<boolean> {
  const { rowCount } = await store.query(
    'UPDATE portal.staff SET ended_at = now() WHERE login = $1 AND ended_at IS NULL',
    [login],
  );
  if (!rowCount) return false;
  const sessions = await endSessions(store, login);
  await putOnRecord(store, { entry: 'staff.end', by, detail: { login, sessions } });
  return true;
}

/**
 * A new password and a new second factor; every session of theirs is over. False: nobody, or
 * somebody else was faster.
 */
export async function resetStaff(
  store: AdminStore,
  login: string,
  { passwordHash, totpSealed, before }: Replaced,
  by: string,
): Promise<boolean> {
  const { rowCount } = await store.query(
    `UPDATE portal.staff SET password_hash = $2, totp_sealed = $3, totp_step = 0
     WHERE login = $1 AND password_hash = $4 AND ended_at IS NULL`,
    [login, passwordHash, totpSealed, before],
  );
  if (!rowCount) return false;
  const sessions = await endSessions(store, login);
  await putOnRecord(store, { entry: 'staff.reset', by, detail: { login, sessions } });
  return true;
}

/**
 * Whose records they may not open as support, besides their own (D-31). Gives all of them from now
 * on; undefined: nobody goes by the login.
 */
export async function changeRelatives(
  store: AdminStore,
  change: { login: string; how: 'add' | 'remove'; memberNos: readonly string[] },
  by: string,
): Promise<readonly string[] | undefined> {
  const { login, how, memberNos } = change;
  if (!(await isTaken(store, login))) return undefined;
  if (how === 'add') await insertRelatives(store, login, memberNos);
  else {
    await store.query(
      `DELETE FROM portal.staff_relatives r USING portal.staff s
       WHERE s.id = r.staff_id AND s.login = $1 AND r.member_no = ANY ($2)`,
      [login, memberNos],
    );
  }
  const detail = { login, how, relatives: memberNos };
  await putOnRecord(store, { entry: 'staff.relatives', by, detail });
  return (await listStaff(store)).find((one) => one.login === login)?.relatives;
}

async function insertRelatives(
  store: AdminStore,
  login: string,
  memberNos: readonly string[],
): Promise<void> {
  await store.query(
    `INSERT INTO portal.staff_relatives (staff_id, member_no)
     SELECT s.id, relative FROM portal.staff s, unnest($2::text[]) relative
     WHERE s.login = $1 ON CONFLICT DO NOTHING`,
    [login, memberNos],
  );
}

/** Of the office, and those in members' stead. */
async function endSessions(store: AdminStore, login: string): Promise<number> {
  const { rowCount } = await store.query(
    `UPDATE portal.sessions SET revoked_at = now() FROM portal.staff s
     WHERE s.login = $1 AND revoked_at IS NULL AND ends_at > now()
       AND (helper_id = s.id OR kind = 'office' AND subject = s.id::text)`,
    [login],
  );
  return rowCount ?? 0;
}
