/** Who gets a ticket for a look in a member's stead, and who does not (T7, D-31; R139, R150). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { confirmOffice, signInStaff } from '../../../tools/office.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import { testHandlerSettings } from '../../../tools/store/cast-settings.ts';
import { demoTotpCode } from '../../../tools/store/demo-totp.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let support: Headers;
beforeAll(async () => {
  const handlers = { ...testHandlerSettings, alertMail: 'manager@coop.example' };
  app = await openTestApp({ settings: { handlers } });
});
afterAll(() => app.close());
beforeEach(async () => {
  support = await signInStaff(app, 'support');
  await confirmOffice(app, support, 'support');
});

async function owner(sql: string, values: unknown[] = []) {
  return asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => {
    const { rows } = await store.query(sql, values);
    return rows;
  });
}

const input = {
  reason: 'สมาชิกโทรแจ้งว่ายอดหุ้นไม่ขึ้น',
  ticket_no: 'SR-2568-7',
};
const ask = (memberNo: string, more: object = {}, headers = support) =>
  app.post(`/admin/impersonate/${encodeURIComponent(memberNo)}`, { ...input, ...more }, headers);
const codeOf = (answer: Awaited<ReturnType<typeof ask>>) => [answer.status, answer.body.data?.code];
const refusal = async () => {
  await app.app.auditLog.flush();
  return asUpkeep(app.ownerUrl, 'sahakon_audit', async (store) => {
    const { rows } = await store.query(
      `SELECT outcome, actor_kind, member_no, detail ->> 'code' AS code FROM portal.audit_entries
       WHERE entry = 'office.help.ticket' ORDER BY seq DESC LIMIT 1`,
    );
    return rows[0];
  });
};

test('R150 role, reason, case and a second factor of now: a ticket for a minute', async () => {
  const { status, body } = await ask('๑๒๓');
  expect(status).toBe(200);
  const { ticket } = body.data;
  expect(ticket).toMatch(/^[\w-]{43}$/);
  expect(body.data).toEqual({
    ticket,
    expires_in_seconds: 60,
    address: `/member/impersonate#${ticket}`,
    membership_no: '000123',
    name: 'นางสมหญิง ใจดี',
  });
  const [row] = await owner(`SELECT t.*, to_jsonb(t)::text AS whole FROM portal.help_tickets t
    ORDER BY made_at DESC LIMIT 1`);
  expect(row).toMatchObject({ member_no: '000123', case_no: 'SR-2568-7', reason: input.reason });
  expect(row.whole).not.toContain(ticket);
});

test('T7 D-31 the second factor is proven again, within five minutes before', async () => {
  const confirmed = (when: string) =>
    owner(`UPDATE portal.sessions SET confirmed_at = ${when} WHERE kind = 'office'`);
  for (const when of ['NULL', `now() - interval '5 minutes 1 second'`]) {
    await confirmed(when);
    expect(codeOf(await ask('000123')), when).toEqual([403, 'confirm_needed']);
  }
  await confirmed(`now() - interval '4 minutes'`);
  expect((await ask('000123')).status).toBe(200);
  // That of the sign-in is another one.
  const fresh = await signInStaff(app, 'support');
  expect(codeOf(await ask('000123', {}, fresh))).toEqual([403, 'confirm_needed']);
});

test.each([
  ['one’s own number', '000222'],
  ['a relative', '000111'],
])('T7 D-31 %s: refused, and on record with both ids', async (_, memberNo) => {
  expect(codeOf(await ask(memberNo))).toEqual([403, 'not_allowed']);
  expect(await refusal()).toEqual({
    ...{ outcome: 'refused', actor_kind: 'office', member_no: memberNo, code: 'not_allowed' },
  });
});

test('T7 a member who is staff is looked at by nobody, until they are staff no more', async () => {
  await owner(`UPDATE portal.staff SET own_member_no = '000456' WHERE login = 'admin'`);
  expect(codeOf(await ask('000456'))).toEqual([403, 'not_allowed']);
  expect((await refusal()).code).toBe('not_allowed');
  await owner(`UPDATE portal.staff SET ended_at = now() WHERE login = 'admin'`);
  expect((await ask('000456')).status).toBe(200);
  await owner(`UPDATE portal.staff SET ended_at = NULL, own_member_no = NULL
    WHERE login = 'admin'`);
});

test('R139 T7 without the role, or as a member: refused before anything is looked at', async () => {
  for (const login of ['admin', 'finance']) {
    const officer = await signInStaff(app, login);
    expect(codeOf(await ask('000123', {}, officer)), login).toEqual([404, 'not_found']);
  }
  const member = await app.signIn('000123');
  expect(codeOf(await ask('000123', {}, member))).toEqual([401, 'session_over']);
});

test.each([
  ['nobody’s number', '999999'],
  ['somebody who has left', '000654'],
  ['no number', '1e3'],
])('%s is told at the field', async (_, memberNo) => {
  const answer = await ask(memberNo);
  expect(codeOf(answer)).toEqual([400, 'bad_input']);
  expect(answer.body.data.fields).toEqual([
    { field: 'membership_no', message: expect.stringMatching(/./) },
  ]);
});

test('T7 five wrong codes and then none is looked at for a while', async () => {
  const [{ id }] = (await owner(
    `INSERT INTO portal.staff (login, name, roles, password_hash, totp_sealed)
     SELECT 'guesser', 'x', roles, password_hash, totp_sealed FROM portal.staff
     WHERE login = 'support' RETURNING id`,
  )) as [{ id: string }];
  await owner(`UPDATE portal.sessions SET subject = $1 WHERE kind = 'office'`, [id]);
  const confirm = (body: object) => app.post('/api/office/auth/confirm', body, support);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(codeOf(await confirm({ totp: '000000' }))).toEqual([400, 'bad_code']);
  }
  expect(codeOf(await confirm({ totp: demoTotpCode('support') }))).toEqual([429, 'too_many']);
});

test('one at a time: a newer ticket ends the older one', async () => {
  await ask('000123');
  await ask('000123');
  const live = await owner(`SELECT id FROM portal.help_tickets
    WHERE used_at IS NULL AND ends_at > now()`);
  expect(live).toHaveLength(1);
});

test('T24 the twenty-first look of a day is told of; today’s are listed', async () => {
  const before = app.outbox.messages.length;
  const [{ made }] = (await owner(`SELECT count(*)::int AS made FROM portal.help_tickets
    WHERE staff_id = (SELECT id FROM portal.staff WHERE login = 'support')`)) as [{ made: number }];
  await owner(
    `INSERT INTO portal.help_tickets
       (staff_id, staff_name, staff_session_id, member_no, reason, case_no, ticket_hash, ends_at)
     SELECT id, name, gen_random_uuid(), '000123', 'ทดสอบจำนวนครั้ง', 'n', sha256(n::text::bytea),
       now()
     FROM portal.staff, generate_series(1, $1) n WHERE login = 'support'`,
    [20 - made],
  );
  expect((await ask('000789')).status).toBe(200);
  const fresh = app.outbox.messages.slice(before);
  expect(fresh).toHaveLength(1);
  expect(fresh[0]).toMatchObject({ channel: 'mail', to: 'manager@coop.example' });
  expect(fresh[0]?.text).toContain('ครั้งที่ 21');
  const { body } = await app.get('/api/office/help', support);
  expect(body.data.looks[0]).toMatchObject({
    membership_no: '000789',
    ticket_no: 'SR-2568-7',
    used: false,
  });
  expect(body.data.looks).toHaveLength(21);
});
