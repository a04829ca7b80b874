import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agencySignOut } from '../../../api/session/sign-out.api.ts';
import {
  callsTo,
  hasFocus,
  type MockResponses,
  mockAgencyApi,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { checkSession } from './frame.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const session = `POST ${checkSession.path}`;
const leave = `POST ${agencySignOut.path}`;
const page1 = '/membergroup/password';

async function open(width = 1440, answers: MockResponses = {}, path = page1) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockAgencyApi(page, answers);
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'เปลี่ยนรหัสผ่าน' }).waitFor();
  return { page, requests };
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'เมนูหน่วยงาน' });

describe.each(widths)('the frame at %i px', (width) => {
  test('R008 R009 R078 names, logo, agency, its number without four characters', async () => {
    const { page } = await open(width);
    const head = page.getByRole('banner');
    await head.getByText('สหกรณ์ออมทรัพย์ครูตัวอย่าง').waitFor();
    expect(await head.getByText('Tua Yang Teachers').isVisible()).toBe(true);
    expect(await head.getByRole('link').locator('svg, img').isVisible()).toBe(true);
    const bar = page.getByRole('region', { name: 'ผู้ใช้งาน' });
    expect(await bar.getByText('โรงเรียนตัวอย่างวิทยา').isVisible()).toBe(true);
    expect(await bar.getByText('หน่วยงาน 1001', { exact: true }).isVisible()).toBe(true);
    const isWide = width > 768;
    expect(await bar.getByText('สมชาย บุญมาก').isVisible()).toBe(isWide);
    expect(await page.getByText('01011001').count()).toBe(0);
    const overview = bar.getByRole('link', { name: /ภาพรวมของหน่วยงาน/ });
    expect(await overview.getAttribute('href')).toBe('/membergroup/dashboard');
    expect(await overview.getAttribute('aria-current')).toBeNull();
    await expectPageOk(testBrowser, page);
    // The bar stays on top; far down there is a button that leads there.
    await page.setViewportSize({ width, height: 300 });
    await page.mouse.move(200, 200);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const top = () =>
      page.evaluate<number>(
        `Math.round(document.querySelector('[data-bar]').getBoundingClientRect().top)`,
      );
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(100);
    expect(await top()).toBe(0);
    await page.getByRole('button', { name: /บน/ }).click();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    await testBrowser.leave(page);
  });
});

test.each([
  ['000101002', '01002'],
  ['01011', '1'],
  ['1001', '1001'],
])('R009 the header of agency %s: names of the settings, logo, %s', async (number, shown) => {
  const own = { ...checkSession.example, member_group_no: number };
  const { page } = await open(1440, { [session]: success(own) });
  const site = JSON.parse((await page.locator('#config').textContent()) ?? '{}');
  const head = page.getByRole('banner').getByRole('link').first();
  const names = (await head.innerText()).replaceAll('\u00a0', ' ').split('\n');
  expect(names.slice(0, 2)).toEqual([site.coopNameTH, site.coopNameEN]);
  expect(await head.locator('svg, img').first().isVisible()).toBe(true);
  const bar = page.getByRole('region', { name: 'ผู้ใช้งาน' });
  await bar.getByText(`หน่วยงาน ${shown}`, { exact: true }).waitFor();
  const wordsShown = (await page.getByRole('region', { name: 'ผู้ใช้งาน' }).innerText()).split(/\s/);
  expect(wordsShown.filter((word) => /^\d+$/.test(word))).toEqual([shown]);
  await testBrowser.leave(page);
});

