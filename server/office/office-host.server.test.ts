import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, testHandlerSettings } from '../../tools/store/cast-settings.ts';
import { demoTotpCode } from '../../tools/store/demo-totp.ts';
import { openTestApp } from '../../tools/test-app.ts';

const publicOrigin = 'https://portal.example';
const officeHost = 'office.example';
let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  const handlers = { ...testHandlerSettings, publicOrigin, officeHost };
  app = await openTestApp({ settings: { publicOrigin, handlers } });
});
afterAll(() => app.close());

const get = (host: string, url: string) => app.app.inject({ url, headers: { host } });

test('D-37 each host knows its own addresses, and none of the other’s', async () => {
  for (const url of [
    '/office',
    '/office/help',
    '/api/office/config',
    '/admin/impersonate/000123',
  ]) {
    const answer = await get('portal.example', url);
    expect(answer.statusCode, url).toBe(404);
  }
  expect((await get(officeHost, '/api/office/config')).statusCode).toBe(200);
  for (const url of ['/home', '/api/info/config', '/api/member/share', '/api/docs']) {
    expect((await get(officeHost, url)).statusCode, url).toBe(404);
  }
  expect((await get('portal.example', '/api/info/config')).statusCode).toBe(200);
});

test.each([
  ['nobody', []],
  ['a trusted proxy', ['127.0.0.1']],
])(
  'D-37 X-Forwarded-Host moves nobody to the other host, told by %s',
  async (_, trustedProxies) => {
    const handlers = { ...testHandlerSettings, publicOrigin, officeHost };
    const proxied = await openTestApp({ settings: { publicOrigin, handlers, trustedProxies } });
    const statusOf = async (host: string, forwarded: string, url: string) => {
      const headers = { host, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': forwarded };
      return (await proxied.app.inject({ url, headers })).statusCode;
    };
    for (const url of ['/office', '/api/office/config']) {
      expect(await statusOf('portal.example', officeHost, url), url).toBe(404);
    }
    expect(await statusOf('portal.example', officeHost, '/api/info/config')).toBe(200);
    expect(await statusOf(officeHost, 'portal.example', '/api/info/config')).toBe(404);
    expect(await statusOf(officeHost, 'portal.example', '/api/office/config')).toBe(200);
    await proxied.close();
  },
);

test('D-37 the bare office host leads to the office, which search engines leave out', async () => {
  const { statusCode, headers } = await get(officeHost, '/');
  expect([statusCode, headers.location]).toEqual([302, '/office']);
  const page = await get(officeHost, '/office');
  expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect((await get('portal.example', '/home')).headers['x-robots-tag']).toBeUndefined();
});

test('D-38 without Sec-Fetch the office’s own origin signs in, and no other', async () => {
  const config = await get(officeHost, '/api/office/config');
  const send = (origin: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/office/auth/login',
      headers: {
        host: officeHost,
        origin,
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': config.json().data.csrf_token,
      },
      payload: { login: 'admin', password: demoPassword, totp: demoTotpCode('admin') },
    });
  expect((await send(publicOrigin)).statusCode).toBe(403);
  expect((await send('https://evil.example')).statusCode).toBe(403);
  const opened = await send(`https://${officeHost}`);
  expect(opened.statusCode).toBe(200);
  expect(String(opened.headers['set-cookie'])).toMatch(/^__Host-office=.*; Secure/);
});
