import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../../../journeys/browser/settled.ts';
import { expectPageOk, expectPageOkSoFar } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { ratesExample } from './rates.example.text.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

/** Comes by a link of the front page, so that the browser itself asks; `reply` answers. */
async function enterWith(page: Page, reply: Parameters<Page['route']>[1]): Promise<void> {
  await page.goto('/home');
  await settled(page);
  await page.route('**/api/info/rates', reply);
  await page.locator('main').getByRole('link', { name: 'ตารางทั้งหมด' }).click();
  // The front page, which has tables too, has gone.
  await page.getByRole('heading', { level: 1, name: 'อัตราดอกเบี้ยและเงินปันผล' }).waitFor();
}

test('D-16 the menu and the front page lead to all rates, which read without script', async () => {
  const page = await testBrowser.newPage({ script: false });
  await page.goto('/home');
  for (const name of ['ตารางทั้งหมด', 'ทุกปี']) {
    const link = page.locator('main').getByRole('link', { name, exact: true });
    expect(await link.getAttribute('href')).toBe('/list/rates');
  }
  const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
  await menu.locator('summary').filter({ hasText: 'เงินฝาก' }).click();
  await menu.getByRole('link', { name: /^อัตราดอกเบี้ย/ }).click();
  await page.waitForURL('**/list/rates');
  await page.getByRole('heading', { level: 1, name: 'อัตราดอกเบี้ยและเงินปันผล' }).waitFor();
  const deposits = table(page, 'เงินฝาก');
  const heads = deposits.getByRole('columnheader');
  // One day for all of them: it stands once, above the table.
  expect(await heads.allInnerTexts()).toEqual(['ประเภท', 'ร้อยละต่อปี']);
  const since = page.getByRole('region', { name: 'เงินฝาก', exact: true }).getByText(/^มีผลตั้งแต่/);
  expect(await since.first().innerText()).toContain('1 ก.ค. 2568');
  const savings = deposits.getByRole('row', { name: 'ออมทรัพย์ 1.50', exact: true });
  expect(await savings.isVisible()).toBe(true);
  expect(await table(page, 'เงินกู้').getByRole('row').count()).toBe(6);
  const dividends = table(page, 'เงินปันผลและเงินเฉลี่ยคืน');
  expect(await dividends.getByRole('row', { name: '2560 5.80 12.00' }).isVisible()).toBe(true);
  const former = page.getByText('อัตราที่ใช้ก่อนหน้า').first();
  await former.click();
  const before = table(page, 'เงินฝาก อัตราที่ใช้ก่อนหน้า');
  expect(await before.getByRole('row', { name: /^ออมทรัพย์ 1\.25/ }).isVisible()).toBe(true);
  await page.getByRole('link', { name: /^อัตราดอกเบี้ยเงินฝากและเงินกู้/ }).click();
  await page.waitForURL('**/show/341');
  await testBrowser.leave(page);
});

test('R035 the head of the page says what it shows', async () => {
  const html = await (await fetch(`${testBrowser.baseUrl}/list/rates`)).text();
  expect(html).toMatch(/<title>อัตราดอกเบี้ยและเงินปันผล - /);
  expect(html).toContain('<meta name="description" content="อัตราเงินฝากและเงินกู้ที่ใช้อยู่');
});

test('the menu marks the entry that the page lies below', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/list/rates');
  const marked = page.locator('#public-menu [data-bar-item][aria-current]');
  expect(await marked.allInnerTexts()).toEqual(['เงินฝาก\nDeposits']);
  await testBrowser.leave(page);
});

describe.each(widths)('at %i px', (width) => {
  test('D-16 filled: rates in force, those before them, years, announcements', async () => {
    const page = await testBrowser.newPage({ width });
    await enterWith(page, (route) => route.fulfill({ json: { rc_code: '1', data: ratesExample } }));
    await table(page, 'เงินกู้').waitFor();
    const former = page.locator('main summary').filter({ hasText: 'อัตราที่ใช้ก่อนหน้า' });
    expect(await former.count()).toBe(2);
    await former.last().click();
    const before = table(page, 'เงินกู้ อัตราที่ใช้ก่อนหน้า');
    expect(await before.getByRole('row', { name: 'สามัญ 6.25' }).isVisible()).toBe(true);
    const loans = page.getByRole('region', { name: 'เงินกู้', exact: true });
    expect(await loans.getByText(/^มีผลตั้งแต่/).allInnerTexts()).toEqual([
      expect.stringContaining('1 ก.ค. 2568'),
      expect.stringContaining('1 ม.ค. 2567'),
    ]);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('D-16 rates of different days: each has its own beside it', async () => {
    const page = await testBrowser.newPage({ width });
    const [savings, retired] = ratesExample.deposit;
    const deposit = [savings, { ...retired, effective_on: '2025-10-01' }];
    const data = { ...ratesExample, deposit };
    await enterWith(page, (route) => route.fulfill({ json: { rc_code: '1', data } }));
    const row = table(page, 'เงินฝาก').getByRole('row', { name: /^เกษียณสุข 3\.00 1 ตุลาคม 2568/ });
    await row.waitFor();
    const heads = table(page, 'เงินฝาก').getByRole('columnheader');
    expect(await heads.last().innerText()).toBe('มีผลตั้งแต่');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('D-16 empty: each table says what would be there', async () => {
    const page = await testBrowser.newPage({ width });
    const nothing = { deposit: [], loan: [], dividends: [], announcements: [] };
    await enterWith(page, (route) => route.fulfill({ json: { rc_code: '1', data: nothing } }));
    await page.getByText('ยังไม่ประกาศอัตราดอกเบี้ยเงินฝาก').waitFor();
    expect(
      await page
        .locator('main')
        .getByText(/^ยังไม่(?:ประกาศ|มี)/)
        .count(),
    ).toBe(3);
    expect(await page.getByRole('table').count()).toBe(0);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('D-16 failed: said in its place, and retried', async () => {
    const page = await testBrowser.newPage({ width });
    const failure = { rc_code: '0', error: 'ระบบขัดข้อง', data: { ref: '7QK4-28NV' } };
    await enterWith(page, (route) => route.fulfill({ status: 500, json: failure }));
    await page.getByText('โหลดอัตราดอกเบี้ยไม่สำเร็จ').waitFor();
    expect(
      await page
        .locator('main')
        .getByText(/^ยังไม่(?:ประกาศ|มี)/)
        .count(),
    ).toBe(0);
    await expectPageOk(testBrowser, page, /status of 500/);
    await page.unroute('**/api/info/rates');
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await table(page, 'เงินฝาก').waitFor();
    await testBrowser.leave(page);
  });

  test('D-16 slow: a skeleton after a while, and nothing that looks empty', async () => {
    const page = await testBrowser.newPage({ width });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await enterWith(page, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByText('กำลังโหลดอัตราดอกเบี้ย').waitFor({ state: 'attached' });
    expect(
      await page
        .locator('main')
        .getByText(/^ยังไม่(?:ประกาศ|มี)/)
        .count(),
    ).toBe(0);
    await expectPageOkSoFar(testBrowser, page);
    release();
    await table(page, 'เงินฝาก').waitFor();
    await testBrowser.leave(page);
  });
});
