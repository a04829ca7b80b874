import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../journeys/browser/settled.ts';
import { holds, openTestBrowser, type TestBrowser } from '../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

interface Look {
  readonly theme: string | undefined;
  readonly scheme: string;
  readonly ink: string;
  readonly frame: string | undefined;
}

/** What the browser makes of the theme, for the page, its controls and its own frame. */
const look = (page: Page): Promise<Look> =>
  page.evaluate(`(() => {
    const root = document.documentElement;
    const style = getComputedStyle(root);
    return {
      theme: root.dataset.colours,
      scheme: style.colorScheme,
      ink: style.getPropertyValue('--ink'),
      frame: document.querySelector('[name=theme-color]')?.content,
    };
  })()`);

const light = { theme: undefined, scheme: 'light', ink: '#0f172a', frame: '#0b4ea2' };
const dark = { theme: 'dark', scheme: 'dark', ink: '#e9eef6', frame: '#052349' };

const choice = (page: Page) => page.getByLabel('สีของหน้าจอ').filter({ visible: true });

/** Notes when the theme stood on the page; with it the browser's own time of the first paint. */
const noteTheme = `
  globalThis.themeAt = Infinity;
  new MutationObserver(() => {
    if (document.documentElement?.dataset.colours) {
      globalThis.themeAt = Math.min(globalThis.themeAt, performance.now());
    }
  }).observe(document, { attributes: true, childList: true, subtree: true });
`;
const isBeforePaint = `themeAt < performance.getEntriesByType('paint')
  .find((one) => one.name === 'first-paint')?.startTime`;

test('S11 the dark is chosen once, stands before the first paint, and never on paper', async () => {
  const page = await testBrowser.newPage({ width: 1440 });
  await page.addInitScript(noteTheme);
  await page.goto('/glossary');
  await settled(page);
  expect(await look(page)).toEqual(light);
  expect(await page.evaluate('themeAt')).toBe(Number.POSITIVE_INFINITY);
  await choice(page).selectOption('มืด');
  await expect.poll(() => look(page)).toEqual(dark);

  await page.reload();
  await settled(page);
  await holds(page, isBeforePaint);
  expect(await look(page)).toEqual(dark);
  expect(await choice(page).inputValue()).toBe('dark');
  await page.emulateMedia({ media: 'print' });
  expect(await look(page)).toMatchObject({ scheme: 'light', ink: '#0f172a' });
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const ground = 'getComputedStyle(document.querySelector("header")).backgroundColor';
  expect(await page.evaluate(ground)).toBe('rgb(255, 255, 255)');
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('S11 a dark device darkens what is signed into; public pages only by choice', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/glossary');
  await settled(page);
  expect(await look(page)).toEqual(light);
  // What is chosen beside the colours leaves them alone.
  await page.getByRole('button', { name: 'ขนาดตัวอักษรและสีของหน้าจอ' }).click();
  await page.getByRole('button', { name: /ตัวอักษรใหญ่$/ }).click();
  await page.getByRole('link', { name: 'เข้าสู่ระบบ' }).first().click();
  await page.waitForURL('**/member/logon');
  await expect.poll(() => look(page)).toEqual(dark);
  expect(await choice(page).inputValue()).toBe('device');
  await page.goBack();
  await expect.poll(() => look(page)).toEqual(light);

  await page.getByRole('button', { name: 'ขนาดตัวอักษรและสีของหน้าจอ' }).click();
  await choice(page).selectOption('ตามเครื่อง');
  await expect.poll(() => look(page)).toEqual(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => look(page)).toEqual(light);

  // However large the letters: who made them so must be able to make them small again.
  await page.setViewportSize({ width: 320, height: 844 });
  await page.getByRole('button', { name: /ตัวอักษรใหญ่มาก$/ }).click();
  await page.locator('[data-text="150"]').first().waitFor();
  const box = await page.locator('[popover]:popover-open').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await testBrowser.leave(page);
});
