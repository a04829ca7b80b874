/** What a person brings who registers: who they are, and a proof of work. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { thaiDateNumeric } from '../../../core/thai-date.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import type { Ask } from '../../../tools/sign-in.ts';

/** As they type it: the birthday by day, month and Buddhist year. */
export async function identityOf(ownerUrl: string, membership_no: string) {
  const [row] = await asUpkeep(ownerUrl, 'sahakon_intake', async (store) => {
    const sql = `SELECT national_id, birth_date::text AS born FROM records.members
      WHERE member_no = $1`;
    return (await store.query<{ national_id: string; born: string }>(sql, [membership_no])).rows;
  });
  if (!row) throw new Error(`nobody has ${membership_no}`);
  const date_of_birth = thaiDateNumeric(row.born);
  return { membership_no, id_card: row.national_id, date_of_birth };
}

/** A solved challenge, as a form sends it. */
export async function proof(ask: Ask) {
  const { body } = await ask({ method: 'GET', url: '/api/info/captcha', headers: {} });
  const { challenge, captcha_secret } = body.data;
  const solution = await solveChallenge({ challenge, deriveKey });
  const packed = JSON.stringify({ challenge, solution });
  return { recaptcha: Buffer.from(packed).toString('base64'), captcha_secret };
}
