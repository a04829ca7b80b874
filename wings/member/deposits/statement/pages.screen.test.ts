import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MockResponses, mockMemberApi, success } from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { readDepositStatement } from '../deposits.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

describe.each(widths)('at %i px', (width) => {
  test('R046 the edges of a page have their own names, a month of two pages says so', async () => {
    const { example } = readDepositStatement;
    const lines = example.lines.slice(0, 2);
    const first = { ...example, lines, next: 'before.2' };
    const second = { ...example, lines: example.lines.slice(2), prev: 'after.2' };
    const answer: MockResponses = {
      [`GET ${readDepositStatement.path}`]: (request) =>
        success(/page=/.test(request.url()) ? second : first),
    };
    const page = await testBrowser.newPage({ width });
    await mockMemberApi(page, answer);
    await page.goto('/member/dep_statement/01020001234');
    const table = page.getByRole('table', { name: /รายการเดินบัญชี/ });
    const cut = 'รวมทั้งเดือน มีรายการในหน้าอื่นด้วย';
    await table.getByText(cut).waitFor();
    expect(await table.getByText('ยอดยกมา').count()).toBe(0);
    expect(await table.locator('tr').last().innerText()).toMatch(
      /ยอดก่อนรายการในหน้านี้[\s\S]*51,062\.95/,
    );
    await expectPageOk(testBrowser, page);
    await page.getByRole('link', { name: 'รายการเก่ากว่า' }).click();
    await table.getByText('ยอดหลังรายการในหน้านี้').waitFor();
    await table.getByText(cut).waitFor();
    expect(await table.locator('tr').last().innerText()).toMatch(/ยอดยกมา[\s\S]*31,062\.95/);
    await testBrowser.leave(page);
  });
});
