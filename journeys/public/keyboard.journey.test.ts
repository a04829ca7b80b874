import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../browser/settled.ts';
import { expectFocus, tabOut, tabTo } from '../keys.ts';
import { holds, openTestBrowser, type TestBrowser } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

async function open(path: string): Promise<Page> {
  const page = await testBrowser.newPage({ stranger: true });
  await page.goto(path);
  await settled(page);
  return page;
}

/** The new address, and then what it shows: a key pressed before that would be lost. */
async function arrive(page: Page, address: string | RegExp): Promise<void> {
  await page.waitForURL(address);
  await settled(page);
}

async function leave(page: Page, but?: RegExp): Promise<void> {
  await tabOut(page);
  expect(testBrowser.faults(page, but)).toEqual([]);
  await testBrowser.leave(page);
}

const type = (page: Page, words: string) => page.keyboard.type(words);
const press = (page: Page, key: 'Enter' | 'Space' | 'ArrowDown' | 'ArrowUp') =>
  page.keyboard.press(key);

/** Tab, then Enter. */
async function follow(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await press(page, 'Enter');
}

test('R018 R019 without a mouse: a case filed, its code looked up', async () => {
  const page = await open('/demand');
  await tabTo(page, /^category$/);
  await press(page, 'ArrowDown');
  await press(page, 'ArrowDown');
  await follow(page, /^แสดง$/);
  await arrive(page, '**/demand?category=LOAN');

  await page.goto('/demand');
  await settled(page);
  await follow(page, /^แจ้งเรื่อง$/);
  await page.getByRole('heading', { name: 'แจ้งเรื่องร้องเรียนหรือข้อเสนอแนะ' }).waitFor();
  await follow(page, /^ส่งเรื่อง$/);
  // What is wrong comes to the one who sent it.
  await page.locator('[name="topic"][aria-invalid="true"]:focus').waitFor();
  await type(page, 'ขอทางลาดหน้าสำนักงาน');
  await tabTo(page, /^category$/);
  await press(page, 'ArrowDown');
  await tabTo(page, /^detail$/);
  await type(page, 'ประตูหน้ามีบันไดสามขั้น รถเข็นขึ้นไม่ได้');
  await tabTo(page, /^anonymous$/);
  await press(page, 'Space');
  // The contact fields are away, so that no key stops there.
  await page.keyboard.press('Tab');
  await expectFocus(page, /^allow_publish$/);
  await press(page, 'Space');
  await follow(page, /^ส่งเรื่อง$/);
  await page.getByText('รับเรื่องของคุณแล้ว').waitFor();
  const code = await page.locator('p', { has: page.locator('span + span + span') }).innerText();
  await tabTo(page, /^คัดลอกรหัส$/);
  await press(page, 'Space');
  await page.getByRole('status').filter({ hasText: /คัดลอก/ }).waitFor();

  await follow(page, /^ติดตามเรื่อง$/);
  await arrive(page, '**/demand?view=track');
  await page.locator('[name="code"]').waitFor();
  // The link has gone with its part: the keys go on in the new one, not below it.
  await holds(page, "document.activeElement.id === 'main'");
  await tabTo(page, /^code$/);
  await type(page, code.replace(/\s/g, '').toLowerCase());
  await press(page, 'Enter');
  await page.getByRole('heading', { name: 'ขอทางลาดหน้าสำนักงาน' }).waitFor();
  await expectFocus(page, /^เรื่องของคุณ$/);
  await leave(page);
});

test('R018 without a mouse: another case after the one that was filed', async () => {
  const page = await open('/demand?view=file');
  await tabTo(page, /^topic$/);
  await type(page, 'ขอที่จอดจักรยาน');
  await tabTo(page, /^category$/);
  await press(page, 'ArrowDown');
  await tabTo(page, /^detail$/);
  await type(page, 'หน้าสำนักงานไม่มีที่จอดจักรยานเลย');
  await follow(page, /^ส่งเรื่อง$/);
  await page.getByText('รับเรื่องของคุณแล้ว').waitFor();
  await follow(page, /^แจ้งอีกเรื่องหนึ่ง$/);
  await page.locator('[name="topic"]:focus').waitFor();
  // The page is on its way to the field; a key that overtakes it would leave the focus outside.
  await settled(page);
  expect(await page.locator('[name="topic"]').inputValue()).toBe('');
  await leave(page);
});

test('R020 D-20 without a mouse: candidates filtered, the right to vote asked', async () => {
  const page = await open('/election');
  await tabTo(page, /^ทุกตำแหน่ง$/);
  await follow(page, /^กรรมการดำเนินการ$/);
  await arrive(page, /\?position=COMMITTEE(#|$)/);
  await follow(page, /^เขต 2$/);
  await arrive(page, /\?position=COMMITTEE&zone=2(#|$)/);
  await holds(page, "document.querySelectorAll('#candidates li h4').length === 2");

  await tabTo(page, /^membership_no$/);
  // Not the number that other tests miss: one under attack asks everybody for a proof.
  await type(page, '222');
  await tabTo(page, /^birth_date$/);
  await type(page, '29/04/2513');
  await press(page, 'Enter');
  await page.getByText('ไม่พบเลขทะเบียนและวันเกิดนี้').waitFor();
  await expectFocus(page, /ไม่พบเลขทะเบียนและวันเกิดนี้/);
  // What was typed is still there; Tab marks it, so that the right day replaces it.
  await tabTo(page, /^birth_date$/);
  await type(page, '30/04/2513');
  await follow(page, /^ตรวจสอบสิทธิ$/);
  await page
    .getByText(/\S••• \S+•••/)
    .first()
    .waitFor();
  await expectFocus(page, /\S••• \S+•••/);
  await follow(page, /^ตรวจสอบเลขทะเบียนอื่น$/);
  await page.locator('[name="membership_no"]:focus').waitFor();
  await leave(page, /status of 404/);
});

const readConsent = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'acceptCookie')?.value;

test('R003 R027 without a mouse: the banner answered, then a change of mind', async () => {
  const page = await open('/home');
  const banner = page.getByRole('region', { name: 'เว็บไซต์นี้ใช้คุกกี้ที่จำเป็น' });
  await tabTo(page, /^นโยบายคุกกี้$/);
  await tabTo(page, /^ปฏิเสธ$/);
  await press(page, 'Space');
  await banner.waitFor({ state: 'detached' });
  expect(await readConsent(page)).toBe('N');
  // The keys go on from the page, not from nowhere.
  await tabTo(page, /./);

  await page.goto('/cookie/cookies');
  await settled(page);
  await page.getByText('คำตอบของคุณตอนนี้: ปฏิเสธ').waitFor();
  await follow(page, /^ยอมรับ$/);
  await page.getByText('คำตอบของคุณตอนนี้: ยอมรับ').waitFor();
  expect(await readConsent(page)).toBe('Y');
  // The buttons stay, and so does the focus: the answer can be changed again.
  await expectFocus(page, /^ยอมรับ$/);
  await page.keyboard.press('Shift+Tab');
  await press(page, 'Space');
  await page.getByText('คำตอบของคุณตอนนี้: ปฏิเสธ').waitFor();
  expect(await readConsent(page)).toBe('N');
  await leave(page);
});
