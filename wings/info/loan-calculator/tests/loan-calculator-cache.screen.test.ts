import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../../../journeys/axe/findings.ts';
import { settled } from '../../../../journeys/browser/settled.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { box, l1, total } from './sheet.ts';

/** Long enough for a busy machine. */
const soon = { timeout: 30_000 };

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test('R025 the result is said once, when the typing rests', async () => {
  const page = await testBrowser.newPage();
  await page.goto(`/loancal?${l1}`);
  await settled(page);
  await page.evaluate(`
    globalThis.said = [];
    const status = [...document.querySelectorAll('main [role="status"]')].at(-1);
    new MutationObserver(() => said.push(status.textContent))
      .observe(status, { childList: true, subtree: true, characterData: true });
  `);
  await box(page, 'จำนวนงวด').fill('1');
  await box(page, 'จำนวนงวด').fill('10');
  await expect
    .poll(() => page.evaluate('said'), soon)
    .toEqual([expect.stringMatching(/^ต้นเท่ากันทุกงวด 10 งวด งวดแรก 12,414\.25 บาท/)]);
  await testBrowser.leave(page);
});

test('R025 the CSV file holds every row, years and total; amounts plain', async () => {
  const page = await testBrowser.newPage();
  await page.goto(`/loancal?${l1}`);
  await settled(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ไฟล์ CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('ตารางผ่อนชำระ.csv');
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('\ufeffงวดที่,ครบกำหนด,จำนวนวัน,ต้นยกมา,เงินต้น,ดอกเบี้ย,รวมชำระ,คงเหลือ');
  expect(lines[1]).toBe('1,31 ม.ค. 2568,21,120000.00,10000.00,414.25,10414.25,110000.00');
  expect(lines[13]).toBe('รวมปี พ.ศ. 2568,,355,,120000.00,3687.13,123687.13,0.00');
  expect(lines[14]).toBe('รวมทั้งหมด 12 งวด,,355,,120000.00,3687.13,123687.13,');
  await testBrowser.leave(page);
});

test('R025 without script the form asks the server, all rows are there, faults too', async () => {
  const page = await testBrowser.newPage({ script: false });
  await page.goto('/loancal?type=other&amount=3000000&periods=480&rate=6&from=2026-01-05');
  expect(await page.locator('tbody time').count()).toBe(480);
  expect(await page.locator('tbody time').last().isVisible()).toBe(true);
  await box(page, 'วงเงิน').fill('120,000');
  await box(page, 'จำนวนงวด').fill('12');
  await box(page, 'วันรับเงิน').fill('10 ม.ค. 2568');
  await page.getByRole('button', { name: 'คำนวณ', exact: true }).click();
  await expect.poll(() => total(page).innerText(), soon).toContain('3,687.13');
  await box(page, 'วงเงิน').fill('แสนสอง');
  await page.getByRole('button', { name: 'คำนวณ', exact: true }).click();
  await expect.poll(() => page.getByText('กรอกจำนวนเงินเป็นตัวเลข').count(), soon).toBe(1);
  expect(await page.getByText('ผลคำนวณก่อนแก้ไข').count()).toBeGreaterThan(0);
  expect(await total(page).innerText()).toContain('3,687.13');
  await testBrowser.leave(page);
});

test('R025 on paper: every year, no form, no buttons', async () => {
  const page = await testBrowser.newPage();
  await page.goto(`/loancal?${l1}`);
  await settled(page);
  await box(page, 'จำนวนงวด').fill('36');
  await expect.poll(() => total(page).innerText(), soon).toContain('36 งวด');
  await expect.poll(() => page.locator('tbody time').count(), soon).toBe(12);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('tbody time').count(), soon).toBe(36);
  expect(await page.locator('tbody time').last().isVisible()).toBe(true);
  expect(await page.getByRole('form', { name: 'ข้อมูลเงินกู้' }).isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'พิมพ์' }).isVisible()).toBe(false);
  const inputText = page.getByText('วงเงิน 120,000.00 บาท ดอกเบี้ย 6.00 % ต่อปี');
  expect(await inputText.isVisible()).toBe(true);
  await testBrowser.leave(page);
});

test.each(widths)('R025 at %i px nothing is at fault, in both contrasts', async (width) => {
  const page = await testBrowser.newPage({ width });
  await page.goto('/loancal?salary=9000&close=2027-01-01');
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(wide).toBeLessThanOrEqual(320);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

/** Milliseconds from a key on the slider to the picture that shows it: the median of some. */
async function waitOf(page: Page): Promise<number> {
  await page.evaluate(`globalThis.waits = []`);
  await page.getByRole('slider', { name: 'เลื่อนจำนวนงวด' }).focus();
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
  const waits = (await page.evaluate<number[]>('waits')).sort((one, other) => one - other);
  expect(waits.length).toBeGreaterThan(0);
  return waits[Math.floor(waits.length / 2)] ?? 0;
}

test('R025 480 instalments answer a key about as fast as 12 do', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/loancal?type=other&amount=3000000&periods=12&rate=6&from=2026-01-05');
  await settled(page);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(`
    globalThis.waits = [];
    new PerformanceObserver((list) => {
      const keys = list.getEntries().filter(({ name }) => name === 'keydown');
      waits.push(...keys.map(({ duration }) => duration));
    }).observe({ type: 'event', durationThreshold: 16 });
  `);
  const few = await waitOf(page);
  await box(page, 'จำนวนงวด').fill('480');
  await expect.poll(() => total(page).innerText(), soon).toContain('480 งวด');
  // A quiet machine needs 30 to 40 ms for either; a busy one is slow for both.
  expect(await waitOf(page)).toBeLessThan(Math.max(100, 3 * few));
  await testBrowser.leave(page);
});
