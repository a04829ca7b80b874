import { afterAll, beforeAll, expect, test } from 'vitest';
import { allHandlers } from '../../handlers.ts';
import {
  ask,
  headersOf,
  openTestServer,
  post,
  type TestServer,
  type TestSession,
  testHandlers,
} from '../test-server.ts';
import { addStaff, kindHandlers } from './test-sessions.ts';

let server: TestServer;
let support: string;
let content: string;
beforeAll(async () => {
  server = await openTestServer({ handlers: [...allHandlers, ...testHandlers, ...kindHandlers] });
  support = await addStaff(server.store.ownerUrl, 'kinds-support', ['service']);
  content = await addStaff(server.store.ownerUrl, 'kinds-content', ['content']);
});
afterAll(() => server.close());

const cookieIn = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

/** Opens a session of the office and fetches the value that its calls must carry. */
async function inOffice(staff: string) {
  const csrf = await server.csrf();
  const cookie = cookieIn(
    await server.app.inject(post('/api/office/trial/in', { csrf }, { staff })),
  );
  const seen = await who(cookie);
  return { cookie, csrf: seen.json().data?.csrf as string };
}

const who = (cookie: string) =>
  server.app.inject({ url: '/api/office/trial/who', headers: headersOf({ cookie }) });

const fetched = {
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
  'sec-fetch-site': 'same-origin',
  'x-requested-with': 'XMLHttpRequest',
};

async function helping(staff: string, member = '000123'): Promise<TestSession> {
  const answer = await server.app.inject({
    url: `/admin/trial/help?member=${member}`,
    headers: { ...fetched, 'x-impersonation-ticket': staff },
  });
  const { token } = answer.json();
  const cookie = cookieIn(answer);
  return { token, cookie, csrf: await server.csrf({ token, cookie }) };
}

test('D-37 one cookie opens the office; it is no half of a member session', async () => {
  const { cookie } = await inOffice(support);
  expect(cookie).toMatch(/^office=[\w-]{43}$/);
  expect((await who(cookie)).json().data).toMatchObject({ login: 'kinds-support' });
  const session = await server.signIn('000123');
  expect((await who(session.cookie)).statusCode).toBe(401);
  expect((await who(session.cookie.replace('member=', 'office='))).statusCode).toBe(401);
  const crossed = { ...session, cookie: cookie.replace('office=', 'member=') };
  const read = await server.app.inject({ url: '/api/trial/mine/1', headers: headersOf(crossed) });
  expect(read.statusCode).toBe(401);
});

test('T24 a role that is not held is refused, and on record with who tried', async () => {
  const { cookie, csrf } = await inOffice(content);
  const answer = await server.app.inject(post('/admin/trial/role', { cookie, csrf }));
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ rc_code: '0', data: { code: 'not_found' } });
  await server.app.auditLog.flush();
  const rows = await ask<{ actor: string }>(
    server,
    `SELECT actor FROM portal.audit_entries WHERE entry = 'kinds.office_role'
     AND outcome = 'refused' AND actor_kind = 'office'`,
  );
  expect(rows).toEqual([{ actor: content }]);
});

test('S2 a call of the office carries the value of its own session, and no other one', async () => {
  const [mine, other] = [await inOffice(support), await inOffice(support)];
  const role = (csrf: string) =>
    server.app.inject(post('/admin/trial/role', { cookie: mine.cookie, csrf }));
  expect((await role(other.csrf)).statusCode).toBe(403);
  expect((await role(await server.csrf())).statusCode).toBe(403);
  expect((await role(mine.csrf)).statusCode).toBe(200);
});

test('T15 signing out and leaving the staff end sessions of the office at once', async () => {
  const left = await inOffice(support);
  await server.app.inject(post('/api/office/trial/out', left));
  expect((await who(left.cookie)).statusCode).toBe(401);
  const going = await addStaff(server.store.ownerUrl, 'kinds-going', ['service']);
  const { cookie } = await inOffice(going);
  const help = await helping(going);
  const read = () => server.app.inject({ url: '/api/trial/mine/1', headers: headersOf(help) });
  expect([(await who(cookie)).statusCode, (await read()).statusCode]).toEqual([200, 200]);
  await ask(server, `UPDATE portal.staff SET ended_at = now() WHERE id = '${going}'`);
  expect([(await who(cookie)).statusCode, (await read()).statusCode]).toEqual([401, 401]);
});

