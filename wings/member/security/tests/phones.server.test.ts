import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { findPhone } from '../../../../records/sign-in/phones.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function stored(sql: string, ...values: unknown[]) {
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_owner', (client) =>
    client.query(sql, values),
  );
  return rows;
}
beforeEach(async () => {
  await stored('DELETE FROM portal.one_time_codes');
  await stored('DELETE FROM portal.member_phones');
});

type Headers = Awaited<ReturnType<typeof app.signIn>>;
const withdraw = '/api/member/security/phone/withdraw';
const resume = '/api/member/phone/confirm/resume';
const confirm = '/api/member/phone/confirm';
const number = '0812345678';
const phone = () => app.records.readAsMember('000123', findPhone);
const phonesOf = async (me: Headers) =>
  (await app.get('/api/member/security', me)).body.data.phones;

/** A number of 000123 that counts from `effective` on, an SQL expression; NULL: nobody agreed. */
async function give(phone: string, effective: string): Promise<string> {
  const confirmed = effective === 'NULL' ? 'NULL' : 'now()';
  const [row] = await stored(
    `INSERT INTO portal.member_phones
       (member_no, phone, new_confirmed_at, old_confirmed_at, effective_at)
     VALUES ('000123', $1, ${confirmed}, ${confirmed}, ${effective}) RETURNING id::text`,
    phone,
  );
  return row.id;
}

test('T9 shows what waits, is coming and is in force, masked, to nobody else', async () => {
  const me = await app.signIn('000123');
  expect((await phonesOf(me)).given).toEqual([]);
  await give('0800001111', "now() - interval '9 days'");
  await give('0800002222', "now() - interval '1 day'");
  await give('0800003333', "now() + interval '1 hour'");
  await give(number, 'NULL');
  const phones = await phonesOf(me);
  expect(phones.used).toBe('08x-xxx-2222');
  expect(phones.given).toMatchObject([
    { number: '08x-xxx-5678', state: 'new', at: null },
    { number: '08x-xxx-3333', state: 'coming', at: expect.stringMatching(/Z$/) },
    { number: '08x-xxx-2222', state: 'in_force' },
  ]);
  expect(JSON.stringify(phones)).not.toMatch(/0\d{9}/);
  expect((await phonesOf(await app.signIn('000111'))).given).toEqual([]);
});

test.each([
  ['waits', 'NULL'],
  ['has a day to wait', "now() + interval '1 hour'"],
])('T9 a number that %s is taken back once, and never counts', async (_, effective) => {
  const old = await phone();
  const id = await give(number, effective);
  const stranger = await app.post(withdraw, { id }, await app.signIn('000111'));
  expect([stranger.status, stranger.body.data.code]).toEqual([404, 'not_found']);
  const me = await app.signIn('000123');
  expect((await phonesOf(me)).given).toHaveLength(1);
  expect((await app.post(withdraw, { id }, me)).status).toBe(200);
  expect((await app.post(withdraw, { id }, me)).status).toBe(404);
  expect((await phonesOf(me)).given).toEqual([]);
  await stored(`UPDATE portal.member_phones SET new_confirmed_at = now(),
    old_confirmed_at = now(), effective_at = now() - interval '1 second'`);
  expect(await phone()).toBe(old);
});

test('T9 no session leads codes back from a number that is in force', async () => {
  const id = await give(number, "now() - interval '1 second'");
  const { status } = await app.post(withdraw, { id }, await app.signIn('000123'));
  expect([status, await phone()]).toEqual([404, number]);
});

test('T9 a confirmation goes on in another session, to its end', async () => {
  const me = await app.signIn('000123');
  const none = await app.post(resume, {}, me);
  expect([none.status, none.body.data.code]).toEqual([400, 'code_over']);
  const old = await phone();
  await give(number, 'NULL');
  const first = await app.post(resume, {}, me);
  expect(first.body.data).toMatchObject({ step: 'new', code: { sent_to: '08x-xxx-5678' } });
  const { ticket } = first.body.data.code;
  const proven = await app.post(confirm, { ticket, otp: app.outbox.lastCode(number) }, me);
  expect(proven.body.data.step).toBe('old');
  await stored('DELETE FROM portal.one_time_codes');
  const later = await app.signIn('000123');
  const second = await app.post(resume, {}, later);
  expect(second.body.data.step).toBe('old');
  const otp = app.outbox.lastCode(old ?? '');
  const agreed = { ticket: second.body.data.code.ticket, otp };
  const [{ id }] = (await phonesOf(later)).given;
  const done = await app.post(confirm, agreed, later);
  expect(done.body.data.step).toBe('done');
  expect((await phonesOf(later)).given).toMatchObject([{ id, state: 'coming' }]);
});

test('T9 with the number its codes are over', async () => {
  const me = await app.signIn('000123');
  const id = await give(number, 'NULL');
  const { body } = await app.post(resume, {}, me);
  const claim = { ticket: body.data.code.ticket, otp: app.outbox.lastCode(number) };
  expect((await app.post(withdraw, { id }, me)).status).toBe(200);
  expect((await app.post(confirm, claim, me)).body.data.code).toBe('code_over');
});
