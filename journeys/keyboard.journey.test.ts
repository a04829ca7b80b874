import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from './browser/settled.ts';
import { expectFocus, tabTo } from './keys.ts';
import { holds, openTestBrowser, type TestBrowser } from './test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test('a member’s day without a mouse: sign in, read shares and deposits, log out', async () => {
  const page = await testBrowser.newPage();
  const shares = page.getByRole('heading', { level: 1, name: 'ทุนเรือนหุ้น' });
  await page.goto('/member/logon');
  await page.locator('h1').waitFor();
  await tabTo(page, /^ปฏิเสธ$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^membership_no$/);
  await page.keyboard.type('123');
  await tabTo(page, /^mem_password$/);
  await page.keyboard.type('Sahakon#2568');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/status');
  await page.getByText('521,212.95').first().waitFor();
  await tabTo(page, /^ดูรายการหุ้น$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/share');
  await shares.waitFor();

  await page.reload();
  await shares.waitFor();
  await settled(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await holds(page, "document.activeElement.id === 'main'");

  await page.reload();
  await shares.waitFor();
  await tabTo(page, /^เงินฝาก$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/deposit');
  await page.getByText('46,212.95').first().waitFor();

  await tabTo(page, /^ออกจากระบบ$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectFocus(page, /^ออกจากระบบ$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^ออกจากระบบ$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/logon');
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});
