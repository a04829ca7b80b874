/** What the screens say of a loan whose rate goes by its balance (D-07, D-08). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mockMemberApi, success } from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { unfold } from '../../../../journeys/unfold.ts';
import { readLoanPayoff } from '../ahead/projection.api.ts';
import { readLoans } from '../loans.api.ts';
import { readLoanStatement } from '../statement/statement.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const bands = [
  { from: '0.00', rate: '5.00' },
  { from: '100000.00', rate: '5.75' },
];
const answers = (by: 'WHOLE' | 'SLICE') => {
  const banded = { annual_rate: '5.75', rate_bands: { by, bands } };
  const loans = readLoans.example.loans.map((one) => ({ ...one, ...banded }));
  const { example } = readLoanStatement;
  const contract = { ...example.contract, ...banded };
  return {
    [`GET ${readLoans.path}`]: success({ ...readLoans.example, loans }),
    [`GET ${readLoanStatement.path}`]: success({ ...example, contract }),
    [`GET ${readLoanPayoff.path}`]: success({ ...readLoanPayoff.example, by_balance: true }),
  };
};
const sentences = {
  SLICE: ['(ขั้นปัจจุบัน)', 'ยอดเงินส่วนที่ไม่เกิน 100,000.00 บาท', 'ยอดเงินส่วนที่เกิน 100,000.00 บาท'],
  WHOLE: ['(ทั้งยอด)', 'ยอดเงินไม่ถึง 100,000.00 บาท', 'ยอดเงินตั้งแต่ 100,000.00 บาทขึ้นไป'],
};

describe.each(widths)('a loan at rates by balance at %i px', (width) => {
  test('B.1 the card, the head and the payoff say how its bands count', async () => {
    for (const by of ['SLICE', 'WHOLE'] as const) {
      const page = await testBrowser.newPage({ width });
      await mockMemberApi(page, answers(by));
      await page.goto('/member/loan');
      const card = page.getByRole('article');
      await card.waitFor();
      for (const words of sentences[by]) expect(await card.innerText()).toContain(words);
      await expectPageOk(testBrowser, page);
      await page.goto('/member/loan_statement/สม6500123?view=payoff');
      await page.getByText('ดอกเบี้ย 29 วัน ตามอัตราของยอดเงิน (บาท)').waitFor();
      expect(await page.getByText('ร้อยละ 6.00 ต่อปี').count()).toBe(0);
      const head = page.getByRole('region', { name: 'สรุปสัญญา' });
      await unfold(head);
      for (const words of sentences[by]) expect(await head.innerText()).toContain(words);
      await expectPageOk(testBrowser, page);
      await testBrowser.leave(page);
    }
  });
});
