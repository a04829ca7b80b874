import { afterAll, beforeAll, expect, test } from 'vitest';
import { inStore } from '../../../commands/admin/admin-command.ts';
import { makeActivation } from '../../../commands/staff/activation.ts';
import { openTestCodes, phone, refusal } from './test-codes.ts';

let testCodes: Awaited<ReturnType<typeof openTestCodes>>;
beforeAll(async () => {
  testCodes = await openTestCodes();
});
afterAll(() => testCodes.close());

/** Turns the store's memory of a member's codes back by so many seconds. */
const pass = (memberNo: string, seconds: number) =>
  testCodes.sql(
    `UPDATE portal.one_time_codes SET created_at = created_at - make_interval(secs => $2),
       began_at = began_at - make_interval(secs => $2),
       ends_at = ends_at - make_interval(secs => $2)
     WHERE member_no = $1`,
    ...[memberNo, seconds],
  );

test.each([
  ['a member', phone],
  ['nobody', null],
])('T10 T13 three in a quarter of an hour for %s, told in seconds', async (who, to) => {
  const { codes, order, outbox } = testCodes;
  const [memberNo, before] = [who === 'nobody' ? '999901' : '000201', outbox.messages.length];
  const mine = order(memberNo, { phone: to, tellsPhone: false });
  const sent = [await codes.send(mine), await codes.send(mine), await codes.send(mine)];
  expect(sent.map((each) => each.again_in_seconds)).toEqual([60, 60, null]);
  expect(sent.map((each) => each.sent_to)).toEqual([null, null, null]);
  const refused = await codes.send(mine).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'too_many' });
  expect(Object(refused).retryAfterSeconds).toBeGreaterThan(890);
  expect(Object(refused).retryAfterSeconds).toBeLessThanOrEqual(900);
  expect(outbox.messages.length - before).toBe(to === null ? 0 : 3);
  await pass(memberNo, 901);
  expect((await codes.send(mine)).again_in_seconds).toBe(60);
});

test('T10 ten a day for an account, wherever they are asked from', async () => {
  const { codes, order } = testCodes;
  const mine = order('000202', { purpose: 'password', boundTo: 's' });
  for (let round = 0; round < 10; round += 1) {
    await codes.send({ ...mine, address: `192.0.2.${round}` });
    await pass('000202', 901);
  }
  const refused = await codes.send({ ...mine, address: '203.0.113.1' }).catch((e: unknown) => e);
  expect(refused).toMatchObject({ code: 'too_many' });
  expect(Object(refused).retryAfterSeconds).toBeGreaterThan(3600);
});

test('T13 asked from elsewhere a stranger is answered as ever, and nothing is sent', async () => {
  const { codes, order, outbox, claim } = testCodes;
  for (let round = 0; round < 3; round += 1) await codes.send(order('000203'));
  const before = outbox.messages.length;
  const elsewhere = await codes.send(order('000203', { address: '203.0.113.7' }));
  expect(elsewhere).toMatchObject({ sent_to: '08x-xxx-5678', again_in_seconds: 60 });
  expect(outbox.messages.length).toBe(before);
  expect(await refusal(codes.check(claim(elsewhere.ticket, '123456')))).toBe('bad_code');
});

test('T10 who does not know the person takes nothing from the account', async () => {
  const { codes, order, outbox } = testCodes;
  for (let round = 0; round < 12; round += 1) {
    await codes.send(order('000204', { phone: null, address: `198.51.100.${round}` }));
  }
  const before = outbox.messages.length;
  await codes.send(order('000204'));
  expect(outbox.messages.length).toBe(before + 1);
});

test('T12 codes that anybody may ask for use up none that the owner needs', async () => {
  const { codes, order, outbox } = testCodes;
  const to = (purpose: 'unlock' | 'forget' | 'new_device', address: string) =>
    codes.send(order('000208', { purpose, address, boundTo: '' }));
  for (let round = 0; round < 12; round += 1) await to('unlock', `198.51.100.${round}`);
  for (let round = 0; round < 3; round += 1) await to('forget', `203.0.113.${round}`);
  const before = outbox.messages.length;
  await to('new_device', '192.0.2.9');
  expect(outbox.messages.length).toBe(before + 1);
});

test('T12 one network alone does not spend the unlocking of a day', async () => {
  const { codes, order } = testCodes;
  const mine = order('000209', { purpose: 'unlock', boundTo: '' });
  for (let round = 0; round < 4; round += 1) {
    await codes.send(mine);
    await pass('000209', 901);
  }
  expect(await refusal(codes.send(mine))).toBe('too_many');
});

test('T10 of many sends at once three go out', async () => {
  const { codes, order, outbox } = testCodes;
  const before = outbox.messages.length;
  const mine = order('000205', { purpose: 'password', boundTo: 's' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => refusal(codes.send(mine))));
  expect(answers.filter((code) => code === undefined)).toHaveLength(3);
  expect(outbox.messages.length - before).toBe(3);
});

test('T13 a code that was sent to nobody never opens, but is tried like any other', async () => {
  const { codes, order, claim } = testCodes;
  const { ticket } = await codes.send(order('999902', { phone: null }));
  const answers = [];
  for (let round = 0; round < 6; round += 1) {
    answers.push(await refusal(codes.check(claim(ticket, String(100_000 + round)))));
  }
  expect(answers).toEqual([
    ...['bad_code', 'bad_code', 'bad_code', 'bad_code', 'code_over', 'code_over'],
  ]);
});

