import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../journeys/browser/settled.ts';
import { openTestBrowser, type TestBrowser } from '../../../journeys/test-browser.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';

/** What somebody could write into an announcement to do harm, and a word to find it by. */
const hostile = `<b onclick="window.harmed = 1">สหกรณ์ปิดทำการ</b>
  <img src=x onerror="window.harmed = 2">
  <img src="/harm.png"><img src="https://harm.example/pixel.png">
  <svg><script>window.harmed = 3</script></svg><svg onload="window.harmed = 4"></svg>
  <svg><animate onbegin="window.harmed = 5" attributeName=x dur=1s></svg>
  <math><mtext><table><mglyph><style><img src=x onerror="window.harmed = 6"></style></mglyph>
  </table></mtext></math>
  <script>window.harmed = 7</script><script src="/harm.js"></script>
  <iframe src="/harm.html" srcdoc="<script>parent.harmed = 8</script>"></iframe>
  <a href="javascript:window.harmed=9" id="bait">กด</a>
  <a href="JaVaScRiPt&#58;window.harmed=10">กด</a><a href="data:text/html,harm">กด</a>
  <p style="position:fixed;inset:0;background:url(/harm.css.png)">ทับหน้า</p>
  <style>body { display: none; background: url(/harm-style.png) }</style>
  <link rel=stylesheet href="/harm.css"><meta http-equiv=refresh content="0;url=/harm.html">
  <form action="/harm"><button>กด</button></form><object data="/harm.swf"></object>
  <details open ontoggle="window.harmed = 11"><summary>กด</summary></details>`;

let testBrowser: TestBrowser;
let originalRows: { position: number; note_html: string; shown: boolean }[];

const write = (sql: string, values: unknown[] = []) =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (store) => store.query(sql, values));

beforeAll(async () => {
  testBrowser = await openTestBrowser();
  originalRows = (await write('SELECT position, note_html, shown FROM portal.marquee')).rows;
  await write('UPDATE portal.marquee SET note_html = $1', [hostile]);
  await pause(300);
});
afterAll(async () => {
  for (const { position, note_html } of originalRows) {
    await write('UPDATE portal.marquee SET note_html = $1 WHERE position = $2', [
      note_html,
      position,
    ]);
  }
  await testBrowser.close();
});

/** Everything that harm would show itself by. */
function watch(page: Page): string[] {
  const signs: string[] = [];
  page.on('dialog', (dialog) => {
    signs.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/harm|\/x$/.test(request.url())) signs.push(`request ${request.url()}`);
  });
  page.on('popup', (popup) => signs.push(`window ${popup.url()}`));
  return signs;
}

const announcement = (page: Page) => page.getByRole('region', { name: 'ประกาศ' });

async function expectHarmless(page: Page, signs: readonly string[]): Promise<void> {
  const line = announcement(page);
  await line.getByText('สหกรณ์ปิดทำการ').first().waitFor();
  for (const link of await line.locator('a').all()) {
    await link.evaluate((element) => (element as unknown as { click(): void }).click());
    expect(await link.getAttribute('href')).toBeNull();
  }
  await line.getByText('สหกรณ์ปิดทำการ').first().click();
  await page.waitForTimeout(300);
  const found = await line.evaluate((section) => {
    type Found = { tagName: string; attributes: Iterable<{ name: string }> };
    type Query = { querySelectorAll(selector: string): Iterable<Found> };
    const all = [...(section as unknown as Query).querySelectorAll('[class*="copy"] *')];
    return all.flatMap(({ tagName, attributes }) => [
      tagName,
      ...[...attributes].map(({ name }) => name),
    ]);
  });
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((name) => !['A', 'B', 'P', 'rel'].includes(name))).toEqual([]);
  expect(await page.evaluate('window.harmed')).toBeUndefined();
  expect(await page.evaluate("getComputedStyle(document.body).display !== 'none'")).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/home');
  expect(signs).toEqual([]);
}

test('R091 T5 a hostile announcement in the served page is harmless', async () => {
  const page = await testBrowser.newPage();
  const signs = watch(page);
  await page.goto('/home');
  await settled(page);
  await expectHarmless(page, signs);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R091 T5 it is harmless without script, and in the first bytes', async () => {
  const page = await testBrowser.newPage({ script: false });
  const signs = watch(page);
  await page.goto('/home');
  await announcement(page).getByText('สหกรณ์ปิดทำการ').first().waitFor();
  expect(signs).toEqual([]);
  const html = await (await fetch(`${testBrowser.baseUrl}/home`)).text();
  expect(html).toContain('<b>สหกรณ์ปิดทำการ</b>');
  expect(html).not.toMatch(/harm/);
  await testBrowser.leave(page);
});

test('R091 T5 the browser cleans once more what a broken server would let through', async () => {
  const page = await testBrowser.newPage();
  const signs = watch(page);
  await page.route('**/api/info/manu', async (route) => {
    const envelope = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...envelope, data: { ...envelope.data, marquee: [{ Note: hostile }] } },
    });
  });
  await page.goto('/member/logon');
  await settled(page);
  await page.locator('header a[href="/home"]').first().click();
  await page.waitForURL('**/home');
  await settled(page);
  await expectHarmless(page, signs);
  // While it reads what it will throw away, the policy reports what it would have refused.
  expect(testBrowser.faults(page, /violates the following Content Security Policy/)).toEqual([]);
  await testBrowser.leave(page);
});
