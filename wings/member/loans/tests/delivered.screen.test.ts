/** What the screens say of interest that the core system computes (D-07, D-08). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MockResponses, mockMemberApi, success } from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { readLoans } from '../loans.api.ts';
import { readLoanStatement } from '../statement/statement.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const rule = {
  ...{ day_count: 'AS_DELIVERED', interest_rule: 'ตามที่ระบบของสหกรณ์แจ้ง' },
  interest_delivered: true,
} as const;
const [ordinary] = readLoans.example.loans;
const amounts = { accrued_interest_today: null, accrued_interest_delivered: '158.00' };
const bank = {
  ...{ ...ordinary, ...rule, ...amounts, contract_no: 'คธ.000051/2567', guarantors: [] },
  type_name: 'เงินกู้พิเศษร่วมกับธนาคาร',
};
const both = {
  ...readLoans.example,
  loans: [ordinary, bank],
  totals: { ...readLoans.example.totals, accrued_interest_delivered: '158.00' },
};
const alone = { ...both, loans: [bank], totals: { ...both.totals, accrued_interest_today: null } };
const { example } = readLoanStatement;
const statement = { ...example, contract: { ...example.contract, ...rule } };

async function open(width: number, path: string, answers: MockResponses) {
  const page = await testBrowser.newPage({ width });
  await mockMemberApi(page, answers);
  await page.goto(path);
  return page;
}

describe.each(widths)('delivered interest at %i px', (width) => {
  test('D-07 stands apart from ours, in the total and in the card, with its day', async () => {
    const page = await open(width, '/member/loan', { [`GET ${readLoans.path}`]: success(both) });
    const total = page.getByRole('region', { name: 'เงินกู้คงเหลือรวม' });
    await total.waitFor();
    expect(await total.innerText()).toMatch(/ดอกเบี้ยถึงวันนี้ 29 พ\.ย\. 2568[\s\S]*3,003\.29/);
    const word = /ดอกเบี้ยตามที่ระบบของสหกรณ์แจ้ง ณ 28 พ\.ย\. 2568[\s\S]*158\.00/;
    expect(await total.innerText()).toMatch(word);
    const card = page.getByRole('article', { name: /เงินกู้พิเศษร่วมกับธนาคาร/ });
    expect(await card.innerText()).toMatch(word);
    expect(await card.innerText()).not.toContain('ดอกเบี้ยถึงวันนี้');
    expect(await card.innerText()).not.toContain('ยอดปิดเงินกู้');
    await page.getByText('ถามดอกเบี้ยถึงวันนี้และยอดปิดเงินกู้ของสัญญานั้นได้ที่สหกรณ์').waitFor();
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('D-07 where it is all there is, no figure of ours stands beside it', async () => {
    const page = await open(width, '/member/loan', { [`GET ${readLoans.path}`]: success(alone) });
    const total = page.getByRole('region', { name: 'เงินกู้คงเหลือรวม' });
    await total.waitFor();
    expect(await page.locator('main').innerText()).not.toContain('เป็นการประมาณการ');
    expect(await total.innerText()).not.toContain('ดอกเบี้ยถึงวันนี้');
    await testBrowser.leave(page);
  });

  test('D-08 offers neither schedule nor payoff, and says whom to ask', async () => {
    const answers = { [`GET ${readLoanStatement.path}`]: success(statement) };
    const page = await open(width, '/member/loan_statement/สม6500123?view=payoff', answers);
    await page.getByText('เว็บไซต์จึงไม่แสดงตารางผ่อนชำระและยอดปิดเงินกู้ล่วงหน้า').waitFor();
    await page.getByText('กรุณาติดต่อสหกรณ์ โทร').getByRole('link', { name: /^0/ }).waitFor();
    await page.getByRole('table', { name: /รายการเงินกู้/ }).waitFor();
    expect(await page.getByRole('link', { name: 'ตารางผ่อนชำระ' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /ปิดเงินกู้/ }).count()).toBe(0);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});
