import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../../../journeys/axe/findings.ts';
import { settled } from '../../../../journeys/browser/settled.ts';
import {
  holds,
  openTestBrowser,
  type TestBrowser,
  widths,
} from '../../../../journeys/test-browser.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { writeCategories, writeTopics } from './write-topics.ts';

let testBrowser: TestBrowser;

const long = 'ขยายเวลารับคำขอกู้เงินสามัญให้ที่สุดน้ำ ';
const body = `<p>สมาชิกยื่นคำขอได้ <a href="/list/s-news">ทุกวันทำการ</a></p><h2>เอกสาร</h2>
  <ul><li>สลิปเงินเดือน</li></ul><table><thead><tr><th>ประเภท</th><th>วงเงิน</th></tr></thead>
  <tbody><tr><td>สามัญ</td><td>2,000,000 บาท</td></tr></tbody></table>`;

beforeAll(async () => {
  testBrowser = await openTestBrowser();
  const types = ['GENERAL', 'PHOTO', 'CALENDAR', 'PERSONNEL', 'DOWNLOAD', 'REGULATION'];
  await writeCategories(testBrowser.ownerUrl, [
    { key: 's-news', type: 'GENERAL', name: 'ประกาศทดสอบ' },
    { key: 's-none', type: 'GENERAL', name: 'หมวดว่าง' },
    ...types.map((type) => ({ key: `s-${type.toLowerCase()}`, type, name: `หมวด ${type}` })),
  ]);
  await writeTopics(testBrowser.ownerUrl, [
    {
      ...{ id: 9_500_001, category: 's-news', title: 'ขอเชิญประชุมใหญ่', body },
      ...{ summary: 'พบกันที่หอประชุม', on: '2026-01-24', until: '2026-01-25', pinned: true },
      at: '2025-01-31T08:30:00+07',
    },
    {
      ...{ id: 9_500_002, category: 's-news', title: long.repeat(9), summary: long.repeat(9) },
      at: '2024-02-29T08:30:00+07',
    },
    { id: 9_500_003, category: 's-news', title: 'ร่างลับ', at: null },
    { id: 9_500_004, category: 's-news', title: 'ซ่อนไว้', shown: false },
    ...Array.from({ length: 40 }, (_, n) => ({
      ...{ id: 9_500_100 + n, category: 's-news', title: `ข่าวลำดับ ${n}` },
      at: `2023-05-01T08:00:${String(n).padStart(2, '0')}+07`,
    })),
    ...types.flatMap((type, t) =>
      [0, 1, 2].map((n) => ({
        ...{ id: 9_500_200 + 10 * t + n, category: `s-${type.toLowerCase()}`, on: '2026-02-01' },
        ...{ title: `เรื่องของหมวด ${n}`, summary: 'คำอธิบาย', body },
      })),
    ),
  ]);
  await asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`
      UPDATE portal.topics SET cover_url = '/mediafiles/images/Utils/cooplogo.png',
        cover_alt = 'ตราสหกรณ์', facts = '[{"label": "สถานที่", "value": "หอประชุม"}]'
        WHERE id IN (9500001, 9500210, 9500230);
      INSERT INTO portal.topic_images (topic_id, position, url, alt, width, height)
        VALUES (9500001, 1, '/mediafiles/images/Utils/cooplogo.png', 'ตราสหกรณ์', 512, 512),
          (9500001, 2, '/mediafiles/images/Utils/emblem.svg', 'รวงข้าวรอบเหรียญ', 64, 64),
          (9500001, 3, '/mediafiles/images/Banner/banner.svg', 'โรงเรียนกับทุ่งนา', 1920, 232);
      INSERT INTO portal.topic_files (topic_id, position, name, url, media_type, bytes)
        SELECT id, 1, 'คำขอกู้เงิน', '/mediafiles/files/Form/' || id || '.pdf', 'application/pdf',
          184000 FROM unnest(ARRAY[9500001, 9500240, 9500250]) AS id`),
  );
});
afterAll(() => testBrowser.close());

const main = (page: Page) => page.locator('main');
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

