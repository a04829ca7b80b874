import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '../../api/problem.ts';
import { readFooter } from '../../wings/info/frame/frame.api.ts';
import type { Render } from '../pages/pages.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const rendered: string[] = [];
/** Shows what a renderer may do: calls, its own status, a crash. */
const render: Render = async ({ url, call, config }) => {
  rendered.push(url);
  if (url === '/crash') throw new Error('broken page');
  if (url === '/away') return { status: 302, html: '', headers: { location: '/home' } };
  const { data } = await call(readFooter, {});
  const { phone } = data as { phone: string };
  const status = url.startsWith('/lost') ? 404 : 200;
  return { status, html: `<!doctype html>${config.coopNameTH} ${phone}`, headers: {} };
};

let server: TestServer;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'sahakon-client-'));
  await mkdir(join(clientDir, 'assets'));
  await mkdir(join(clientDir, '.vite'));
  const script = 'export default 1;';
  await Promise.all([
    writeFile(join(clientDir, 'assets/entry-abc.js'), script),
    writeFile(join(clientDir, 'assets/entry-abc.js.br'), 'packed'),
    writeFile(join(clientDir, '.vite/manifest.json'), '{}'),
    writeFile(join(clientDir, 'humans.txt'), 'Who: we'),
  ]);
  server = await openTestServer({ render, clientDir });
});
afterAll(async () => {
  await server.close();
  await rm(clientDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

/** Asks over a socket: an injected address is tidied up on its way. */
async function getUnchanged(path: string) {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({ port, path }, resolve).on('error', reject).end();
  const answer = await promise;
  return { status: answer.statusCode, head: answer.headers, body: await text(answer) };
}

test('a public page: rendered with calls, kept a moment, packed, not sent twice', async () => {
  const page = await get('/home', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding, cookie',
  });
  expect((await get('/home')).payload).toContain('0 2000 1234');
  expect((await get('/home', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
    'gzip',
  );
  const etag = String(page.headers.etag);
  const again = await get('/home', { 'if-none-match': etag });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test('T31 personal pages and failures are never kept by a browser', async () => {
  for (const url of ['/member/share', '/membergroup/logon', '/lost', '/crash', '/api/nothing']) {
    expect((await get(url)).headers['cache-control'], url).toBe('no-store');
  }
  expect((await get('/lost')).statusCode).toBe(404);
});

test('a page may send elsewhere; a page that breaks is a Thai 503', async () => {
  const away = await get('/away');
  expect([away.statusCode, away.headers.location]).toEqual([302, '/home']);
  const broken = await get('/crash');
  expect([broken.statusCode, broken.headers['retry-after']]).toEqual([503, '5']);
  expect(broken.payload).toContain('ระบบขัดข้อง');
  expect(broken.payload).not.toContain('broken page');
  expect((await get('/sorry.css')).headers['content-type']).toContain('text/css');
});

test('hashed files are kept for ever and sent packed; nothing else of the build is', async () => {
  const file = await get('/assets/entry-abc.js', { 'accept-encoding': 'br' });
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  expect(file.headers['content-type']).toContain('javascript');
  // Headers that speak of a document cost a first visit more than many a screen.
  expect(Object.keys(file.headers)).not.toContain('permissions-policy');
  expect(JSON.stringify(file.headers).length).toBeLessThan(560);
  expect((await get('/assets/entry-abc.js')).payload).toBe('export default 1;');
  expect((await get('/humans.txt')).payload).toContain('Who');
  for (const url of [
    '/.vite/manifest.json',
    '/assets/entry-abc.js.br',
    '/assets/none.js',
    '/assets/..%2f..%2fpackage.json',
    '/mediafiles/../../package.json',
    '/mediafiles/images/none.png',
  ]) {
    const answer = await get(url);
    expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
    expect(answer.payload).not.toContain('{');
  }
});

test.each([
  '//',
  '//any.host/home',
  '//any.host/member/share?from=1',
  '/\\any.host/home',
  '///home',
])('an address that names a host, %s, is a plain 404 and never rendered', async (path) => {
  const { status, head, body } = await getUnchanged(path);
  expect([status, body]).toEqual([404, `${problems.not_found.text}\n`]);
  expect(head).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(rendered).not.toContain(path);
});

test.each([
  ['/HOME', '/home'],
  ['/x/../home?a=1', '/home?a=1'],
  ['/home////', '/home'],
  ['/Member//share', '/member/share'],
])('T27 a page has one spelling: %s leads to %s', async (path, location) => {
  const { status, head } = await getUnchanged(path);
  expect([status, head.location, head['cache-control']]).toEqual([301, location, 'no-store']);
  expect(rendered).not.toContain(path);
});

test('T27 R022 a page asked for by its whole address, or below itself, is that page', async () => {
  await get('/home');
  const first = rendered.length;
  const { port } = server.app.server.address() as AddressInfo;
  const whole = await getUnchanged(`http://localhost:${port}/home`);
  expect([whole.status, whole.head['cache-control']]).toEqual([200, 'public, no-cache']);
  expect((await getUnchanged('http://any.example/home')).status).toBe(400);
  for (const url of ['/auth/Error', '/auth/Error/x', '/auth/Error/x/y']) {
    expect((await get(url)).statusCode, url).toBe(200);
  }
  expect(rendered.slice(first)).toEqual(['/auth/Error']);
});

test('T19 a long header holds nobody up', async () => {
  await get('/home');
  const begun = performance.now();
  for (let i = 0; i < 5; i += 1) {
    const headers = { 'if-none-match': `a${' '.repeat(15_000)}x` };
    expect((await get('/home', headers)).statusCode).toBe(200);
  }
  expect(performance.now() - begun).toBeLessThan(500);
});

test('R179 the logo is a picture at its place', async () => {
  const logo = await get('/mediafiles/images/Utils/cooplogo.png');
  expect(logo.statusCode).toBe(200);
  expect(logo.headers['content-type']).toBe('image/png');
  expect(logo.rawPayload.subarray(1, 4).toString()).toBe('PNG');
});

test('without a built site every page is the Thai 503', async () => {
  const bare = await openTestServer();
  const answer = await bare.app.inject('/home');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  await bare.close();
});
