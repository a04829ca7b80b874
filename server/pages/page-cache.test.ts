import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { openPageCache } from './page-cache.ts';

const asking = { asking: true };
const answered = { asking: false };

function setup() {
  const clock = { now: 0 };
  const content = {
    version: '1',
    away: false,
    current: async () => content.version,
    isAway: () => content.away,
  };
  const render = vi.fn(async (url: string) => ({
    status: url.startsWith('/lost') ? 404 : 200,
    html: `${url} ${render.mock.calls.length}`,
    headers: {},
  }));
  const pages = openPageCache(render, content, {
    now: () => clock.now,
    isPage: (url) => !/^\/no/.test(url),
  });
  const html = async (url: string, variant = answered, address = '192.0.2.1') =>
    (await pages.get(url, variant, { address, agent: 'a' })).bodies.identity.toString();
  return { clock, content, render, pages, html };
}

test('a page is rendered once for everybody who asks at the same time', async () => {
  const { render, html } = setup();
  const all = await Promise.all([html('/home'), html('/home'), html('/home')]);
  expect(new Set(all)).toEqual(new Set(['/home 1']));
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page belongs to one address, one variant, one version', async () => {
  const { content, html } = setup();
  expect(await html('/home')).toBe('/home 1');
  expect(await html('/home', asking)).toBe('/home 2');
  expect(await html('/board')).toBe('/board 3');
  expect([await html('/home'), await html('/home', asking)]).toEqual(['/home 1', '/home 2']);
  content.version = '2';
  expect(await html('/home')).toBe('/home 4');
  expect(await html('/home', asking)).toBe('/home 5');
});

test('what began with older content is never given as the newer, nor made beside it', async () => {
  const { content, render, html } = setup();
  const old = Promise.withResolvers<Awaited<ReturnType<typeof render>>>();
  render.mockReturnValueOnce(old.promise);
  const early = html('/home');
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1));
  content.version = '2';
  const late = Promise.all([html('/home'), html('/home')]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(render).toHaveBeenCalledTimes(1);
  old.resolve({ status: 200, html: 'old', headers: {} });
  expect(await early).toBe('old');
  expect(await late).toEqual(['/home 2', '/home 2']);
  expect(await html('/home')).toBe('/home 2');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a fresh page is served as it is, an older one while its successor is made', async () => {
  const { clock, html } = setup();
  await html('/home');
  clock.now = 14_999;
  expect(await html('/home')).toBe('/home 1');
  clock.now = 15_000;
  expect(await html('/home')).toBe('/home 1');
  await vi.waitFor(async () => expect(await html('/home')).toBe('/home 2'));
});

test('a page older than a minute waits for its successor', async () => {
  const { clock, html } = setup();
  await html('/home');
  clock.now = 60_000;
  expect(await html('/home')).toBe('/home 2');
});

test('while rendering fails the last good page stands in, however old', async () => {
  const { clock, render, html, pages } = setup();
  await html('/home');
  clock.now = 3_600_000;
  render.mockRejectedValueOnce(new Error('store away'));
  expect(await html('/home')).toBe('/home 1');
  render.mockResolvedValueOnce({ status: 503, html: 'sorry', headers: {} });
  expect(await html('/home')).toBe('/home 1');
  // One visitor's limit leaves the page to all others.
  render.mockResolvedValueOnce({ status: 429, html: 'too often', headers: {} });
  expect(await html('/home')).toBe('/home 1');
  expect(pages.counts.stoodIn).toBe(3);
  render.mockRejectedValueOnce(new Error('store away'));
  await expect(html('/new')).rejects.toThrow('store away');
});

test('what was taken back never stands in, but while the database is away', async () => {
  const { content, render, html, pages } = setup();
  await html('/board');
  content.version = '2';
  render.mockRejectedValueOnce(new Error('too much'));
  await expect(html('/board')).rejects.toThrow('too much');
  render.mockResolvedValueOnce({ status: 500, html: 'crash', headers: {} });
  expect(await html('/board')).toBe('crash');
  content.away = true;
  render.mockRejectedValueOnce(new Error('away'));
  expect(await html('/board')).toBe('/board 1');
  expect(pages.counts.stoodIn).toBe(1);
  content.away = false;
  expect(await html('/board')).toBe('/board 5');
});

