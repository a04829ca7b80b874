/** Prints the code with which a member without a telephone on record gets in (T8). */
import { randomInt } from 'node:crypto';
import { activationLength, activationLetters } from '../../core/codes/typed-code.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { macOf } from '../../server/codes/mac.ts';

export interface NewActivation {
  /** Six digits. */
  readonly memberNo: string;
  /** Who saw the person and hands it out. */
  readonly by: string;
  /** The installation's key of codes. */
  readonly key: Buffer;
}

/** There is no such member. */
export class NoSuchMember extends Error {}

const makeCode = () =>
  Array.from({ length: activationLength }, () => activationLetters[randomInt(32)]).join('');

/**
 * Makes a code for seven days and one use, which is shown here and never again; the member's one
 * before is over. `ownerUrl` is the owner's login. Throws NoSuchMember.
 */
export async function makeActivation(
  ownerUrl: string,
  { memberNo, by, key }: NewActivation,
): Promise<string> {
  const known = await asUpkeep(ownerUrl, 'sahakon_intake', (client) =>
    client.query(
      `SELECT 1 FROM records.members m JOIN records.current c USING (publication_id)
       WHERE m.member_no = $1`,
      [memberNo],
    ),
  );
  if (known.rows.length === 0) throw new NoSuchMember(memberNo);
  const code = makeCode();
  await asUpkeep(ownerUrl, 'sahakon_owner', async (client) => {
    await client.query('BEGIN');
    await client.query(
      `UPDATE portal.activation_codes SET closed_at = now()
       WHERE member_no = $1 AND closed_at IS NULL`,
      [memberNo],
    );
    await client.query(
      'INSERT INTO portal.activation_codes (member_no, code_mac, made_by) VALUES ($1, $2, $3)',
      [memberNo, macOf(key, 'activation', memberNo, code), by],
    );
    await client.query('COMMIT');
  });
  return code.replace(/.{4}(?=.)/g, '$&-');
}
