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

/** The subject's sign-in; undefined for somebody who never registered. */
export async function findAccount(db: Db): Promise<MemberAccount | undefined> {
  return (await own(db))[0];
}

/** Makes the sign-in of the subject; throws (unique violation) when there is one. */
export async function createAccount(
  db: Db,
  account: { passwordHash: string; mustChange: boolean },
): Promise<void> {
  await db
    .insertInto('portal.memberAccounts')
    .values({ memberNo: subject, ...account })
    .execute();
}

/** A completed sign-in. */
export async function recordSignIn(db: Db): Promise<void> {
  await db
    .updateTable('portal.memberAccounts')
    .set({ lastSignInAt: sql<Date>`now()` })
    .where('memberNo', '=', subject)
    .execute();
}

/** Sets a new password, or the same with stronger parameters. */
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
