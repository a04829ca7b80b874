import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callsTo,
  delayed,
  failure,
  hasFocus,
  type MockResponses,
  mockMemberApi,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk, expectPageOkSoFar } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { unfoldDetails, unfoldTool } from '../../../journeys/unfold.ts';
import { readDepositStatement, readDeposits } from './deposits.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const list = `GET ${readDeposits.path}`;
const statement = `GET ${readDepositStatement.path}`;
const oneStatement = 'GET /api/member/dep_statement/01020001234';
const [savings] = readDeposits.example.accounts;
const fixed = {
  ...savings,
  account_no: '01040001234',
  type_code: 'FIXED',
  type_name: 'ประจำ 12 เดือน',
  balance: '150000.00',
  available: '0.00',
  held: '150000.00',
  accrued_interest: '3582.53',
  rate: '2.75',
  maturity_on: '2026-01-15',
  last_activity_on: null,
};
const two = {
  ...readDeposits.example,
  accounts: [savings, fixed],
  total_balance: '196212.95',
  total_accrued_interest: '3674.67',
};
const quiet = {
  ...readDepositStatement.example,
  summary: {
    ...readDepositStatement.example.summary,
    opening: '46212.95',
    deposited: '0.00',
    deposited_count: 0,
    withdrawn: '0.00',
    withdrawn_count: 0,
  },
  months: [],
  lines: [],
};

async function open(width: number, answers: MockResponses, path: string) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, answers);
  await page.goto(path);
  return { page, requests };
}

