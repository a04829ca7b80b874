import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../../../journeys/browser/settled.ts';
import {
  axeFindings,
  openTestBrowser,
  type TestBrowser,
  widths,
} from '../../../journeys/test-browser.ts';
import { homeExample } from './home.example.text.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const session = {
  token: 'not-a-real-one',
  membership_no: '000123',
  member: { MEMBER_NAME: 'สมหญิง', MEMBER_SURNAME: 'ใจดี' },
};

const nothing = {
  ...Object.fromEntries(Object.keys(homeExample).map((block) => [block, []])),
  rates: { deposit: [], loan: [] },
};

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Comes by a link, so that the browser itself asks for the content; `reply` answers. */
async function enterWith(page: Page, reply: Parameters<Page['route']>[1]): Promise<void> {
  await page.route('**/api/info/home', reply);
  await page.goto('/member/logon');
  await settled(page);
  await page.locator('header a[href="/home"]').first().click();
  await page.waitForURL('**/home');
}

async function expectPageOk(page: Page, forgiven?: RegExp): Promise<void> {
  // What lies half under the bar would count as too small.
  await page.evaluate('scrollTo(0, 0)');
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(testBrowser.faults(page, forgiven)).toEqual([]);
}

test('R036 the banner is 1920 by 232', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  const banner = page.locator('main img[src*="/Banner/"]');
  expect(await banner.getAttribute('width')).toBe('1920');
  expect(await banner.getAttribute('height')).toBe('232');
  const box = await banner.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1920 / 232, 1);
  await testBrowser.leave(page);
});

test('R012 R035 title, description, locale and all content are in the served page', async () => {
  const html = await (await fetch(`${testBrowser.baseUrl}/home`)).text();
  const site = JSON.parse(/id="config">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
  expect(html).toContain(`<title>main - ${site.coopNameTH}</title>`);
  expect(html).toContain(`<meta name="description" content="${site.www_description}">`);
  expect(html).toContain('content="th_TH"');
  const [body = ''] = html.split('id="known"');
  for (const words of ['ออมทรัพย์พิเศษ', 'เงินปันผลย้อนหลัง', '000-0-12345-0', 'ปฏิทินสหกรณ์']) {
    expect(body).toContain(words);
  }
});

test('D-16 the blocks stand in their order', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  expect(await page.locator('main h2').allTextContents()).toEqual([
    'ข่าวสาร',
    'เข้าสู่ระบบสมาชิก',
    'บริการออนไลน์',
    'อัตราดอกเบี้ยและเงินปันผล',
    'ปฏิทินสหกรณ์',
    'ภาพกิจกรรม',
    'ข้อบังคับและระเบียบ',
    'ข่าวฌาปนกิจ',
    'จัดซื้อจัดจ้าง',
    'ความรู้ทางการเงิน',
    'กระดานถามตอบล่าสุด',
    'ดาวน์โหลด',
    'บัญชีธนาคารของสหกรณ์',
    'หน่วยงานที่เกี่ยวข้อง',
  ]);
  await testBrowser.leave(page);
});

test('D-16 every link of menu, page and foot leads to a page', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  const targets = await page.evaluate<string[]>(
    `[...document.querySelectorAll('a[href^="/"]')].map((link) => link.href)`,
  );
  expect(targets.length).toBeGreaterThan(40);
  const lost: string[] = [];
  for (const target of new Set(targets)) {
    const { status } = await fetch(target);
    if (status !== 200) lost.push(`${status} ${target}`);
  }
  expect(lost).toEqual([]);
  await page.getByRole('link', { name: 'เข้าสู่ระบบสมาชิก' }).click();
  await page.waitForURL('**/member/logon');
  await testBrowser.leave(page);
});

test('D-16 whoever has a stored session is welcomed by name', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.addInitScript((json) => localStorage.setItem('member', json), JSON.stringify(session));
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'สวัสดี คุณสมหญิง' });
  await card.waitFor();
  expect(await card.getByText('000123').isVisible()).toBe(true);
  expect(await card.getByRole('link').count()).toBe(2);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

