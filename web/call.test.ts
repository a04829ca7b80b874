import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.ts';
import { CallError } from './http/call-error.ts';
import { config, page } from './http/tests/mock-page.ts';

const statement = endpoint({
  name: 'test.statement',
  method: 'GET',
  path: '/api/member/dep_statement/:statement',
  wing: 'member',
  who: 'member',
  audit: { noneBecause: 'test' },
  summary: '',
  input: z.object({ statement: z.string(), from: z.optional(z.string()) }),
  data: z.object({ balance: z.string() }),
  example: { balance: '1.00' },
});

test('R140 R143 a call carries token, anti-forgery value, marker and credentials', async () => {
  const { client, sent } = page({
    '/api/info/config': config,
    '/api/member/share': { body: { rc_code: '1' } },
  });
  await client.send('POST', '/api/member/share', { a: 1 });
  const post = sent.at(-1);
  expect(post?.init.credentials).toBe('same-origin');
  expect(post?.init.headers).toEqual({
    Accept: 'application/json',
    Authorization: 'Bearer token-of-member',
    'Content-Type': 'application/json',
    'Idempotency-Key': expect.stringMatching(/^[\x21-\x7e]{8,64}$/),
    'X-CSRF-TOKEN': 'guard-1',
    'X-Requested-With': 'XMLHttpRequest',
  });
  expect(post?.init.body).toBe('{"a":1}');
});

test('R140 without a stored session no token is sent', async () => {
  const { client, sent, tokens } = page({ '/api/member/share': { body: { rc_code: '1' } } });
  tokens.member = undefined;
  await client.send('GET', '/api/member/share');
  expect(sent[0]?.init.headers).not.toHaveProperty('Authorization');
});

test('R142 R154 one function: GET puts the payload in the address, POST in the body', async () => {
  const { client, sent } = page({
    '/api/info/config': config,
    '/api/info/list/news': { body: { rc_code: '1', data: [] } },
  });
  await client.send('GET', '/api/info/list/news', { page: 2, q: 'หุ้น', none: undefined });
  expect(sent[0]?.path).toBe(`/api/info/list/news?page=2&q=${encodeURIComponent('หุ้น')}`);
  expect(sent[0]?.init.body).toBeNull();
  await client.send('POST', '/api/info/list/news');
  expect(sent.at(-1)).toMatchObject({ path: '/api/info/list/news', init: { body: '{}' } });
});

test('a typed call fills the path and hands back the whole envelope', async () => {
  const { client, sent } = page({
    '/api/member/dep_statement/01%2F2': { body: { rc_code: '1', data: { balance: '9.00' } } },
  });
  const answer = await client.call(statement, { statement: '01/2', from: '2025-01-01' });
  expect(answer.data.balance).toBe('9.00');
  expect(sent[0]?.path).toBe('/api/member/dep_statement/01%2F2?from=2025-01-01');
});

test('R171 a question ahead tells nothing, not even that the session is over', async () => {
  const over = { status: 401, body: { rc_code: '-2', messages: 'หมดเวลา' } };
  const { client, notices, done } = page({
    '/api/info/config': config,
    '/api/member/termofconditional': over,
  });
  const path = '/api/member/termofconditional';
  const sending = client.send('POST', path, {}, { manner: 'ahead' });
  await expect(sending).rejects.toMatchObject({ rcCode: '-2' });
  expect([notices, done.filter((act) => /forget|reload/.test(act))]).toEqual([[], []]);
});

test("R125 R171 rc_code '-2' on a POST warns, forgets the session, reloads after 3 s", async () => {
  const over = {
    status: 401,
    body: { rc_code: '-2', massages: 'หมดเวลา', messages: 'อื่น', title: 'สวัสดี' },
  };
  const { client, notices, done } = page({
    '/api/info/config': config,
    '/api/member/status': over,
  });
  await expect(client.send('POST', '/api/member/status')).rejects.toBeInstanceOf(CallError);
  expect(notices).toEqual([
    { kind: 'warning', text: 'หมดเวลา', title: 'สวัสดี', milliseconds: 3000 },
  ]);
  expect(done.slice(-3)).toEqual(['forget member', 'after 3000', 'reload']);
});

test("R171 the warning falls back to messages, and a GET with '-2' only rejects", async () => {
  const { client, notices } = page({
    '/api/info/config': config,
    '/api/member/status': { body: { rc_code: '-2', messages: 'อื่น' } },
  });
  await expect(client.send('GET', '/api/member/status')).rejects.toMatchObject({ rcCode: '-2' });
  expect(notices.map((notice) => notice.kind)).not.toContain('warning');
  await expect(client.send('POST', '/api/member/status')).rejects.toBeInstanceOf(CallError);
  expect(notices.at(-1)).toMatchObject({ kind: 'warning', text: 'อื่น' });
});

test('R161 a failed member call shows its error, first of errors, or no connection', async () => {
  const login = '/api/member/auth/login';
  const { client, notices } = page({
    '/api/info/config': config,
    '/api/member/member_pass': { status: 400, body: { rc_code: '-1', error: 'รหัสเดิมไม่ถูก' } },
    [login]: { status: 400, body: { rc_code: '-1', errors: ['แรก', 'สอง'], error: 'รวม' } },
    '/api/member/update_password': { broken: true },
  });
  for (const path of ['/api/member/member_pass', login, '/api/member/update_password']) {
    await expect(client.send('POST', path)).rejects.toBeInstanceOf(CallError);
  }
  expect(notices).toEqual([
    { kind: 'error', text: 'รหัสเดิมไม่ถูก', milliseconds: 5000 },
    { kind: 'error', text: 'แรก', milliseconds: 5000 },
    { kind: 'error', text: 'ไม่สามารถเชื่อมต่อได้', milliseconds: 5000 },
  ]);
});

