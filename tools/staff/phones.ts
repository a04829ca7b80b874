/** The counter agrees to a member's new telephone where the old one cannot (T9). */
import { type DeskStore, putOnRecord } from '../desk/at-desk.ts';

/**
 * Staff who saw the person agree. Only a number that a code has proven may wait for that, and it
 * counts a day later. Gives from when on; undefined: none waits.
 */
export async function approvePhone(
  store: DeskStore,
  memberNo: string,
  by: string,
): Promise<Date | undefined> {
  const { rows } = await store.query<{ from: Date }>(
    `UPDATE portal.member_phones SET old_confirmed_at = now(), confirmed_by = $2,
       effective_at = now() + interval '24 hours'
     WHERE member_no = $1 AND new_confirmed_at IS NOT NULL AND effective_at IS NULL
       AND withdrawn_at IS NULL
     RETURNING effective_at AS from`,
    [memberNo, by],
  );
  const from = rows[0]?.from;
  if (from === undefined) return undefined;
  await putOnRecord(store, { entry: 'member.phone.approve', by, memberNo, detail: {} });
  return from;
}