test('S4 R138 staff in a member’s stead change nothing; both ids are on record', async () => {
  const session = await helping(support);
  const read = await server.app.inject({ url: '/api/trial/mine/7', headers: headersOf(session) });
  expect(read.json().data.member).toBe('000123');
  const write = await server.app.inject(post('/api/trial/write', session));
  expect([write.statusCode, write.json().data.code]).toEqual([403, 'read_only']);
  expect((await server.app.inject(post('/api/trial/ask', session))).statusCode).toBe(200);
  await server.app.auditLog.flush();
  const rows = await ask<object>(
    server,
    `SELECT entry, outcome, actor, member_no FROM portal.audit_entries
     WHERE actor_kind = 'office' AND member_no = '000123' ORDER BY seq`,
  );
  expect(rows).toContainEqual({
    ...{ entry: 'trial.read', outcome: 'ok', actor: support, member_no: '000123' },
  });
  expect(rows).toContainEqual({
    ...{ entry: 'kinds.write', outcome: 'refused', actor: support, member_no: '000123' },
  });
});

test('S4 a look ends after fifteen minutes, whatever is done in it', async () => {
  const session = await helping(support);
  const read = () => server.app.inject({ url: '/api/trial/mine/1', headers: headersOf(session) });
  await ask(
    server,
    `UPDATE portal.sessions SET last_seen_at = last_seen_at - interval '14 minutes 50 s',
       ends_at = ends_at - interval '14 minutes 50 s' WHERE helper_id = '${support}'`,
  );
  expect((await read()).statusCode).toBe(200);
  await ask(
    server,
    `UPDATE portal.sessions SET ends_at = ends_at - interval '11 s'
     WHERE helper_id = '${support}'`,
  );
  expect((await read()).statusCode).toBe(401);
});

test.each([
  ['a navigation', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['a picture', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['a prefetch', { 'sec-fetch-mode': 'no-cors' }],
  ['a form', { 'x-requested-with': '' }],
])('T7 a GET that acts is refused to %s', async (_, changed) => {
  const answer = await server.app.inject({
    url: '/admin/trial/help?member=000123',
    headers: { ...fetched, ...changed, 'x-impersonation-ticket': support },
  });
  expect([answer.statusCode, answer.json().data.code]).toEqual([403, 'forged']);
});

test('T7 a ticket travels in its header alone', async () => {
  const answer = await server.app.inject({
    url: `/admin/trial/help?member=000123&ticket=${support}`,
    headers: fetched,
  });
  expect(answer.json().data.fields[0].field).toBe('ticket');
});

test('S1 a browser keeps its half for a year, and is known by it', async () => {
  const look = (cookie: string) =>
    server.app.inject({ url: '/api/trial/device', headers: headersOf({ cookie }) });
  const first = await look('');
  expect(first.json().data.before).toBeNull();
  expect(String(first.headers['set-cookie'])).toMatch(
    /^device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=31536000$/,
  );
  const again = await look(cookieIn(first));
  expect(again.json().data).toEqual({
    before: first.json().data.now,
    now: first.json().data.now,
  });
});

test('S1 what a page fetches by itself is no sign of life', async () => {
  const session = await server.signIn('000111');
  const check = (more: Record<string, string>) =>
    server.app.inject({
      ...post('/api/member/auth/getAuthUser', session),
      headers: { ...headersOf(session), ...more },
    });
  await ask(
    server,
    `UPDATE portal.sessions SET last_seen_at = now() - interval '10 minutes'
     WHERE subject = '000111'`,
  );
  const idle = (answer: { json: () => { data: { idle_left_seconds: number } } }) =>
    answer.json().data.idle_left_seconds;
  expect(idle(await check({ 'x-background': '1' }))).toBeLessThanOrEqual(300);
  expect(idle(await check({ 'x-background': '1' }))).toBeGreaterThan(290);
  expect(idle(await check({}))).toBe(900);
});
