/** A demo says on every page that it is one. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../journeys/axe/findings.ts';
import { sideways } from '../../journeys/mock-api.ts';
import { expectPageOkSoFar } from '../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../journeys/test-browser.ts';
import { demoText } from './demo.text.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const bar = (page: Page) => page.getByRole('complementary', { name: demoText.name });

/** The bar is whole, on top, and what comes after it begins below it. */
async function expectBar(page: Page): Promise<void> {
  expect(await bar(page).innerText()).toBe(demoText.notice);
  const own = await bar(page).boundingBox();
  const next = await page.locator('#app').boundingBox();
  expect(own?.y).toBe(0);
  expect(next?.y).toBeGreaterThanOrEqual(own?.height ?? Number.NaN);
}

const open = ['/', '/home', '/loancal', '/member/logon', '/membergroup/logon', '/office', '/x'];

test.each(widths)(
  'at %i px every page of a demo says that it is one, signed in or not',
  async (width) => {
    const page = await testBrowser.newPage({ width, stranger: true });
    for (const path of open) {
      await page.goto(path);
      await expectBar(page);
      await expectPageOkSoFar(testBrowser, page, /40[14]/);
    }
    await testBrowser.signInAs(page, '000123');
    await expectBar(page);
    await testBrowser.leave(page);
    const agency = await testBrowser.newPage({ width, stranger: true });
    await testBrowser.signInAgency(agency, '01011001');
    await expectBar(agency);
    await testBrowser.leave(agency);
  },
);

test('it stands without script, in high contrast, in large letters and on paper', async () => {
  const page = await testBrowser.newPage({ width: 390, script: false });
  await page.goto('/home');
  await expectBar(page);
  await testBrowser.leave(page);
  const seen = await testBrowser.newPage({ width: 390 });
  await seen.goto('/home');
  await seen.evaluate(`document.documentElement.dataset.colours = 'high'`);
  await expectBar(seen);
  await expectPageOkSoFar(testBrowser, seen);
  // With such letters a served page may tear a word of the demo's own (decision 0069).
  await seen.evaluate(`document.documentElement.dataset.text = '150'`);
  await expectBar(seen);
  expect(await sideways(seen)).toBeLessThanOrEqual(0);
  expect(await axeFindings(seen)).toEqual([]);
  expect(testBrowser.faults(seen)).toEqual([]);
  await seen.emulateMedia({ media: 'print' });
  expect(await bar(seen).isVisible()).toBe(true);
  await testBrowser.leave(seen);
});
