import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMenu } from '../../api/menu/menu.api.ts';
import { StoreUnavailable } from '../../records/driver/faults.ts';
import { deriveKeys } from '../../records/keys/key-ring.ts';
import { testHandlerSettings } from '../../tools/store/cast-settings.ts';
import { openTestApp } from '../../tools/test-app.ts';
import type { Render } from '../pages/pages.ts';
import { passFor, passHeader } from './insiders.ts';

const render: Render = async ({ url, call }) => {
  await call(readMenu, {});
  return { status: 200, html: url, headers: {} };
};
const metricsToken = 'a-token-for-the-test-of-figures';
let away: Error | 'silent' | undefined;
const unless = <T>(work: () => Promise<T>): Promise<T> => {
  if (away === 'silent') return new Promise(() => {});
  return away ? Promise.reject(away) : work();
};

let opened: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  opened = await openTestApp({
    render,
    settings: { metricsToken },
    wrap: (records) => ({
      ...records,
      asVisitor: (work) => unless(() => records.asVisitor(work)),
      readAsVisitor: (work, how) => unless(() => records.readAsVisitor(work, how)),
    }),
  });
});
afterAll(() => opened.close());

/** An answer of `/readyz` counts for two seconds. */
const answersAnew = () => pause(2_100);

const get = (url: string, headers: Record<string, string> = {}) =>
  opened.app.inject({ url, headers: { host: 'localhost', ...headers } });

test('while all is well the server lives and is ready', async () => {
  for (const [url, text] of [
    ['/healthz', 'ok\n'],
    ['/readyz', 'ready\n'],
  ] as const) {
    const { statusCode, payload, headers } = await get(url);
    expect([statusCode, payload, headers['cache-control']]).toEqual([200, text, 'no-store']);
  }
});

test('without the database, or while it is silent, the server lives but is not ready', async () => {
  for (const how of [new StoreUnavailable('gone', 'test'), 'silent'] as const) {
    away = how;
    await answersAnew();
    const begun = performance.now();
    const known = { authorization: `Bearer ${metricsToken}` };
    const answers = await Promise.all([get('/readyz', known), get('/readyz', known)]);
    for (const { statusCode, payload } of answers) {
      expect([statusCode, payload]).toEqual([503, 'database: no answer\n']);
    }
    expect(performance.now() - begun).toBeLessThan(4_000);
    expect((await get('/healthz')).statusCode).toBe(200);
  }
  away = undefined;
  await expect.poll(async () => (await get('/readyz')).statusCode, { timeout: 5_000 }).toBe(200);
}, 20_000);

test('why it is not ready, and what arrives of a request, is told to no stranger', async () => {
  const metricsToken = 'a-token-of-twenty-four-letters';
  const { keys } = testHandlerSettings;
  const [own] = keys.live();
  const real = await openTestApp({
    settings: { publicOrigin: 'https://portal.example', metricsToken },
  });
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const given = { host: 'portal.example', ...headers };
    const { statusCode, payload } = await real.app.inject({ url, headers: given });
    return [statusCode, payload];
  };
  const known = { authorization: `Bearer ${metricsToken}` };
  const passTo = (path: string, at?: number) => ({ [passHeader]: passFor(own, path, at) });
  const hour = 3_600_000;
  expect(await ask('/readyz')).toEqual([503, 'not ready\n']);
  for (const headers of [known, passTo('/readyz')]) {
    expect(await ask('/readyz', headers)).toEqual([503, 'site: not built\n']);
  }
  expect((await ask('/healthz/arrival'))[0]).toBe(404);
  for (const headers of [known, passTo('/healthz/arrival')]) {
    expect(await ask('/healthz/arrival', headers)).toEqual([
      200,
      expect.stringContaining('host portal.example\n'),
    ]);
  }
  // A pass is for its address, its minutes and its secret.
  const other = passFor(deriveKeys(1, 'x'.repeat(40)), '/readyz');
  for (const headers of [
    passTo('/healthz/arrival'),
    passTo('/readyz', Date.now() - hour),
    { [passHeader]: other },
    { [passHeader]: '' },
    { authorization: 'Bearer another-token-of-as-many' },
  ]) {
    expect(await ask('/readyz', headers)).toEqual([503, 'not ready\n']);
  }
  // Figures are by the token alone.
  expect((await ask('/metrics', passTo('/metrics')))[0]).toBe(404);
  await real.close();
});

