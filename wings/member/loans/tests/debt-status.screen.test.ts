/** Debts that are dealt with out of the ordinary (decision 0039). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MockResponses, mockMemberApi, success } from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { unfoldDetails } from '../../../../journeys/unfold.ts';
import { readLoans } from '../loans.api.ts';
import { readLoanStatement } from '../statement/statement.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const list = `GET ${readLoans.path}`;
const statement = `GET ${readLoanStatement.path}`;
const { example } = readLoans;
const [ordinary] = example.loans;
const court = {
  ...{ debt_status: 'LAWSUIT', debt_status_on: '2024-11-15' },
  status_text: 'อยู่ระหว่างดำเนินคดี',
};
const off = {
  ...{ status_code: 'CLOSED', closed_on: '2025-03-28', principal_balance: '0.00' },
  ...{ debt_status: 'WRITTEN_OFF', debt_status_on: '2025-03-28', written_off_amount: '16660.00' },
  ...{ status_text: 'ตัดหนี้สูญจากบัญชี', paid_percent: '16.70' },
};
const renewed = {
  ...{ debt_status: 'RESTRUCTURED', debt_status_on: '2025-08-05', contract_no: 'พฝ.1/2567' },
  status_text: 'ปรับโครงสร้างหนี้แล้ว',
};
const path = `/member/loan_statement/${encodeURIComponent('สม6500123')}`;

async function open(width: number, answers: MockResponses, address: string) {
  const page = await testBrowser.newPage({ width });
  await mockMemberApi(page, answers);
  await page.goto(address);
  return page;
}

describe.each(widths)('at %i px', (width) => {
  test('0039 in court: said so, with whom to ask, and nothing ahead is offered', async () => {
    const loans = [
      { ...ordinary, ...court },
      { ...ordinary, ...renewed },
    ];
    const page = await open(width, { [list]: success({ ...example, loans }) }, '/member/loan');
    const card = page.getByRole('article', { name: 'สามัญ สม6500123' });
    await card.getByText('อยู่ระหว่างดำเนินคดี ตั้งแต่ 15 พฤศจิกายน 2567').waitFor();
    const words = await card.innerText();
    expect(words).toContain('กรุณาติดต่อสหกรณ์');
    expect(words).not.toContain('ยอดปิดเงินกู้ สามัญ');
    expect(await card.getByRole('link').innerText()).toContain('ดูรายการเงินกู้');
    const other = page.getByRole('article', { name: 'สามัญ พฝ.1/2567' });
    expect(await other.innerText()).toContain('ปรับโครงสร้างหนี้แล้ว ตั้งแต่ 5 สิงหาคม 2568');
    expect(await other.getByRole('link').last().innerText()).toContain('ตารางผ่อน');
    await expectPageOk(testBrowser, page);
    await page.close();
  });

  test('0039 a statement in court has lines alone, whatever the address asks for', async () => {
    const contract = { ...readLoanStatement.example.contract, ...court };
    const answer = { ...readLoanStatement.example, contract };
    const page = await open(width, { [statement]: success(answer) }, `${path}?view=payoff`);
    await page.getByText('อยู่ระหว่างดำเนินคดี ตั้งแต่ 15 พฤศจิกายน 2567').waitFor();
    await page.getByText('ชำระรายเดือน').first().waitFor();
    expect(await page.getByRole('link', { name: 'ตารางผ่อนชำระ' }).count()).toBe(0);
    await expectPageOk(testBrowser, page);
    await page.close();
  });

  test('0039 written off is not paid: the day, the amount, and what was repaid of it', async () => {
    const loans = [{ ...ordinary, ...off }];
    const answers = {
      [list]: success({ ...example, loans }),
      [statement]: success({
        ...readLoanStatement.example,
        contract: { ...readLoanStatement.example.contract, ...off },
      }),
    };
    const page = await open(width, answers, '/member/loan?status=closed');
    const card = page.getByRole('article', { name: 'สามัญ สม6500123' });
    await card.getByText('ตัดหนี้สูญจากบัญชี ตั้งแต่ 28 มีนาคม 2568').waitFor();
    const words = await card.innerText();
    for (const one of ['16,660.00', 'ไม่ใช่การชำระหนี้', 'ตัดหนี้สูญเมื่อ']) expect(words).toContain(one);
    expect(words).not.toContain('ปิดเงินกู้เมื่อ');
    await page.goto(path);
    await unfoldDetails(page);
    await page.getByText('ผ่อนชำระแล้ว 16.70 %').waitFor();
    await expectPageOk(testBrowser, page);
    await page.close();
  });
});
