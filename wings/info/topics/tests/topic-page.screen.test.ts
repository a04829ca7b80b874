import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../../journeys/browser/settled.ts';
import { holds, openTestBrowser, type TestBrowser } from '../../../../journeys/test-browser.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { writeCategories, writeTopics } from './write-topics.ts';

let testBrowser: TestBrowser;

/** Each would show a dialog, ask somebody for something, or change the page, if it ran. */
const hostile = `<p id="x" style="position:fixed;inset:0;background:url(https://evil.example/s)"
    onclick="alert(1)" class="a">อ่านได้</p>
  <img src="x" onerror="alert('img')"><img src="https://evil.example/i.png">
  <svg onload="alert('svg')"><script>alert('svg script')</script></svg>
  <script>alert('script')</script><script src="https://evil.example/s.js"></script>
  <iframe src="https://evil.example/f" srcdoc="<script>alert('frame')</script>"></iframe>
  <a href="javascript:alert('link')">ลิงก์ร้าย</a><a href="https://coop.example/">ลิงก์ดี</a>
  <form action="https://evil.example/"><button>ส่ง</button></form>
  <link rel="stylesheet" href="https://evil.example/c.css"><base href="https://evil.example/">
  <style>@import "https://evil.example/d.css"; main { display: none }</style>
  <math><mtext><table><mglyph><style><!--</style>
  <img title="--&gt;&lt;img src=1 onerror=alert(2)&gt;">`;
const emblem = '/mediafiles/images/Utils/emblem.svg';

beforeAll(async () => {
  testBrowser = await openTestBrowser();
  await writeCategories(testBrowser.ownerUrl, [
    { key: 'x-hostile', type: 'GENERAL', name: 'หมวดร้าย' },
  ]);
  await writeTopics(testBrowser.ownerUrl, [
    { id: 9_600_001, category: 'x-hostile', title: '<img src=x onerror=alert(1)>', body: hostile },
    { id: 9_600_002, category: 'x-hostile', title: 'ภาพงาน', body: '<p>เนื้อหา</p>' },
  ]);
  await asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`INSERT INTO portal.topic_images (topic_id, position, url, alt, width, height)
      SELECT 9600002, n, '${emblem}?' || n, 'ภาพที่ว่า ' || n, 640, 480
      FROM generate_series(1, 3) AS n`),
  );
});
afterAll(() => testBrowser.close());

async function open(options?: Parameters<TestBrowser['newPage']>[0]): Promise<Page> {
  const page = await testBrowser.newPage(options);
  await page.context().addCookies([{ name: 'acceptCookie', value: 'N', url: testBrowser.baseUrl }]);
  return page;
}

