import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../../../journeys/axe/findings.ts';
import { settled } from '../../../journeys/browser/settled.ts';
import { sideways } from '../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
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
  expect(await sideways(page)).toBe(0);
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
  for (const words of ['ออมทรัพย์พิเศษ', 'เงินปันผลปี 2567', '000-0-12345-0', 'ปฏิทินสหกรณ์']) {
    expect(body).toContain(words);
  }
});

test('D-16 the blocks stand in their order, in three acts', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  expect(await page.locator('main h2').allTextContents()).toEqual([
    'เข้าสู่ระบบสมาชิก',
    'บริการออนไลน์',
    'ข่าวสาร',
    'อัตราดอกเบี้ย',
    'เงินปันผล',
    'ทุกเรื่องของสหกรณ์',
  ]);
  const index = block(page, 'ทุกเรื่องของสหกรณ์');
  expect(await index.locator('h3').allTextContents()).toEqual([
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
  const links = card.getByRole('link');
  expect(await links.allInnerTexts()).toEqual([
    'ดูภาพรวมบัญชี',
    'ดูเงินฝาก',
    expect.stringContaining('เข้าสู่ระบบหน่วยงาน'),
  ]);
  // The bar, too, leads back into the portal, and no more to a sign-in.
  const bar = page.getByRole('navigation', { name: 'เมนูหลัก' });
  const account = bar.getByRole('link', { name: 'บัญชีของฉัน' });
  expect(await account.getAttribute('href')).toBe('/member/status');
  expect(await bar.getByRole('link', { name: 'เข้าสู่ระบบ', exact: true }).count()).toBe(0);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

describe.each(widths)('at %i px', (width) => {
  test('D-16 filled as served, in every theme', async () => {
    const page = await testBrowser.newPage({ width });
    await page.goto('/home');
    await settled(page);
    await expectPageOk(page);
    const reading = page.getByRole('button', { name: 'ขนาดตัวอักษรและสีของหน้าจอ' });
    if (width < 1024) await reading.click();
    await page.getByLabel('สีของหน้าจอ').filter({ visible: true }).selectOption('คมชัดสูง');
    await page.locator('[data-colours="high"]').first().waitFor();
    await expectPageOk(page);
    await testBrowser.leave(page);
  });

  test('D-16 filled by the browser: rates with their day, bars, regulations, a file', async () => {
    const page = await testBrowser.newPage({ width });
    await enterWith(page, (route) => route.fulfill({ json: { rc_code: '1', data: homeExample } }));
    await page.getByText('ขอเชิญสมาชิกร่วมประชุมใหญ่').waitFor();
    await settled(page);
    const rates = block(page, 'อัตราดอกเบี้ย');
    expect(await rates.getByText('มีผลตั้งแต่ 1 กรกฎาคม 2568').isVisible()).toBe(true);
    expect(await rates.getByRole('row', { name: 'ออมทรัพย์ 1.50' }).isVisible()).toBe(true);
    const dividends = block(page, 'เงินปันผล');
    expect(await dividends.getByRole('row', { name: '2567 5.50' }).isVisible()).toBe(true);
    const refund = dividends.locator('p', { hasText: 'เงินเฉลี่ยคืน' });
    expect(await refund.innerText()).toMatch(/11\.00$/);
    const file = block(page, 'ดาวน์โหลด').getByRole('link', { name: /คำขอกู้เงินสามัญ/ });
    expect(await file.innerText()).toMatch(/PDF 188 kB/);
    await expectPageOk(page);
    await testBrowser.leave(page);
  });

  test('D-16 empty: the news say so, what else holds nothing is left out', async () => {
    const page = await testBrowser.newPage({ width });
    await enterWith(page, (route) => route.fulfill({ json: { rc_code: '1', data: nothing } }));
    await page.getByText('ยังไม่มีข่าวประกาศ').waitFor();
    await settled(page);
    expect(
      await page
        .locator('main')
        .getByText(/ยังไม่|สอบถามบัญชี/)
        .count(),
    ).toBe(1);
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

test('D-16 without script the page reads, its accounts open and its slides lead on', async () => {
  const page = await testBrowser.newPage({ script: false });
  await page.goto('/home');
  const accounts = block(page, 'บัญชีธนาคารของสหกรณ์');
  expect(await accounts.getByText('000-0-12345-0').isVisible()).toBe(false);
  await accounts.getByText('ดูเลขที่บัญชีทั้ง 3 บัญชี').click();
  expect(await accounts.getByText('000-0-12345-0').isVisible()).toBe(true);
  expect(await accounts.getByText('โอนเงินเข้าบัญชีชื่อสหกรณ์เท่านั้น').isVisible()).toBe(true);
  await page.getByRole('link', { name: /คำนวณค่างวดก่อนยื่นกู้/ }).click();
  await page.waitForURL('**/loancal');
  await testBrowser.leave(page);
});

test('D-16 regulations stand by kind, and each kind leads to its own', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  const kinds = block(page, 'ข้อบังคับและระเบียบ').getByRole('link');
  expect((await kinds.allInnerTexts()).length).toBeGreaterThan(3);
  await settled(page);
  await kinds.getByText('เงินกู้').click();
  await page.waitForURL('**/list/regulations-loan');
  await testBrowser.leave(page);
});
