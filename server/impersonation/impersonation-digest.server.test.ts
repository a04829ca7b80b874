import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { sendDigest } from './impersonation-digest.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const to = 'manager@coop.example';

/** A look that began so long before the start of today in Bangkok. */
const looked = (caseNo: string, before: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(
      `INSERT INTO portal.help_tickets (staff_id, staff_name, staff_session_id, member_no, reason,
         case_no, ticket_hash, made_at, ends_at, used_at)
       SELECT id, name, gen_random_uuid(), '000123', E'ยอดหุ้นไม่ขึ้น\\nตั้งแต่เดือนก่อน', $1::text,
         sha256($1::text::bytea), at, at, at
       FROM portal.staff, LATERAL (
         SELECT date_trunc('day', now(), 'Asia/Bangkok') - $2::interval AS at) day
       WHERE login = 'support'`,
      [caseNo, before],
    ),
  );

test('S4 each look of a past day is told once, of today’s none yet', async () => {
  await looked('SR-OLD', '1 second');
  await looked('SR-NEW', '0 seconds');
  const parts = { records: app.records, outbox: app.outbox, to };
  expect(await sendDigest({ ...parts, to: undefined })).toBe(0);
  const both = await Promise.all([sendDigest(parts), sendDigest(parts)]);
  expect(both.toSorted()).toEqual([0, 1]);
  const mails = app.outbox.messages.filter((mail) => mail.to === to);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('1 ครั้ง');
  expect(mails[0]?.text).toMatch(/ปรานี ช่วยเหลือ ดูระบบของสมาชิก 000123/);
  expect(mails[0]?.text).toContain('เหตุผล: ยอดหุ้นไม่ขึ้น ตั้งแต่เดือนก่อน');
  expect(mails[0]?.text).not.toContain('SR-NEW');
});
