/** The new password that a member has to set before anything else (D-03, D-30; T9). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

// One statement: of two changes that race, one finds nobody waiting any more.
const replaced = statement<{ memberNo: string }, [string]>(`
  UPDATE portal.member_accounts
  SET password_hash = $1, must_change = false, password_set_at = now()
  WHERE member_no = current_setting('app.member_no', true) AND must_change
  RETURNING member_no AS "memberNo"`);

/** False when no change was being waited for: nothing is changed then. */
export async function replaceForcedPassword(db: Db, passwordHash: string): Promise<boolean> {
  return (await replaced(db, passwordHash)).length > 0;
}