/** Everything that markup could do to a reader: dialogs, requests elsewhere. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  page.on('request', (request) => {
    const { origin, href } = new URL(request.url());
    if (origin !== testBrowser.baseUrl && /^https?:/.test(href)) seen.push(`request ${href}`);
  });
  return seen;
}

/** What stands in the article that could act: script, handlers, foreign elements, addresses. */
const acting = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const kinds = 'script, style, iframe, object, embed, form, link, base, math, [style], [id="x"]';
    const found = [...document.querySelectorAll('main article :is(' + kinds + ')')]
      .map((element) => element.tagName);
    for (const element of document.querySelectorAll('main article *')) {
      for (const { name, value } of element.attributes) {
        if (name === 'xmlns') continue;
        if (/^on/.test(name) || /^\\s*(javascript|data|http):/i.test(value)) found.push(name);
      }
    }
    return found;
  })()`);

async function expectHarmless(page: Page, seen: readonly string[]) {
  await page.locator('main').getByText('อ่านได้').waitFor();
  await page.locator('main').getByText('ลิงก์ร้าย').click();
  await page.waitForTimeout(200);
  expect(seen).toEqual([]);
  expect(await acting(page)).toEqual([]);
  expect(await page.locator('main').getByRole('link', { name: 'ลิงก์ดี' }).count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/show/9600001');
}

test('T5 the same markup uncleaned on an unguarded page runs, so the watch sees it', async () => {
  const page = await open();
  const seen = watch(page);
  await page.setContent(`<main><article>${hostile}</article></main>`);
  const signs = (kind: string) => seen.filter((one) => one.startsWith(kind)).length;
  await expect.poll(() => signs('dialog')).toBeGreaterThan(2);
  await expect.poll(() => signs('request')).toBeGreaterThan(3);
  expect((await acting(page)).length).toBeGreaterThan(5);
  await testBrowser.leave(page);
});

test('T5 T29 markup written straight to the store is harmless as the server sends it', async () => {
  for (const script of [true, false]) {
    const page = await open({ script });
    const seen = watch(page);
    await page.goto('/show/9600001');
    if (script) await settled(page);
    await page.getByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' }).waitFor();
    if (script) {
      await expectHarmless(page, seen);
      expect(testBrowser.faults(page)).toEqual([]);
    } else expect(seen).toEqual([]);
    await testBrowser.leave(page);
  }
});

test('T5 T29 and in the browser, even if the server had not cleaned it', async () => {
  const page = await open();
  await page.goto('/list/x-hostile');
  await settled(page);
  await page.route('**/api/info/show/9600001', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.body_html = hostile;
    await route.fulfill({ response: answer, json: body });
  });
  const seen = watch(page);
  await page.getByRole('link', { name: '<img src=x onerror=alert(1)>' }).click();
  await expectHarmless(page, seen);
  await testBrowser.leave(page);
});

const at = (page: Page) => page.getByRole('dialog', { name: 'ดูภาพ' }).getByRole('status');
const focusedName = (page: Page) =>
  page.evaluate<string>("document.activeElement.getAttribute('aria-label') ?? ''");

test('D-17 the gallery by keyboard: open, turn, close, and back where one was', async () => {
  const page = await open();
  await page.goto('/show/9600002');
  await settled(page);
  await page.getByRole('link', { name: 'ดูภาพใหญ่: ภาพที่ว่า 1' }).focus();
  await page.keyboard.press('Enter');
  await at(page).getByText('ภาพที่ 1 จาก 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await at(page).getByText('ภาพที่ 2 จาก 3').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await at(page).getByText('ภาพที่ 3 จาก 3').waitFor();
  for (let index = 0; index < 6; index += 1) {
    await page.keyboard.press('Tab');
    const inside =
      "document.activeElement === document.body || !!document.activeElement.closest('dialog')";
    expect(await page.evaluate(inside)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await holds(page, "document.activeElement.tagName === 'A'");
  await expect.poll(() => focusedName(page)).toBe('ดูภาพใหญ่: ภาพที่ว่า 3');
  expect(new URL(page.url()).pathname).toBe('/show/9600002');
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('D-17 sharing loads nothing of LINE; copying the link is said', async () => {
  const page = await open();
  const seen = watch(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/show/9600002');
  await settled(page);
  const line = page.getByRole('link', { name: 'ส่งทาง LINE' });
  const target = new URL((await line.getAttribute('href')) ?? '');
  expect(target.origin + target.pathname).toBe('https://social-plugins.line.me/lineit/share');
  expect(target.searchParams.get('url')).toBe(`${testBrowser.baseUrl}/show/9600002`);
  await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click();
  await page.getByRole('status').getByText('คัดลอกลิงก์แล้ว').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
    `${testBrowser.baseUrl}/show/9600002`,
  );
  expect(seen).toEqual([]);
  await testBrowser.leave(page);
});

test('D-17 on paper stand the names and the article, and nothing to press', async () => {
  const page = await open();
  await page.goto('/show/9600002');
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByText('เนื้อหา', { exact: true }).isVisible()).toBe(true);
  const visible = await page.locator('a:not(article a, header a), button').all();
  const pressed = await Promise.all(
    visible.map(async (one) => ((await one.isVisible()) ? one.innerText() : '')),
  );
  expect(pressed.filter((name) => name && !/^ข้าม/.test(name))).toEqual([]);
  await testBrowser.leave(page);
});
