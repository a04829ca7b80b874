import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../journeys/browser/settled.ts';
import { openTestBrowser, type TestBrowser } from '../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** Addresses of the style sheets that the page asks for. */
function watchStyles(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

test('a first view asks for no style sheet, neither before its script nor with it', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  const requested = watchStyles(page);
  await page.goto('/home');
  expect(await page.locator('style[data-file]').count()).toBeGreaterThan(2);
  await page.keyboard.press('Tab');
  await settled(page);
  expect(requested).toEqual([]);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('fonts of a first view come after its text or the page, also without script', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/home');
  await settled(page);
  const times = await page.evaluate<{ began: number; fonts: number[] }>(`({
    began: Math.min(
      performance.getEntriesByName('first-contentful-paint')[0].startTime,
      performance.getEntriesByType('navigation')[0].loadEventStart,
    ),
    fonts: performance.getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  })`);
  expect(times.fonts.length).toBeGreaterThan(1);
  expect(Math.min(...times.fonts)).toBeGreaterThanOrEqual(times.began);
  await testBrowser.leave(page);

  const plain = await testBrowser.newPage({ width: 390, script: false });
  const font = plain.waitForRequest(/\.woff2$/);
  await plain.goto('/home');
  await font;
  await testBrowser.leave(plain);
});

test('whoever has answered has style sheets in files, as many as before', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/home');
  const own = await page
    .locator('style[data-file]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-file')));
  const requested = watchStyles(page);
  await page.getByRole('button', { name: 'ยอมรับ', exact: true }).click();
  // A press waits for the script that takes it.
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('acceptCookie');
  await page.reload();
  await settled(page);
  expect(await page.locator('style[data-file]').count()).toBe(0);
  expect(requested.toSorted()).toEqual(own.toSorted());
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});
