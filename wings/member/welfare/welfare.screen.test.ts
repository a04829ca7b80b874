import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callsTo,
  delayed,
  failure,
  type MockResponses,
  mockMemberApi,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { readWelfare } from './welfare.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readWelfare.path}`;
const received = readWelfare.example;
const none = { ...received, received: null };
const requests = {
  ...none,
  curKey: '2',
  requests: [
    {
      request_no: '0001236/2568',
      requested_on: '2025-11-20',
      type: 'เยี่ยมไข้และค่ารักษาพยาบาล',
      amount: '1500.00',
      status: 'PENDING',
      reason: null,
    },
    {
      request_no: '0003412/2566',
      requested_on: '2023-11-20',
      type: 'ทุนการศึกษาบุตร',
      amount: '3000.00',
      status: 'REJECTED',
      reason: 'ยื่นคำขอเกินกำหนดเวลา',
    },
  ],
  next: 'before.2023-11-20.0003412/2566',
};
const rights = {
  ...none,
  curKey: '3',
  rights: [
    {
      type: 'สงเคราะห์ศพบิดา มารดา คู่สมรส หรือบุตร',
      rule_text: 'เป็นสมาชิกไม่น้อยกว่า 6 เดือน รายละ 5,000 บาท',
      max_amount: '5000.00',
      deadline_days: 120,
      documents: ['ใบมรณบัตร', 'สำเนาทะเบียนบ้าน'],
    },
  ],
};
const byTab: MockResponses = {
  [query]: (request) => {
    const key = new URL(request.url()).searchParams.get('curKey');
    return success(key === '2' ? requests : key === '3' ? rights : received);
  },
};

async function open(width: number, answers: MockResponses, path = '/member/welfare') {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, answers);
  await page.goto(path);
  return { page, requests };
}

describe.each(widths)('at %i px', (width) => {
  test('R106 changing the tab changes curKey: address, call and list', async () => {
    const { page, requests } = await open(width, byTab);
    const main = page.locator('main');
    const line = main.getByRole('listitem').filter({ hasText: 'ทุนการศึกษาบุตร' });
    await line.getByText('3,000.00').waitFor();
    expect(await line.innerText()).toMatch(/15 ต\.ค\. 2568[\s\S]*โอนเข้าบัญชีออมทรัพย์/);
    await expectPageOk(testBrowser, page);
    await main.getByRole('link', { name: 'คำขอ', exact: true }).click();
    await page.waitForURL('**/member/welfare?curKey=2');
    await main.getByText('รอการอนุมัติ').waitFor();
    await main.getByText('เหตุผล: ยื่นคำขอเกินกำหนดเวลา').waitFor();
    expect(await main.locator('[aria-current="page"]').innerText()).toBe('คำขอ');
    await expectPageOk(testBrowser, page);
    await main.getByRole('link', { name: 'สิทธิสวัสดิการ' }).click();
    await main.getByText('120 วัน').waitFor();
    await main.getByText('สำเนาทะเบียนบ้าน').waitFor();
    await expectPageOk(testBrowser, page);
    const keys = callsTo(requests, query).map((call) =>
      new URL(call.url()).searchParams.get('curKey'),
    );
    expect(keys).toEqual(['1', '2', '3']);
    await page.goBack();
    await main.getByText('รอการอนุมัติ').waitFor();
    await testBrowser.leave(page);
  });

  test('R051 empty: says what would be here and leads to the rights', async () => {
    const { page } = await open(width, { [query]: success({ ...received, received: [] }) });
    await page.getByRole('heading', { name: 'คุณยังไม่เคยได้รับสวัสดิการ' }).waitFor();
    expect(await page.getByRole('link', { name: 'ดูสิทธิสวัสดิการ' }).getAttribute('href')).toBe(
      '/member/welfare?curKey=3',
    );
    expect(await page.getByRole('button', { name: 'CSV' }).count()).toBe(0);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R110 slow, then failed: a skeleton, tabs, no figure, a way to try again', async () => {
    let fails = true;
    const slow = delayed(failure(503, 'unavailable'));
    const { page } = await open(width, {
      [query]: () => (fails ? slow.answer : success(received)),
    });
    await page.getByText('กำลังโหลดสวัสดิการ').waitFor({ state: 'attached' });
    slow.give();
    await page.getByRole('heading', { name: 'โหลดสวัสดิการไม่สำเร็จ' }).waitFor();
    const main = await page.locator('main').innerText();
    expect(main).toContain('7QK4-28NV');
    expect(main).not.toMatch(/\d+\.\d{2}/);
    await expectPageOk(testBrowser, page, /503/);
    fails = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByText('3,000.00').waitFor();
    await testBrowser.leave(page);
  });
});

test('R051 the older page is a link in the address; hidden amounts are hidden', async () => {
  const { page, requests } = await open(390, byTab, '/member/welfare?curKey=2');
  await page.getByRole('link', { name: 'รายการเก่ากว่า' }).click();
  await page.waitForURL(/curKey=2&page=before\.2023-11-20\.0003412%2F2566/);
  const requestedPage = () =>
    new URL(callsTo(requests, query).at(-1)?.url() ?? '').searchParams.get('page');
  await expect.poll(requestedPage).toBe('before.2023-11-20.0003412/2566');
  await page.getByText('รอการอนุมัติ').waitFor();
  await page.getByRole('switch', { name: 'ซ่อนยอดเงิน' }).click();
  await expect.poll(() => page.locator('main').innerText()).not.toMatch(/1,500|3,000/);
  await testBrowser.leave(page);
});
