/** Statements on a phone: the lines come first, and what stands above them is folded away. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDepositStatement } from '../../wings/member/deposits/deposits.api.ts';
import { readLoanStatement } from '../../wings/member/loans/statement/statement.api.ts';
import { readShare } from '../../wings/member/shares/shares.api.ts';
import { axeFindings } from '../axe/findings.ts';
import { type MockResponses, mockMemberApi, success } from '../mock-api.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';
import { crowded, spaceText } from '../text-spacing.ts';
import { expectFirstLineOnScreen, unfoldTool } from '../unfold.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const deposit = '/member/dep_statement/01020001234?from=2025-09-01&to=2025-11-28';
const { example } = readShare;
const found = { count: 30, in: '75000.00', out: '0.00' };
const answers: MockResponses = {
  [`GET ${readShare.path}`]: (request) =>
    success(/q=/.test(request.url()) ? { ...example, found } : example),
  [`GET ${readDepositStatement.path}`]: success(readDepositStatement.example),
  [`GET ${readLoanStatement.path}`]: success(readLoanStatement.example),
};

async function open(path: string, width = 390) {
  const page = await testBrowser.newPage({ width });
  await mockMemberApi(page, answers);
  await page.goto(path);
  return page;
}

test.each(['/member/share', deposit, '/member/loan_statement/สม6500123'])(
  'on a phone the lines of %s begin on the first screen',
  async (path) => {
    const page = await open(path);
    await expectFirstLineOnScreen(page);
    await testBrowser.leave(page);
  },
);

test('what a phone folds away opens, one at a time', async () => {
  const page = await open('/member/share');
  const summary = page.locator('main dl').filter({ hasText: 'ยอดยกมา' });
  expect(await summary.isVisible()).toBe(false);
  await unfoldTool(page, 'สรุปยอด');
  await summary.waitFor();
  await unfoldTool(page, 'บันทึก');
  expect(await summary.isVisible()).toBe(false);
  for (const name of ['พิมพ์', 'PDF', 'Excel', 'CSV']) {
    expect(await page.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
  }
  expect(await page.getByRole('link', { name: 'หนังสือรับรอง' }).isVisible()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  // What is typed stays while the field is folded away.
  await unfoldTool(page, 'ค้นหา');
  const field = page.getByRole('textbox', { name: 'ค้นหารายการหรือจำนวนเงิน' });
  await field.fill('ราย');
  await unfoldTool(page, 'สรุปยอด');
  await unfoldTool(page, 'ค้นหา');
  expect(await field.inputValue()).toBe('ราย');
  await testBrowser.leave(page);
});

test.each(widths)('what a filter or a search shows is said to speech, at %i px', async (width) => {
  const page = await open('/member/share', width);
  const spoken = page.locator('main [role="status"]').filter({ hasText: /รายการ/ });
  await page.getByRole('button', { name: 'ปีนี้' }).click();
  await expect
    .poll(() => spoken.allInnerTexts())
    .toContain('แสดงรายการ 1 ม.ค. 2568 – 28 พ.ย. 2568: ส่งเข้า 185 รายการ ถอนคืน 0 รายการ');
  await unfoldTool(page, 'ค้นหา');
  const field = page.getByRole('textbox', { name: 'ค้นหารายการหรือจำนวนเงิน' });
  await field.fill('2,500');
  await field.press('Enter');
  await expect.poll(() => spoken.allInnerTexts()).toContain('พบ 30 รายการ');
  await testBrowser.leave(page);
});

test('days that no chip names, and a search, open the fields that hold them', async () => {
  const page = await open('/member/share?from=2020-01-01&q=2,500');
  const field = page.getByRole('textbox', { name: 'ค้นหารายการหรือจำนวนเงิน' });
  await expect.poll(() => field.inputValue()).toBe('2,500');
  expect(await page.getByRole('textbox', { name: 'ตั้งแต่' }).inputValue()).toBe('1 ม.ค. 2563');
  await testBrowser.leave(page);
});

test('a phone has one row of spans; the others are where one looks for a day', async () => {
  const page = await open(deposit);
  const spans = page.getByRole('group', { name: 'ช่วงเวลาที่ใช้บ่อย' });
  await expect
    .poll(() => spans.getByRole('button').allInnerTexts())
    .toEqual([...['ทั้งหมด', 'เดือนนี้', '3 เดือน', 'ปีนี้']]);
  await unfoldTool(page, 'ค้นหา');
  await page.getByRole('button', { name: 'ปีก่อน' }).click();
  await page.waitForURL('**?from=2024-01-01&to=2024-12-31');
  await page.getByRole('button', { name: 'ปีก่อน', pressed: true }).waitFor();
  // Chips make room for letters that stand further apart.
  await spaceText(page);
  expect(await crowded(page, 'main [role="group"]')).toEqual([]);
  await testBrowser.leave(page);
});
