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

const slips = [
  {
    ...{ slip_no: '1', opened_on: '2024-03-12', maturity_on: '2026-03-12', rate: '2.50' },
    ...{ balance: '204500.00', accrued_interest: '3642.62' },
  },
  {
    ...{ slip_no: 'ฝ.0001234/2568', opened_on: '2025-09-03', maturity_on: null, rate: '2.875' },
    ...{ balance: '123456.00', accrued_interest: '581.76' },
  },
];
const [savings] = readDeposits.example.accounts;
const ofSlips = {
  ...savings,
  ...{ type_name: 'ประจำสะสมใบฝาก', rate: null, slips },
  ...{ balance: '327956.00', accrued_interest: '4224.38' },
};
const { example } = readDepositStatement;
const lines = example.lines.map((line) => ({ ...line, slip: 'ฝ.0001234/2568' }));
const answers = {
  [`GET ${readDeposits.path}`]: success({ ...readDeposits.example, accounts: [ofSlips] }),
  [`GET ${readDepositStatement.path}`]: success({ ...example, account: ofSlips, lines }),
};

describe.each(widths)('an account of several slips at %i px', (width) => {
  test('D-09 its card says how many in place of a rate', async () => {
    const page = await testBrowser.newPage({ width });
    await mockMemberApi(page, answers);
    await page.goto('/member/deposit');
    const card = page.getByRole('article');
    await card.waitFor();
    const text = await card.innerText();
    expect(text).toContain('2 ใบ');
    expect(text).not.toContain('ดอกเบี้ยร้อยละต่อปี');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('D-10 its page lists them with day, rate and interest, and their sum', async () => {
    const page = await testBrowser.newPage({ width });
    await mockMemberApi(page, answers);
    await page.goto('/member/dep_statement/01060000512');
    const panel = page.getByRole('region', { name: 'ใบฝากในบัญชี' });
    await panel.waitFor();
    await unfold(panel);
    const rows = panel.getByRole('row');
    const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
    // Below the head.
    for (const [at, slip] of slips.entries()) {
      const row = await rows.nth(at + 1).innerText();
      expect(row).toContain(slip.slip_no);
      expect(row).toContain(amount.format(Number(slip.balance)));
      expect(row).toContain(amount.format(Number(slip.accrued_interest)));
      expect(row).toContain(slip.rate);
    }
    expect(await rows.nth(1).innerText()).toContain('12 มี.ค. 2567');
    expect(await rows.nth(1).innerText()).toContain('12 มี.ค. 2569');
    expect(await rows.last().innerText()).toContain('327,956.00');
    expect(await rows.last().innerText()).toContain('4,224.38');
    // Each line says its slip, on a phone as well.
    const line = page.getByRole('row').filter({ hasText: 'ค่าออกสมุดเล่มใหม่' });
    expect(await line.getByText('ใบฝาก ฝ.0001234/2568').isVisible()).toBe(true);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});
