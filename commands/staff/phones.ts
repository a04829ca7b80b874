/** What the counter does about a member's new telephone: agrees to it, or takes it back (T9). */
import { maskedPhone } from '../../core/phone/phone.ts';
import { type AdminStore, putOnRecord } from '../admin/admin-command.ts';

/**
 * Staff who saw the person agree. Only a number that a code has proven may wait for that, and it
 * counts a day later. Gives from when on; undefined: none waits.
 */
export async function approvePhone(
  store: AdminStore,
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

/** Numbers that count or may come to count, as they are when somebody looks. */
async function activePhones(store: AdminStore, memberNo: string) {
  const { rows } = await store.query<{ id: string; coming: boolean }>(
    `SELECT id::text, ${notYet} AS coming FROM portal.member_phones
     WHERE member_no = $1 AND withdrawn_at IS NULL`,
    [memberNo],
  );
  return rows;
}

/**
 * A member says that a number is not theirs. What is not in force yet goes first; only where
 * nothing is on its way does the one in force go, with those before it: the number on record
 * counts again. Only what was looked at goes: where somebody else has just withdrawn what was on
 * its way, the one in force stays.
 * Gives what was withdrawn, masked; undefined: there was nothing, or nothing any more.
 */
export async function withdrawPhone(
  store: AdminStore,
  memberNo: string,
  by: string,
): Promise<{ phones: readonly string[]; inForce: boolean } | undefined> {
  const seen = await activePhones(store, memberNo);
  const inForce = !seen.some(({ coming }) => coming);
  const { rows } = await store.query<{ phone: string }>(
    `UPDATE portal.member_phones SET withdrawn_at = now()
     WHERE id = ANY ($1::bigint[]) AND withdrawn_at IS NULL AND ${notYet} <> $2 RETURNING phone`,
    [seen.map(({ id }) => id), inForce],
  );
  const phones = rows.map(({ phone }) => maskedPhone(phone));
  if (phones.length === 0) return undefined;
  const action = { entry: 'member.phone.withdraw', by, memberNo, detail: { phones, inForce } };
  await putOnRecord(store, action);
  return { phones, inForce };
}