test('R079 R080 R082 the menu in its order, the way home, the entry of the path', async () => {
  const { page } = await open();
  const items = menuOf(page).getByRole('listitem');
  await items.first().waitFor();
  expect((await items.allInnerTexts()).map((text) => text.trim())).toEqual([
    'งบหน้าใบเรียกเก็บ',
    'หนังสือนำส่ง',
    'สรุปใบเรียกเก็บ',
    'เปลี่ยนรหัสผ่าน',
    'คู่มือผู้แทนหน่วย',
    'ออกจากระบบ',
    'กลับหน้าหลัก',
  ]);
  const home = menuOf(page).getByRole('link', { name: 'กลับหน้าหลัก' });
  expect(await home.getAttribute('href')).toBe('/home');
  const current = menuOf(page).locator('[aria-current="page"]');
  expect((await current.allInnerTexts()).map((text) => text.trim())).toEqual(['เปลี่ยนรหัสผ่าน']);
  await testBrowser.leave(page);
});

test('R081 on a phone the menu slides over, keeps the focus, and Esc closes it', async () => {
  const member_group_name = 'โรงเรียนเฉลิมพระเกียรติสมเด็จพระศรีนครินทร์ ในพระราชูปถัมภ์';
  const long = success({ ...checkSession.example, member_group_name });
  const { page } = await open(390, { [session]: long });
  // A long name takes no second row; the menu has it whole.
  expect((await page.locator('[data-bar]').boundingBox())?.height).toBe(56);
  const button = page.getByRole('button', { name: 'เมนู' });
  await button.click();
  const entry = menuOf(page).getByRole('link', { name: 'หนังสือนำส่ง' });
  await entry.waitFor();
  // The bar of a phone has no room for the contact.
  const whole = menuOf(page).getByText(`${member_group_name}ผู้แทนหน่วย สมชาย บุญมาก`);
  expect(await whole.isVisible()).toBe(true);
  await expectPageOk(testBrowser, page);
  const inside = () =>
    page.evaluate<boolean>(`document.activeElement.closest('[role="dialog"]') !== null`);
  expect(await inside()).toBe(true);
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await inside(), key).toBe(true);
  }
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('Tab');
  expect(await inside()).toBe(true);
  await page.keyboard.press('Escape');
  await entry.waitFor({ state: 'hidden' });
  expect(await hasFocus(button)).toBe(true);
  await testBrowser.leave(page);
});

test('D-03 with the password of staff nothing opens but its change, told why', async () => {
  const entering = success({ ...checkSession.example, must_change: true });
  const { page } = await open(1440, { [session]: entering }, '/membergroup/keeprep');
  expect(new URL(page.url()).pathname).toBe(page1);
  await page.getByText('กรุณาตั้งรหัสผ่านของคุณเองก่อน').waitFor();
  const links = menuOf(page).getByRole('link');
  expect((await links.allInnerTexts()).map((text) => text.trim())).toEqual([
    'เปลี่ยนรหัสผ่าน',
    'กลับหน้าหลัก',
  ]);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

describe('leaving', () => {
  test('R118 log out asks, tells the server, removes this session alone', async () => {
    const { page, requests } = await open();
    await page.evaluate("localStorage.setItem('member', 'kept')");
    await menuOf(page).getByRole('button', { name: 'ออกจากระบบ' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'ใช้งานต่อ' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(callsTo(requests, leave)).toHaveLength(0);
    await menuOf(page).getByRole('button', { name: 'ออกจากระบบ' }).click();
    await dialog.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await page.waitForURL('**/membergroup/logon');
    await page.getByText('ออกจากระบบแล้ว').first().waitFor();
    expect(callsTo(requests, leave)).toHaveLength(1);
    expect(await page.evaluate('Object.keys(localStorage)')).toEqual(['member']);
    expect(await page.evaluate('history.state?.usr?.returnTo')).toBeUndefined();
    expect(testBrowser.faults(page)).toEqual([]);
    await testBrowser.leave(page);
  });

  test('T31 a log-out in one tab closes the gate of the other', async () => {
    const { page } = await open();
    const other = await page.context().newPage();
    await other.goto('/load');
    await other.evaluate("localStorage.removeItem('agency')");
    await page.waitForURL('**/membergroup/logon');
    await testBrowser.leave(page);
  });
});
