import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callsTo,
  failure,
  type MockResponses,
  mockMemberApi,
  success,
} from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { unfoldDetails, unfoldTool } from '../../../../journeys/unfold.ts';
import { readLoanPayoff, readLoanSchedule } from '../ahead/projection.api.ts';
import { downloadLoanStatement, readLoanStatement } from '../statement/statement.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const statement = `GET ${readLoanStatement.path}`;
const schedule = `GET ${readLoanSchedule.path}`;
const payoff = `GET ${readLoanPayoff.path}`;
const path = '/member/loan_statement/สม6500123';
const { example } = readLoanStatement;
const [paid] = example.lines;
const received = {
  ...{ ...paid, seq: 1, posted_on: '2022-11-10', receipt_no: null, period_no: null },
  ...{ type_code: '01', description: 'รับเงินกู้', sign_flag: 1, principal: '900000.00' },
  ...{ interest: '0.00', days: 0, total: '900000.00', balance: '900000.00' },
};
const all: MockResponses = {
  [statement]: success(example),
  [schedule]: success(readLoanSchedule.example),
  [payoff]: success(readLoanPayoff.example),
};

async function open(width: number, answers: MockResponses, query = '') {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, answers);
  await page.goto(path + query);
  return { page, requests };
}
const ledger = (page: Page) => page.getByRole('table', { name: /รายการเงินกู้/ });

describe.each(widths)('the statement at %i px', (width) => {
  test('R044 R109 filled: head, sums that tie, and every figure of a line', async () => {
    const { page } = await open(width, all);
    const main = page.locator('main');
    await main.getByRole('heading', { level: 1, name: 'สามัญ สม6500123' }).waitFor();
    const head = main.getByRole('region', { name: 'สรุปสัญญา' });
    await head.getByText('630,000.00').first().waitFor();
    await unfoldDetails(page);
    await head.getByRole('img', { name: /แผนภูมิเงินต้นคงเหลือ/ }).waitFor();
    const rows = await ledger(page).locator('tbody tr').allInnerTexts();
    // A phone has the balance right above, in the large amount of the page.
    const above = width < 768 ? 0 : 1;
    if (above > 0) expect(rows[0]).toMatch(/เงินต้นคงเหลือ[\s\S]*630,000\.00/);
    const first = rows[above + 1];
    expect(first).toMatch(/ชำระ\s*−7,500\.00/);
    for (const figure of ['3,248.63', '31', '10,748.63', '630,000.00']) {
      expect(first).toContain(figure);
    }
    expect(rows.at(-1)).toMatch(/ยอดยกมา[\s\S]*645,000\.00/);
    await unfoldTool(page, 'สรุปยอด');
    const sums = await main.locator('dl').filter({ hasText: 'ยอดยกมา' }).innerText();
    expect(sums).toMatch(/645,000\.00[\s\S]*0\.00[\s\S]*−15,000\.00[\s\S]*630,000\.00/);
    expect(await main.innerText()).toMatch(/ดอกเบี้ยที่ชำระ\s*6,429\.45\s*บาท/);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R044 the schedule: years with their sums, one open, and what it all comes to', async () => {
    const { page } = await open(width, all);
    await page.getByRole('link', { name: 'ตารางผ่อนชำระ' }).click();
    await page.waitForURL('**?view=schedule');
    const table = page.getByRole('table', { name: /ตารางผ่อนชำระ/ });
    await table.waitFor();
    const rows = await table.locator('tbody tr').allInnerTexts();
    expect(rows[0]).toMatch(/รวมปี พ\.ศ\. 2568[\s\S]*15,000\.00[\s\S]*112\.19/);
    expect(rows[1]).toMatch(/37[\s\S]*30 พ\.ย\. 2568[\s\S]*73\.97[\s\S]*7,500\.00/);
    expect(rows.at(-1)).toMatch(/รวมทั้งหมด 2 งวด[\s\S]*112\.19[\s\S]*15,112\.19/);
    await page.getByRole('button', { name: 'รวมปี พ.ศ. 2568' }).click();
    await expect.poll(() => table.getByText('30 พ.ย. 2568').isVisible()).toBe(false);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R044 the payoff: line by line, on a day that the address keeps', async () => {
    const later = {
      ...readLoanPayoff.example,
      on: '2026-01-15',
      days: 76,
      total: '637870.68',
      pending: [],
    };
    const { page, requests } = await open(
      width,
      {
        ...all,
        [payoff]: (request) => success(/on=/.test(request.url()) ? later : readLoanPayoff.example),
      },
      '?view=payoff',
    );
    const panel = page.getByRole('region', { name: 'ปิดบัญชี ณ วันที่' });
    await panel.getByText('633,003.29').first().waitFor();
    expect(await panel.innerText()).toMatch(/630,000\.00[\s\S]*0\.00[\s\S]*29 วัน[\s\S]*3,003\.29/);
    // What may be deducted by now stands before the sum that is still without it.
    expect(await panel.innerText()).toMatch(
      /^งวดเดือน พ\.ย\. 2568 จำนวน\s+10,748\.63\s+บาท รอนำส่ง[\s\S]*ยอดปิดเงินกู้ ณ/,
    );
    expect(await panel.locator('a[href^="tel:"]').count()).toBe(1);
    await expectPageOk(testBrowser, page);
    const field = panel.getByRole('textbox', { name: /วันที่ต้องการปิดเงินกู้/ });
    await field.fill('1/1/2560');
    await field.press('Enter');
    await panel.getByText('เลือกวันระหว่าง 29 พ.ย. 2568 ถึง 29 พ.ย. 2569').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('15 ม.ค. 2569');
    await field.press('Enter');
    await page.waitForURL('**?view=payoff&on=2026-01-15');
    await panel.getByText('637,870.68').first().waitFor();
    await panel.getByText('หากมีงวดที่หักเงินเดือนแล้วแต่สหกรณ์ยังไม่ได้รับเงิน').waitFor();
    const days = requests
      .map((one) => new URL(one.url()))
      .filter((url) => /payoff$/.test(url.pathname));
    expect(days.at(-1)?.search).toBe('?on=2026-01-15');
    await testBrowser.leave(page);
  });
});

