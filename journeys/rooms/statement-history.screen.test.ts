/** How a balance went, and the years of a ledger: asked for when something shows them. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  readDepositHistory,
  readDepositStatement,
} from '../../wings/member/deposits/deposits.api.ts';
import {
  readLoanHistory,
  readLoanStatement,
} from '../../wings/member/loans/statement/statement.api.ts';
import { readShare, readShareHistory } from '../../wings/member/shares/shares.api.ts';
import {
  callsTo,
  delayed,
  failure,
  type MockResponses,
  mockMemberApi,
  success,
} from '../mock-api.ts';
import { expectPageOk, expectPageOkSoFar } from '../page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';
import { unfoldDetails, unfoldTool } from '../unfold.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

// This year: a span of the row, so that nothing else stands open on a phone.
const days = 'from=2025-01-01&to=2025-11-28';
const rooms = [
  ['/member/share', readShare, readShareHistory, '/api/member/share/history'],
  [
    `/member/dep_statement/01020001234?${days}`,
    readDepositStatement,
    readDepositHistory,
    '/api/member/dep_statement/01020001234/history',
  ],
  [
    `/member/loan_statement/6500123?${days}`,
    readLoanStatement,
    readLoanHistory,
    '/api/member/loan_statement/6500123/history',
  ],
] as const;

/** A line of the ledger: the chart has a table, too. */
const firstLine = (page: Page) =>
  page.locator('main table:has(caption)').last().locator('tr:has(td time)').first();
const chart = (page: Page) => page.locator('main').getByRole('img').first();

async function open(path: string, width: number, answers: MockResponses) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, answers);
  await page.goto(path);
  await firstLine(page).waitFor();
  return { page, requests };
}

describe.each(rooms)('%s', (path, statement, history, called) => {
  const lines: MockResponses = { [`GET ${statement.path}`]: success(statement.example) };

  test('on a phone it is fetched when the details are unfolded, with the days chosen', async () => {
    const { page, requests } = await open(path, 390, lines);
    const calls = () => callsTo(requests, `GET ${called}`);
    expect(calls()).toHaveLength(0);
    await unfoldDetails(page);
    await chart(page).waitFor();
    expect(calls()).toHaveLength(1);
    expect(calls()[0]?.url()).toContain(new URL(page.url()).search);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test.each(widths)('at %i px: on its way, failed, tried again', async (width) => {
    const late = delayed(failure(503, 'unavailable'));
    let answer = late.answer;
    const { page } = await open(path, width, { ...lines, [`GET ${history.path}`]: () => answer });
    if (width < 768) await unfoldDetails(page);
    await page.getByText('กำลังโหลดกราฟยอดคงเหลือ').waitFor({ state: 'attached' });
    await expectPageOkSoFar(testBrowser, page);
    late.give();
    await page.getByRole('heading', { name: 'โหลดกราฟยอดคงเหลือไม่สำเร็จ' }).waitFor();
    expect(await firstLine(page).isVisible()).toBe(true);
    await expectPageOk(testBrowser, page, /503/);
    answer = success({ ...history.example, growth: [] });
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    // Of chosen days the balance before them is drawn.
    if (path.includes('?')) await chart(page).waitFor();
    else await page.getByText('ยังมีรายการไม่พอให้แสดงเป็นกราฟ').waitFor();
    await expectPageOk(testBrowser, page, /503/);
    await testBrowser.leave(page);
  });
});

test('on a phone years come with the search tool, and days serve where they do not', async () => {
  const [path, { path: statement, example }, { path: history, example: course }] = rooms[0];
  let answer = failure(503, 'unavailable');
  const lines = { [`GET ${statement}`]: success(example) };
  const { page, requests } = await open(path, 390, { ...lines, [`GET ${history}`]: () => answer });
  const calls = () => callsTo(requests, `GET ${history}`);
  expect(calls()).toHaveLength(0);
  await unfoldTool(page, 'ค้นหา');
  const years = page.getByLabel('ปี พ.ศ.');
  await page.getByText('โหลดรายชื่อปีไม่สำเร็จ ใส่วันที่แทนได้').waitFor();
  expect(await years.isDisabled()).toBe(true);
  await expectPageOk(testBrowser, page, /503/);
  answer = success(course);
  await page.reload();
  await unfoldTool(page, 'ค้นหา');
  await years.selectOption('2024');
  await page.waitForURL(/from=2024-01-01&to=2024-12-31/);
  await testBrowser.leave(page);
});
