import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, headersOf, openTestServer, post, settings, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const read = (session: object) =>
  server.app.inject({ url: '/api/trial/mine/1', headers: headersOf(session) });

test('R140 both halves of one session open a record', async () => {
  const session = await server.signIn('000123');
  const answer = await read(session);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.member).toBe('000123');
});

test('R140 either half alone, or halves of two sessions, are nobody', async () => {
  const [one, other] = [await server.signIn('000123'), await server.signIn('000123')];
  const shapes = [
    { token: one.token },
    { cookie: one.cookie },
    { token: one.token, cookie: other.cookie },
    { token: one.token, cookie: one.cookie.replace('member=', '__Host-member=') },
    { token: one.token, cookie: `${one.cookie}; ${other.cookie}` },
    { token: one.token.toLowerCase(), cookie: one.cookie },
    { token: one.cookie.split('=')[1], cookie: `member=${one.token}` },
    {},
  ];
  for (const shape of shapes) {
    const answer = await read(shape);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ rc_code: '0', data: { code: 'not_signed_in' } });
  }
  expect(server.app.denials.counts.get('half_session')).toBeGreaterThanOrEqual(2);
});

test('D-01 a POST without a session says that it is over', async () => {
  const { csrf } = await server.signIn('000123');
  const answer = await server.app.inject(post('/api/trial/rise', { csrf }));
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ rc_code: '-2', title: 'หมดเวลาการใช้งาน' });
});

test('a revoked session is over at once, a kept answer included', async () => {
  const session = await server.signIn('000123');
  expect((await read(session)).statusCode).toBe(200);
  await ask(server, 'UPDATE portal.sessions SET revoked_at = now()');
  expect((await read(session)).statusCode).toBe(401);
});

test('R145 signing out ends the session and forgets the cookie', async () => {
  const session = await server.signIn('000123');
  const answer = await server.app.inject(post('/api/member/auth/logout', session));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toMatch(/^member=;.*Max-Age=0/);
  expect(answer.headers['clear-site-data']).toBe('"cache"');
  expect((await read(session)).statusCode).toBe(401);
});

test.each([
  ['idle', "last_seen_at = now() - interval '16 minutes 1 second'"],
  ['older than twelve hours', "ends_at = now() - interval '1 second'"],
  ['of another wing', "kind = 'agency'"],
])('a session %s is none', async (_, change) => {
  const session = await server.signIn('000123');
  await ask(server, `UPDATE portal.sessions SET ${change}`);
  expect((await read(session)).statusCode).toBe(401);
});

test('a call is a sign of life, written at most once a minute', async () => {
  const session = await server.signIn('000123');
  const seen = async () => {
    const [row] = await ask<{ age: number }>(
      server,
      'SELECT extract(epoch FROM now() - max(last_seen_at))::int AS age FROM portal.sessions',
    );
    return row?.age;
  };
  await ask(server, "UPDATE portal.sessions SET last_seen_at = now() - interval '10 minutes'");
  await read(session);
  await expect.poll(seen).toBeLessThan(5);
  await ask(server, "UPDATE portal.sessions SET last_seen_at = now() - interval '30 seconds'");
  await read(session);
  expect(await seen()).toBeGreaterThanOrEqual(30);
});

test('who is still entering reads no records, and rises under a new cookie half', async () => {
  const session = await server.signIn('000123', { entering: true });
  expect((await read(session)).json()).toMatchObject({ rc_code: '0', data: { code: 'not_ready' } });
  const risen = await server.app.inject(post('/api/trial/rise', session));
  const [cookie = ''] = String(risen.headers['set-cookie']).split(';');
  expect(cookie).not.toBe(session.cookie);
  expect((await read(session)).statusCode).toBe(401);
  expect((await read({ ...session, cookie })).statusCode).toBe(200);
});

test('the others of a member end, strangers stay', async () => {
  const [one, other, stranger] = [
    await server.signIn('000123', { entering: true }),
    await server.signIn('000123'),
    await server.signIn('000456'),
  ];
  await server.app.inject(post('/api/trial/rise', one));
  expect((await read(other)).statusCode).toBe(401);
  expect((await read(stranger)).statusCode).toBe(200);
});

test('signing in again in the same browser ends the session before', async () => {
  const session = await server.signIn('000123');
  const again = await server.app.inject(post('/api/trial/enter', session, { member: '000456' }));
  expect(again.statusCode).toBe(200);
  expect((await read(session)).statusCode).toBe(401);
});

test('the cookie is bare on loopback alone, Secure and __Host- everywhere else', async () => {
  const csrf = await server.csrf();
  const enter = async (headers: Record<string, string>, remember = false) => {
    const call = post('/api/trial/enter', { csrf }, { member: '000123', remember });
    const answer = await server.app.inject({ ...call, headers: { ...call.headers, ...headers } });
    return answer.headers['set-cookie'];
  };
  expect(await enter({})).toMatch(/^member=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(await enter({}, true)).toMatch(/; Max-Age=604800$/);
  const secure = /^__Host-member=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/;
  expect(await enter({ host: 'portal.example' })).toMatch(secure);
  expect(await enter({ 'x-forwarded-for': '203.0.113.9' })).toMatch(secure);
  expect(await enter({ 'x-real-ip': '203.0.113.9' })).toMatch(secure);
  expect(await enter({ via: '1.1 proxy' })).toMatch(secure);
  expect(await enter({ origin: 'https://portal.example' })).toMatch(secure);
});

test.each([
  ['203.0.113.9', 'anywhere', [], '127.0.0.1'],
  ['203.0.113.9', 'a configured proxy', ['127.0.0.1'], '203.0.113.9'],
  ['203.0.113.9:1234', 'a configured proxy', ['127.0.0.1'], '203.0.113.9'],
  ['[2001:db8::9]:1234', 'a configured proxy', ['127.0.0.1'], '2001:db8::9'],
  ['rubbish', 'a configured proxy', ['127.0.0.1'], '127.0.0.1'],
])('T11 X-Forwarded-For: %s from %s', async (forwardedFor, _, trustedProxies, address) => {
  const proxied = await openTestServer({ settings: { ...settings, trustedProxies } });
  const call = post('/api/trial/enter', { csrf: await proxied.csrf() }, { member: '000123' });
  const headers = { ...call.headers, 'x-forwarded-for': forwardedFor };
  await proxied.app.inject({ ...call, headers });
  expect(await ask(proxied, 'SELECT address FROM portal.sessions')).toEqual([{ address }]);
  await proxied.close();
});

test('the store keeps hashes alone', async () => {
  const session = await server.signIn('000123');
  const rows = await ask(server, 'SELECT * FROM portal.sessions');
  const all = JSON.stringify(rows.map((row) => Object.values(row).map(String)));
  expect(all).not.toContain(session.token);
  expect(all).not.toContain(session.cookie.split('=')[1]);
});
