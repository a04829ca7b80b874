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
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { downloadColl, readColl } from './guarantees.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readColl.path}`;
const { example } = readColl;
const nobody = {
  ...example,
  given: [],
  given_total: { count: 0, guaranteed_amount: '0.00', my_share: '0.00' },
  right: null,
  mine: [],
};

async function open(width: number, answers: MockResponses, path = '/member/coll') {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, answers);
  await page.goto(path);
  return { page, requests };
}

describe.each(widths)('at %i px', (width) => {
  test('0042 of a revolving contract the limit is told, and that the part may grow', async () => {
    const [other, one] = example.given;
    const [own] = example.mine;
    const drawn = { revolving: true, may_be_drawn: true, principal_balance: '0.00' };
    const given = [other, { ...one, ...drawn, my_share: '0.00' }];
    const mine = [{ ...own, revolving: true }];
    const answers = { [query]: success({ ...example, given, mine }) };
    const { page } = await open(width, answers);
    const card = page.getByRole('article', { name: 'นายประเสริฐ มั่นคง' });
    await card.getByText('วงเงินหมุนเวียน (บาท)').waitFor();
    expect(await card.innerText()).toContain('ภาระของคุณอาจเพิ่มขึ้นได้ไม่เกินวงเงินค้ำ');
    const ordinary = page.getByRole('article', { name: 'นางสาววิภา สุขสวัสดิ์' });
    expect(await ordinary.innerText()).not.toContain('หมุนเวียน');
    await expectPageOk(testBrowser, page);
    await page.getByRole('link', { name: 'ผู้ค้ำประกันของฉัน' }).click();
    await page.getByText('วงเงินหมุนเวียน (บาท)').waitFor();
    await expectPageOk(testBrowser, page);
    await page.close();
  });

  test('R049 R109 one sum, contract by contract; the other side by keyboard', async () => {
    const { page, requests } = await open(width, { [query]: success(example) });
    const total = page.getByRole('region', { name: 'สรุปการค้ำประกันบุคคลอื่น' });
    await total.getByText('330,167.76').waitFor();
    for (const fact of ['2 สัญญา', '456,668.00', '3 จาก 5 สัญญา']) {
      expect(await total.getByText(fact, { exact: true }).isVisible()).toBe(true);
    }
    const card = page.getByRole('article', { name: 'นายประเสริฐ มั่นคง' });
    const words = await card.innerText();
    for (const figure of ['245,277.76', '316,668.00', '735,830.17', '950,000.00']) {
      expect(words).toContain(figure);
    }
    for (const fact of ['รน6500456', '9 ก.พ. 2565', 'xxxx56', 'ผู้กู้ค้างชำระ', 'วิธีช่วยผู้กู้']) {
      expect(words).toContain(fact);
    }
    expect(await page.getByRole('article').count()).toBe(2);
    await expectPageOk(testBrowser, page);
    const tab = page.getByRole('link', { name: 'ผู้ค้ำประกันของฉัน' });
    await tab.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/member/coll?tab=mine');
    const table = page.getByRole('table', { name: 'หลักประกันของสัญญา สม6600123' });
    await table.waitFor();
    const rows = await table.locator('tbody tr').allInnerTexts();
    expect(rows[0]).toMatch(/นางอรุณี พูนทรัพย์[\s\S]*บุคคลค้ำประกัน xxxx22[\s\S]*300,000\.00/);
    expect(rows[2]).toMatch(/ทุนเรือนหุ้น[\s\S]*300,000\.00/);
    expect(rows.at(-1)).toMatch(/รวม\s*900,000\.00/);
    expect(await tab.getAttribute('aria-current')).toBe('page');
    expect(await hasFocus(tab)).toBe(true);
    const loan = page.getByRole('link', { name: /ดูรายการเงินกู้/ });
    expect(await loan.getAttribute('href')).toBe(
      `/member/loan_statement/${encodeURIComponent('สม6600123')}`,
    );
    await expectPageOk(testBrowser, page);
    // One answer holds both sides.
    expect(callsTo(requests, query).length).toBe(1);
    await page.goBack();
    await page.getByRole('article').first().waitFor();
    await testBrowser.leave(page);
  });

  test('R049 empty: each side says what would be here, and offers no file', async () => {
    const { page } = await open(width, { [query]: success(nobody) });
    await page.getByRole('heading', { name: 'คุณไม่ได้ค้ำประกันผู้ใดอยู่' }).waitFor();
    await expectPageOk(testBrowser, page);
    await page.getByRole('link', { name: 'ผู้ค้ำประกันของฉัน' }).click();
    await page.getByRole('heading', { name: 'เงินกู้ของคุณไม่มีผู้ค้ำประกัน' }).waitFor();
    expect(await page.getByRole('button', { name: 'PDF' }).count()).toBe(0);
    expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
    await testBrowser.leave(page);
  });
});

test('R164 failed: no figure, no empty list, the reference, and a way to try again', async () => {
  let fails = true;
  const { page } = await open(390, {
    [query]: () => (fails ? failure(503, 'unavailable') : success(example)),
  });
  await page.getByRole('heading', { name: 'โหลดการค้ำประกันไม่สำเร็จ' }).waitFor();
  const main = await page.locator('main').innerText();
  expect(main).toContain('7QK4-28NV');
  expect(main).not.toMatch(/\d+\.\d{2}|ไม่ได้ค้ำประกัน/);
  await expectPageOk(testBrowser, page, /503/);
  fails = false;
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByText('330,167.76').waitFor();
  await testBrowser.leave(page);
});

test('R110 slow: a skeleton; then amounts that hide, and a file of the side shown', async () => {
  const slow = delayed(success(example));
  const { page, requests } = await open(1440, {
    [query]: slow.answer,
    [`GET ${downloadColl.path}`]: { file: 'ค้ำประกันบุคคลอื่น 2568-11-28.xlsx' },
  });
  await page.getByText('กำลังโหลดการค้ำประกัน').waitFor({ state: 'attached' });
  expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
  slow.give();
  await page.getByText('330,167.76').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await download).suggestedFilename()).toContain('ค้ำประกันบุคคลอื่น');
  const [call] = callsTo(requests, `GET ${downloadColl.path}`);
  expect(new URL(call?.url() ?? '').search).toBe('?tab=given&format=xlsx');
  await page.getByRole('switch', { name: 'ซ่อนยอดเงิน' }).click();
  await expect.poll(() => page.locator('main').innerText()).not.toMatch(/\d[\d,]*\.\d{2}/);
  await testBrowser.leave(page);
});
