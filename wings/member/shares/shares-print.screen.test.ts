import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../journeys/browser/settled.ts';
import { callsTo, hasFocus, mockMemberApi, success } from '../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../../../journeys/test-browser.ts';
import { unfoldTool } from '../../../journeys/unfold.ts';
import { downloadShare, readShare } from './shares.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readShare.path}`;
const file = `GET ${downloadShare.path}`;
const path = '/member/share?from=2024-01-01&to=2024-12-31';

async function open(width: number) {
  const page = await testBrowser.newPage({ width });
  const answers = { [query]: success(readShare.example), [file]: { file: 'ทุนเรือนหุ้น.csv' } };
  const requests = await mockMemberApi(page, answers);
  await page.goto(path);
  await page.getByRole('table', { name: /รายการหุ้น/ }).waitFor();
  return { page, requests };
}

test('R042 a file is asked for with the filter of the screen, never with its page', async () => {
  const { page, requests } = await open(1440);
  await page.getByRole('link', { name: 'รายการเก่ากว่า' }).click();
  await page.waitForURL(/page=before/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe('ทุนเรือนหุ้น.csv');
  const { searchParams } = new URL(callsTo(requests, file)[0]?.url() ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    format: 'csv',
    from: '2024-01-01',
    to: '2024-12-31',
  });
  await testBrowser.leave(page);
});

test('R042 on paper: whose, what, as of when, which days; nothing that only leads on', async () => {
  const { page } = await open(390);
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  const shown = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ');
  for (const words of [
    ...['สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด', 'ทุนเรือนหุ้น'],
    ...['ข้อมูล ณ วันที่ 28 พฤศจิกายน 2568', '428,500.00'],
    'แสดงรายการ 1 ม.ค. 2567 – 31 ธ.ค. 2567',
  ]) {
    expect(shown).toContain(words);
  }
  const whose = "getComputedStyle(document.querySelector('[data-who]'), '::before').content";
  expect(await page.evaluate(whose)).toBe('"นางสมหญิง ใจดี · เลขทะเบียนสมาชิก 000123"');
  expect(shown).not.toMatch(/ย้อนกลับ|ออกจากระบบ|เมนู|ค้นหา|รายการเก่ากว่า|ซ่อนยอดเงิน|PDF/);
  expect(
    await page.locator('main').locator('button, a, input').filter({ visible: true }).count(),
  ).toBe(0);
  // As wide as paper it is a table, and its head comes again on each page.
  await page.setViewportSize({ width: 794, height: 1123 });
  const style = "getComputedStyle(document.querySelector('main table:last-of-type thead')).display";
  expect(await page.evaluate(style)).toBe('table-header-group');
  await testBrowser.leave(page);
});

test('R042 on a wide page the head of the table stays under the bar', async () => {
  const { page } = await open(1440);
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  const head = page.getByRole('columnheader', { name: 'หุ้นสะสม (บาท)' });
  const row = page.getByRole('row').filter({ hasText: 'ยอดก่อนรายการในหน้านี้' }).last();
  await row.scrollIntoViewIfNeeded();
  const [top, below] = [await head.boundingBox(), await row.boundingBox()];
  expect(top?.y).toBeGreaterThan(40);
  expect(top?.y).toBeLessThan(below?.y ?? 0);
  expect((below?.y ?? 0) - (top?.y ?? 0)).toBeLessThan(380);
  await testBrowser.leave(page);
});

test('R042 a year of those that have lines; the search is kept, and the focus', async () => {
  const { page } = await open(390);
  await unfoldTool(page, 'ค้นหา');
  const year = page.getByRole('combobox', { name: 'ปี พ.ศ.' });
  await year.waitFor();
  // They are asked for when the fold stands open.
  const options = year.locator('option');
  await expect.poll(() => options.allInnerTexts()).toEqual(['เลือกปี', '2568', '2567']);
  expect(await year.inputValue()).toBe('2024');
  const field = page.getByRole('textbox', { name: 'ค้นหารายการหรือจำนวนเงิน' });
  await field.fill('รายเดือน');
  await page.locator('form').getByRole('button', { name: 'ค้นหา', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('q') === 'รายเดือน');
  // The address is ahead of the screen, whose controls add to what they show.
  await page.getByText('ค้นหา “รายเดือน”').waitFor();
  await year.focus();
  await year.selectOption('2568');
  await page.waitForURL((url) => url.searchParams.get('from') === '2025-01-01');
  expect(new URL(page.url()).searchParams.get('q')).toBe('รายเดือน');
  expect(await hasFocus(year)).toBe(true);
  await page.locator('form').getByRole('button', { name: 'ล้างคำค้น' }).click();
  await page.waitForURL((url) => !url.searchParams.has('q'));
  expect(await hasFocus(field)).toBe(true);
  await testBrowser.leave(page);
});

test('R110 figures that should long be newer say so, fresh ones do not', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
  let day = '2025-11-28';
  await mockMemberApi(page, { [query]: () => success({ ...readShare.example, as_of: day }) });
  await page.goto('/member/share');
  const stale = page.getByText('ยังไม่มีข้อมูลใหม่กว่านี้');
  await stale.waitFor();
  day = today;
  await page.reload();
  await page.getByRole('table', { name: /รายการหุ้น/ }).waitFor();
  expect(await stale.count()).toBe(0);
  await testBrowser.leave(page);
});
