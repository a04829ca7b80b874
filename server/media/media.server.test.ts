import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../tools/test-app.ts';

const png = Buffer.from(`\x89PNG\r\n\x1a\n${'picture '.repeat(20)}`, 'latin1');
const images = ['Utils', 'Banner', 'Slide', 'News', 'Activity', 'Personnel', 'Calendar', 'Board'];
const files = ['Download', 'Regulation', 'Report', 'Form'];

let folder: string;
let opened: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-media-'));
  const mediaDir = join(folder, 'mediafiles');
  for (const name of [...images, 'Election']) await put(`images/${name}/a.png`, png);
  for (const name of files) await put(`files/${name}/a.pdf`, '%PDF-1.7 paper');
  await put('images/News/false.png', '<script>alert(1)</script>'.repeat(2));
  await put('images/News/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await put('images/News/shot.jpg', png);
  await put('images/News/.hidden.png', png);
  await put('images/News/รูป ก.png', png);
  await put('files/Form/page.html', '<script>alert(1)</script>');
  await put('files/Form/false.pdf', '<script>alert(1)</script>');
  await put('images/Secret/a.png', png);
  await writeFile(join(folder, 'secret.png'), png);
  await symlink(join(folder, 'secret.png'), join(mediaDir, 'images/News/out.png'));
  await symlink(join(mediaDir, 'images/Board'), join(mediaDir, 'images/News/inside'));
  await promisify(execFile)('mkfifo', [join(mediaDir, 'images/News/pipe.png')]);
  opened = await openTestApp({ mediaDir });
  await opened.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

async function put(path: string, body: string | Buffer): Promise<void> {
  const whole = join(folder, 'mediafiles', path);
  await mkdir(join(whole, '..'), { recursive: true });
  await writeFile(whole, body);
}

/** Asks over a socket: an injected address is tidied up on its way. */
async function get(path: string, headers: Record<string, string> = {}) {
  const { port } = opened.app.server.address() as AddressInfo;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({ port, path, headers }, resolve).on('error', reject).end();
  const answer = await promise;
  return { status: answer.statusCode, head: answer.headers, body: await text(answer) };
}

test.each([
  ...[...images, 'Election'].map((name) => [`images/${name}/a.png`, 'image/png']),
  ...files.map((name) => [`files/${name}/a.pdf`, 'application/pdf']),
])('R188 %s is served as %s', async (path, type) => {
  const { status, head } = await get(`/mediafiles/${path}`);
  expect([status, head['content-type'], head['content-disposition']]).toEqual([
    200,
    type,
    'inline',
  ]);
  expect(head).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test('R188 D-40 each directory and no other, unknown as octets, no false picture', async () => {
  const kindOf = async (path: string) => {
    const { status, head } = await get(`/mediafiles/${path}`);
    return [status, status === 200 ? head['content-type'] : '', head['content-disposition'] ?? ''];
  };
  for (const name of [...images, 'Election']) {
    expect(await kindOf(`images/${name}/a.png`)).toEqual([200, 'image/png', 'inline']);
    // What calls itself a picture and is none leaves no directory, whatever it is.
    await put(`images/${name}/false.gif`, '<script>alert(1)</script>');
    expect(await kindOf(`images/${name}/false.gif`)).toEqual([404, '', '']);
  }
  for (const name of files) {
    expect(await kindOf(`files/${name}/a.pdf`)).toEqual([200, 'application/pdf', 'inline']);
    await put(`files/${name}/a.unknown`, png);
    expect(await kindOf(`files/${name}/a.unknown`)).toEqual([
      ...[200, 'application/octet-stream', 'attachment'],
    ]);
  }
  await put('files/Secret/a.pdf', '%PDF-1.7 paper');
  expect(await kindOf('files/Secret/a.pdf')).toEqual([404, '', '']);
  expect(await kindOf('images/Secret/a.png')).toEqual([404, '', '']);
});

test('D-40 what a picture is its first bytes say, not its name', async () => {
  expect((await get('/mediafiles/images/News/shot.jpg')).head['content-type']).toBe('image/png');
  for (const name of ['false.png', 'drawing.svg', 'pipe.png']) {
    const { status, body } = await get(`/mediafiles/images/News/${name}`);
    expect([status, body], name).toEqual([404, '404\n']);
  }
});

test('R188 an unknown or false file is saved as octets', async () => {
  for (const name of ['page.html', 'false.pdf']) {
    const { status, head } = await get(`/mediafiles/files/Form/${name}`);
    expect([status, head['content-type'], head['content-disposition']]).toEqual([
      200,
      'application/octet-stream',
      'attachment',
    ]);
    expect(head['content-security-policy']).toContain('sandbox');
  }
});

test('a name in Thai is found; a part can be asked for; nothing is sent twice', async () => {
  const { status, head } = await get(`/mediafiles/images/News/${encodeURIComponent('รูป ก.png')}`);
  expect(status).toBe(200);
  const path = '/mediafiles/files/Form/a.pdf';
  const part = await get(path, { range: 'bytes=0-3' });
  expect([part.status, part.head['content-range'], part.body]).toEqual([
    206,
    'bytes 0-3/14',
    '%PDF',
  ]);
  expect((await get(path, { range: 'bytes=99-' })).status).toBe(416);
  const { etag, 'last-modified': since } = (await get(path)).head;
  expect((await get(path, { 'if-none-match': String(etag) })).status).toBe(304);
  expect((await get(path, { 'if-modified-since': String(since) })).status).toBe(304);
  expect(head['accept-ranges']).toBe('bytes');
});

test('R179 the own logo stands before the one that comes with the site', async () => {
  const url = '/mediafiles/images/Utils/cooplogo.png';
  expect((await get(url)).head['content-type']).toBe('image/png');
  await writeFile(join(folder, 'mediafiles/images/Utils/cooplogo.png'), png);
  const own = await get(url);
  expect(own.head['content-length']).toBe(String(png.length));
});

test.each([
  '/mediafiles/',
  '/mediafiles/images/News',
  '/mediafiles/images/News/',
  '/mediafiles/images/News/none.png',
  '/mediafiles/images/News/out.png',
  '/mediafiles/images/News/inside/a.png',
  '/mediafiles/images/News/.hidden.png',
  '/mediafiles/images/Secret/a.png',
  '/mediafiles/../secret.png',
  '/mediafiles/images/News/../../../secret.png',
  '/mediafiles/images/News/..%2f..%2f..%2fsecret.png',
  '/mediafiles/images/News/%2e%2e/%2e%2e/%2e%2e/secret.png',
  '/mediafiles/images/News/..%5c..%5c..%5csecret.png',
  '/mediafiles/images/News/%252e%252e%252fa.png',
  '/mediafiles/images/News//a.png',
  '/mediafiles/images/News/a.png%00.pdf',
  '/mediafiles/images/News/a.png/',
  '/mediafiles/%69mages/Secret/a.png',
  '/mediafiles/images/News/%c0%ae%c0%ae/a.png',
  '/mediafiles//etc/passwd',
  '/mediafiles/%2fetc/passwd',
  '/mediafiles/images/News/%zz',
])('T2 nothing leaves through %s', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).not.toContain('picture');
  expect(body).not.toContain('root:');
});
