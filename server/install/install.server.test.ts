import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../tools/test-app.ts';
import type { Logo } from '../logo/logo.ts';
import { readSite } from '../settings/site-file.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;
let app: App;
let plain: App;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'sahakon-install-'));
  await mkdir(join(clientDir, '.vite'));
  await writeFile(join(clientDir, '.vite/service-worker.js'), 'work(version)');
  await writeFile(join(clientDir, '.vite/manifest.json'), '{}');
  const red = sharp({ create: { width: 128, height: 128, channels: 4, background: '#a33' } });
  const [png, webp] = await Promise.all([red.png().toBuffer(), red.webp().toBuffer()]);
  const logo: Logo = { png, webp, icon: png, version: 'abcdefghijkl' };
  app = await openTestApp({ logo, clientDir });
  plain = await openTestApp({ on: app });
});
afterAll(async () => {
  await plain.close();
  await app.close();
  await rm(clientDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, of = app) =>
  of.app.inject({ url, headers: { host: 'localhost', ...headers } });

/** Colour of a pixel with its transparency, out of a picture of that side. */
async function pixel(picture: Buffer, left: number, top: number): Promise<number[]> {
  const one = sharp(picture).ensureAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await one.raw().toBuffer())];
}

test('the manifest is asked for anew each time and names icons that are there', async () => {
  const answer = await get('/app.webmanifest');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  expect(answer.headers['cache-control']).toBe('public, no-cache');
  const again = await get('/app.webmanifest', { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  for (const { src, sizes, type } of answer.json().icons) {
    const icon = await get(src);
    expect([icon.statusCode, icon.headers['content-type']], src).toEqual([200, type]);
    expect(icon.headers['cache-control'], src).toBe('public, max-age=31536000, immutable');
    const { width, height, format } = await sharp(icon.rawPayload).metadata();
    expect([`${width}x${height}`, format], src).toEqual([sizes, 'png']);
  }
});

test('icons are the logo, in the middle of what may be cut, on white for iphones', async () => {
  const [any, maskable, touch] = await Promise.all(
    ['512', 'maskable', 'touch'].map(
      async (name) => (await get(`/appicon/${name}.png`)).rawPayload,
    ),
  );
  const red = [170, 51, 51, 255];
  const white = [255, 255, 255, 255];
  expect(await pixel(any as Buffer, 2, 2)).toEqual(red);
  expect(await pixel(maskable as Buffer, 256, 256)).toEqual(red);
  // A corner of the square that lies within the circle which every telephone leaves.
  expect(await pixel(maskable as Buffer, 256 + 140, 256 + 140)).toEqual(red);
  expect(await pixel(maskable as Buffer, 256 + 146, 256 + 146)).toEqual(white);
  expect(await pixel(maskable as Buffer, 60, 256)).toEqual(white);
  expect(await pixel(touch as Buffer, 4, 4)).toEqual(white);
});

test('without a logo the drawing stands, and another version is asked for each time', async () => {
  const { icons } = (await get('/app.webmanifest', {}, plain)).json();
  expect(icons[0].src).toBe('/appicon/192.png?v=drawing');
  const drawn = await get(icons[0].src, {}, plain);
  expect((await sharp(drawn.rawPayload).metadata()).width).toBe(192);
  for (const query of ['', '?v=another']) {
    const { headers } = await get(`/appicon/192.png${query}`);
    expect(headers['cache-control'], query).toBe('public, no-cache');
  }
  expect((await get('/appicon/96.png')).statusCode).toBe(404);
  expect((await get('/appicon/toString.png')).statusCode).toBe(404);
});

test('S9 the worker is fetched each time, asks this site alone and names its version', async () => {
  const { headers, payload, statusCode } = await get('/worker.js');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers['cache-control']).toBe('public, no-cache');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
  expect(payload).toMatch(/^const version = "[\w-]{16}";\nwork\(version\)$/);
  expect((await get('/worker.js')).payload).toBe(payload);
});

test('other settings make another worker, and one that is switched off ends itself', async () => {
  const { payload } = await get('/worker.js');
  const site = await readSite('site.config.json');
  const other = await openTestApp({
    ...{ on: app, clientDir },
    site: { ...site, phone: '02 999 9999' },
  });
  const off = await openTestApp({
    ...{ on: app, clientDir },
    site: { ...site, features: { offline: false } },
  });
  try {
    const changed = (await get('/worker.js', {}, other)).payload;
    expect(changed).toMatch(/^const version = "[\w-]{16}";/);
    expect(changed).not.toBe(payload);
    expect((await get('/worker.js', {}, off)).payload).toBe('const version = "";\nwork(version)');
  } finally {
    await other.close();
    await off.close();
  }
});

test('where nothing is built there is no worker', async () => {
  expect((await get('/worker.js', {}, plain)).statusCode).toBe(404);
});
