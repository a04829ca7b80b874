/** What a sign-in to the office asks of the store; logins are looked up whole, never listed. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface StaffAccount {
  readonly staffId: string;
  readonly login: string;
  /** argon2id in PHC form; null: they come by a passkey alone, or have yet to enrol. */
  readonly passwordHash: string | null;
  /** The secret of the second factor, sealed for the login; null where there is no password. */
  readonly totpSealed: Buffer | null;
}

type Found = { atMs: number } & (StaffAccount | { [Key in keyof StaffAccount]: null });

const clock = `floor(extract(epoch FROM now()) * 1000)::float8 AS "atMs"`;
const find = statement<Found, [string]>(`
  SELECT ${clock}, f.staff_id AS "staffId", CASE WHEN f.staff_id IS NOT NULL THEN $1 END AS login,
    f.password_hash AS "passwordHash", f.totp_sealed AS "totpSealed"
  FROM (SELECT) one LEFT JOIN portal.find_staff($1) f ON true`);
const own = statement<{ atMs: number; login: string; totpSealed: Buffer | null }>(`
  SELECT ${clock}, login, totp_sealed AS "totpSealed" FROM portal.staff
  WHERE id::text = current_setting('app.staff_id', true) AND ended_at IS NULL`);
const use = statement<{ first: boolean }, [string, bigint]>(
  `SELECT portal.use_totp_step($1::uuid, $2) AS first`,
);

/** Who goes by a login, if anybody does, and the store's clock in milliseconds. */
export async function findStaff(
  db: Db,
  login: string,
): Promise<{ readonly at: number; readonly staff: StaffAccount | undefined }> {
  const [row] = await find(db, login);
  const { atMs = 0, ...staff } = row ?? { staffId: null };
  return { at: atMs, staff: staff.staffId === null ? undefined : (staff as StaffAccount) };
}

/**
 * The second factor of whom the transaction acts for; undefined where they have none, and once they
 * are staff no more.
 */
export async function findOwnTotp(
  db: Db,
): Promise<
  { readonly at: number; readonly login: string; readonly totpSealed: Buffer } | undefined
> {
  const [row] = await own(db);
  if (!row?.totpSealed) return undefined;
  return { at: row.atMs, login: row.login, totpSealed: row.totpSealed };
}

const renew = statement<{ done: boolean }, [string, string]>(
  'SELECT portal.renew_staff_password($1, $2) AS done',
);

/**
 * Stores the subject's password under a stronger hash, in place of `before`; false: that one is in
 * force no more.
 */
export async function renewStaffPassword(db: Db, before: string, after: string): Promise<boolean> {
  return (await renew(db, before, after))[0]?.done === true;
}

/** True for the first use of a time step, and of any later one (a code counts once). */
export async function consumeTotpStep(db: Db, staffId: string, step: bigint): Promise<boolean> {
  return (await use(db, staffId, step))[0]?.first === true;
}
