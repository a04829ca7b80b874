import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { explained, wordPlace } from '../../../parts/glossary/explained.text.ts';
import { groupPlace, groups } from './glossary.text.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test('every word that a portal explains stands among all words, in the same words', () => {
  const words = Object.assign({}, ...groups.map((group) => group.words));
  for (const [key, one] of Object.entries(explained)) expect(words[key]).toBe(one);
  const ids = groups.flatMap((group) => Object.keys(group.words));
  expect(new Set(ids).size).toBe(ids.length);
});

test('without script: each group is reached by its name, each word has its place', async () => {
  const page = await testBrowser.newPage({ script: false });
  await page.goto('/glossary');
  expect(await page.title()).toMatch(/^คำศัพท์สหกรณ์ - /);
  const jump = page.getByRole('navigation', { name: 'ไปที่เรื่อง' }).getByRole('link');
  expect(await jump.allInnerTexts()).toEqual(groups.map(({ title }) => title));
  for (const { id, words } of groups) {
    expect(await page.locator(`#${groupPlace(id)}`).count()).toBe(1);
    for (const [key, { word, meaning }] of Object.entries(words)) {
      const place = page.locator(`dl > #${wordPlace(key)}`);
      expect(await place.locator('dt').innerText(), key).toContain(word);
      expect(await place.locator('dd').innerText(), key).toContain(meaning);
    }
  }
  await testBrowser.leave(page);
});

test('the head says what it is, and search engines are led to it', async () => {
  const html = await (await fetch(`${testBrowser.baseUrl}/glossary`)).text();
  expect(html).toContain('<meta name="description" content="ความหมายของคำ');
  const map = await (await fetch(`${testBrowser.baseUrl}/sitemap.xml`)).text();
  expect(map).toContain('/glossary</loc>');
});

describe.each(widths)('at %i px', (width) => {
  test('whoever comes for one word is led to it', async () => {
    const page = await testBrowser.newPage({ width });
    await page.goto('/glossary#word-opening');
    const word = page.locator('#word-opening');
    await word.waitFor();
    await expect.poll(() => word.evaluate((one) => Object(one).matches(':target'))).toBe(true);
    const { y = -1 } = (await word.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(800);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});
