/** A publish shows at once, in answers and in pages, and what is old is never kept as new. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { handlersOn } from '../../api/handler.ts';
import { openRecords, type Records } from '../../records/database.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { menu } from '../../records/site.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { allHandlers } from '../handlers.ts';
import type { AppServices } from '../open-services.ts';
import type { Render } from '../pages/pages.ts';

const read = endpoint({
  name: 'trial.names',
  method: 'GET',
  path: '/api/trial/names',
  wing: 'info',
  who: 'visitor',
  audit: { noneBecause: 'a trial' },
  summary: 'trial',
  input: z.strictObject({ from: z.optional(z.string().check(z.maxLength(3))) }),
  data: z.object({ names: z.array(z.string()), turn: z.number() }),
  example: { names: [], turn: 1 },
});
const change = endpoint({
  name: 'trial.change',
  method: 'POST',
  path: '/api/trial/change',
  wing: 'info',
  who: 'visitor',
  audit: { noneBecause: 'a trial' },
  summary: 'trial',
  input: z.strictObject({ name: z.string().check(z.maxLength(40)) }),
  data: z.undefined(),
  example: undefined,
});

let turn = 0;
let rendered = 0;
/** Held up before a page is made of what was read, so that a publish can come in between. */
let pause: Promise<void> | undefined;

async function rename(ownerUrl: string, name: string): Promise<void> {
  await asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    await store.query('UPDATE portal.menu_items SET name_th = $1 WHERE seq = 1', [name]);
  });
}

const handle = handlersOn<AppServices>();
const handlers = (ownerUrl: () => string) => [
  ...allHandlers,
  handle(read, {
    keep: 'content',
    run: async ({ services }) => {
      turn += 1;
      const { items } = await services.records.readAsVisitor(menu);
      return { data: { names: items.map((item) => item.nameTh), turn } };
    },
  }),
  handle(change, {
    run: async ({ input }) => {
      await rename(ownerUrl(), input.name);
      return {};
    },
  }),
];

const render: Render = async ({ url, call }) => {
  if (url === '/broken') throw new Error('broken');
  const { data } = await call(read, {});
  await pause;
  rendered += 1;
  const { names } = data as { names: string[] };
  return {
    status: url.startsWith('/lost') ? 404 : 200,
    html: `${names[0]} ${rendered}`,
    headers: {},
  };
};

let app: Awaited<ReturnType<typeof openTestApp>>;
let away = false;
/** It has been found away, too. */
let isKnown = false;
const wrap = (records: Records): Records => ({
  ...records,
  isUp: () => !isKnown && records.isUp(),
  readAsVisitor: (work, how) =>
    away ? Promise.reject(new Error('away')) : records.readAsVisitor(work, how),
});
beforeAll(async () => {
  app = await openTestApp({ render, wrap, handlers: handlers(() => app.ownerUrl) });
});
afterAll(() => app.close());

const publish = (name: string) => rename(app.ownerUrl, name);
const lookIsOver = () => new Promise((resolve) => setTimeout(resolve, 210));
const first = async (url: string) => {
  const { body } = await app.get(url);
  return typeof body === 'string' ? body.split(' ')[0] : body.data.names[0];
};

test('an answer is kept until the content changes, each address for itself', async () => {
  const turnOf = async (url = '/api/trial/names') => (await app.get(url)).body.data.turn;
  const one = await turnOf();
  expect(await turnOf()).toBe(one);
  expect(await turnOf('/api/trial/names?from=2')).toBe(one + 1);
  expect(await turnOf('/api/trial/names?from=2')).toBe(one + 1);
  await publish('ก');
  await lookIsOver();
  expect(await turnOf()).toBe(one + 2);
  expect(await first('/api/trial/names')).toBe('ก');
});

test('a publish of another process shows after the next look, in pages too', async () => {
  await publish('ข');
  await lookIsOver();
  expect(await first('/home')).toBe('ข');
  const before = rendered;
  expect([await first('/home'), await first('/home')]).toEqual(['ข', 'ข']);
  expect(rendered).toBe(before);
  await publish('ค');
  await lookIsOver();
  expect(await first('/home')).toBe('ค');
});