async function declineCookies(page: Page): Promise<Page> {
  await page.context().addCookies([{ name: 'acceptCookie', value: 'N', url: testBrowser.baseUrl }]);
  return page;
}
const open = async (options?: Parameters<TestBrowser['newPage']>[0]) =>
  declineCookies(await testBrowser.newPage(options));

const places = [
  ...['/list/s-news', '/list/s-photo', '/list/s-calendar', '/list/s-personnel', '/list/s-download'],
  ...['/list/s-regulation', '/list/s-none', '/list/s-news?q=ไม่มีคำนี้', '/show/9500001'],
];

const manners = ['/list/s-news', '/list/s-photo', '/list/s-calendar', '/list/s-regulation'];

test.each(widths)(
  'R013 R014 lists and a topic at %i px: no finding of axe, one h1',
  async (width) => {
    const page = await open({ width });
    for (const path of [...manners, '/show/9500001']) {
      await page.goto(path);
      await settled(page);
      expect(await axeFindings(page), path).toEqual([]);
      expect(await h1(page).count()).toBe(1);
      expect(await page.getByRole('contentinfo').count()).toBe(1);
    }
    const reading = page.getByRole('button', { name: 'ขนาดตัวอักษรและสีของหน้าจอ' });
    if (width < 1024) await reading.click();
    await page.getByLabel('สีของหน้าจอ').filter({ visible: true }).selectOption('คมชัดสูง');
    await page.locator('[data-colours="high"]').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto('/list/s-download');
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(testBrowser.faults(page)).toEqual([]);
    await testBrowser.leave(page);
  },
);

test('1.4.10 nothing scrolls sideways at 320 px, though words be long', async () => {
  const page = await open({ width: 320 });
  for (const path of [...places, '/show/9500002', '/list/s-news?page=2']) {
    await page.goto(path);
    // Measured in the page's own letters.
    await settled(page);
    expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(320);
  }
  await testBrowser.leave(page);
});

test('R180 R181 titles end at 120 graphemes, summaries at 80; years are Buddhist', async () => {
  const page = await open();
  await page.goto('/list/s-news');
  const graphemes = (text: string) => [...new Intl.Segmenter('th').segment(text)].length;
  const row = main(page).getByRole('listitem').filter({ hasText: '29 ก.พ. 2567' });
  const title = (await row.getByRole('heading').textContent()) ?? '';
  expect([graphemes(title), title.at(-1)]).toEqual([121, '…']);
  const summary = (await row.locator('p').first().textContent()) ?? '';
  expect([graphemes(summary), summary.at(-1)]).toEqual([81, '…']);
  expect(await main(page).getByText('31 ม.ค. 2568').count()).toBe(1);
  await testBrowser.leave(page);
});

