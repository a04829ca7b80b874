import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bySpelling, openRegistering, type Person, type Stage } from './registering.ts';

let stage: Stage;
let fresh: Person;
let known: Person;
beforeAll(async () => {
  stage = await openRegistering();
  fresh = await stage.person('000321');
  known = await stage.person('000123');
});
afterAll(() => stage.app.close());
beforeEach(() => stage.forgetCodes());

const password = 'ข้าวเหนียวมะม่วงหน้าร้อน';

test('R155 R119 forget: code, password; every session ends; the new password opens', async () => {
  const before = await stage.app.signIn('000123');
  const visitor = stage.visitor();
  const ticket = await stage.confirmed(visitor, 'forget', known);
  const done = await visitor.post('/api/member/auth/forget/password', {
    ticket,
    mem_password: password,
  });
  expect([done.status, done.body.rc_code, done.body.token]).toEqual([200, '1', undefined]);
  expect(done.body.messages).toBe(done.body.massages);
  expect((await stage.app.get('/api/member/share', before)).status).toBe(401);
  expect((await visitor.signIn('000123', password)).body.rc_code).toBe('1');
  const replayed = await visitor.post('/api/member/auth/forget/password', {
    ticket,
    mem_password: `${password}2`,
  });
  expect(replayed.body.data.code).toBe('code_over');
});

test('R155 T8 every mismatch is told like a match: status, body, shape', async () => {
  const wrong = bySpelling(fresh);
  const asked = [
    fresh,
    { ...fresh, id_card: known.id_card },
    { ...fresh, date_of_birth: wrong },
    { ...fresh, membership_no: '999999' },
    known,
    await stage.person('000654'),
  ];
  for (const identity of asked) {
    const { status, body } = await stage.ask(stage.visitor(), 'register', identity);
    expect([status, body.rc_code, body.data.sent_to]).toEqual([200, '2', null]);
    expect(Object.keys(body.data).sort()).toEqual(
      ['again_in_seconds', 'ends_in_seconds', 'reference', 'sent_to', 'ticket'].sort(),
    );
    expect([body.data.ends_in_seconds, body.data.again_in_seconds]).toEqual([300, 60]);
  }
});

test('R155 D-03 without a proof of work nothing is looked at', async () => {
  const visitor = stage.visitor();
  const { body } = await visitor.post('/api/member/auth/register', { ...fresh });
  expect(body.data.code).toBe('captcha_needed');
});

test('T8 full identity without the telephone opens nothing: 0 of 60', async () => {
  let opened = 0;
  const visitor = stage.visitor();
  const { body } = await stage.ask(visitor, 'register', fresh);
  for (let at = 0; at < 60; at += 1) {
    const otp = String(100_000 + at * 7919).slice(0, 6);
    if (otp === stage.app.outbox.lastCode()) continue;
    const answer = await visitor.post('/api/member/auth/register/otp', {
      ticket: body.data.ticket,
      otp,
    });
    if (answer.status === 200) opened += 1;
  }
  expect(opened).toBe(0);
});

test('R155 a code of forget is none at register, nor in another browser', async () => {
  const visitor = stage.visitor();
  const { body } = await stage.ask(visitor, 'forget', known);
  const claim = { ticket: body.data.ticket, otp: stage.app.outbox.lastCode() };
  const elsewhere = await visitor.post('/api/member/auth/register/otp', claim);
  expect(elsewhere.body.data.code).toBe('code_over');
  const other = await stage.visitor().post('/api/member/auth/forget/otp', claim);
  expect(other.body.data.code).toBe('code_over');
});

test('R134 R155 faults of the password and the terms stand at their fields; 20 at once: one', async () => {
  const visitor = stage.visitor();
  const ticket = await stage.confirmed(visitor, 'register', fresh);
  const url = '/api/member/auth/register/password';
  const field = async (input: object) =>
    (await visitor.post(url, { ticket, ...input })).body.data.fields?.[0]?.field;
  expect(await field({ mem_password: 'x000321yyyyyy' })).toBe('mem_password');
  expect(await field({ mem_password: password })).toBe('terms_version');
  const input = { ticket, mem_password: password, terms_version: '1' };
  const all = await Promise.all(Array.from({ length: 20 }, () => visitor.post(url, input)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await visitor.signIn('000321', password)).body.rc_code).toBe('1');
  expect(await stage.accepted('000321')).toBe(1);
});
