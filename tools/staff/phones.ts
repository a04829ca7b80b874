/** What the counter does about a member's new telephone: agrees to it, or takes it back (T9). */
import { maskedPhone } from '../../core/phone/phone.ts';
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

const notYet = '(effective_at IS NULL OR effective_at > now())';

/**
 * A member says that a number is not theirs. What is not in force yet goes first; only where
 * nothing is on its way does the one in force go, with those before it: the number on record
 * counts again.
 * Gives what was withdrawn, masked; undefined: there was nothing.
 */
export async function withdrawPhone(
  store: DeskStore,
  memberNo: string,
  by: string,
): Promise<{ phones: readonly string[]; inForce: boolean } | undefined> {
  const withdraw = async (which: string) => {
    const { rows } = await store.query<{ phone: string }>(
      `UPDATE portal.member_phones SET withdrawn_at = now()
       WHERE member_no = $1 AND withdrawn_at IS NULL AND ${which} RETURNING phone`,
      [memberNo],
    );
    return rows.map(({ phone }) => maskedPhone(phone));
  };
  const coming = await withdraw(notYet);
  const inForce = coming.length === 0;
  const phones = inForce ? await withdraw(`NOT ${notYet}`) : coming;
  if (phones.length === 0) return undefined;
  const deed = { entry: 'member.phone.withdraw', by, memberNo, detail: { phones, inForce } };
  await putOnRecord(store, deed);
  return { phones, inForce };
}
