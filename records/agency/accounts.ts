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
const signedIn = statement<unknown, [number]>(`
  UPDATE portal.agency_accounts SET last_sign_in_at = now()
  WHERE ${subject} AND person_no = $1 AND ended_at IS NULL`);
const set = statement<unknown, [number, string, boolean]>(`
  UPDATE portal.agency_accounts
  SET password_hash = $2, must_change = $3, password_set_at = now()
  WHERE ${subject} AND person_no = $1 AND ended_at IS NULL`);

/** A person of the subject; undefined for a number nobody has, or whose bearer has left. */
export async function findAgencyAccount(
  db: Db,
  personNo: number,
): Promise<AgencyAccount | undefined> {
  return (await one(db, personNo))[0];
}

/** A completed sign-in. */
export async function recordAgencySignIn(db: Db, personNo: number): Promise<void> {
  await signedIn(db, personNo);
}

/** Sets a new password, or the same with stronger parameters. */
export async function setAgencyPassword(
  db: Db,
  personNo: number,
  { passwordHash, mustChange }: Pick<AgencyAccount, 'passwordHash' | 'mustChange'>,
): Promise<void> {
  await set(db, personNo, passwordHash, mustChange);
}