describe.each(widths)('at %i px', (width) => {
  test('D-16 filled as served, in both contrasts', async () => {
    const page = await testBrowser.newPage({ width });
    await page.goto('/home');
    await settled(page);
    await expectPageOk(page);
    await page.getByRole('button', { name: 'ความคมชัดสูง' }).first().click();
    await page.locator('[data-contrast="high"]').first().waitFor();
    await expectPageOk(page);
    await testBrowser.leave(page);
  });

  test('D-16 filled by the browser: rates with their day, bars, regulations, a file', async () => {
    const page = await testBrowser.newPage({ width });
    await enterWith(page, (route) => route.fulfill({ json: { rc_code: '1', data: homeExample } }));
    await page.getByText('ขอเชิญสมาชิกร่วมประชุมใหญ่').waitFor();
    await settled(page);
    const rates = block(page, 'อัตราดอกเบี้ยและเงินปันผล');
    expect(await rates.getByText('มีผลตั้งแต่ 1 กรกฎาคม 2568').isVisible()).toBe(true);
    expect(await rates.getByRole('row', { name: 'ออมทรัพย์ 1.50' }).isVisible()).toBe(true);
    await rates.getByText('ตารางย้อนหลัง').click();
    expect(await rates.getByRole('row', { name: '2567 5.50 11.00' }).isVisible()).toBe(true);
    const file = block(page, 'ดาวน์โหลด').getByRole('link', { name: /คำขอกู้เงินสามัญ/ });
    expect(await file.innerText()).toMatch(/PDF 188 kB/);
    await expectPageOk(page);
    await testBrowser.leave(page);
  });

  test('D-16 empty: each block says what would be there', async () => {
    const page = await testBrowser.newPage({ width });
    await enterWith(page, (route) => route.fulfill({ json: { rc_code: '1', data: nothing } }));
    await page.getByText('ยังไม่มีข่าวประกาศ').waitFor();
    await settled(page);
    expect(
      await page
        .locator('main')
        .getByText(/ยังไม่|สอบถามบัญชี/)
        .count(),
    ).toBe(14);
    await expectPageOk(page);
    await testBrowser.leave(page);
  });

  test('R164 failed: said in its place and nowhere else; the way in stands; retry', async () => {
    const page = await testBrowser.newPage({ width });
    const failure = { rc_code: '0', error: 'ระบบขัดข้อง', data: { ref: '7QK4-28NV' } };
    await enterWith(page, (route) => route.fulfill({ status: 500, json: failure }));
    const alert = page.getByRole('alert').filter({ hasText: 'ไม่สำเร็จ' });
    await alert.waitFor();
    await settled(page);
    expect(await alert.getByText('7QK4-28NV').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'เข้าสู่ระบบสมาชิก' }).isVisible()).toBe(true);
    expect(await page.getByText('ไม่สามารถเชื่อมต่อได้').count()).toBe(0);
    expect(await page.getByText('ยังไม่มีข่าวประกาศ').count()).toBe(0);
    await expectPageOk(page, /status of 500/);
    await page.unroute('**/api/info/home');
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await block(page, 'ปฏิทินสหกรณ์').waitFor();
    await testBrowser.leave(page);
  });

  test('D-16 slow: skeleton after a while, and no block that looks empty', async () => {
    const page = await testBrowser.newPage({ width });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await enterWith(page, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByText('กำลังโหลดเนื้อหาหน้าแรก').waitFor({ state: 'attached' });
    expect(await page.getByText(/ยังไม่มี/).count()).toBe(0);
    await expectPageOk(page);
    release();
    await block(page, 'ปฏิทินสหกรณ์').waitFor();
    await testBrowser.leave(page);
  });
});

test('D-16 without script the page reads, its tabs open and its slides lead on', async () => {
  const page = await testBrowser.newPage({ script: false });
  await page.goto('/home');
  const rates = block(page, 'อัตราดอกเบี้ยและเงินปันผล');
  await rates.getByText('ตารางย้อนหลัง').click();
  expect(await rates.getByRole('row', { name: '2560 5.80 12.00' }).isVisible()).toBe(true);
  await page.getByRole('link', { name: /คำนวณค่างวดก่อนยื่นกู้/ }).click();
  await page.waitForURL('**/loancal');
  await testBrowser.leave(page);
});

test('D-16 slides stand still; on a phone the buttons push them', async () => {
  const page = await testBrowser.newPage({ width: 390, reducedMotion: false });
  await page.goto('/home');
  const slides = block(page, 'ป้ายประชาสัมพันธ์');
  const left = () =>
    slides.locator('ul').evaluate((row) => (row as { scrollLeft: number }).scrollLeft);
  await settled(page);
  await page.waitForTimeout(1500);
  expect(await left()).toBe(0);
  await slides.getByRole('button', { name: 'ป้ายถัดไป' }).click();
  await expect.poll(left).toBeGreaterThan(200);
  await slides.getByRole('button', { name: 'ป้ายก่อนหน้า' }).click();
  await expect.poll(left).toBe(0);
  await testBrowser.leave(page);
});

test('D-16 one kind of regulations is open at a time, by mouse and by arrow keys', async () => {
  const page = await testBrowser.newPage();
  const tab = (category: string, name: string, title: string) => ({
    category,
    name,
    items: [{ id: 1, title, published_on: '2025-01-01' }],
  });
  const regulations = [tab('a', 'สมาชิก', 'การรับสมาชิก'), tab('b', 'เงินกู้', 'การให้เงินกู้')];
  await enterWith(page, (route) =>
    route.fulfill({ json: { rc_code: '1', data: { ...homeExample, regulations } } }),
  );
  const tabs = block(page, 'ข้อบังคับและระเบียบ');
  await tabs.getByText('การรับสมาชิก').waitFor();
  await settled(page);
  expect(await tabs.getByText('การให้เงินกู้').isVisible()).toBe(false);
  await tabs.getByRole('radio', { name: 'เงินกู้' }).click();
  await tabs.getByText('การให้เงินกู้').waitFor();
  expect(await tabs.getByText('การรับสมาชิก').isVisible()).toBe(false);
  await page.keyboard.press('ArrowLeft');
  await tabs.getByText('การรับสมาชิก').waitFor();
  await testBrowser.leave(page);
});
