/** A contract that is drawn again and again up to its limit (decision 0042). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MockResponses, mockMemberApi, success } from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { unfoldDetails } from '../../../../journeys/unfold.ts';
import { readLoanSchedule } from '../ahead/projection.api.ts';
import { readLoans } from '../loans.api.ts';
import { readLoanStatement } from '../statement/statement.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const revolving = {
  ...{ type_name: 'ฉุกเฉินหมุนเวียน', contract_no: 'ฉม.000051/2568', revolving: true },
  ...{ approved_amount: '50000.00', disbursed_amount: '60000.00', paid_percent: null },
  ...{ principal_balance: '41190.00', available_amount: '8810.00' },
};
const { example } = readLoans;
const [ordinary] = example.loans;
const list = `GET ${readLoans.path}`;
const statement = `GET ${readLoanStatement.path}`;
const schedule = `GET ${readLoanSchedule.path}`;
const path = `/member/loan_statement/${encodeURIComponent(revolving.contract_no)}`;
const mayDraw = 'เบิกเพิ่มได้ภายในวงเงินตามระเบียบของสหกรณ์';

async function open(width: number, answers: MockResponses, address: string) {
  const page = await testBrowser.newPage({ width });
  await mockMemberApi(page, answers);
  await page.goto(address);
  return page;
}

describe.each(widths)('at %i px', (width) => {
  test('0042 its card tells limit, what is left of it and all that was drawn', async () => {
    const loans = [{ ...ordinary, ...revolving }, ordinary];
    const page = await open(width, { [list]: success({ ...example, loans }) }, '/member/loan');
    const card = page.getByRole('article', { name: 'ฉุกเฉินหมุนเวียน ฉม.000051/2568' });
    await card.getByText(mayDraw).waitFor();
    const words = (await card.innerText()).replaceAll(/\s+/g, ' ');
    expect(words).toContain('วงเงินหมุนเวียน (บาท) 50,000.00');
    expect(words).toContain('วงเงินคงเหลือ (บาท) 8,810.00');
    expect(words).toContain('รับเงินกู้รวมทุกครั้ง (บาท) 60,000.00');
    expect(words).not.toContain('ผ่อนชำระแล้ว');
    const other = page.getByRole('article', { name: 'สามัญ สม6500123' });
    expect(await other.innerText()).toContain('ผ่อนชำระแล้ว 30.00 %');
    expect(await other.innerText()).not.toContain('หมุนเวียน');
    await expectPageOk(testBrowser, page);
    await page.close();
  });

  test('0042 nothing is offered to draw where nothing may be drawn any more', async () => {
    const over = { ...revolving, available_amount: null };
    const loans = [{ ...ordinary, ...over }];
    const page = await open(width, { [list]: success({ ...example, loans }) }, '/member/loan');
    const card = page.getByRole('article', { name: 'ฉุกเฉินหมุนเวียน ฉม.000051/2568' });
    await card.getByText('วงเงินหมุนเวียน (บาท)').waitFor();
    expect(await card.innerText()).not.toContain('วงเงินคงเหลือ');
    expect(await card.getByText(mayDraw).count()).toBe(0);
    await page.close();
  });

  test('0042 its statement says the same, its schedule on which condition it holds', async () => {
    const contract = { ...readLoanStatement.example.contract, ...revolving };
    const answers = {
      [statement]: success({ ...readLoanStatement.example, contract }),
      [schedule]: success(readLoanSchedule.example),
    };
    const page = await open(width, answers, path);
    await unfoldDetails(page);
    await page.getByText(mayDraw).waitFor();
    await page.getByText('8,810.00').waitFor();
    await expectPageOk(testBrowser, page);
    await page.goto(`${path}?view=schedule`);
    await page.getByText('หากเบิกเพิ่ม ค่างวดและยอดคงเหลือจะเปลี่ยน').waitFor();
    await expectPageOk(testBrowser, page);
    await page.close();
  });

  test('0042 the schedule of a loan that is drawn once has no such condition', async () => {
    const answers = {
      [statement]: success(readLoanStatement.example),
      [schedule]: success(readLoanSchedule.example),
    };
    const address = `/member/loan_statement/${encodeURIComponent('สม6500123')}?view=schedule`;
    const page = await open(width, answers, address);
    await page.getByText('7,573.97').first().waitFor();
    expect(await page.getByText('หากเบิกเพิ่ม').count()).toBe(0);
    await page.close();
  });
});
