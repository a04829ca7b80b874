/** Sign-ins of an agency's people. Every call acts on rows of the subject, the agency. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** `viewer` reads and prints, `admin` reports back, too (D-37). */
export type ContactRole = 'viewer' | 'admin';

export interface AgencyAccount {
  readonly agencyNo: string;
  readonly personNo: number;
  readonly contactName: string;
  readonly role: ContactRole;
  /** argon2id in PHC form. */
  readonly passwordHash: string;
  /** The password that staff handed over opens nothing but its change. */
  readonly mustChange: boolean;
}

const subject = `agency_no = current_setting('app.agency_no', true)`;
const one = statement<AgencyAccount, [number]>(`
  SELECT agency_no AS "agencyNo", person_no AS "personNo", contact_name AS "contactName", role,
    password_hash AS "passwordHash", must_change AS "mustChange"
  FROM portal.agency_accounts WHERE ${subject} AND person_no = $1 AND ended_at IS NULL`);
// What was looked at may have been changed since, by the person or by staff: then nothing is done.
const unchanged = `${subject} AND person_no = $1 AND password_hash = $2 AND ended_at IS NULL
  RETURNING person_no`;
const signedIn = statement<unknown, [number, string]>(`
  UPDATE portal.agency_accounts SET last_sign_in_at = now() WHERE ${unchanged}`);
const lock = statement<unknown, [number, string]>(`
  SELECT person_no FROM portal.agency_accounts
  WHERE ${subject} AND person_no = $1 AND password_hash = $2 AND ended_at IS NULL FOR UPDATE`);
const set = statement<unknown, [number, string, string, boolean]>(`
  UPDATE portal.agency_accounts
  SET password_hash = $3, must_change = $4, password_set_at = now() WHERE ${unchanged}`);

/** A person of the subject; undefined for a number nobody has, or whose bearer has left. */
export async function findAgencyAccount(
  db: Db,
  personNo: number,
): Promise<AgencyAccount | undefined> {
  return (await one(db, personNo))[0];
}

/** A completed sign-in; false: the password that was proven (its hash) is in force no more. */
export async function recordAgencySignIn(
  db: Db,
  { personNo, passwordHash }: Pick<AgencyAccount, 'personNo' | 'passwordHash'>,
): Promise<boolean> {
  return (await signedIn(db, personNo, passwordHash)).length > 0;
}

/**
 * Whether the password with this hash is in force. It then stays so until the transaction ends:
 * what is begun by it is there before a new password ends all that was begun by the old one.
 */
export async function holdAgencyPassword(
  db: Db,
  { personNo, passwordHash }: Pick<AgencyAccount, 'personNo' | 'passwordHash'>,
): Promise<boolean> {
  return (await lock(db, personNo, passwordHash)).length > 0;
}

/**
 * Sets a new password, or the same with stronger parameters, in place of the one whose hash is
 * `before`; false: that one is in force no more, and nothing was set.
 */
export async function setAgencyPassword(
  db: Db,
  { personNo, passwordHash: before }: Pick<AgencyAccount, 'personNo' | 'passwordHash'>,
  { passwordHash, mustChange }: Pick<AgencyAccount, 'passwordHash' | 'mustChange'>,
): Promise<boolean> {
  return (await set(db, personNo, before, passwordHash, mustChange)).length > 0;
}
