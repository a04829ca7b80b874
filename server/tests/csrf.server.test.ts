import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCsrfTokens } from '../auth/csrf-token.ts';
import { headersOf, openTestServer, post, settings, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Headers = Record<string, string | undefined>;

/** Signs out with the headers of a good call, changed. */
async function signOutWith(change: Headers): Promise<number> {
  const session = await server.signIn('000123');
  const all = { ...headersOf(session), ...change };
  const headers = Object.fromEntries(
    Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/member/auth/logout',
    headers,
  });
  if (answer.statusCode !== 200) expect(answer.json().data.code).toBe('forged');
  return answer.statusCode;
}

test.each<[string, Headers]>([
  ['no value', { 'x-csrf-token': undefined }],
  ['an empty value', { 'x-csrf-token': '' }],
  ['a made-up value', { 'x-csrf-token': Buffer.alloc(54).toString('base64url') }],
  ['no X-Requested-With', { 'x-requested-with': undefined }],
  ['another X-Requested-With', { 'x-requested-with': 'fetch' }],
  ['a cross-site page', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['neither Sec-Fetch-Site nor Origin', { 'sec-fetch-site': undefined }],
  ['a foreign Origin', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
  ['an opaque Origin', { 'sec-fetch-site': undefined, origin: 'null' }],
])('R143 D-38 a POST with %s is refused', async (_, change) => {
  expect(await signOutWith(change)).toBe(403);
});

test.each<[string, Headers]>([
  ['from our page', {}],
  ['typed by hand', { 'sec-fetch-site': 'none' }],
  ['of an older browser', { 'sec-fetch-site': undefined, origin: 'http://localhost:80' }],
])('R143 a POST %s passes', async (_, change) => {
  expect(await signOutWith(change)).toBe(200);
});

test('R143 inside a session only the value of that session counts', async () => {
  const [before, other] = [await server.csrf(), (await server.signIn('000111')).csrf];
  expect(await signOutWith({ 'x-csrf-token': before })).toBe(403);
  expect(await signOutWith({ 'x-csrf-token': other })).toBe(403);
});

test('outside a session the value of an old session still signs in', async () => {
  const old = await server.signIn('000123');
  const { csrf } = old;
  const answer = await server.app.inject(post('/api/trial/enter', { csrf }, { member: '000123' }));
  expect(answer.statusCode).toBe(200);
});

test('a value lives twelve hours and no clock turned back makes it live again', () => {
  let now = Date.UTC(2025, 10, 28);
  const csrfTokens = openCsrfTokens(settings.handlers.keys, () => now);
  const value = csrfTokens.issue('one');
  const accepted = () => csrfTokens.accepts(value, 'one');
  expect(accepted()).toBe(true);
  now += 12 * 3600 * 1000;
  expect(accepted()).toBe(true);
  now += 1;
  expect(accepted()).toBe(false);
  now -= 13 * 3600 * 1000;
  expect(accepted()).toBe(false);
});

test('the value is never kept by a browser or a proxy, and differs each time', async () => {
  const answer = await server.app.inject('/api/info/config');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await server.csrf()).not.toBe(answer.json().data.csrf_token);
});

test('a site with a public origin believes no other', async () => {
  const publicOrigin = 'https://portal.example';
  const public_ = await openTestServer({ settings: { ...settings, publicOrigin } });
  const csrf = await public_.csrf();
  const call = post('/api/trial/enter', { csrf }, { member: '000123' });
  const { 'sec-fetch-site': _, ...headers } = call.headers as Record<string, string>;
  const send = (origin: string) =>
    public_.app.inject({ ...call, headers: { ...headers, origin, host: 'portal.example' } });
  expect((await send('http://portal.example')).statusCode).toBe(403);
  const answer = await send(publicOrigin);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toMatch(/^__Host-member=.*; Secure$/);
  expect(answer.headers['strict-transport-security']).toMatch(/^max-age=63072000/);
  await public_.close();
});
