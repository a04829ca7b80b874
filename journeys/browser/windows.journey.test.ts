import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';
import { countRequests, settled } from './settled.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** All that a page can find of those before it. */
async function found(page: Page): Promise<unknown> {
  const [stored, databases, copies, right] = await page.evaluate<unknown[]>(`Promise.all([
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    indexedDB.databases().then((all) => all.map(({ name }) => name)),
    caches.keys(),
    navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => state),
  ])`);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return { stored, databases, copies, right, cookies };
}

const plant = `(async () => {
  localStorage.setItem('planted', '1');
  sessionStorage.setItem('planted', '1');
  document.cookie = 'planted=1; max-age=1000';
  await caches.open('planted');
  await new Promise((resolve) => { indexedDB.open('planted').onsuccess = resolve; });
})()`;

async function visit(page: Page): Promise<string | undefined> {
  const answer = await page.goto('/colors');
  await settled(page);
  return (await answer?.request().allHeaders())?.['user-agent'];
}

/** Files that a page in the swept window, lent once more, did not have from the server. */
async function filesFromCache(swept: BrowserContext): Promise<string[]> {
  const page = await testBrowser.newPage();
  expect(page.context()).toBe(swept);
  await visit(page);
  const loaded = await page.evaluate<[string, boolean][]>(`performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/assets/'))
    .map(({ name, transferSize }) => [name, transferSize > 0])`);
  await testBrowser.leave(page);
  // One that is asked for twice comes once.
  const fromServer = new Set(loaded.flatMap(([name, isLoaded]) => (isLoaded ? [name] : [])));
  expect(fromServer.size).toBeGreaterThan(2);
  return loaded.map(([name]) => name).filter((name) => !fromServer.has(name));
}

test('a window comes back from its sweeping as if nobody had used it', async () => {
  const first = await testBrowser.newPage({ stranger: true });
  const context = first.context();
  const agent = await visit(first);
  expect(agent).toMatch(/^Mozilla.* Walk\//);
  const untouched = await found(first);
  await context.grantPermissions(['geolocation']);
  await first.evaluate(plant);
  expect(await found(first)).toEqual({
    stored: ['planted', 'planted'],
    databases: ['planted'],
    copies: ['planted'],
    right: 'granted',
    cookies: ['planted'],
  });
  // To its end, its own script included: what a page that is closed was still loading, a letter's
  // font that React asked for too, the next one may find.
  const another = await context.newPage();
  countRequests(another);
  await another.goto('/colors', { waitUntil: 'networkidle' });
  await settled(another);
  await testBrowser.leave(first);

  const second = await testBrowser.newPage();
  expect(second.context()).toBe(context);
  // The one that keeps the window open, and this one.
  expect(context.pages()).toHaveLength(2);
  const other = await visit(second);
  expect(other).toMatch(/^Mozilla.* Walk\//);
  expect(other).not.toBe(agent);
  expect(await found(second)).toEqual(untouched);
  await testBrowser.leave(second);
  // A process of closed pages may lend what it holds in memory until it has ended.
  await expect.poll(() => filesFromCache(context), { timeout: 30_000 }).toEqual([]);
});

test('a clock that was turned goes with its window', async () => {
  const page = await testBrowser.newPage({ clock: true });
  await page.clock.install({ time: '2001-01-01' });
  await page.goto('/colors');
  expect(await page.evaluate<number>('new Date().getFullYear()')).toBe(2001);
  await testBrowser.leave(page);
  const next = await testBrowser.newPage();
  await next.goto('/colors');
  expect(await next.evaluate<number>('new Date().getFullYear()')).toBeGreaterThan(2001);
  await testBrowser.leave(next);
});
