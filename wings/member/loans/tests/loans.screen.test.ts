import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callsTo,
  delayed,
  failure,
  type MockResponses,
  mockMemberApi,
  success,
} from '../../../../journeys/mock-api.ts';
import { expectPageOk, expectPageOkSoFar } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { exampleContract } from '../contract.api.ts';
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
const late = {
  ...ordinary,
  contract_no: 'ฉฉ.0001234/2568',
  type_name: 'ฉุกเฉิน',
  principal_balance: '37490.00',
  principal_arrears: '4170.00',
  interest_arrears: '208.44',
  guarantors: [],
};
const two = {
  ...example,
  loans: [late, ordinary],
  totals: { ...example.totals, principal_balance: '667490.00', principal_arrears: '4170.00' },
};
const none = { ...example, loans: [], totals: { ...example.totals, principal_balance: '0.00' } };
const closedLoans = {
  ...none,
  loans: [
    {
      ...ordinary,
      ...{ status_code: 'CLOSED', status_text: 'ปิดเงินกู้แล้ว', principal_balance: '0.00' },
      ...{ closed_on: '2023-05-10', refinanced_by: 'สม6600123', guarantors: [] },
    },
  ],
};

async function open(width: number, answers: MockResponses, path = '/member/loan') {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, answers);
  await page.goto(path);
  return { page, requests };
}

describe.each(widths)('the contracts at %i px', (width) => {
  test('R043 R109 filled: terms, arrears, guarantors masked', async () => {
    const { page } = await open(width, { [list]: success(two) });
    const total = page.getByRole('region', { name: 'เงินกู้คงเหลือรวม' });
    await total.getByText('667,490.00').waitFor();
    expect(await total.innerText()).toMatch(/2 สัญญา[\s\S]*29 พ\.ย\. 2568[\s\S]*3,003\.29/);
    await page.getByText(/ณ 28 พฤศจิกายน 2568 ยังไม่รวมรายการหลังจากวันนั้น/).waitFor();
    const card = page.getByRole('article', { name: 'สามัญ สม6500123' });
    const words = await card.innerText();
    for (const fact of [
      '630,000.00',
      '900,000.00',
      '7,500.00',
      '36 / 120',
      '6.00',
      'ต้นเท่ากันทุกงวด',
    ]) {
      expect(words).toContain(fact);
    }
    expect(words).toMatch(/นายมานะ ตั้งใจ\s*บุคคลค้ำประกัน xxxx56[\s\S]*450,000\.00/);
    expect(words).toContain('ผ่อนชำระแล้ว 30.00 %');
    const payoff = card.getByRole('link', { name: /^ยอดปิดเงินกู้/ });
    expect(await payoff.getAttribute('href')).toMatch(/6500123\?view=payoff$/);
    expect(await card.getByRole('progressbar').getAttribute('value')).toBe('30');
    const arrears = await page.getByRole('article', { name: /ฉุกเฉิน/ }).innerText();
    expect(arrears).toMatch(/ค้างชำระ[\s\S]*4,170\.00[\s\S]*208\.44/);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R043 closed contracts stand in an address of their own', async () => {
    const answers: MockResponses = {
      [list]: (request) => success(request.url().includes('status=closed') ? closedLoans : two),
    };
    const { page } = await open(width, answers);
    await page.getByRole('link', { name: 'สัญญาที่ปิดแล้ว' }).click();
    await page.waitForURL('**/member/loan?status=closed');
    const card = page.getByRole('article', { name: /สม6500123/ });
    await card.getByText('10 พ.ค. 2566').waitFor();
    const words = await card.innerText();
    expect(words).toMatch(/ปิดเงินกู้แล้ว[\s\S]*900,000\.00[\s\S]*ปิดด้วยสัญญา\s*สม6600123/);
    expect(words).not.toContain('ดอกเบี้ยถึงวันนี้');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R043 empty: says what would be here, and no sum of nothing', async () => {
    const { page } = await open(width, { [list]: success(none) });
    await page.getByRole('heading', { name: 'คุณไม่มีเงินกู้คงค้าง' }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain('0.00');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R164 failed: no figure at all, the reference, and a way to try again', async () => {
    let fails = true;
    const { page } = await open(width, {
      [list]: () => (fails ? failure(503, 'unavailable') : success(two)),
    });
    await page.getByRole('heading', { name: 'โหลดสัญญาเงินกู้ไม่สำเร็จ' }).waitFor();
    const main = await page.locator('main').innerText();
    expect(main).toContain('7QK4-28NV');
    expect(main).not.toMatch(/\d+\.\d{2}/);
    await expectPageOk(testBrowser, page, /503/);
    fails = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByText('667,490.00').waitFor();
    await testBrowser.leave(page);
  });
});

test('R110 slow: skeleton, spoken of; another tab shows nothing of the one before', async () => {
  const slow = delayed(success(closedLoans));
  const answers: MockResponses = {
    [list]: (request) => (request.url().includes('closed') ? slow.answer : success(two)),
  };
  const { page } = await open(390, answers);
  await page.getByText('667,490.00').waitFor();
  await page.getByRole('link', { name: 'สัญญาที่ปิดแล้ว' }).click();
  await page.getByText('กำลังโหลดสัญญาเงินกู้').waitFor({ state: 'attached' });
  expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
  await expectPageOkSoFar(testBrowser, page);
  slow.give();
  await page.getByRole('article', { name: /สม6500123/ }).waitFor();
  await testBrowser.leave(page);
});

test('D-08 a contract whose number holds a slash opens from its card', async () => {
  const contract = { ...exampleContract, contract_no: late.contract_no };
  const answer = success({ ...readLoanStatement.example, contract });
  const { page, requests } = await open(1440, { [list]: success(two), [statement]: answer });
  await page.getByRole('link', { name: /^ดูรายการ.*ฉุกเฉิน ฉฉ\.0001234\/2568/ }).click();
  await page.getByRole('heading', { level: 1, name: /ฉฉ\.0001234\/2568/ }).waitFor();
  const path = `/loan_statement/${encodeURIComponent(late.contract_no)}`;
  expect(new URL(page.url()).pathname).toBe(`/member${path}`);
  // The title is known from the list: its statement is asked for after that.
  await expect.poll(() => callsTo(requests, `GET /api/member${path}`).length).toBe(1);
  await testBrowser.leave(page);
});
