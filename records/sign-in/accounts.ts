/** A member's sign-in to the portal. Every call acts on the subject's own row. */
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface MemberAccount {
  readonly memberNo: string;
  /** argon2id in PHC form. */
  readonly passwordHash: string;
  /** A new password must be set before anything else (D-30). */
  readonly mustChange: boolean;
  readonly lastSignInAt: Date | null;
}

const own = statement<MemberAccount>(`
  SELECT member_no AS "memberNo", password_hash AS "passwordHash", must_change AS "mustChange",
    last_sign_in_at AS "lastSignInAt"
  FROM portal.member_accounts WHERE member_no = current_setting('app.member_no', true)`);

const subject = sql<string>`current_setting('app.member_no', true)`;
const mine = `member_no = current_setting('app.member_no', true)`;
// What was checked may be another by now: then nothing is done.
const unchanged = `${mine} AND password_hash = $1`;
const made = statement<unknown, [string, boolean]>(`
  INSERT INTO portal.member_accounts (member_no, password_hash, must_change)
  VALUES (current_setting('app.member_no', true), $1, $2)
  ON CONFLICT (member_no) DO NOTHING RETURNING member_no`);
const signedIn = statement<unknown, [string]>(`
  UPDATE portal.member_accounts SET last_sign_in_at = now()
  WHERE ${unchanged} RETURNING member_no`);
const lock = statement<unknown, [string]>(`
  SELECT member_no FROM portal.member_accounts WHERE ${unchanged} FOR UPDATE`);
const replaced = statement<unknown, [string, string, boolean]>(`
  UPDATE portal.member_accounts
  SET password_hash = $2, must_change = $3, password_set_at = now()
  WHERE ${unchanged} RETURNING member_no`);

/** The subject's sign-in; undefined for somebody who never registered. */
export async function findAccount(db: Db): Promise<MemberAccount | undefined> {
  return (await own(db))[0];
}

/** Makes the sign-in of the subject; false when there is one already. */
export async function createAccount(
  db: Db,
  { passwordHash, mustChange }: Pick<MemberAccount, 'passwordHash' | 'mustChange'>,
): Promise<boolean> {
  return (await made(db, passwordHash, mustChange)).length > 0;
}

/** A completed sign-in; false: the password that was proven (its hash) is in force no more. */
export async function recordSignIn(db: Db, passwordHash: string): Promise<boolean> {
  return (await signedIn(db, passwordHash)).length > 0;
}

/**
 * Whether the password with this hash is in force. It then stays so until the transaction ends:
 * what is begun by it is there before a new password ends all that was begun by the old one.
 */
export async function holdPassword(db: Db, passwordHash: string): Promise<boolean> {
  return (await lock(db, passwordHash)).length > 0;
}

/**
 * Sets a new password, or the same with stronger parameters, in place of the one whose hash is
 * `before`; false: that one is in force no more, and nothing was set.
 */
export async function replacePassword(
  db: Db,
  before: string,
  { passwordHash, mustChange }: Pick<MemberAccount, 'passwordHash' | 'mustChange'>,
): Promise<boolean> {
  return (await replaced(db, before, passwordHash, mustChange)).length > 0;
}

/** Sets a password whatever stood there before: a code has proven the person anew. */
export async function setPassword(
  db: Db,
  password: { passwordHash: string; mustChange: boolean },
): Promise<void> {
  await db
    .updateTable('portal.memberAccounts')
    .set({ ...password, passwordSetAt: sql<Date>`now()` })
    .where('memberNo', '=', subject)
    .execute();
}
