/** Prints the code with which a member without a telephone on record gets in (T8). */
import type { KeyRing } from '../../records/keys/key-ring.ts';
import { newActivation } from '../../server/codes/activation.ts';
import { type AdminStore, putOnRecord } from '../admin/admin-command.ts';

export interface NewActivation {
  /** Six digits, of a member with standing. */
  readonly memberNo: string;
  /** Who saw the person and hands it out. */
  readonly by: string;
  readonly keys: KeyRing;
}

/**
 * Makes a code for seven days and one use, which is shown here and never again; the member's one
 * before is over.
 */
export async function makeActivation(
  store: AdminStore,
  { memberNo, by, keys }: NewActivation,
): Promise<{ code: string; until: Date }> {
  const { code, mac } = newActivation(keys, memberNo);
  // Two at once would each leave a code that counts.
  await store.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`activation ${memberNo}`]);
  await store.query(
    `UPDATE portal.activation_codes SET closed_at = now()
     WHERE member_no = $1 AND closed_at IS NULL`,
    [memberNo],
  );
  const { rows } = await store.query<{ until: Date }>(
    `INSERT INTO portal.activation_codes (member_no, code_mac, made_by) VALUES ($1, $2, $3)
     RETURNING ends_at AS until`,
    [memberNo, mac, by],
  );
  const [made] = rows;
  if (made === undefined) throw new Error('no code was kept');
  await putOnRecord(store, { entry: 'member.activation', by, memberNo, detail: {} });
  return { code, until: made.until };
}
