/** What the masthead and the bar offer besides the menu: search, sign-in, the agencies' door. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../../journeys/axe/findings.ts';
import { settled } from '../../../journeys/browser/settled.ts';
import { sideways } from '../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const label = 'ค้นหาข่าวและเอกสาร';
const bar = (page: Page) => page.getByRole('navigation', { name: 'เมนูหลัก' });

/** The search that stands around the page: in the masthead, on a phone in the opened menu. */
async function searchOf(page: Page, width: number) {
  const search = page.getByRole('search', { name: label });
  if (width < 1024) {
    expect(await search.count()).toBe(0);
    await bar(page).getByRole('button', { name: 'เมนู', exact: true }).click();
  }
  await search.waitFor();
  return search;
}

test.each(widths)('R029 at %i px the search has a name, and room for a finger', async (width) => {
  const page = await testBrowser.newPage({ width });
  for (const path of ['/home', '/board', '/loancal']) {
    await page.goto(path);
    await settled(page);
    // The calculators have the plain frame: no menu, and on a phone no search.
    if (path === '/loancal' && width < 1024) continue;
    const search = await searchOf(page, width);
    for (const control of [search.getByRole('searchbox'), search.getByRole('button')]) {
      const { width: across = 0, height = 0 } = (await control.boundingBox()) ?? {};
      expect(Math.min(across, height)).toBeGreaterThanOrEqual(44);
    }
    expect(await axeFindings(page)).toEqual([]);
  }
  await testBrowser.leave(page);
});

test.each(widths)('R029 at %i px words are looked for without script', async (width) => {
  const page = await testBrowser.newPage({ width, script: false });
  await page.goto('/board');
  const form = page.getByRole('search', { name: label }).locator('form');
  expect(await form.getAttribute('action')).toBe('/list/all');
  await form.getByRole('searchbox', { name: label }).fill('กู้');
  await form.getByRole('button', { name: 'ค้นหา' }).click();
  await page.waitForURL(/\/list\/all\?q=/);
  expect(await page.locator('main [role="status"]').textContent()).toContain('กู้');
  await testBrowser.leave(page);
});

test('R029 words are looked for from a phone’s menu', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/board');
  await settled(page);
  const search = await searchOf(page, 390);
  await search.getByRole('searchbox').fill('กู้');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/list\/all\?q=/);
  await page.locator('main [role="status"]').waitFor();
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R029 the sign-in stands in the bar of a phone, and leads there', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/board');
    await settled(page);
    const signIn = bar(page).getByRole('link', { name: 'เข้าสู่ระบบ', exact: true });
    const { y = 0, height = 0 } = (await signIn.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    // In one row with the menu and the letters.
    const row = (await bar(page).boundingBox()) ?? { y: 0, height: 0 };
    expect(row.height).toBeLessThan(60);
    expect(y + height).toBeLessThanOrEqual(row.y + row.height);
  }
  await bar(page).getByRole('link', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await page.waitForURL('**/member/logon');
  await testBrowser.leave(page);
});

test.each([1024, 1280, 1440])(
  'R029 at %i px the agencies’ door stands in the bar, in one row with the menu',
  async (width) => {
    const page = await testBrowser.newPage();
    await page.setViewportSize({ width, height: 900 });
    // The demo's menu, without what another test may have put into it at this moment.
    const answer = await fetch(`${testBrowser.baseUrl}/api/info/manu`);
    const menu = Object(await answer.json());
    menu.data.list_manu = menu.data.list_manu.filter(
      ({ manu_name }: { manu_name: string }) => !manu_name.startsWith('ทดสอบ'),
    );
    await page.route('**/api/info/manu', (route) => route.fulfill({ json: menu }));
    await page.goto('/member/logon');
    await page.locator('header a[href="/home"]').first().click();
    await page.waitForURL('**/home');
    await settled(page);
    const agency = bar(page).getByRole('link', { name: 'สำหรับหน่วยงาน' });
    expect(await agency.getAttribute('href')).toBe('/membergroup/logon');
    expect((await agency.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect((await bar(page).boundingBox())?.height).toBeLessThan(60);
    await testBrowser.leave(page);
  },
);

test.each(widths)('at %i px agencies find their door in bar, card and foot', async (width) => {
  const page = await testBrowser.newPage({ width });
  await page.goto('/home');
  await settled(page);
  if (width < 1024) await bar(page).getByRole('button', { name: 'เมนู', exact: true }).click();
  const card = page.getByRole('region', { name: 'เข้าสู่ระบบสมาชิก' });
  for (const place of [bar(page), card, page.getByRole('contentinfo')]) {
    expect(await place.locator('a[href="/membergroup/logon"]:visible').count()).toBe(1);
  }
  if (width < 1024) await bar(page).getByRole('button', { name: 'ปิดเมนู' }).click();
  await card.locator('a[href="/membergroup/logon"]').click();
  await page.waitForURL('**/membergroup/logon');
  await testBrowser.leave(page);
});

test('R010 a phone’s letters grow from the bar; Esc closes what it opened', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/board');
  await settled(page);
  const open = bar(page).getByRole('button', { name: 'ขนาดตัวอักษรและสีของหน้าจอ' });
  const largest = page.getByRole('button', { name: 'ตัวอักษรใหญ่มาก' });
  expect(await largest.count()).toBe(0);
  await open.click();
  await largest.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await largest.click();
  await page.locator('[data-text="150"]').first().waitFor();
  expect(await sideways(page)).toBe(0);
  await page.keyboard.press('Escape');
  await largest.waitFor({ state: 'hidden' });
  await testBrowser.leave(page);
});
