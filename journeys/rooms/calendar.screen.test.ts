/** Days chosen in a Thai calendar, by hand and by keyboard alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readShare } from '../../wings/member/shares/shares.api.ts';
import { axeFindings } from '../axe/findings.ts';
import { hasFocus, mockMemberApi, sideways, success } from '../mock-api.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';
import { unfoldTool } from '../unfold.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

async function open(width: number) {
  const page = await testBrowser.newPage({ width });
  await mockMemberApi(page, { [`GET ${readShare.path}`]: success(readShare.example) });
  await page.goto('/member/share');
  await unfoldTool(page, 'ค้นหา');
  const button = page.getByRole('button', { name: 'เปิดปฏิทิน: ตั้งแต่' });
  const dialog = page.getByRole('dialog', { name: 'ตั้งแต่' });
  return { page, button, dialog };
}

test.each(widths)('a day is a press away, at %i px', async (width) => {
  const { page, button, dialog } = await open(width);
  await button.click();
  await dialog.waitFor();
  // The month of the records, in the Buddhist era.
  await dialog.getByRole('table', { name: 'พฤศจิกายน 2568' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('combobox', { name: 'ปี พ.ศ.' }).selectOption('2567');
  await dialog.getByRole('button', { name: 'เดือนก่อน' }).click();
  await dialog.getByRole('button', { name: 'อาทิตย์ 6 ตุลาคม 2567' }).click();
  await page.waitForURL('**/member/share?from=2024-10-06');
  expect(await page.getByRole('textbox', { name: 'ตั้งแต่' }).inputValue()).toBe('6 ต.ค. 2567');
  await testBrowser.leave(page);
});

test('by keyboard alone: arrows, months, an end that is not passed, Esc', async () => {
  const { page, button, dialog } = await open(1440);
  await button.focus();
  await page.keyboard.press('Enter');
  const last = dialog.getByRole('button', { name: 'ศุกร์ 28 พฤศจิกายน 2568' });
  await expect.poll(() => hasFocus(last)).toBe(true);
  // Nothing can be chosen after the day of the records.
  await page.keyboard.press('ArrowDown');
  expect(await hasFocus(last)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await hasFocus(button)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(last)).toBe(true);
  for (const key of ['PageUp', 'ArrowLeft', 'ArrowUp', 'Home']) await page.keyboard.press(key);
  const sunday = dialog.getByRole('button', { name: 'อาทิตย์ 19 ตุลาคม 2568' });
  await expect.poll(() => hasFocus(sunday)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/share?from=2025-10-19');
  expect(await hasFocus(button)).toBe(true);
  await testBrowser.leave(page);
});
