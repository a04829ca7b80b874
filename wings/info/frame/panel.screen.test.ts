/** The row of entries, and the panel that it is on a narrow page. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../journeys/browser/settled.ts';
import { openTestBrowser, type TestBrowser } from '../../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const menu = (page: Page) => page.getByRole('navigation', { name: 'เมนูหลัก' });

/** Every entry of the menu as it is seen, and what it opens: name and address of each link. */
async function shownMenu(page: Page): Promise<unknown[]> {
  const shown: unknown[] = [];
  for (const entry of await menu(page).locator('#public-menu > li').all()) {
    const head = entry.locator('[data-bar-item]');
    const name = await head.innerText();
    if ((await head.getAttribute('aria-expanded')) === null) {
      shown.push([name, await head.getAttribute('href')]);
      continue;
    }
    await head.click();
    await entry.locator('a').first().waitFor();
    const links = await entry.locator('a:visible').all();
    const entries = links.map(async (link) => [
      await link.innerText(),
      await link.getAttribute('href'),
    ]);
    shown.push([name, await Promise.all(entries)]);
    await head.click();
  }
  return shown;
}

test('R032 below 1024 px a button opens a panel that lists the same', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/home');
  await settled(page);
  const panel = page.locator('#public-menu');
  expect(await panel.isVisible()).toBe(false);
  const button = menu(page).getByRole('button', { name: 'เมนู', exact: true });
  await button.click();
  await panel.waitFor();
  const onPhone = await shownMenu(page);
  await menu(page).getByRole('button', { name: 'ปิดเมนู' }).click();
  await panel.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1023, height: 900 });
  expect(await panel.isVisible()).toBe(false);
  expect(await button.isVisible()).toBe(true);
  await page.setViewportSize({ width: 1024, height: 900 });
  await panel.waitFor();
  expect(await button.count()).toBe(0);
  const onDesktop = await shownMenu(page);
  expect(onPhone).toEqual(onDesktop);
  expect(onDesktop.length).toBeGreaterThan(7);
  expect(onDesktop.flat(3)).toContain('/list/loan-ordinary');
  await testBrowser.leave(page);
});

test('on a phone the menu lies over the page, and a press beside it closes it', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/home');
  await settled(page);
  const panel = page.locator('[data-ready]:has(> #public-menu)');
  await panel.waitFor({ state: 'attached' });
  const heightOf = () => page.evaluate<number>('document.documentElement.scrollHeight');
  const before = [await heightOf(), await page.locator('main').boundingBox()];
  expect(await panel.isVisible()).toBe(false);
  await menu(page).getByRole('button', { name: 'เมนู', exact: true }).click();
  await panel.waitFor();
  expect([await heightOf(), await page.locator('main').boundingBox()]).toEqual(before);
  const below = await panel.boundingBox();
  await page.mouse.click(2, (below?.y ?? 0) + (below?.height ?? 0) + 5);
  await panel.waitFor({ state: 'hidden' });
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R124 a tablet turned upright collapses the menu, and what was open stays so', async () => {
  const page = await testBrowser.newPage({ width: 1180 });
  await page.goto('/home');
  await settled(page);
  const sub = menu(page).getByRole('link', { name: /^คำนวณเงินกู้/ });
  await menu(page).getByRole('button', { name: 'เงินกู้' }).click();
  await sub.waitFor();
  await page.setViewportSize({ width: 820, height: 1180 });
  await menu(page).getByRole('button', { name: 'ปิดเมนู', expanded: true }).waitFor();
  expect(await sub.isVisible()).toBe(true);
  // Turned back, the row is whole again; the button of the panel has closed behind it.
  await page.setViewportSize({ width: 1180, height: 820 });
  await menu(page).getByRole('button', { name: 'ปิดเมนู' }).waitFor({ state: 'hidden' });
  expect(await sub.isVisible()).toBe(true);
  await page.setViewportSize({ width: 820, height: 1180 });
  await menu(page).getByRole('button', { name: 'ปิดเมนู', expanded: true }).click();
  await sub.waitFor({ state: 'hidden' });
  expect(await page.locator('#public-menu').isVisible()).toBe(false);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});