test('R162 the agency side reads the message field', async () => {
  const { client, notices } = page({
    '/api/membergroup/config': config,
    '/api/membergroup/member_pass': {
      status: 400,
      body: { rc_code: '-1', message: 'ของหน่วยงาน', error: 'อื่น' },
    },
  });
  await expect(client.send('POST', '/api/membergroup/member_pass')).rejects.toThrow();
  expect(notices[0]?.text).toBe('ของหน่วยงาน');
});

test('R169 a 401 on the agency side loads the page anew, on its sign-in it logs out', async () => {
  const refused = { status: 401, body: { rc_code: '0', message: 'กรุณาเข้าสู่ระบบก่อน' } };
  const { client, notices, done } = page({
    '/api/membergroup/config': config,
    '/api/membergroup/keeprep': refused,
    '/api/membergroup/auth/login': refused,
    '/api/membergroup/auth/getAuthUser': refused,
  });
  const effects = () => done.filter((one) => one !== 'began' && one !== 'ended');
  await expect(client.send('GET', '/api/membergroup/keeprep')).rejects.toThrow();
  expect(effects()).toEqual(['reload']);
  await expect(client.send('POST', '/api/membergroup/auth/login')).rejects.toThrow();
  expect([effects(), notices]).toEqual([['reload', 'forget agency'], []]);
  // R158: asked whether the session is good, a 401 is an answer, too.
  await expect(client.send('POST', '/api/membergroup/auth/getAuthUser')).rejects.toThrow();
  expect(effects().slice(2)).toEqual(['forget agency']);
});

test('R163 words of a successful answer are shown for 5 s', async () => {
  const { client, notices } = page({
    '/api/info/config': config,
    '/api/member/member_pass': { body: { rc_code: '1', rc_des: 'บันทึกแล้ว' } },
  });
  await client.send('POST', '/api/member/member_pass');
  expect(notices).toEqual([{ kind: 'success', text: 'บันทึกแล้ว', milliseconds: 5000 }]);
});

test('R164 a failed feed tells on the member and agency side, not on the public site', async () => {
  const body = { rc_code: '0', error: 'ระบบขัดข้อง' };
  for (const [path, status, texts] of [
    ['/api/member/share', 500, ['ไม่สามารถเชื่อมต่อได้']],
    ['/api/membergroup/keeprep', 500, ['ไม่สามารถเชื่อมต่อได้']],
    ['/api/info/footer', 500, []],
    // What is not there was reached all the same: its page tells.
    ['/api/member/dep_statement/1', 404, []],
  ] as const) {
    const { client, notices } = page({ [path]: { status, body } });
    await expect(client.send('GET', path)).rejects.toBeInstanceOf(CallError);
    expect(notices.map((notice) => notice.text)).toEqual(texts);
  }
});

test('R168 a member call answered 401 rejects without a notice', async () => {
  const { client, notices } = page({
    '/api/member/share': { status: 401, body: { rc_code: '0', error: 'กรุณาเข้าสู่ระบบก่อน' } },
  });
  await expect(client.send('GET', '/api/member/share')).rejects.toMatchObject({ status: 401 });
  expect(notices).toEqual([]);
});

test('R146 R177 result codes are compared as strings; the number 1 passes as 1', async () => {
  const { client } = page({ '/api/member/share': { body: { rc_code: 1, data: {} } } });
  await expect(client.send('GET', '/api/member/share')).resolves.toMatchObject({ rc_code: '1' });
});

test('a silent call tells nothing, neither of failure nor of success', async () => {
  const { client, notices } = page({
    '/api/info/config': config,
    '/api/member/auth/getAuthUser': [
      { status: 400, body: { rc_code: '0', data: { error: 'กรุณาเข้าสู่ระบบอีกครั้ง', ref: 'x' } } },
      { body: { rc_code: '1', rc_des: 'ดี' } },
    ],
  });
  const check = () => client.send('POST', '/api/member/auth/getAuthUser', {}, { manner: 'silent' });
  await expect(check()).rejects.toMatchObject({ text: 'กรุณาเข้าสู่ระบบอีกครั้ง' });
  await check();
  expect(notices).toEqual([]);
});

test('R087 every fetch is told to the progress bar, also one that fails', async () => {
  const { client, done } = page({ '/api/info/footer': { broken: true } });
  await expect(client.send('GET', '/api/info/footer')).rejects.toMatchObject({ status: 0 });
  expect(done).toEqual(['began', 'ended']);
});

test('R150 an input for a header stands in no address', async () => {
  const redeem = endpoint({
    name: 'test.redeem',
    method: 'GET',
    path: '/admin/redeem',
    wing: 'member',
    who: 'visitor',
    header: { field: 'ticket', name: 'x-ticket' },
    audit: { noneBecause: 'test' },
    summary: '',
    input: z.object({ ticket: z.string(), from: z.optional(z.string()) }),
    data: z.undefined(),
    example: undefined,
  });
  const { client, sent } = page({ '/admin/redeem': { body: { rc_code: '1' } } });
  await client.call(redeem, { ticket: 'once', from: 'x' });
  expect(sent[0]?.path).toBe('/admin/redeem?from=x');
  expect(sent[0]?.init.headers['x-ticket']).toBe('once');
});