test('who posts sees it in the very next answer', async () => {
  for (const name of ['หนึ่ง', 'สอง', 'สาม']) {
    expect((await app.post('/api/trial/change', { name })).status).toBe(200);
    expect(await first('/api/trial/names')).toBe(name);
    expect(await first('/home')).toBe(name);
  }
});

test('a page made of old content is not kept as new', async () => {
  await publish('เก่า');
  await lookIsOver();
  await first('/api/trial/names');
  const barrier = Promise.withResolvers<void>();
  pause = barrier.promise;
  const old = first('/board');
  await lookIsOver();
  await publish('ใหม่');
  await lookIsOver();
  const late = first('/board');
  barrier.resolve();
  pause = undefined;
  expect(await old).toBe('เก่า');
  expect(await late).toBe('ใหม่');
  expect(await first('/board')).toBe('ใหม่');
});

test('while the database is away answers and pages of the last known version stand', async () => {
  await first('/home');
  const snapshot = await first('/api/trial/names');
  away = true;
  await lookIsOver();
  expect(await first('/home')).toBe(snapshot);
  expect(await first('/api/trial/names')).toBe(snapshot);
  away = false;
});

test('F7 while it is away an answer of an earlier version stands in for a newer one', async () => {
  const url = '/api/trial/names?from=3';
  const earlier = await first(url);
  await publish('เพิ่งเปลี่ยน');
  await lookIsOver();
  // The change is known; this address has not been read since.
  expect(await first('/home')).toBe('เพิ่งเปลี่ยน');
  away = true;
  expect((await app.get(url)).status).toBeGreaterThanOrEqual(500);
  isKnown = true;
  expect(await first(url)).toBe(earlier);
  // What nobody has read before fails in words.
  expect((await app.get('/api/trial/names?from=9')).status).toBeGreaterThanOrEqual(500);
  away = false;
  isKnown = false;
  expect(await first(url)).toBe('เพิ่งเปลี่ยน');
});

test('a page has two variants by the answer about cookies, and 304 holds for its own', async () => {
  const get = (cookie: string, etag?: string) =>
    app.app.inject({
      url: '/home',
      headers: { cookie, ...(etag && { 'if-none-match': `"x", ${etag}` }) },
    });
  const before = rendered;
  const asking = await get('acceptCookie=maybe');
  const answered = await get('view=1; acceptCookie=N');
  expect(asking.headers.vary).toBe('accept-encoding, cookie');
  expect(rendered).toBeLessThanOrEqual(before + 2);
  expect((await get('acceptCookie=Y')).payload).toBe(answered.payload);
  expect(asking.payload).not.toBe(answered.payload);
  expect((await get('acceptCookie=N', String(answered.headers.etag))).statusCode).toBe(304);
  expect((await get('', String(answered.headers.etag))).statusCode).toBe(200);
});

test('T27 while queries flood the server a known page is there at once', async () => {
  await first('/home');
  const flood = Array.from({ length: 300 }, (_, i) => app.app.inject(`/list/news?page=${i}`));
  const begun = performance.now();
  expect((await app.get('/home')).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(500);
  const statuses = (await Promise.all(flood)).map(({ statusCode, headers }) => {
    if (statusCode === 503) expect(headers['retry-after']).toBe('5');
    return statusCode;
  });
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

test('a second server on the same store sees what the first one changed', async () => {
  const records = await openRecords(app.appUrl, { connections: 1 });
  const { watchContent } = await import('./version.ts');
  const { contentVersion } = await import('../../records/content/version.ts');
  const content = watchContent({
    read: () => records.readAsVisitor(contentVersion),
    isUp: () => records.isUp(),
  });
  const before = await content.current();
  await app.post('/api/trial/change', { name: 'สี่' });
  await lookIsOver();
  expect(await content.current()).not.toBe(before);
  await records.close();
});
