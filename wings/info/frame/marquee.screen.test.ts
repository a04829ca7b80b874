/** The announcement line: its pace, and what makes it stand. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../journeys/browser/settled.ts';
import { success } from '../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** What the browser tells of the motions that run below an element. */
interface Moving {
  getAnimations(how: { subtree: boolean }): {
    pause(): void;
    currentTime: number;
    effect: { target: unknown };
  }[];
}
interface Running {
  getComputedStyle(of: unknown): { transform: string };
}

/** Comes to the front page by a link, so that its feeds are asked for in the browser. */
async function enterByLink(page: Page): Promise<void> {
  await page.goto('/member/logon');
  await settled(page);
  await page.locator('header a[href="/home"]').first().click();
  await page.waitForURL('**/home');
}

/** Of the demo's line. */
const sentence = 'ไม่มีนโยบายส่งลิงก์';

test('R030 R173 the announcement runs, and stands on hover and by its button', async () => {
  const page = await testBrowser.newPage({ reducedMotion: false });
  await page.goto('/home');
  const line = page.getByRole('region', { name: 'ประกาศ' });
  const at = () =>
    line
      .getByText(sentence)
      .first()
      .evaluate((one) => ({
        x: Object(one).getBoundingClientRect().x,
        ms: performance.now(),
      }));
  /** Pixels to the left in half a second: a busy machine looks later, and far it has gone. */
  const moved = async () => {
    const from = await at();
    await page.waitForTimeout(500);
    const to = await at();
    return (from.x - to.x) * (500 / (to.ms - from.ms));
  };
  await settled(page);
  const far = await moved();
  expect(far).toBeGreaterThan(20);
  expect(far).toBeLessThan(120);
  const { x = 0, y = 0, width = 0, height = 0 } = (await line.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  expect(await moved()).toBe(0);
  await page.mouse.move(700, 500);
  expect(await moved()).toBeGreaterThan(20);
  await line.getByRole('button', { name: 'หยุด' }).click();
  await page.mouse.move(700, 500);
  expect(await moved()).toBe(0);
  await testBrowser.leave(page);
});

test('R173 one step of a pixel every 10 ms over 1280; under reduced motion none', async () => {
  const oneLine = success({ list_manu: [], list_sub_manu: [], marquee: [{ Note: 'ปิดทำการ' }] });
  for (const reducedMotion of [false, true]) {
    const page = await testBrowser.newPage({ reducedMotion });
    await page.route('**/api/info/manu', (route) => route.fulfill({ json: oneLine.body }));
    await enterByLink(page);
    await page.getByRole('region', { name: 'ประกาศ' }).getByText('ปิดทำการ').first().waitFor();
    await settled(page);
    // The browser's own clock of the run, held still: what it shows after so many milliseconds.
    // Of the line alone: what shows that a page is on its way may still be moving, too.
    const line = page.getByRole('region', { name: 'ประกาศ' });
    const shown = await line.evaluate((region) => {
      const { getComputedStyle } = globalThis as unknown as Running;
      return (region as unknown as Moving).getAnimations({ subtree: true }).map((run) => {
        run.pause();
        return [5, 15, 1_005, 12_795, 12_805].map((ms) => {
          run.currentTime = ms;
          return Number(
            /, (-?[\d.]+), 0\)$/.exec(getComputedStyle(run.effect.target).transform)?.[1],
          );
        });
      });
    });
    expect(shown).toEqual(reducedMotion ? [] : [[0, -1, -100, -1279, 0]]);
    await testBrowser.leave(page);
  }
});

test('R030 R173 under reduced motion the announcement stands, all of it in view', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/home');
  await settled(page);
  const line = page.getByRole('region', { name: 'ประกาศ' });
  expect(await page.evaluate('document.getAnimations().length')).toBe(0);
  const text = line.getByText(sentence).first();
  const { x = 0, width = 0 } = (await text.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  // What does not move needs no button to stop it.
  expect(await line.getByRole('button').count()).toBe(0);
  await testBrowser.leave(page);
});
