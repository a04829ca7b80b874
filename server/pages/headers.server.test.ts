import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, settings, type TestServer } from '../tests/test-server.ts';
import type { Render } from './pages.ts';

const rendered: string[] = [];
const render: Render = async ({ url, config }) => {
  rendered.push(url);
  return { status: 200, html: `<!doctype html>${config.coopNameTH}`, headers: {} };
};

let server: TestServer;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'sahakon-client-'));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'assets/entry-abc.js'), 'export default 1;');
  await writeFile(join(clientDir, 'humans.txt'), 'Who: we');
  server = await openTestServer({ render, clientDir });
});
afterAll(async () => {
  await server.close();
  await rm(clientDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

test.each(['/x.php', '/nothing.js', '/wp-admin/setup.php', '/assets/none.js', '//any.host/x'])(
  'T27 %s, which is no file, is a page to whoever reads and a sentence to whoever loads',
  async (url) => {
    const page = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.payload).toContain('<!doctype html>');
    const file = await get(url, { accept: '*/*' });
    expect([file.statusCode, file.headers['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(rendered).not.toContain(url);
  },
);

test('D-38 the headers of every answer', async () => {
  const { headers } = await get('/home');
  const { date: _, etag: _etag, ...fixed } = headers;
  expect(fixed).toMatchInlineSnapshot(`
    {
      "cache-control": "public, no-cache",
      "connection": "keep-alive",
      "content-length": "109",
      "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types sahakon-html sahakon-script",
      "content-type": "text/html; charset=utf-8",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "vary": "accept-encoding, cookie",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    }
  `);
  for (const url of ['/api/info/footer', '/api/nothing', '/crash', '/humans.txt', '/%zz']) {
    const answer = (await get(url)).headers;
    expect(answer['content-security-policy'], url).toBe(headers['content-security-policy']);
    expect(answer['x-content-type-options'], url).toBe('nosniff');
  }
});

test('D-38 a built file says to whom it belongs and that it runs nothing by itself', async () => {
  for (const url of ['/assets/entry-abc.js', '/humans.txt', '/sorry.css']) {
    const { statusCode, headers } = await get(url);
    expect(statusCode, url).toBe(200);
    expect(headers, url).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';.* frame-ancestors 'none'/,
      ),
      'content-type': expect.stringMatching(/; charset=utf-8$/),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('D-38 a file of every page carries no header that speaks of documents alone', async () => {
  const { headers } = await get('/assets/entry-abc.js');
  const { date: _, ...fixed } = headers;
  expect(fixed).toMatchInlineSnapshot(`
    {
      "cache-control": "public, max-age=31536000, immutable",
      "connection": "keep-alive",
      "content-length": "17",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "content-type": "application/javascript; charset=utf-8",
      "cross-origin-resource-policy": "same-origin",
      "vary": "accept-encoding",
      "x-content-type-options": "nosniff",
    }
  `);
  for (const url of ['/humans.txt', '/sorry.css', '/home']) {
    const answer = (await get(url)).headers;
    expect(answer['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
    expect(answer['content-security-policy'], url).toMatch(/base-uri 'none'; object-src 'none'/);
  }
});

test('S9 what stands in a page is allowed there by its hash, and on no other page', async () => {
  const inline = { scripts: ["'sha256-e'"], styles: ["'sha256-a'", "'sha256-b'"] };
  const own = await openTestServer({
    clientDir,
    render: async (request) => ({
      ...(await render(request)),
      ...(request.asking && { inline }),
    }),
  });
  const policyOf = async (cookie: string) =>
    (await own.app.inject({ url: '/home', headers: { cookie } })).headers[
      'content-security-policy'
    ] as string;
  const plain = (await get('/home')).headers['content-security-policy'];
  const policy = await policyOf('');
  expect(policy).toContain(
    "; script-src 'self' 'sha256-e'; style-src 'self' 'sha256-a' 'sha256-b';",
  );
  expect(policy.replaceAll(/ 'sha256-\w'/g, '')).toBe(plain);
  expect(await policyOf('acceptCookie=N')).toBe(plain);
  await own.close();
});

test('D-38 HSTS comes with https alone, and then with every answer', async () => {
  const secure = await openTestServer({
    ...{ render, clientDir },
    settings: { ...settings, publicOrigin: 'https://portal.example' },
  });
  const urls = ['/home', '/assets/entry-abc.js', '/api/info/footer', '/x.php', '/rss.xml'];
  for (const url of urls) {
    const { headers } = await secure.app.inject(url);
    expect(headers['strict-transport-security'], url).toBe('max-age=63072000; includeSubDomains');
    expect((await get(url)).headers['strict-transport-security'], url).toBeUndefined();
  }
  await secure.close();
});