test('R013 R014 from the list to a topic and on to the next, titles and focus follow', async () => {
  const page = await open();
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/list/s-news');
  await settled(page);
  expect(requestedPaths.filter((path) => /^\/api\/info\/(list|show)/.test(path))).toEqual([]);
  await page.getByRole('link', { name: 'ขอเชิญประชุมใหญ่' }).click();
  await h1(page).getByText('ขอเชิญประชุมใหญ่').waitFor();
  await expect.poll(() => page.title()).toMatch(/^ขอเชิญประชุมใหญ่ - /);
  await holds(page, "document.activeElement?.id === 'main'");
  await main(page).getByText('สลิปเงินเดือน').waitFor();
  await page
    .getByRole('navigation', { name: 'เรื่องก่อนหน้าและถัดไป' })
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL('**/show/9500002');
  await page.getByRole('navigation', { name: 'ตำแหน่งของหน้านี้' }).getByText('ประกาศทดสอบ').click();
  await page.waitForURL('**/list/s-news');
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('D-17 search and year stand in the address, and come back from it', async () => {
  const page = await open();
  await page.goto('/list/s-news');
  await settled(page);
  await page.getByLabel('คำที่ต้องการค้น').fill('ประชุมหอ');
  await page.getByLabel('ปี', { exact: true }).selectOption('2025');
  await page.locator('main').getByRole('button', { name: 'ค้นหา' }).click();
  await page.getByText('พบ “ประชุมหอ” 1 เรื่อง').waitFor();
  expect(new URL(page.url()).searchParams.toString()).toBe(
    new URLSearchParams({ q: 'ประชุมหอ', year: '2025' }).toString(),
  );
  await page.reload();
  expect(await page.getByLabel('คำที่ต้องการค้น').inputValue()).toBe('ประชุมหอ');
  await page.getByRole('link', { name: 'ล้างการค้นหา' }).click();
  await page.waitForURL('**/list/s-news');
  await expect.poll(() => page.getByLabel('คำที่ต้องการค้น').inputValue()).toBe('');
  await testBrowser.leave(page);
});

test('R013 without script: list, search, pages and a topic', async () => {
  const page = await open({ script: false });
  await page.goto('/list/s-news');
  expect(await main(page).getByRole('listitem').filter({ hasText: 'ข่าวลำดับ 39' }).count()).toBe(1);
  await page.getByRole('link', { name: 'หน้า 3' }).click();
  await page.waitForURL((url) => url.search === '?page=3');
  expect(await main(page).getByText('ข่าวลำดับ 0').count()).toBe(1);
  await page.getByLabel('คำที่ต้องการค้น').fill('ลำดับ ๓๙');
  await page.locator('main').getByRole('button', { name: 'ค้นหา' }).click();
  await page.getByRole('link', { name: 'ข่าวลำดับ 39' }).waitFor();
  await page.goto('/show/9500001');
  const text = await main(page).innerText();
  for (const part of ['31 มกราคม 2568', 'สถานที่', 'หอประชุม', 'PDF 184 kB']) {
    expect(text).toContain(part);
  }
  const pictures = main(page).locator('a:has(img)');
  expect(await pictures.count()).toBe(3);
  await pictures.first().click();
  await page.waitForURL('**/mediafiles/images/Utils/cooplogo.png');
  await testBrowser.leave(page);
});

test('R068 what is not to be seen is not found, whatever the reason', async () => {
  const page = await open();
  for (const path of ['/show/9500003', '/show/9500004', '/show/1', '/show/x', '/list/no-such']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await page.getByText('Sorry! The page you are looking for was not found').waitFor();
    expect(await page.title()).toMatch(/^ไม่พบหน้าที่ต้องการ - /);
  }
  await testBrowser.leave(page);
});

test('R164 a list that cannot be had says so in its place, without a toast', async () => {
  const page = await open();
  await page.goto('/list/s-news');
  await settled(page);
  await page.route('**/api/info/list/**', (route) => route.abort());
  await page.getByRole('link', { name: 'หน้า 2' }).click();
  await page.getByRole('alert').getByText('โหลดข้อมูลไม่สำเร็จ').waitFor();
  expect(await page.getByText('ไม่สามารถเชื่อมต่อได้').count()).toBe(0);
  expect(await page.getByText('ยังไม่มีรายการในหมวดนี้').count()).toBe(0);
  await page.unroute('**/api/info/list/**');
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await main(page).getByText('ข่าวลำดับ 20').waitFor();
  await testBrowser.leave(page);
});

test('D-17 what a topic tells others: title, description, picture, structured data', async () => {
  const page = await open();
  await page.goto('/show/9500001');
  const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
  expect(await meta('og:title')).toContain('ขอเชิญประชุมใหญ่');
  expect(await meta('og:type')).toBe('article');
  expect(await meta('og:description')).toBe('พบกันที่หอประชุม');
  expect(await meta('og:image')).toContain('/mediafiles/images/Utils/cooplogo.png');
  const jsonLd = await page.locator('script[type="application/ld+json"]').textContent();
  const [article, crumbs] = JSON.parse(jsonLd ?? '')['@graph'];
  expect(article).toMatchObject({ '@type': 'NewsArticle', datePublished: '2025-01-31' });
  expect(crumbs.itemListElement).toHaveLength(3);
  await testBrowser.leave(page);
});
