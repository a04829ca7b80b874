import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../tools/test-app.ts';
import type { Logo } from './logo.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let logo: Logo;
beforeAll(async () => {
  const red = sharp({ create: { width: 128, height: 128, channels: 4, background: '#a33' } });
  const [png, webp] = await Promise.all([red.png().toBuffer(), red.webp().toBuffer()]);
  logo = { png, webp, icon: await red.resize(96).png().toBuffer(), version: 'abcdefghijkl' };
  app = await openTestApp({ logo });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers: { host: 'localhost', ...headers } });

test.each([
  ['cooplogo.png', 'image/png', 'png'],
  ['cooplogo.webp', 'image/webp', 'webp'],
  ['coopicon.png', 'image/png', 'icon'],
] as const)('R179 %s is served as %s, for good under its version', async (name, type, of) => {
  const url = `/mediafiles/images/Utils/${name}`;
  const bare = await get(url);
  expect([bare.statusCode, bare.headers['content-type']]).toEqual([200, type]);
  expect(Buffer.compare(bare.rawPayload, logo[of])).toBe(0);
  expect(bare.headers['cache-control']).toBe('public, max-age=3600');
  expect(bare.headers['content-security-policy']).toContain("default-src 'none'");
  const versioned = await get(`${url}?v=${logo.version}`);
  expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const other = await get(`${url}?v=another`);
  expect(other.headers['cache-control']).toBe('no-cache');
  const again = await get(url, { 'if-none-match': String(bare.headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('R179 the logo stands on a member’s papers, and without one the drawing', async () => {
  const paper = '/api/member/share/file?format=pdf&from=2025-01-01';
  const hasPicture = async (one: typeof app) => {
    const headers = { host: 'localhost', ...(await one.signIn('000123')) };
    const answer = await one.app.inject({ url: paper, headers });
    expect(answer.headers['content-type']).toContain('application/pdf');
    return /\/Subtype ?\/Image/.test(answer.rawPayload.toString('latin1'));
  };
  expect(await hasPicture(app)).toBe(true);
  const plain = await openTestApp({ on: app });
  try {
    expect(await hasPicture(plain)).toBe(false);
  } finally {
    await plain.close();
  }
});
