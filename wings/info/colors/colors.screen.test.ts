import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../../journeys/axe/findings.ts';
import { stopClock } from '../../../journeys/browser/clock.ts';
import { settled } from '../../../journeys/browser/settled.ts';
import { hasFocus, sideways } from '../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

async function colours(options: Parameters<TestBrowser['newPage']>[0] = {}): Promise<Page> {
  const page = await testBrowser.newPage(options);
  await page.goto('/colors');
  if (options.script !== false) await settled(page);
  return page;
}

/** What a swatch of the theme tells: its name, its value, its ratio on white. */
async function themeOf(page: Page): Promise<Record<string, { value: string; ratio: number }>> {
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'สีของธีม' }) });
  const swatches = await section.getByRole('listitem').allTextContents();
  const read = swatches.map((text) => /^([a-z]+)(#[0-9a-f]{6}).*?บนขาว ([\d.]+)/.exec(text) ?? []);
  return Object.fromEntries(
    read.map(([, name = '', value = '', ratio = '']) => [name, { value, ratio: Number(ratio) }]),
  );
}

test('R024 R187 the five colours of the theme with their contrast, from the server', async () => {
  const page = await colours({ script: false });
  const theme = await themeOf(page);
  expect(Object.keys(theme)).toEqual(['primary', 'secondary', 'warning', 'success', 'danger']);
  expect(theme.primary).toEqual({ value: '#0b4ea2', ratio: 8 });
  for (const { ratio } of Object.values(theme)) expect(ratio).toBeGreaterThanOrEqual(4.5);
  await testBrowser.leave(page);
});

test('R187 every pair in use reaches its ratio, in every theme', async () => {
  const page = await colours();
  const table = page.getByRole('table', { name: /อัตราความต่าง/ });
  const blue = table.getByRole('row').nth(1);
  const themes = { สว่าง: '17.9', คมชัดสูง: '21.0', มืด: '14.8' };
  for (const [name, inkRatio] of Object.entries(themes)) {
    await page.getByLabel('สีของหน้าจอ').first().selectOption(name);
    await expect.poll(() => blue.textContent()).toContain(inkRatio);
    expect(await table.getByText('ไม่ผ่าน').count()).toBe(0);
    expect(await table.getByText('ผ่าน', { exact: true }).count()).toBeGreaterThan(40);
  }
  await testBrowser.leave(page);
});

test.each(widths)('R024 at %i px: no layout, no finding, nothing sideways', async (width) => {
  const page = await colours({ width });
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R174 a message stands while the pointer is on it, then goes to the list', async () => {
  const page = await colours({ clock: true });
  await page.clock.install();
  await stopClock(page);
  await page.getByRole('button', { name: 'แสดงการแจ้งเตือน' }).click();
  const region = page.getByRole('region', { name: 'การแจ้งเตือน' });
  const message = region.getByRole('alert').getByText('ไม่สามารถเชื่อมต่อได้');
  await message.hover();
  await page.clock.runFor(30_000);
  expect(await message.isVisible()).toBe(true);
  await page.mouse.move(5, 5);
  await page.clock.runFor(5000);
  await message.waitFor({ state: 'hidden' });
  await page.getByText('ข้อความแจ้งเตือนที่ผ่านมา 2 ข้อความ').click();
  expect(await page.locator('footer details li').count()).toBe(2);
  await testBrowser.leave(page);
});

test('a dialog gives the focus back to what opened it', async () => {
  const page = await colours();
  const opener = page.getByRole('button', { name: 'เปิดกล่องโต้ตอบ' });
  await opener.press('Enter');
  await page.getByRole('dialog', { name: 'ออกจากระบบหรือไม่' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await hasFocus(opener)).toBe(true);
  await testBrowser.leave(page);
});

test('large letters and hidden amounts are kept from page to page', async () => {
  const page = await colours({ width: 390 });
  await page.getByRole('button', { name: 'ตัวอักษรใหญ่มาก' }).click();
  await page.getByRole('switch', { name: 'ซ่อนยอดเงิน' }).click();
  await page.reload();
  await settled(page);
  const root = 'getComputedStyle(document.documentElement).fontSize';
  expect(await page.evaluate(root)).toBe('24px');
  expect(await page.getByText('46,212.95', { exact: true }).last().isVisible()).toBe(false);
  expect(await sideways(page)).toBe(0);
  await testBrowser.leave(page);
});
