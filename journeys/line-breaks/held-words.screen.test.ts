/** Words that a browser would tear, in what it renders itself (decision 0069). */
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../api/paths.ts';
import { readGian } from '../../wings/member/beneficiaries/beneficiaries.api.ts';
import { text } from '../../wings/member/beneficiaries/beneficiaries.text.ts';
import { settled } from '../browser/settled.ts';
import { failure, mockMemberApi, success } from '../mock-api.ts';
import { expectWhole } from '../page-checks.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';
import { tornWords } from './torn-words.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readGian.path}`;

/** What the page would tear at some width of a phone without its hold on words. */
async function tornWithoutHold(page: Page): Promise<string[]> {
  await page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('x-w { white-space: normal !important; }');
    document.adoptedStyleSheets = [sheet];
  })()`);
  const torn: string[] = [];
  for (let width = 320; width <= 400; width += 8) {
    await page.setViewportSize({ width, height: 844 });
    torn.push(...(await tornWords(page)));
  }
  await page.evaluate('document.adoptedStyleSheets = []');
  return torn;
}

test.each([
  ['a page of a member', success(readGian.example)],
  ['its failure', failure(503, 'unavailable')],
])('no line ends in a word of %s, at any width of a phone', async (_, answer) => {
  const page = await testBrowser.newPage({ width: 390 });
  await mockMemberApi(page, { [query]: answer });
  await page.goto(paths.memberGian);
  await settled(page);
  expect(await tornWithoutHold(page)).not.toEqual([]);
  for (let width = 320; width <= 400; width += 8) {
    await page.setViewportSize({ width, height: 844 });
    await expectWhole(testBrowser, page, /503/);
  }
  await testBrowser.leave(page);
});

test('what is read, found and copied has the letters that were written', async () => {
  const page = await testBrowser.newPage({ width: 320 });
  await mockMemberApi(page, { [query]: failure(503, 'unavailable') });
  await page.goto(paths.memberGian);
  const safe = page.locator('main p').filter({ hasText: text.safe });
  await safe.waitFor();
  expect(await safe.locator('x-w').allInnerTexts()).toContain('กระทบ');
  expect(await safe.innerText()).toContain(text.safe);
  const copied = await page.evaluate<string>(`(() => {
    getSelection().selectAllChildren(document.querySelector('[role=alert] p:has(x-w)'));
    return String(getSelection());
  })()`);
  expect(copied).toContain(text.safe);
  await testBrowser.leave(page);
});

test('a served page brings no list; the next one, rendered here, has its words held', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  const lists: string[] = [];
  page.on('request', (request) => {
    if (/HeldWords/.test(request.url())) lists.push(request.url());
  });
  await page.goto(paths.verify);
  await settled(page);
  expect(await page.locator('main x-w').count()).toBeGreaterThan(0);
  expect(lists).toEqual([]);
  // The list comes later than the screen, which waits for it: whoever reads sees no word move.
  await page.route(/HeldWords/, async (route) => {
    await delay(1000);
    await route.fallback();
  });
  await page.locator(`footer a[href="${paths.glossary}"]`).first().click();
  await page.waitForURL(`**${paths.glossary}`);
  expect(await page.locator('main x-w').count()).toBeGreaterThan(0);
  expect(lists).toHaveLength(1);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});