describe.each(widths)('the accounts at %i px', (width) => {
  const path = '/member/deposit';

  test('R045 R132 filled: each account with its number in groups, and their sum', async () => {
    const { page } = await open(width, { [list]: success(two) }, path);
    const total = page.getByRole('region', { name: 'เงินฝากรวม' });
    await total.getByText('196,212.95').waitFor();
    expect(await total.getByText('2 บัญชี').isVisible()).toBe(true);
    const card = page.getByRole('article', { name: 'ประจำ 12 เดือน 01-04-00012-34' });
    const cardText = await card.innerText();
    for (const fact of ['150,000.00', '2.75', '3,582.53', '15 ม.ค. 2569', 'อายัด']) {
      expect(cardText).toContain(fact);
    }
    expect(cardText).not.toContain('ทำรายการล่าสุด');
    const link = page.getByRole('link', { name: /ออมทรัพย์ 01-02-00012-34/ });
    expect(await link.getAttribute('href')).toBe(
      '/member/dep_statement/01020001234?from=2025-09-01&to=2025-11-28',
    );
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R045 empty: says what would be here, and no sum of nothing', async () => {
    const none = { ...two, accounts: [], total_balance: '0.00', total_accrued_interest: '0.00' };
    const { page } = await open(width, { [list]: success(none) }, path);
    await page.getByRole('heading', { name: 'คุณยังไม่มีบัญชีเงินฝาก' }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain('0.00');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R164 failed: no figure at all, the reference, and a way to try again', async () => {
    let fails = true;
    const answers = { [list]: () => (fails ? failure(503, 'unavailable') : success(two)) };
    const { page } = await open(width, answers, path);
    await page.getByRole('heading', { name: 'โหลดบัญชีเงินฝากไม่สำเร็จ' }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
    expect(await page.locator('main').innerText()).toContain('7QK4-28NV');
    await expectPageOk(testBrowser, page, /503/);
    fails = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByText('196,212.95').waitFor();
    await testBrowser.leave(page);
  });

  test('R110 slow: skeleton, spoken of, then the figures', async () => {
    const slow = delayed(success(two));
    const { page } = await open(width, { [list]: slow.answer }, path);
    await page.getByText('กำลังโหลดบัญชีเงินฝาก').waitFor({ state: 'attached' });
    await expectPageOkSoFar(testBrowser, page);
    slow.give();
    await page.getByText('196,212.95').waitFor();
    await testBrowser.leave(page);
  });
});

describe.each(widths)('the statement at %i px', (width) => {
  const path = '/member/dep_statement/01020001234?from=2025-11-01&to=2025-11-28';

  test('R046 filled: head, sums, months, and a ledger between its two balances', async () => {
    const { page } = await open(
      width,
      { [statement]: success(readDepositStatement.example) },
      path,
    );
    const main = page.locator('main');
    await main.getByRole('heading', { level: 1, name: 'ออมทรัพย์ 01-02-00012-34' }).waitFor();
    const head = main.getByRole('region', { name: 'สรุปบัญชี' });
    await head.getByText('46,212.95').first().waitFor();
    await unfoldDetails(page);
    await head.getByRole('img', { name: /แผนภูมิยอดคงเหลือ/ }).waitFor();
    const rows = await main
      .getByRole('table', { name: /รายการเดินบัญชี/ })
      .locator('tbody tr')
      .allInnerTexts();
    // A phone has the balance right above, in the large amount of the page.
    const above = width < 768 ? 0 : 1;
    expect(rows).toHaveLength(5 + above);
    if (above > 0) expect(rows[0]).toMatch(/ยอดคงเหลือ[\s\S]*46,212\.95/);
    expect(rows[above]).toMatch(/พฤศจิกายน 2568[\s\S]*ฝาก 20,000\.00[\s\S]*ถอน 4,850\.00/);
    expect(rows.join()).not.toContain('หน้า');
    expect(rows[above + 1]).toMatch(/ถอน\s*−50\.00[\s\S]*46,212\.95/);
    expect(rows[above + 3]).toMatch(/ฝาก\s*\+20,000\.00[\s\S]*51,062\.95/);
    expect(rows[above + 4]).toMatch(/ยอดยกมา[\s\S]*31,062\.95/);
    await unfoldTool(page, 'สรุปยอด');
    const sums = await main.locator('dl').filter({ hasText: 'ยอดยกมา' }).innerText();
    expect(sums).toMatch(/31,062\.95[\s\S]*\+20,000\.00[\s\S]*−4,850\.00[\s\S]*46,212\.95/);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R046 no movement in the days: the balances stand, nothing is minus nought', async () => {
    const { page } = await open(width, { [statement]: success(quiet) }, path);
    const table = page.getByRole('table', { name: /รายการเดินบัญชี/ });
    await table.waitFor();
    expect(await table.locator('tbody tr').count()).toBe(width < 768 ? 1 : 2);
    expect(await page.locator('main').innerText()).not.toMatch(/[−+]0\.00/);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R136 an account that is not the member’s own is not found, by any name', async () => {
    const missing = failure(404, 'not_found', 'ไม่พบข้อมูลที่ขอ');
    const answers = { [statement]: missing, [list]: success(two) };
    const { page } = await open(width, answers, '/member/dep_statement/99');
    await page.getByRole('heading', { name: 'ไม่พบบัญชีนี้' }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/99|\d+\.\d{2}/);
    await expectPageOk(testBrowser, page, /404/);
    await page.getByRole('link', { name: 'บัญชีเงินฝากทั้งหมด' }).last().click();
    await page.waitForURL('**/member/deposit');
    await testBrowser.leave(page);
  });

  test('R164 failed: no figure at all, the reference, and a way to try again', async () => {
    let fails = true;
    const answers = {
      [statement]: () => (fails ? failure(500, 'failed') : success(readDepositStatement.example)),
    };
    const { page } = await open(width, answers, path);
    await page.getByRole('heading', { name: 'โหลดรายการเดินบัญชีไม่สำเร็จ' }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
    await expectPageOk(testBrowser, page, /500/);
    fails = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByText('46,212.95').first().waitFor();
    await testBrowser.leave(page);
  });

  test('R110 slow: skeleton, spoken of, then the figures', async () => {
    const slow = delayed(success(readDepositStatement.example));
    const { page } = await open(width, { [statement]: slow.answer }, path);
    await page.getByText('กำลังโหลดรายการเดินบัญชี').waitFor({ state: 'attached' });
    await expectPageOkSoFar(testBrowser, page);
    slow.give();
    await page.getByText('46,212.95').first().waitFor();
    await testBrowser.leave(page);
  });
});

test('R110 other days: the head stays, the ledger never shows the old lines', async () => {
  const now = success(readDepositStatement.example);
  const later = delayed(now);
  const answers: MockResponses = {
    [statement]: (request) => (request.url().includes('2025-06-01') ? later.answer : now),
  };
  const path = '/member/dep_statement/01020001234?from=2025-11-01&to=2025-11-28';
  const { page, requests } = await open(1440, answers, path);
  await page.getByText('ค่าออกสมุดเล่มใหม่').waitFor();
  const chip = page.getByRole('button', { name: '6 เดือน' });
  await chip.click();
  await page.getByText('กำลังโหลดรายการเดินบัญชี').waitFor({ state: 'attached' });
  expect(await page.getByText('ค่าออกสมุดเล่มใหม่').count()).toBe(0);
  expect(await page.getByRole('region', { name: 'สรุปบัญชี' }).isVisible()).toBe(true);
  expect(await hasFocus(chip)).toBe(true);
  later.give();
  await page.getByText('ค่าออกสมุดเล่มใหม่').waitFor();
  expect(new URL(callsTo(requests, oneStatement).at(-1)?.url() ?? '').search).toBe(
    '?from=2025-06-01&to=2025-11-28',
  );
  await testBrowser.leave(page);
});

test('R185 a movement of an unknown way has a word and no sign', async () => {
  const [line] = readDepositStatement.example.lines;
  const neutral = { ...line, sign_flag: 0, withdrawal: null, deposit: null };
  const odd = { ...readDepositStatement.example, lines: [neutral] };
  const { page } = await open(
    390,
    { [statement]: success(odd) },
    '/member/dep_statement/01020001234',
  );
  const row = page.getByRole('row').filter({ hasText: 'ค่าออกสมุดเล่มใหม่' });
  await row.waitFor();
  expect(await row.innerText()).toMatch(/ปรับ\s*0\.00/);
  await testBrowser.leave(page);
});
