import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mockMemberApi, success } from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { readDividend, readOrigin } from '../dividends.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

type Method = 'BY_LOAN_TYPE' | 'AS_DELIVERED';

const [line] = readOrigin.example.refund.lines;
const byType = {
  ...{ verdict: 'TIES', method: 'BY_LOAN_TYPE' },
  lines: [
    { ...line, type_name: 'เงินกู้พิเศษเพื่อการเคหะ', rate: '8.25' },
    {
      ...{ ...line, contract_no: 'ฉฉ6600123', type_name: 'เงินกู้ฉุกเฉิน' },
      ...{ interest: '123.45', rate: '0.00', left_out: true, refund: '0.00' },
    },
  ],
} as const;
const delivered = { verdict: 'DELIVERED', method: 'AS_DELIVERED', lines: [] } as const;

async function open(width: number, method: Method, refund: object) {
  const page = await testBrowser.newPage({ width });
  const years = readDividend.example.years.map((year) => ({ ...year, refund_method: method }));
  const { example } = readOrigin;
  await mockMemberApi(page, {
    [`GET ${readDividend.path}`]: success({ ...readDividend.example, years }),
    [`GET ${readOrigin.path}`]: success({ ...example, refund: { ...example.refund, ...refund } }),
  });
  await page.goto('/member/dividend');
  await page.getByRole('button', { name: 'ที่มาของปันผล' }).click();
  const panel = page.getByRole('region', { name: 'ที่มาของเงินเฉลี่ยคืน' });
  await panel.waitFor();
  return { page, panel };
}

describe.each(widths)('at %i px', (width) => {
  test('D-32 a refund by type of loan has no one rate, and tells what is left out', async () => {
    const { page, panel } = await open(width, 'BY_LOAN_TYPE', byType);
    const year = await page.getByRole('region', { name: 'ปี 2567' }).innerText();
    expect(year).toContain('อัตราตามประเภทเงินกู้');
    expect(year).not.toContain('ร้อยละ 11.00');
    expect(await page.getByRole('table', { name: /รายปี/ }).innerText()).toContain('ตามประเภท');
    const rows = await panel.getByRole('row').allInnerTexts();
    expect(rows[1]).toMatch(/ร้อยละ 8\.25[\s\S]*5,285\.52/);
    expect(rows[2]).toMatch(/ฉฉ6600123[\s\S]*123\.45[\s\S]*ไม่นำมาคิด/);
    expect(rows[2]).not.toContain('ร้อยละ');
    expect(rows[3]).toMatch(/รวมที่นำมาคิด[\s\S]*48,050\.14[\s\S]*5,285\.52/);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('D-32 a refund as delivered is said to be the cooperative’s own', async () => {
    const { page, panel } = await open(width, 'AS_DELIVERED', delivered);
    expect(await page.getByRole('region', { name: 'ปี 2567' }).innerText()).toContain(
      'สหกรณ์เป็นผู้คำนวณ',
    );
    const words = await panel.innerText();
    expect(words).toContain('เว็บไซต์ไม่ได้คำนวณ');
    expect(words).toContain('5,285.52');
    expect(words).not.toContain('ปีนี้ไม่มีดอกเบี้ยเงินกู้ที่ชำระ');
    expect(await panel.getByRole('table').count()).toBe(0);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});
