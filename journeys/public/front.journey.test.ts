/** What the public site has, and that /home leads there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataOf } from '../../api/endpoint.ts';
import type { readMenu } from '../../api/menu/menu.api.ts';
import { settled } from '../browser/settled.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** From /home: a link that is seen there, and where it leads. */
const ahead = [
  ['section:has(h2:text-is("ข่าวสาร")) a[href^="/show/"]', /\/show\/\d+$/, 'article'],
  [
    'section:has(h2:text-is("ข่าวสาร")) a[href^="/list/"]',
    /\/list\/\w+/,
    'main li a[href^="/show/"]',
  ],
  [
    'section:has(> h3 :text-is("กระดานถามตอบล่าสุด")) a[href^="/boardShow/"]',
    /\/boardShow\/\d+$/,
    'article',
  ],
  [
    'section:has(> h3 :text-is("กระดานถามตอบล่าสุด")) a[href="/board"]',
    /\/board$/,
    'main a[href^="/boardShow/"]',
  ],
  ['main a[href="/loancal"]', /\/loancal$/, 'main [name="amount"]'],
  ['main a[href="/caldividend"]', /\/caldividend$/, 'main [name="bf"]'],
] as const;

test('R001 /home has banner, menu, running line, news, topics, board, calculators', async () => {
  const page = await testBrowser.newPage({ reducedMotion: false });
  await page.goto('/home');
  await settled(page);
  const banner = page.locator('main img[src*="/Banner/"]');
  expect(await banner.evaluate((img) => Object(img).naturalWidth)).toBeGreaterThan(0);
  const answer = await fetch(`${testBrowser.baseUrl}/api/info/manu`);
  const { data } = (await answer.json()) as { data: DataOf<typeof readMenu> };
  const entries = page.locator('#public-menu > li > [data-bar-item]');
  const shown = (await entries.allInnerTexts()).map((text) => text.split('\n')[0]);
  const names = data.list_manu.map(({ manu_name }) => manu_name);
  expect(names.length).toBeGreaterThan(3);
  expect(shown).toEqual(expect.arrayContaining(names));
  const marquee = page.getByRole('region', { name: 'ประกาศ' });
  const line = marquee.getByText('ไม่มีนโยบายส่งลิงก์').first();
  const x = async () => (await line.boundingBox())?.x ?? Number.NaN;
  const from = await x();
  await expect.poll(x).toBeLessThan(from);
  for (const [link, address, selector] of ahead) {
    await page.locator(link).filter({ visible: true }).first().click();
    await page.waitForURL(address);
    await page.locator(selector).first().waitFor();
    await page.goBack();
    await page.waitForURL('**/home');
  }
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});