test('R044 overdue principal is named above the schedule that has it at its end', async () => {
  const overdue = { ...example, contract: { ...example.contract, principal_arrears: '15000.00' } };
  const { page } = await open(390, { ...all, [statement]: success(overdue) }, '?view=schedule');
  await page.getByText('มีต้นค้างที่ถึงกำหนดแล้ว').waitFor();
  const shown = await page.getByLabel('ตารางผ่อนชำระ').first().innerText();
  expect(shown).toMatch(/มีต้นค้างที่ถึงกำหนดแล้ว \(บาท\)\s*15,000\.00[\s\S]*ท้ายตาราง/);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

test('R136 a contract that is not the member’s own is not found, by any name', async () => {
  const missing = failure(404, 'not_found', 'ไม่พบข้อมูลที่ขอ');
  const { page } = await open(390, { [statement]: missing });
  await page.getByRole('heading', { name: 'ไม่พบสัญญานี้' }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/สม65|\d+\.\d{2}/);
  await expectPageOk(testBrowser, page, /404/);
  await testBrowser.leave(page);
});

test('R164 failed: no figure at all; a failed schedule takes nothing else away', async () => {
  const { page } = await open(390, { [statement]: failure(500, 'failed') });
  await page.getByRole('heading', { name: 'โหลดรายการเงินกู้ไม่สำเร็จ' }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
  await testBrowser.leave(page);
  const other = await open(390, { ...all, [schedule]: failure(500, 'failed') }, '?view=schedule');
  await other.page.getByRole('heading', { name: 'โหลดตารางผ่อนชำระไม่สำเร็จ' }).waitFor();
  expect(await other.page.getByText('630,000.00').first().isVisible()).toBe(true);
  await expectPageOk(testBrowser, other.page, /500/);
  await testBrowser.leave(other.page);
});

test('R183 R184 R185 signs of a loan: colour by type, and always a sign and a word', async () => {
  const more = { ...received, seq: 2, type_code: '06', description: 'ปรับเพิ่ม', principal: '1.00' };
  const still = { ...paid, seq: 3, sign_flag: 0, description: 'เปลี่ยนอัตรา', principal: '0.00' };
  const lines = [{ ...paid, seq: 4 }, still, more, received];
  const { page } = await open(1440, { [statement]: success({ ...example, lines }) });
  const move = async (what: string) => {
    const signed = ledger(page).getByRole('row').filter({ hasText: what }).locator('td').nth(2);
    const shown = signed.locator('span').first();
    const colour = await shown.evaluate((one) => Object(globalThis).getComputedStyle(one).color);
    return { words: await shown.innerText(), colour: String(colour) };
  };
  await ledger(page).waitFor();
  const [lent, added, unchanged, repaid] = [
    ...[await move('รับเงินกู้'), await move('ปรับเพิ่ม')],
    ...[await move('เปลี่ยนอัตรา'), await move('ชำระรายเดือน')],
  ];
  expect(
    [lent?.words, added?.words, unchanged?.words, repaid?.words].map((one) =>
      one?.replace(/\s+/g, ''),
    ),
  ).toEqual([...['รับ+900,000.00', 'เพิ่ม+1.00', 'ปรับ0.00', 'ชำระ−7,500.00']]);
  // Gray is gray, red is red, and the two are not one.
  expect([lent?.colour, added?.colour]).toEqual([unchanged?.colour, repaid?.colour]);
  expect(lent?.colour).not.toBe(added?.colour);
  await testBrowser.leave(page);
});

test('D-08 more was reversed than repaid, and unpaid interest became principal', async () => {
  const sums = { repaid: '-500.00', repaid_count: 1, adjusted: '35.75', closing: '645535.75' };
  const { page } = await open(1440, {
    [statement]: success({ ...example, summary: { ...example.summary, ...sums } }),
  });
  const adjusted = page.locator('main').getByText('ปรับปรุงเงินต้น').locator('..');
  await adjusted.waitFor();
  expect(await adjusted.innerText()).toContain('+35.75');
  const repaid = page.locator('main').getByText('ชำระต้น 1 รายการ').locator('..');
  expect(await repaid.innerText()).toContain('+500.00');
  await testBrowser.leave(page);
});

test('R044 what the filter shows is what is looked for and taken away', async () => {
  const found = {
    ...example,
    found: { count: 1, in: '0.00', out: '7500.00', lost: '0.00', adjusted: '0.00' },
    lines: [paid],
  };
  const file = 'GET /api/member/loan_statement/:statement/file';
  const { page, requests } = await open(1440, {
    ...{ [statement]: (request) => success(/q=/.test(request.url()) ? found : example) },
    [file]: { file: 'รายการเงินกู้.csv' },
  });
  await page.getByRole('textbox', { name: 'ค้นหารายการหรือจำนวนเงิน' }).fill('7,500');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === '7,500');
  await page.getByText('พบ', { exact: true }).waitFor();
  // Between found lines there are others: no balance is carried over them.
  expect(await ledger(page).getByText('ยอดยกมา').count()).toBe(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  await saved;
  const downloads = callsTo(
    requests,
    `GET /api/member/loan_statement/${encodeURIComponent('สม6500123')}/file`,
  );
  expect(new URL(downloads[0]?.url() ?? '').search).toBe(
    `?${new URLSearchParams({ q: '7,500', format: 'csv' })}`,
  );
  expect(downloadLoanStatement.files).toContain('csv');
  await testBrowser.leave(page);
});

test('a closed contract has lines and nothing before it', async () => {
  const contract = { ...example.contract, status_code: 'CLOSED', principal_balance: '0.00' };
  const { page } = await open(
    390,
    { [statement]: success({ ...example, contract }) },
    '?view=payoff',
  );
  await ledger(page).waitFor();
  expect(await page.getByRole('link', { name: 'ตารางผ่อนชำระ' }).count()).toBe(0);
  expect(await page.getByRole('textbox', { name: /วันที่ต้องการปิดเงินกู้/ }).count()).toBe(0);
  await testBrowser.leave(page);
});
