/** How the front page is laid out: its length, its order, what is in the first view. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../journeys/browser/settled.ts';
import { sideways } from '../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test('D-16 slides stand still; on a phone the buttons push them', async () => {
  const page = await testBrowser.newPage({ width: 390, reducedMotion: false });
  await page.goto('/home');
  const slides = page.getByRole('region', { name: 'ป้ายประชาสัมพันธ์', exact: true });
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

/** Half of what the page was when each of its blocks stood as a panel. */
const longest = { 390: 5_500, 1440: 2_700 } as const;

test.each(widths)('D-16 at %i px the page is half as long as its panels were', async (width) => {
  for (const reducedMotion of [true, false]) {
    const page = await testBrowser.newPage({ width, reducedMotion });
    await page.goto('/home');
    await settled(page);
    const height = await page.evaluate<number>('document.documentElement.scrollHeight');
    expect(height).toBeLessThanOrEqual(longest[width]);
    // Short because it is laid out so, not because something is missing.
    expect(height).toBeGreaterThan(longest[width] / 2);
    expect(await page.locator('main h3').count()).toBe(11);
    await testBrowser.leave(page);
  }
});

test('R012 the sign-in of a phone is in its first view', async () => {
  const page = await testBrowser.newPage({ width: 390, reducedMotion: false });
  await page.goto('/home');
  await settled(page);
  const { y = 0, height = 0 } =
    (await page.getByRole('link', { name: 'เข้าสู่ระบบสมาชิก' }).boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(844);
  await testBrowser.leave(page);
});

test('D-16 a phone’s front page looks for what is published, without script too', async () => {
  const page = await testBrowser.newPage({ width: 390, script: false });
  await page.goto('/home');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'ค้นหาข่าว แบบฟอร์ม และระเบียบ' }).fill('กู้');
  await main.getByRole('button', { name: 'ค้นหา' }).click();
  await page.waitForURL(/\/list\/all\?q=/);
  expect(await page.locator('main [role="status"]').textContent()).toContain('กู้');
  await testBrowser.leave(page);
});

test('D-16 by keyboard the ways in come first, then services, then what is new', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  await settled(page);
  await page.locator('#main').focus();
  const names: string[] = [];
  for (let at = 0; at < 11; at += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate('document.activeElement.innerText.split("\\n")[0]'));
    expect(await page.evaluate('document.activeElement.matches(":focus-visible")')).toBe(true);
  }
  expect(names).toEqual([
    'เข้าสู่ระบบสมาชิก',
    'ลืมรหัสผ่าน',
    'สมัครใช้งานครั้งแรก',
    'เข้าสู่ระบบหน่วยงาน',
    'คำนวณเงินกู้',
    'คำนวณเงินปันผล',
    'อัตราดอกเบี้ย',
    'แบบฟอร์ม',
    'ร้องเรียนและเสนอแนะ',
    'การเลือกตั้ง',
    'ฝากรายเดือนกับเกษียณสุข',
  ]);
  await testBrowser.leave(page);
});

test('large letters on the smallest phone push nothing off the page', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of ['/home', '/list/rates']) {
    await page.goto(path);
    await settled(page);
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    expect(await sideways(page)).toBe(0);
  }
  await testBrowser.leave(page);
});
