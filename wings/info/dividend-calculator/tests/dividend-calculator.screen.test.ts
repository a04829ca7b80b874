import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../../../journeys/axe/findings.ts';
import { settled } from '../../../../journeys/browser/settled.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';

/** Long enough for a busy machine. */
const soon = { timeout: 30_000 };

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const d1 = 'year=2568&rate=5.70&refund=13&bf=100000&every=1000&day=31&interest=50000';
const d2 =
  'year=2568&rate=5.25&refund=8.5&bf=250000&every=2500&day=25&interest=41237.65' +
  '&on=2025-03-07&extra=20000&on=2025-03-08&extra=20000';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const paid = (page: Page) => page.getByRole('region', { name: 'เงินที่จะได้รับ' });
const total = (page: Page) => page.getByRole('row', { name: /^รวมเงินปันผล/ });

/** Dividends of the working, line by line, without its total. */
async function dividends(page: Page): Promise<string[]> {
  const cells = page.locator('table tbody tr:not(:last-child) td:last-child');
  return cells.allTextContents();
}

test('R026 R181 R182 D1 stands at its address, to the satang, line by line', async () => {
  const page = await testBrowser.newPage();
  await page.goto(`/caldividend?${d1}`);
  await settled(page);
  expect(await dividends(page)).toEqual(
    '5,700.00 52.25 47.50 42.75 38.00 33.25 28.50 23.75 19.00 14.25 9.50 4.75 0.00'.split(' '),
  );
  expect(await total(page).innerText()).toContain('6,013.50');
  expect(await paid(page).innerText()).toMatch(/12,513\.50[\s\S]+6,013\.50[\s\S]+6,500\.00/);
  expect(await page.getByRole('row', { name: /^หุ้นเดือน ม\.ค\. 2568/ }).innerText()).toMatch(
    /31 ม\.ค\. 2568\s+1,000\.00\s+11\/12 เดือน\s+52\.25/,
  );
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R026 D2 by typing, with cut-off 5, and the address follows', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/caldividend');
  await settled(page);
  await box(page, 'ปีบัญชี (พ.ศ.)').fill('๒๕๖๘');
  await box(page, 'อัตราเงินปันผล').fill('5.25');
  await box(page, 'อัตราเฉลี่ยคืน').fill('8.5');
  await box(page, 'ทุนเรือนหุ้นยกมาต้นปี').fill('250,000');
  await box(page, 'ส่งหุ้นเดือนละ').fill('2,500');
  await page.getByLabel('วันที่ส่งหุ้น').selectOption('วันที่ 25');
  await box(page, 'ดอกเบี้ยเงินกู้ที่ชำระทั้งปี').fill('41,237.65');
  for (const [at, day] of ['7/3/2568', '8 มี.ค. 2568'].entries()) {
    await page.getByRole('button', { name: 'เพิ่มรายการซื้อ' }).press('Enter');
    // The focus is in the row that was asked for.
    await page.keyboard.type(day);
    await box(page, 'จำนวนเงิน').nth(at).fill('20000');
  }
  await expect.poll(() => total(page).innerText(), soon).toContain('15,509.38');
  expect(await dividends(page)).toEqual(expect.arrayContaining(['875.00', '787.50']));
  expect(await paid(page).innerText()).toContain('3,505.20');
  await page.waitForURL(/on=2025-03-07&extra=20000&on=2025-03-08&extra=20000/);
  await page.reload();
  expect(await total(page).innerText()).toContain('15,509.38');
  await settled(page);
  await box(page, 'วันตัดรอบ').fill('5');
  await expect.poll(() => total(page).innerText(), soon).toContain('15,421.88');
  await page.getByText('หุ้นที่ซื้อภายในวันที่ 5 ของเดือน').waitFor();
  await page.getByRole('button', { name: 'ลบรายการซื้อที่ 1' }).click();
  await expect.poll(async () => (await dividends(page)).length, soon).toBe(14);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R026 months of their own, deductions, a dropped refund, days instead of months', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto(`/caldividend?${d1}`);
  await settled(page);
  await page.getByText('กรอกแยกรายเดือน').click();
  await box(page, 'ธ.ค. 2568').fill('0');
  await expect.poll(async () => (await dividends(page)).length, soon).toBe(12);
  await page.getByRole('button', { name: 'ใช้ยอดเดียวกันทุกเดือน' }).click();
  await expect.poll(async () => (await dividends(page)).length, soon).toBe(13);
  await page.getByRole('button', { name: 'เพิ่มรายการหัก' }).click();
  await page.keyboard.type('ฌาปนกิจ');
  await box(page, 'จำนวนเงิน').fill('20,000');
  await page.getByText('รายการหักมากกว่าเงินปันผลและเงินเฉลี่ยคืนรวมกัน').waitFor();
  await expect
    .poll(() => paid(page).innerText(), soon)
    .toMatch(/−7,486\.50[\s\S]+ฌาปนกิจ\s+−20,000\.00/);
  await page.getByRole('checkbox', { name: /^งดเฉลี่ยคืน/ }).check();
  await expect.poll(() => paid(page).innerText(), soon).toContain('งด 0.00');
  await page.getByRole('radio', { name: 'รายวัน' }).check();
  await page.getByText('จากทั้งปี 365 วัน').waitFor();
  await expect.poll(() => box(page, 'วันตัดรอบ').count(), soon).toBe(0);
  await testBrowser.leave(page);
});

