/** A member with an account of a test's own, who has not accepted the terms yet. */
import { cast } from '../../../demo/cast.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import type { TestBrowser } from '../../test-browser.ts';

export interface Newcomer {
  readonly memberNo: string;
  /** Takes away what the journey left. */
  forget(): Promise<void>;
}

/** The `nth` of those who have no account: each file takes its own. */
export async function newcomer({ ownerUrl }: TestBrowser, nth: number): Promise<Newcomer> {
  const asOwner = (sql: string, ...values: unknown[]) =>
    asUpkeep(ownerUrl, 'sahakon_owner', (store) => store.query(sql, values));
  const { rows } = await asUpkeep(ownerUrl, 'sahakon_intake', (store) =>
    store.query(
      `SELECT member_no FROM records.members m JOIN records.current c USING (publication_id)
       WHERE status_code = '0' AND member_no <> ALL ($1)
       ORDER BY member_no OFFSET $2 LIMIT 1`,
      [cast.map(({ memberNo }) => memberNo), nth],
    ),
  );
  const memberNo: string = rows[0].member_no;
  await asOwner(
    `INSERT INTO portal.member_accounts (member_no, password_hash, must_change)
     SELECT $1, password_hash, false FROM portal.member_accounts WHERE member_no = '000123'`,
    memberNo,
  );
  return {
    memberNo,
    async forget() {
      for (const table of ['terms_acceptances', 'member_choices', 'member_accounts']) {
        await asOwner(`DELETE FROM portal.${table} WHERE member_no = $1`, memberNo);
      }
    },
  };
}
