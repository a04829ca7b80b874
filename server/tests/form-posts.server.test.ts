import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../api/endpoint.ts';
import { withCsrfToken } from '../../tools/sign-in.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { signIn } from '../../wings/member/sign-in/sign-in.api.ts';
import type { Render } from '../pages/pages.ts';

/** A page that takes one form: a sign-in, whose answer it writes down. */
const render: Render = async ({ url, fields, call }) => {
  if (url === '/formless') return { status: 404, html: '', headers: {} };
  const leading = { location: '/home', 'set-cookie': 'choice=Y; Path=/' };
  if (url === '/leads-on') return { status: 303, html: '', headers: leading };
  const input = { membership_no: fields?.get('no') ?? '', mem_password: 'ไม่ใช่รหัสผ่าน' };
  const html = await call(signIn as Endpoint, input as never).then(
    () => 'in',
    ({ code, text }) => `${code} ${text}`,
  );
  return { status: 200, html, headers: {} };
};

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp({ render });
});
afterAll(() => app.close());

const form = 'application/x-www-form-urlencoded';

function send(url: string, headers: Record<string, string> = {}, payload = 'no=000123') {
  const own = { 'content-type': form, 'sec-fetch-site': 'same-origin', ...headers };
  return app.app.inject({ method: 'POST', url, headers: own, payload });
}

test('a form of ours is called like every call, and its page is kept nowhere', async () => {
  const answer = await send('/page');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('bad_credentials เลขทะเบียน');
  expect(answer.headers['cache-control']).toBe('no-store');
  const { statusCode, headers } = await send('/leads-on', { host: 'coop.example' });
  expect([statusCode, headers.location]).toEqual([303, '/home']);
  expect(headers['set-cookie']).toBe('choice=Y; Path=/; Secure');
  const here = await send('/leads-on', { host: 'localhost' });
  expect(here.headers['set-cookie']).toBe('choice=Y; Path=/');
});

test('a form of another site is refused, whatever it names', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': '', origin: 'https://evil.example' },
  ]) {
    expect((await send('/page', headers)).statusCode).toBe(403);
  }
});

test('a page that takes no form, a call and another kind of body are refused', async () => {
  expect((await send('/formless')).statusCode).toBe(404);
  expect((await send('/api/none')).statusCode).toBe(404);
  expect((await send('/page', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect((await send('/page', { 'content-type': 'application/json' }, '{}')).statusCode).toBe(415);
  expect((await send('/page', {}, `no=${'1'.repeat(40_000)}`)).statusCode).toBe(413);
});

test('calls go on taking JSON and nothing else', async () => {
  const headers = await withCsrfToken(app.ask, {});
  const answer = await send('/api/member/auth/login', headers);
  expect(answer.statusCode).toBe(415);
});
