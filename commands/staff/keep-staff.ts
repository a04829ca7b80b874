/** What the command line does to members of staff: each action on record, each at once (D-37). */
import * as kept from '../../records/staff/keep-staff.ts';
import { type AdminStore, putOnRecord } from '../admin/admin-command.ts';

type Secrets = kept.Secrets;

/** What stands in the place of secrets that were looked at, and of no others. */
interface Replaced extends Secrets {
  /** The hash that stood there; empty where there was none. */
  readonly before: string;
}

/**
 * The hash of a login's password, empty where they have none; undefined: nobody goes by it, or has
 * left.
 */
export async function passwordOf(store: AdminStore, login: string): Promise<string | undefined> {
  const { rows } = await store.query<{ hash: string }>(
    `SELECT coalesce(password_hash, '') AS hash FROM portal.staff
     WHERE login = $1 AND ended_at IS NULL`,
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
  fresh: kept.NewStaff,
  secrets: Secrets,
  by: string,
): Promise<boolean> {
  if ((await kept.addStaff(store, fresh, secrets)) !== 'done') return false;
  const { login, roles, ownMemberNo: own, relatives } = fresh;
  await putOnRecord(store, { entry: 'staff.add', by, detail: { login, roles, own, relatives } });
  return true;
}

/** Gives exactly these roles; sessions go by them from their next call on. False: nobody. */
export async function setRoles(
  store: AdminStore,
  login: string,
  roles: readonly string[],
  by: string,
): Promise<boolean> {
  if ((await kept.changeStaff(store, login, { roles })) !== 'done') return false;
  await putOnRecord(store, { entry: 'staff.roles', by, detail: { login, roles } });
  return true;
}

/** They work here no more: every session of theirs is over. False: nobody. */
export async function endStaff(store: AdminStore, login: string, by: string): Promise<boolean> {
  const { outcome, sessions } = await kept.endStaff(store, login);
  if (outcome !== 'done') return false;
  await putOnRecord(store, { entry: 'staff.end', by, detail: { login, sessions } });
  return true;
}

/**
 * A new password and a new second factor in place of every credential; every session of theirs is
 * over. False: nobody, or somebody else was faster.
 */
export async function resetStaff(
  store: AdminStore,
  login: string,
  { before, ...secrets }: Replaced,
  by: string,
): Promise<boolean> {
  const { outcome, sessions } = await kept.resetStaff(store, login, { before, secrets });
  if (outcome !== 'done') return false;
  await putOnRecord(store, { entry: 'staff.reset', by, detail: { login, sessions } });
  return true;
}

/**
 * Whose records they may not open as support, besides their own (D-31). Gives all of them from now
 * on; undefined: nobody goes by the login, or they have left.
 */
export async function changeRelatives(
  store: AdminStore,
  change: { login: string; how: 'add' | 'remove'; memberNos: readonly string[] },
  by: string,
): Promise<readonly string[] | undefined> {
  const { login, how, memberNos } = change;
  await store.query('SELECT portal.keep_staff()');
  const before = (await kept.listStaff(store)).find((one) => one.login === login);
  if (before === undefined) return undefined;
  const others = before.relatives.filter((one) => !memberNos.includes(one));
  const relatives = how === 'add' ? [...others, ...memberNos].toSorted() : others;
  if ((await kept.changeStaff(store, login, { relatives })) !== 'done') return undefined;
  const detail = { login, how, relatives: memberNos };
  await putOnRecord(store, { entry: 'staff.relatives', by, detail });
  return relatives;
}