test('D-03 another code comes after a minute, to the same number; the old one ends', async () => {
  const { codes, order, outbox, claim } = testCodes;
  const first = await codes.send(order('000206', { tellsPhone: true }));
  const old = outbox.lastCode();
  const again = (ticket: string) => codes.again({ ticket, purpose: 'forget', boundTo: '' });
  await expect(again(first.ticket)).rejects.toMatchObject({ code: 'too_many' });
  await pass('000206', 61);
  const second = await again(first.ticket);
  expect(second).toMatchObject({ sent_to: '08x-xxx-5678', again_in_seconds: 60 });
  expect(second.ticket).not.toBe(first.ticket);
  expect(await refusal(codes.check(claim(first.ticket, old)))).toBe('code_over');
  expect(await refusal(again(first.ticket))).toBe('code_over');
  const right = await codes.check(claim(second.ticket, outbox.lastCode(phone)));
  expect(right.memberNo).toBe('000206');
  const wrongPurpose = codes.again({ ticket: second.ticket, purpose: 'register', boundTo: '' });
  expect(await refusal(wrongPurpose)).toBe('code_over');
  await pass('000206', 900);
  expect(await refusal(again(second.ticket))).toBe('code_over');
});

test('F18 while messages cannot be sent no send and no try is counted', async () => {
  const { codes, order, outbox, claim, sql } = testCodes;
  const { ticket } = await codes.send(order('000207'));
  const otp = outbox.lastCode();
  outbox.setOpen('sms', false);
  try {
    for (const to of [phone, null]) {
      expect(await refusal(codes.send(order('000207', { phone: to })))).toBe('sms_away');
    }
    await pass('000207', 61);
    expect(await refusal(codes.again({ ticket, purpose: 'forget', boundTo: '' }))).toBe('sms_away');
  } finally {
    outbox.setOpen('sms', true);
  }
  const [counted] = await sql(
    `SELECT count(*)::int AS sent, sum(attempts)::int AS tries FROM portal.one_time_codes
     WHERE member_no = $1`,
    '000207',
  );
  expect(counted).toEqual({ sent: 1, tries: 0 });
  expect((await codes.check(claim(ticket, otp))).memberNo).toBe('000207');
});

test('F18 messages that were lost cost a known person nothing', async () => {
  const { codes, order, outbox, sql } = testCodes;
  const mine = order('000212', { purpose: 'password', boundTo: 's' });
  for (let round = 0; round < 3; round += 1) {
    await codes.send(mine);
    outbox.messages.at(-1)?.tried?.(false);
  }
  const lost = () =>
    sql(
      'SELECT count(*)::int AS n FROM portal.one_time_codes WHERE lost AND member_no = $1',
      '000212',
    );
  await expect.poll(lost).toEqual([{ n: 3 }]);
  expect(await refusal(codes.send(mine))).toBeUndefined();
  expect(testCodes.faults).toEqual([]);
});

test('T8 a code from the counter opens once, for its member, if the person is known', async () => {
  const { codes, order, claim, use, keys, store } = testCodes;
  const make = (memberNo: string) =>
    inStore(store.ownerUrl, (db) => makeActivation(db, { memberNo, by: 'สมศรี', keys }));
  const { code } = await make('000123');
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  const unknown = await codes.send(order('000123', { phone: null }));
  expect(await refusal(codes.check(claim(unknown.ticket, code)))).toBe('bad_code');
  const stranger = await codes.send(order('000456', { phone: null, activates: true }));
  expect(await refusal(codes.check(claim(stranger.ticket, code)))).toBe('bad_code');
  const number = await codes.send(order('000123', { purpose: 'phone_new', boundTo: 's' }));
  expect(await refusal(codes.check(claim(number.ticket, code, 'phone_new', 's')))).toBe('bad_code');
  const recognised = await codes.send(order('000123', { phone: null, activates: true }));
  const right = await codes.check(claim(recognised.ticket, ` ${code.toLowerCase()} `));
  const twin = await codes.check(claim(recognised.ticket, code));
  expect([await use(right), await use(twin)]).toEqual([true, false]);
  const later = await codes.send(
    order('000123', { purpose: 'password', boundTo: 's', phone: null }),
  );
  expect(await refusal(codes.check(claim(later.ticket, code, 'password', 's')))).toBe('bad_code');
});

test('T8 a code from the counter lasts seven days; a new one ends the one before', async () => {
  const { codes, order, claim, keys, store, sql } = testCodes;
  const order222 = { memberNo: '000222', by: 'สมศรี', keys };
  const make = () => inStore(store.ownerUrl, (db) => makeActivation(db, order222));
  const [{ code: first }, { code: second }] = [await make(), await make()];
  const { ticket } = await codes.send(order('000222', { phone: null, activates: true }));
  expect(await refusal(codes.check(claim(ticket, first)))).toBe('bad_code');
  expect((await codes.check(claim(ticket, second))).memberNo).toBe('000222');
  const [{ days }] = await sql(
    `SELECT round(extract(epoch FROM ends_at - created_at) / 86400)::int AS days
     FROM portal.activation_codes WHERE member_no = '000222' AND closed_at IS NULL`,
  );
  expect(days).toBe(7);
  await sql(`UPDATE portal.activation_codes SET ends_at = now() WHERE member_no = '000222'`);
  expect(await refusal(codes.check(claim(ticket, second)))).toBe('bad_code');
});
