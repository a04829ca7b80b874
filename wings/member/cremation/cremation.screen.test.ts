import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo, delayed, failure, mockMemberApi, success } from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { readKepcrem } from './cremation.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readKepcrem.path}`;
const { example } = readKepcrem;
const nobody = { ...example, enrolments: [], cremation_no: null, months: [] };

async function open(width: number, answer: Parameters<typeof mockMemberApi>[1][string]) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, { [query]: answer });
  await page.goto('/member/kepcrem');
  return { page, requests };
}

describe.each(widths)('at %i px', (width) => {
  test('R048 filled: a card for each person, and the months of one', async () => {
    const { page, requests } = await open(width, success(example));
    const own = page.getByRole('article', { name: 'นางสมหญิง ใจดี' });
    await own.waitFor();
    const card = await own.innerText();
    for (const expected of ['10001231', 'ตนเอง', 'ปกติ', '600,000.00', '310.00', 'นายประสิทธิ์ ใจดี']) {
      expect(card).toContain(expected);
    }
    expect(card).toMatch(/ในจำนวนนี้ค้างจาก ต\.ค\. 2568 \(บาท\)\s+298\.50/);
    expect(card).toContain('ค้างชำระ ต.ค. 2568 กรุณาชำระที่สหกรณ์');
    expect(await own.locator('a[href^="tel:"]').count()).toBe(1);
    const other = page.getByRole('article', { name: 'นายประสิทธิ์ ใจดี' });
    expect(await other.innerText()).not.toContain('ค้าง');
    const rows = await page
      .getByRole('table', { name: /รายการฌาปนกิจรายเดือน/ })
      .locator('tbody tr')
      .allInnerTexts();
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/พ\.ย\. 2568[\s\S]*620[\s\S]*0\.50[\s\S]*310\.00/);
    expect(rows[0]).toContain('รอนำส่ง');
    expect(rows[0]?.match(/310\.00|0\.00/g)).toEqual(['310.00']);
    await expectPageOk(testBrowser, page);
    await page.getByRole('link', { name: 'ดูรายการรายเดือน นายประสิทธิ์ ใจดี' }).click();
    await page.waitForURL('**/member/kepcrem?no=10001232');
    await expect.poll(() => callsTo(requests, query).length).toBe(2);
    expect(callsTo(requests, query).at(-1)?.url()).toMatch(/cremation_no=10001232$/);
    await testBrowser.leave(page);
  });

  test('R048 empty: says what would be here', async () => {
    const { page } = await open(width, success(nobody));
    await page.getByRole('heading', { name: 'คุณยังไม่ได้เป็นสมาชิกสมาคมฌาปนกิจ' }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});

test('R164 R110 failed and slow: no figure either way, then all of them', async () => {
  let fails = true;
  const slow = delayed(success(example));
  const { page } = await open(390, () => (fails ? failure(503, 'unavailable') : slow.answer));
  await page.getByRole('heading', { name: 'โหลดข้อมูลฌาปนกิจไม่สำเร็จ' }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
  await expectPageOk(testBrowser, page, /503/);
  fails = false;
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByText('กำลังโหลดข้อมูลฌาปนกิจ').waitFor({ state: 'attached' });
  expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
  slow.give();
  await page.getByText('600,000.00').first().waitFor();
  await testBrowser.leave(page);
});
