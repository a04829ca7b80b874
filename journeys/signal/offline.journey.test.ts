import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { settled } from '../browser/settled.ts';
import { expectPageOk } from '../page-checks.ts';
import { holds, openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';
import { type Line, openLine } from './line.ts';
import { storedIn } from './stored.ts';

let testBrowser: TestBrowser;
let line: Line;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
beforeEach(async () => {
  line = await openLine(testBrowser.baseUrl);
});
afterEach(() => line.close());
afterAll(() => testBrowser.close());

/** What a browser says about a line that is cut, whoever is to blame. */
const cutOff = /ERR_(?:INTERNET_DISCONNECTED|CONNECTION|EMPTY_RESPONSE|FAILED|NETWORK)|Failed to/;

/** Until the service worker has taken over and holds what stands in. */
async function hasWorker(page: Page): Promise<void> {
  // A busy browser does not rest, and without rest a page starts at a touch alone.
  await settled(page);
  await holds(
    page,
    `navigator.serviceWorker.getRegistration().then(async (found) =>
      found?.active?.state === 'activated' && (await caches.match('/offline')) !== undefined)`,
  );
}

test('a telephone can keep the portal on its first screen', async () => {
  const page = await testBrowser.newPage({ width: 390, line: line.baseUrl });
  await page.goto('/home');
  const session = await page.context().newCDPSession(page);
  const { url, data, errors } = await session.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${line.baseUrl}/app.webmanifest`, []]);
  const manifest = JSON.parse(data ?? '');
  expect(manifest.name).toBe('สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const icons: string[] = [...manifest.icons.map(({ src }: { src: string }) => src), touch];
  const sides = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (src) => {
          const { Image } = Object(globalThis);
          const picture = Object.assign(new Image(), { src });
          await picture.decode();
          return picture.naturalWidth;
        }),
      ),
    icons,
  );
  expect(sides).toEqual([192, 512, 512, 180]);
  await hasWorker(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window of a test keeps nothing, and installs nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test.each(widths)(
  'a public page without signal says so, and opens itself, at %i px',
  async (width) => {
    const page = await testBrowser.newPage({ width, line: line.baseUrl });
    await page.goto('/home');
    await hasWorker(page);
    // Pages and files of nobody, and of the members' frame nothing yet.
    const { cached, cacheNames } = await storedIn(page);
    expect(cacheNames.map((name) => name.replace(/[\w-]{16}$/, ''))).toEqual(['sahakon-offline-']);
    expect(cached).not.toContain('/member/status\n');
    await line.cut(page.context());
    await page.goto('/list/news');
    await page.getByRole('heading', { level: 1, name: 'ไม่มีสัญญาณอินเทอร์เน็ต' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/list/news');
    const masthead = page.getByRole('banner');
    expect(await masthead.getByText('สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: /โทรหาสหกรณ์/ }).getAttribute('href')).toMatch(
      /^tel:/,
    );
    await expectPageOk(testBrowser, page, cutOff);
    // Asked again while there is still none it stays what it is.
    await page.getByRole('link', { name: 'ลองใหม่' }).click();
    await page.getByRole('heading', { level: 1, name: 'ไม่มีสัญญาณอินเทอร์เน็ต' }).waitFor();
    await line.mend(page.context());
    await page.getByRole('heading', { level: 1, name: 'ข่าวสหกรณ์' }).waitFor();
    await testBrowser.leave(page);
  },
);

test('calls, forms and the office pass the service worker by', async () => {
  const page = await testBrowser.newPage({ line: line.baseUrl });
  await page.goto('/home');
  await hasWorker(page);
  await page.goto('/list/news');
  await settled(page);
  const from = await page.evaluate(async () => {
    const get = Object(globalThis).fetch;
    await get('/api/info/footer').then((answer: Response) => answer.text());
    return Object(globalThis)
      .performance.getEntriesByType('resource')
      .filter(({ name }: { name: string }) => name.includes('/api/'))
      .map(({ workerStart }: { workerStart: number }) => workerStart > 0);
  });
  expect(from.length).toBeGreaterThan(0);
  const { cached } = await storedIn(page);
  expect(cached).not.toMatch(/\/api\/|\/list\/news\n/);
  await line.cut(page.context());
  // Nothing stands in for it: the browser itself says that there is no line.
  await expect(page.goto('/office')).rejects.toThrow(/ERR_/);
  await line.mend(page.context());
  await testBrowser.leave(page);
});
