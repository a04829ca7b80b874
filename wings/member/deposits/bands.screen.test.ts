import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mockMemberApi, success } from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { unfoldDetails } from '../../../journeys/unfold.ts';
import { readDepositStatement, readDeposits } from './deposits.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const bands = [
  { from: '0.00', rate: '1.50' },
  { from: '100000.00', rate: '2.00' },
];
const ofKind = (by: 'WHOLE' | 'SLICE') => {
  const { example } = readDeposits;
  const accounts = example.accounts.map((one) => ({ ...one, rate_bands: { by, bands } }));
  const { account, ...statement } = readDepositStatement.example;
  return {
    [`GET ${readDeposits.path}`]: success({ ...example, accounts }),
    [`GET ${readDepositStatement.path}`]: success({ ...statement, account: accounts[0] }),
  };
};
const sentences = {
  SLICE: ['(ขั้นปัจจุบัน)', 'ยอดเงินส่วนที่ไม่เกิน 100,000.00 บาท', 'ยอดเงินส่วนที่เกิน 100,000.00 บาท'],
  WHOLE: ['(ทั้งยอด)', 'ยอดเงินไม่ถึง 100,000.00 บาท', 'ยอดเงินตั้งแต่ 100,000.00 บาทขึ้นไป'],
};

describe.each(widths)('rates by balance at %i px', (width) => {
  test.each(['SLICE', 'WHOLE'] as const)(
    'B.2 %s is told on the card and in the head',
    async (by) => {
      const page = await testBrowser.newPage({ width });
      await mockMemberApi(page, ofKind(by));
      await page.goto('/member/deposit');
      const card = page.getByRole('article');
      await card.waitFor();
      for (const words of sentences[by]) expect(await card.innerText()).toContain(words);
      expect(await card.getByText('2.00', { exact: true }).count()).toBe(1);
      await expectPageOk(testBrowser, page);
      await page.goto('/member/dep_statement/01020001234');
      const head = page.getByRole('region', { name: 'สรุปบัญชี' });
      await head.waitFor();
      await unfoldDetails(page);
      for (const words of sentences[by]) expect(await head.innerText()).toContain(words);
      await expectPageOk(testBrowser, page);
      await testBrowser.leave(page);
    },
  );
});
