/** What staff who look in a member's stead see of the account's own pages (S4). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../../journeys/browser/settled.ts';
import { mockMemberApi, sideways, success } from '../../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../../../../journeys/test-browser.ts';
import { readHistory, readSecurity } from '../security.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

async function look(address: string) {
  const page = await testBrowser.newPage({ width: 390 });
  await mockMemberApi(page, {
    [`GET ${readSecurity.path}`]: success({ ...readSecurity.example, devices: [] }),
    [`GET ${readHistory.path}`]: success(readHistory.example),
  });
  await page.addInitScript(() => {
    for (const key of ['member', 'user']) {
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...stored, impersonated: true }));
    }
  });
  await page.goto(address);
  return page;
}

test('D-31 a look is not the member’s browser, and hidden is not empty', async () => {
  const page = await look('/member/security');
  await page.getByText('เจ้าหน้าที่ดูรายการเครื่องที่สมาชิกจดจำไว้ไม่ได้').waitFor();
  await page.getByText('เจ้าหน้าที่เข้าดูข้อมูล: ทุนเรือนหุ้น').waitFor();
  const main = await page.locator('main').innerText();
  expect(main).toContain('การเข้าดูครั้งนี้');
  expect(main).not.toContain('เครื่องนี้');
  expect(main).not.toContain('ยังไม่มีเครื่องที่จดจำไว้');
  await settled(page);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await testBrowser.leave(page);
});

test.each([
  ['/member/password', 'เจ้าหน้าที่เปลี่ยนรหัสผ่านแทนสมาชิกไม่ได้'],
  ['/boardPost', 'เจ้าหน้าที่เขียนกระทู้หรือคำตอบแทนสมาชิกไม่ได้'],
])('D-31 in a look %s says one sentence and shows no form', async (address, sentence) => {
  const page = await look(address);
  await page.getByText(sentence).waitFor();
  await settled(page);
  expect(await page.locator('main form').count()).toBe(0);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});