test('without a built site the server is not ready', async () => {
  const bare = await openTestApp();
  const { statusCode, payload } = await bare.app.inject('/readyz');
  expect([statusCode, payload]).toEqual([503, 'site: not built\n']);
  await bare.close();
});

test('the figures are for whoever has the token, wherever it sits', async () => {
  const status = async (headers: Record<string, string>) =>
    (await get('/metrics', headers)).statusCode;
  // What a proxy on this machine sends that says nothing of itself.
  expect(await status({})).toBe(404);
  const outside = { 'x-forwarded-for': '203.0.113.7' };
  expect(await status(outside)).toBe(404);
  expect(await status({ ...outside, authorization: `Bearer ${metricsToken}` })).toBe(200);
  for (const authorization of ['Bearer ', 'Bearer x', `Bearer ${metricsToken}x`, metricsToken]) {
    expect(await status({ ...outside, authorization }), authorization).toBe(404);
  }
});

test('without a token the figures are for the machine of a demo alone', async () => {
  const demo = await openTestApp();
  const ask = (host: string, more: object = {}) =>
    demo.app.inject({ url: '/metrics', headers: { host }, ...more });
  expect((await ask('localhost')).statusCode).toBe(200);
  expect((await ask('portal.example')).statusCode).toBe(404);
  const away = await ask('localhost', { remoteAddress: '203.0.113.7' });
  expect([away.statusCode, away.payload]).toEqual([404, '404\n']);
  await demo.close();
  const handlers = { ...testHandlerSettings, demo: false };
  for (const settings of [{ handlers }, { publicOrigin: 'https://portal.example' }]) {
    const served = await openTestApp({ settings });
    const headers = { host: 'localhost' };
    expect((await served.app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
    await served.close();
  }
});

test('the figures count what left the server, once, under few names', async () => {
  await get('/home');
  await get('/home');
  for (let i = 0; i < 30; i += 1) await get(`/api/none/${i}`);
  await opened.app.inject({ url: '/x', method: 'PROPFIND' as never }).catch(() => {});
  await get('/mediafiles/images/Utils/cooplogo.png');
  const { payload, headers } = await get('/metrics', { authorization: `Bearer ${metricsToken}` });
  expect(headers['content-type']).toContain('text/plain');
  expect(payload).toContain('http_requests_total{class="page",method="GET",status="200"} 2\n');
  expect(payload).toContain('http_requests_total{class="media",method="GET",status="200"} 1\n');
  // The page's own call of the menu came from inside.
  expect(payload).not.toMatch(/class="call",method="GET",status="200"/);
  expect(payload).toContain('sahakon_cache_hits_total{cache="pages"} 1\n');
  expect(payload).toContain('sahakon_cache_misses_total{cache="pages"} 1\n');
  expect(payload).toMatch(/sahakon_cache_bytes\{cache="pages"\} [1-9]/);
  expect(payload).toMatch(/sahakon_pool_connections\{state="idle"\} [1-9]/);
  expect(payload).toMatch(/sahakon_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+\n/);
  expect(payload).toMatch(/process_memory_bytes\{kind="rss"\} \d{7,}/);
  expect(payload).toMatch(/http_request_duration_seconds_bucket\{le="0.1",class="page"\} \d/);
  expect(payload).not.toContain('/none/');
  expect(payload.split('\n').length).toBeLessThan(300);
});
