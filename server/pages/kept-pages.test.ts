import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { keepPages } from './kept-pages.ts';

function stage() {
  const clock = { now: 0 };
  const render = vi.fn(async (url: string) => ({
    status: url.startsWith('/lost') ? 404 : 200,
    html: `${url} ${render.mock.calls.length}`,
    headers: {},
  }));
  const pages = keepPages(render, () => clock.now);
  const html = async (url: string) => (await pages(url)).bodies.identity.toString();
  return { clock, render, pages, html };
}

test('a page is rendered once for everybody who asks at the same time', async () => {
  const { render, html } = stage();
  const all = await Promise.all([html('/home'), html('/home'), html('/home')]);
  expect(new Set(all)).toEqual(new Set(['/home 1']));
  expect(render).toHaveBeenCalledTimes(1);
});

test('a fresh page is served as it is, an older one while its successor is made', async () => {
  const { clock, html } = stage();
  await html('/home');
  clock.now = 4_999;
  expect(await html('/home')).toBe('/home 1');
  clock.now = 5_000;
  expect(await html('/home')).toBe('/home 1');
  await vi.waitFor(async () => expect(await html('/home')).toBe('/home 2'));
});

test('a page older than a minute waits for its successor', async () => {
  const { clock, html } = stage();
  await html('/home');
  clock.now = 60_000;
  expect(await html('/home')).toBe('/home 2');
});

test('while rendering fails the last good page stands in, however old', async () => {
  const { clock, render, html } = stage();
  await html('/home');
  clock.now = 3_600_000;
  render.mockRejectedValueOnce(new Error('store away'));
  expect(await html('/home')).toBe('/home 1');
  render.mockResolvedValueOnce({ status: 503, html: 'sorry', headers: {} });
  expect(await html('/home')).toBe('/home 1');
  await expect(html('/new')).resolves.toBe('/new 4');
});

test('nothing is kept of a query or of another status', async () => {
  const { html } = stage();
  expect(await html('/home?x=1')).toBe('/home?x=1 1');
  expect(await html('/home?x=1')).toBe('/home?x=1 2');
  expect(await html('/lost')).toBe('/lost 3');
  expect(await html('/lost')).toBe('/lost 4');
});

test('every packing holds the same page', async () => {
  const { pages } = stage();
  const { bodies, etag } = await pages('/home');
  expect(brotliDecompressSync(bodies.br).toString()).toBe('/home 1');
  expect(gunzipSync(bodies.gzip).toString()).toBe('/home 1');
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
});