test('T27 a flood from one network keeps nobody from a page that is not known yet', async () => {
  const { content, render, html } = setup();
  await html('/board?page=1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  const barrier = Promise.withResolvers<void>();
  render.mockImplementation(async (url: string) => {
    await barrier.promise;
    return { status: 200, html: `${url} fresh`, headers: {} };
  });
  const flood = Array.from({ length: 100 }, (_, i) =>
    html(i % 2 ? `/board?q=${i}` : `/list/${i}`).catch(() => 'away'),
  );
  content.version = '2';
  const visitor = ['/board?page=1', '/loancal?amount=1', '/show/1'];
  const shown = Promise.all(visitor.map((url) => html(url, answered, '2001:db8::1')));
  await new Promise((resolve) => setTimeout(resolve, 20));
  barrier.resolve();
  expect(await shown).toEqual(visitor.map((url) => `${url} fresh`));
  // In hand and waiting, of addresses with and without a query.
  expect((await Promise.all(flood)).filter((one) => one !== 'away')).toHaveLength(1 + 3 + 2 + 3);
});

test('R021 R022 pages that look the same at every address are made once', async () => {
  const { render, html } = setup();
  for (const page of ['/auth/Error', '/auth/notFoundUser', '/cookie/nowhere']) {
    const all = ['', '/x', '/x/y'].map((rest) => html(`${page}${rest}`));
    expect(new Set(await Promise.all(all)).size).toBe(1);
  }
  expect(render).toHaveBeenCalledTimes(3);
  expect(await html('/cookie/policy')).toMatch('/cookie/policy');
});

test('what there is not is kept as well, but never stands in for a page', async () => {
  const { content, render, html } = setup();
  expect(await html('/lost')).toBe('/lost 1');
  expect(await html('/lost')).toBe('/lost 1');
  content.version = '2';
  render.mockRejectedValueOnce(new Error('store away'));
  await expect(html('/lost')).rejects.toThrow('store away');
});

test('addresses that no page has share one rendering', async () => {
  const { render, html } = setup();
  expect(new Set([await html('/no'), await html('/no?x'), await html('/no/1')]).size).toBe(1);
  expect(render).toHaveBeenCalledTimes(1);
});

test('T27 a flood of queries is turned away beyond its lane and pushes nothing out', async () => {
  const { content, render, html } = setup();
  await html('/home');
  const barrier = Promise.withResolvers<void>();
  render.mockImplementation(async (url: string) => {
    if (url.includes('?')) await barrier.promise;
    return { status: 200, html: `${url} ${'x'.repeat(500_000)}`, headers: {} };
  });
  const flood = Array.from({ length: 500 }, (_, i) =>
    html(`/home?${i}`, answered, `10.0.0.${i}`).catch(() => 'away'),
  );
  expect(await html('/home')).toBe('/home 1');
  expect(await html('/board')).toMatch(/^\/board x/);
  content.version = '2';
  expect(await html('/home')).toMatch(/^\/home x/);
  barrier.resolve();
  const outcomes = await Promise.all(flood);
  expect(outcomes.filter((one) => one !== 'away')).toHaveLength(21);
  for (let i = 0; i < 60; i += 1) await html(`/list?${i}`);
  const before = render.mock.calls.length;
  await html('/home');
  expect(render).toHaveBeenCalledTimes(before);
  await html('/list?0');
  expect(render).toHaveBeenCalledTimes(before + 1);
});

test('every packing holds the same page', async () => {
  const { pages } = setup();
  const { bodies, etag } = await pages.get('/home', answered, { address: '192.0.2.1', agent: 'a' });
  expect(brotliDecompressSync(bodies.br).toString()).toBe('/home 1');
  expect(gunzipSync(bodies.gzip).toString()).toBe('/home 1');
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
});

test('a page that stays the same is compressed once more, into fewer bytes', async () => {
  const { clock, render, pages } = setup();
  const lineOf = (at: number) => `<li class="row"><a href="/show/${at * 37}">${at ** 3}</a></li>`;
  const words = Array.from({ length: 900 }, (_, at) => lineOf(at)).join('\n');
  const say = (html: string) =>
    render.mockImplementation(async () => ({ status: 200, html, headers: {} }));
  const packed = () => pages.get('/home', answered, { address: '192.0.2.1', agent: 'a' });
  say(words);
  const first = await packed();
  /** Each look is a minute later, and waits for what it has rendered anew. */
  const later = () => {
    clock.now += 61_000;
    return packed();
  };
  await later();
  await vi.waitFor(async () => {
    const { bodies } = await packed();
    expect(bodies.br.length).toBeLessThan(first.bodies.br.length);
    expect(brotliDecompressSync(bodies.br).toString()).toBe(words);
  });
  const { bodies } = await packed();
  expect((await later()).bodies.br).toBe(bodies.br);
  say(`${words} new`);
  const changed = await later();
  expect(brotliDecompressSync(changed.bodies.br).toString()).toBe(`${words} new`);
  expect(gunzipSync(changed.bodies.gzip).toString()).toBe(`${words} new`);
});
