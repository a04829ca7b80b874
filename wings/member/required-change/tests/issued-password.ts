/** 000789, who has a given password and must set one of their own, before each test anew. */
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { findAccount } from '../../../../records/sign-in/accounts.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

export const update = '/api/member/update_password';

/** The real app, and what its tests ask of the store as its owner. */
export async function openIssuedPassword() {
  const app = await openTestApp();
  const originalHash = (await app.records.readAsMember('000789', findAccount))?.passwordHash;

  /** Rows of the portal as its owner sees them. */
  async function stored(sql: string, ...values: unknown[]) {
    const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_owner', (client) =>
      client.query(sql, values),
    );
    return rows;
  }

  return {
    app,
    stored,
    /** 000789 has the given password, and no number of theirs waits. */
    async giveAgain() {
      await stored('DELETE FROM portal.one_time_codes');
      await stored('DELETE FROM portal.member_phones');
      await stored(
        `UPDATE portal.member_accounts SET password_hash = $1, must_change = true
         WHERE member_no = '000789'`,
        originalHash,
      );
    },
    phonesOf: () =>
      stored(`SELECT phone, new_confirmed_at IS NOT NULL AS new,
          old_confirmed_at IS NOT NULL AS old, effective_at IS NOT NULL AS effective
        FROM portal.member_phones WHERE member_no = '000789' AND withdrawn_at IS NULL`),
  };
}

/** After a step the cookie half is a new one: the bearer half goes on with it. */
export function goOn(
  headers: Readonly<Record<string, string>>,
  cookies: readonly string[],
): { authorization: string; cookie: string } {
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  return { authorization: headers.authorization ?? '', cookie: cookie || (headers.cookie ?? '') };
}
