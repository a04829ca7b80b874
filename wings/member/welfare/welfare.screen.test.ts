import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answers,
  callsTo,
  failed,
  held,
  pretendSignedIn,
  told,
} from '../../../journeys/mock-api.ts';
import { expectSound } from '../../../journeys/page-checks.ts';
import { openStage, type Stage, widths } from '../../../journeys/test-browser.ts';
import { readWelfare } from './welfare.api.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

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
const byTab: Answers = {
  [query]: (request) => {
    const key = new URL(request.url()).searchParams.get('curKey');
    return told(key === '2' ? requests : key === '3' ? rights : received);
  },
};

async function open(width: number, answers: Answers, path = '/member/welfare') {
  const page = await stage.newPage({ width });
  const asked = await pretendSignedIn(page, answers);
  await page.goto(path);
  return { page, asked };
}

describe.each(widths)('at %i px', (width) => {
  test('R106 changing the tab changes curKey: address, call and list', async () => {
    const { page, asked } = await open(width, byTab);
    const main = page.locator('main');
    const line = main.getByRole('listitem').filter({ hasText: 'ทุนการศึกษาบุตร' });
    await line.getByText('3,000.00').waitFor();
    expect(await line.innerText()).toMatch(/15 ต\.ค\. 2568[\s\S]*โอนเข้าบัญชีออมทรัพย์/);
    await expectSound(stage, page);
    await main.getByRole('link', { name: 'คำขอ', exact: true }).click();
    await page.waitForURL('**/member/welfare?curKey=2');
    await main.getByText('รอการอนุมัติ').waitFor();
    await main.getByText('เหตุผล: ยื่นคำขอเกินกำหนดเวลา').waitFor();
    expect(await main.locator('[aria-current="page"]').innerText()).toBe('คำขอ');
    await expectSound(stage, page);
    await main.getByRole('link', { name: 'สิทธิสวัสดิการ' }).click();
    await main.getByText('120 วัน').waitFor();
    await main.getByText('สำเนาทะเบียนบ้าน').waitFor();
    await expectSound(stage, page);
    const keys = callsTo(asked, query).map((call) =>
      new URL(call.url()).searchParams.get('curKey'),
    );
    expect(keys).toEqual(['1', '2', '3']);
    await page.goBack();
    await main.getByText('รอการอนุมัติ').waitFor();
    await stage.leave(page);
  });

  test('R051 empty: says what would be here and leads to the rights', async () => {
    const { page } = await open(width, { [query]: told({ ...received, received: [] }) });
    await page.getByRole('heading', { name: 'คุณยังไม่เคยได้รับสวัสดิการ' }).waitFor();
    expect(await page.getByRole('link', { name: 'ดูสิทธิสวัสดิการ' }).getAttribute('href')).toBe(
      '/member/welfare?curKey=3',
    );
    expect(await page.getByRole('button', { name: 'CSV' }).count()).toBe(0);
    await expectSound(stage, page);
    await stage.leave(page);
  });

  test('R110 slow, then failed: bones, the tabs stay, no figure, a way to try again', async () => {
    let fails = true;
    const slow = held(failed(503, 'unavailable'));
    const { page } = await open(width, {
      [query]: () => (fails ? slow.answer : told(received)),
    });
    await page.getByText('กำลังโหลดสวัสดิการ').waitFor({ state: 'attached' });
    slow.give();
    await page.getByRole('heading', { name: 'โหลดสวัสดิการไม่สำเร็จ' }).waitFor();
    const main = await page.locator('main').innerText();
    expect(main).toContain('7QK4-28NV');
    expect(main).not.toMatch(/\d+\.\d{2}/);
    await expectSound(stage, page, /503/);
    fails = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByText('3,000.00').waitFor();
    await stage.leave(page);
  });
});

test('R051 the older page is a link in the address; hidden amounts are hidden', async () => {
  const { page, asked } = await open(390, byTab, '/member/welfare?curKey=2');
  await page.getByRole('link', { name: 'รายการเก่ากว่า' }).click();
  await page.waitForURL(/curKey=2&page=before\.2023-11-20\.0003412%2F2566/);
  const askedPage = () =>
    new URL(callsTo(asked, query).at(-1)?.url() ?? '').searchParams.get('page');
  await expect.poll(askedPage).toBe('before.2023-11-20.0003412/2566');
  await page.getByText('รอการอนุมัติ').waitFor();
  await page.getByRole('switch', { name: 'ซ่อนยอดเงิน' }).click();
  await expect.poll(() => page.locator('main').innerText()).not.toMatch(/1,500|3,000/);
  await stage.leave(page);
});
