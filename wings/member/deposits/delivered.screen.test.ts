import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mockMemberApi, success } from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { unfold } from '../../../journeys/unfold.ts';
import { readDepositStatement, readDeposits } from './deposits.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const delivered = 'ดอกเบี้ยสะสมตามที่ระบบของสหกรณ์แจ้ง';
const accounts = readDeposits.example.accounts.map((one) => ({
  ...one,
  day_count: 'AS_DELIVERED' as const,
}));
const { example } = readDepositStatement;
const [line] = example.lines;
const still = { sign_flag: 0 as const, withdrawal: null, deposit: null, rate: '1.75' };
const answers = {
  [`GET ${readDeposits.path}`]: success({ ...readDeposits.example, accounts }),
  [`GET ${readDepositStatement.path}`]: success({
    ...example,
    account: { ...example.account, day_count: 'AS_DELIVERED' },
    lines: [{ ...line, ...still, code: 'RATE', description: 'เปลี่ยนอัตราดอกเบี้ย' }],
  }),
};

describe.each(widths)('interest that the core system delivers at %i px', (width) => {
  test('D-09 D-10 is told as its word, on the card and in the head of the statement', async () => {
    const page = await testBrowser.newPage({ width });
    await mockMemberApi(page, answers);
    await page.goto('/member/deposit');
    const card = page.getByRole('article');
    await card.waitFor();
    expect(await card.innerText()).toContain(delivered);
    await expectPageOk(testBrowser, page);
    await page.goto('/member/dep_statement/01020001234');
    const head = page.getByRole('region', { name: 'สรุปบัญชี' });
    await head.waitFor();
    await unfold(head);
    expect(await head.innerText()).toContain(delivered);
    const row = page.getByRole('row').filter({ hasText: 'เปลี่ยนอัตราดอกเบี้ย' });
    expect(await row.getByText('ดอกเบี้ยร้อยละ 1.75').isVisible()).toBe(width > 1000);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});
