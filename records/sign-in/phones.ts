/** Where one-time codes go: the telephone on record, and never one that was typed (T8). */
import { mobileNumber } from '../../core/phone/phone.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

const own = statement<{ phone: string | null }>(`
  SELECT coalesce(
    (SELECT phone FROM portal.member_phones
     WHERE member_no = current_setting('app.member_no', true)
       AND withdrawn_at IS NULL AND effective_at <= now()
     ORDER BY effective_at DESC LIMIT 1),
    (SELECT phone FROM records.members
     WHERE member_no = current_setting('app.member_no', true))) AS phone`);

/**
 * The subject's mobile number: the newest one that was confirmed here and has come into force, else
 * the cooperative's own record; null where there is none that takes messages.
 */
export async function findPhone(db: Db): Promise<string | null> {
  const [row] = await own(db);
  return mobileNumber(row?.phone ?? '') ?? null;
}