test('R026 a fault stands at its field; the last good result stays, marked as old', async () => {
  const page = await testBrowser.newPage();
  await page.goto(`/caldividend?${d1}`);
  await settled(page);
  await box(page, 'อัตราเงินปันผล').fill('12');
  await page.getByText('อัตราเงินปันผลต้องอยู่ระหว่าง 0 ถึง 10 %').first().waitFor();
  expect(await box(page, 'อัตราเงินปันผล').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByText('ผลคำนวณก่อนแก้ไข').count()).toBeGreaterThan(0);
  expect(await total(page).innerText()).toContain('6,013.50');
  expect(await axeFindings(page)).toEqual([]);
  await box(page, 'อัตราเงินปันผล').fill('5');
  await expect.poll(() => page.getByText('ผลคำนวณก่อนแก้ไข').count(), soon).toBe(0);
  await testBrowser.leave(page);
});

test('R026 the result is said once, the file holds the working', async () => {
  const page = await testBrowser.newPage();
  await page.goto(`/caldividend?${d1}`);
  await settled(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ไฟล์ CSV' }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('\ufeffรายการ,วันที่,จำนวนเงิน,เวลาที่นับ,เงินปันผล');
  expect(lines).toContain('รวมเงินปันผล,,,,6013.50');
  await page.evaluate(`
    globalThis.said = [];
    const status = [...document.querySelectorAll('main [role="status"]')].at(-1);
    new MutationObserver(() => said.push(status.textContent))
      .observe(status, { childList: true, subtree: true, characterData: true });
  `);
  await box(page, 'ทุนเรือนหุ้นยกมาต้นปี').fill('1,000,000');
  await expect
    .poll(() => page.evaluate('said'), soon)
    .toEqual(['เงินปันผล 57,313.50 บาท เงินเฉลี่ยคืน 6,500.00 บาท รับสุทธิ 63,813.50 บาท']);
  await testBrowser.leave(page);
});

test('R026 without script the form asks the server, rows too', async () => {
  const page = await testBrowser.newPage({ script: false });
  await page.goto(`/caldividend?${d1}`);
  await page.getByRole('button', { name: 'เพิ่มรายการซื้อ' }).click();
  await box(page, 'วันที่ซื้อ').waitFor();
  expect(await total(page).innerText()).toContain('6,013.50');
  await box(page, 'วันที่ซื้อ').fill('7 มี.ค. 2568');
  await box(page, 'จำนวนเงิน').fill('20,000');
  await page.getByRole('button', { name: 'คำนวณ', exact: true }).click();
  // 20,000 × 5.70 % × 10/12 more.
  await expect.poll(() => total(page).innerText(), soon).toContain('6,963.50');
  await box(page, 'จำนวนเงิน').fill('สองหมื่น');
  await box(page, 'จำนวนเงิน').press('Enter');
  await page.waitForURL(/good=/);
  await expect.poll(() => page.getByText('กรอกจำนวนเงินเป็นตัวเลข').count(), soon).toBe(1);
  expect(await page.getByText('ผลคำนวณก่อนแก้ไข').count()).toBeGreaterThan(0);
  expect(await total(page).innerText()).toContain('6,963.50');
  await testBrowser.leave(page);
});

test('R026 on paper: the working and what was asked, no form, no buttons', async () => {
  const page = await testBrowser.newPage();
  await page.goto(`/caldividend?${d2}`);
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('form').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'พิมพ์' }).isVisible()).toBe(false);
  const inputText = page.getByText('อัตราเงินปันผล 5.25 % อัตราเฉลี่ยคืน 8.50 %');
  expect(await inputText.isVisible()).toBe(true);
  expect(await total(page).isVisible()).toBe(true);
  await testBrowser.leave(page);
});

test.each(widths)('R026 at %i px nothing is at fault, in both contrasts', async (width) => {
  const page = await testBrowser.newPage({ width });
  await page.goto(`/caldividend?${d2}&m=&m=5000&name=ฌาปนกิจ&less=1200`);
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(wide).toBeLessThanOrEqual(320);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});
