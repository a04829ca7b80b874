import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, headersOf, openStage, post, type Stage, settings } from './test-server.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const read = (held: object) =>
  stage.app.inject({ url: '/api/stage/mine/1', headers: headersOf(held) });

test('R140 both halves of one session open a record', async () => {
  const held = await stage.signIn('000123');
  const answer = await read(held);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.member).toBe('000123');
});

test('R140 either half alone, or halves of two sessions, are nobody', async () => {
  const [one, other] = [await stage.signIn('000123'), await stage.signIn('000123')];
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
  expect(stage.app.denials.counts.get('half_session')).toBeGreaterThanOrEqual(2);
});

test('D-01 a POST without a session says that it is over', async () => {
  const { csrf } = await stage.signIn('000123');
  const answer = await stage.app.inject(post('/api/stage/rise', { csrf }));
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ rc_code: '-2', title: 'หมดเวลาการใช้งาน' });
});

test('a revoked session is over at once, a kept answer included', async () => {
  const held = await stage.signIn('000123');
  expect((await read(held)).statusCode).toBe(200);
  await ask(stage, 'UPDATE portal.sessions SET revoked_at = now()');
  expect((await read(held)).statusCode).toBe(401);
});

test('R145 signing out ends the session and forgets the cookie', async () => {
  const held = await stage.signIn('000123');
  const answer = await stage.app.inject(post('/api/member/auth/logout', held));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toMatch(/^member=;.*Max-Age=0/);
  expect(answer.headers['clear-site-data']).toBe('"cache"');
  expect((await read(held)).statusCode).toBe(401);
});

test.each([
  ['idle', "last_seen_at = now() - interval '16 minutes 1 second'"],
  ['older than twelve hours', "ends_at = now() - interval '1 second'"],
  ['of another wing', "kind = 'agency'"],
])('a session %s is none', async (_, change) => {
  const held = await stage.signIn('000123');
  await ask(stage, `UPDATE portal.sessions SET ${change}`);
  expect((await read(held)).statusCode).toBe(401);
});

test('a call is a sign of life, written at most once a minute', async () => {
  const held = await stage.signIn('000123');
  const seen = async () => {
    const [row] = await ask<{ age: number }>(
      stage,
      'SELECT extract(epoch FROM now() - max(last_seen_at))::int AS age FROM portal.sessions',
    );
    return row?.age;
  };
  await ask(stage, "UPDATE portal.sessions SET last_seen_at = now() - interval '10 minutes'");
  await read(held);
  await expect.poll(seen).toBeLessThan(5);
  await ask(stage, "UPDATE portal.sessions SET last_seen_at = now() - interval '30 seconds'");
  await read(held);
  expect(await seen()).toBeGreaterThanOrEqual(30);
});

test('who is still entering reads no records, and rises under a new cookie half', async () => {
  const held = await stage.signIn('000123', { entering: true });
  expect((await read(held)).json()).toMatchObject({ rc_code: '0', data: { code: 'not_ready' } });
  const risen = await stage.app.inject(post('/api/stage/rise', held));
  const [cookie = ''] = String(risen.headers['set-cookie']).split(';');
  expect(cookie).not.toBe(held.cookie);
  expect((await read(held)).statusCode).toBe(401);
  expect((await read({ ...held, cookie })).statusCode).toBe(200);
});

test('the others of a member end, strangers stay', async () => {
  const [one, other, stranger] = [
    await stage.signIn('000123', { entering: true }),
    await stage.signIn('000123'),
    await stage.signIn('000456'),
  ];
  await stage.app.inject(post('/api/stage/rise', one));
  expect((await read(other)).statusCode).toBe(401);
  expect((await read(stranger)).statusCode).toBe(200);
});

test('signing in again in the same browser ends the session before', async () => {
  const held = await stage.signIn('000123');
  const again = await stage.app.inject(post('/api/stage/enter', held, { member: '000456' }));
  expect(again.statusCode).toBe(200);
  expect((await read(held)).statusCode).toBe(401);
});

test('the cookie is bare on loopback alone, Secure and __Host- everywhere else', async () => {
  const csrf = await stage.csrf();
  const enter = async (headers: Record<string, string>, remember = false) => {
    const call = post('/api/stage/enter', { csrf }, { member: '000123', remember });
    const answer = await stage.app.inject({ ...call, headers: { ...call.headers, ...headers } });
    return answer.headers['set-cookie'];
  };
  expect(await enter({})).toMatch(/^member=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(await enter({}, true)).toMatch(/; Max-Age=604800$/);
  const secure = /^__Host-member=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/;
  expect(await enter({ host: 'portal.example' })).toMatch(secure);
  expect(await enter({ 'x-forwarded-for': '203.0.113.9' })).toMatch(secure);
  expect(await enter({ origin: 'https://portal.example' })).toMatch(secure);
});

test.each([
  ['203.0.113.9', 'anywhere', [], '127.0.0.1'],
  ['203.0.113.9', 'a configured proxy', ['127.0.0.1'], '203.0.113.9'],
  ['203.0.113.9:1234', 'a configured proxy', ['127.0.0.1'], '203.0.113.9'],
  ['[2001:db8::9]:1234', 'a configured proxy', ['127.0.0.1'], '2001:db8::9'],
  ['rubbish', 'a configured proxy', ['127.0.0.1'], '127.0.0.1'],
])('T11 X-Forwarded-For: %s from %s', async (told, _, trustedProxies, address) => {
  const proxied = await openStage({ settings: { ...settings, trustedProxies } });
  const call = post('/api/stage/enter', { csrf: await proxied.csrf() }, { member: '000123' });
  const headers = { ...call.headers, 'x-forwarded-for': told };
  await proxied.app.inject({ ...call, headers });
  expect(await ask(proxied, 'SELECT address FROM portal.sessions')).toEqual([{ address }]);
  await proxied.close();
});

test('the store keeps hashes alone', async () => {
  const held = await stage.signIn('000123');
  const rows = await ask(stage, 'SELECT * FROM portal.sessions');
  const all = JSON.stringify(rows.map((row) => Object.values(row).map(String)));
  expect(all).not.toContain(held.token);
  expect(all).not.toContain(held.cookie.split('=')[1]);
});
