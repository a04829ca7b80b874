import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callsTo,
  delayed,
  failure,
  hasFocus,
  type MockResponses,
  mockMemberApi,
  success,
} from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { downloadDividend, readDividend, readOrigin } from '../dividends.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readDividend.path}`;
const origin = `GET ${readOrigin.path}`;
const { example } = readDividend;
const { example: working } = readOrigin;

async function open(width: number, answers: MockResponses, path = '/member/dividend') {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, answers);
  await page.goto(path);
  return { page, requests };
}

describe.each(widths)('at %i px', (width) => {
  test('R052 R109 D-32 filled: the latest year, all years, and where it comes from', async () => {
    const { page, requests } = await open(width, {
      [query]: success(example),
      [origin]: success(working),
    });
    const year = page.getByRole('region', { name: 'ปี 2567' });
    await year.getByText('26,284.27').first().waitFor();
    const words = await year.innerText();
    for (const figure of ['403,500.00', '21,298.75', '48,050.14', '5,285.52', '−300.00']) {
      expect(words).toContain(figure);
    }
    for (const fact of ['ปีล่าสุด', 'ร้อยละ 5.50', 'ร้อยละ 11.00', '01-02-xxxxx-34']) {
      expect(words).toContain(fact);
    }
    expect(words).toMatch(/เข้าบัญชีเงินฝากของคุณที่สหกรณ์[\s\S]*28 มกราคม 2568/);
    const years = page.getByRole('table', { name: /รายปี/ }).locator('tbody tr');
    expect(await years.count()).toBe(3);
    expect(await years.nth(1).innerText()).toMatch(/ปี 2566[\s\S]*19,291\.50/);
    const button = page.getByRole('button', { name: 'ที่มาของปันผล' });
    expect(callsTo(requests, 'GET /api/member/dividend/2567/origin')).toEqual([]);
    await button.focus();
    await page.keyboard.press('Enter');
    const rows = page.getByRole('table', { name: /ที่มาของเงินปันผล/ }).locator('tbody tr');
    await rows.first().waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await hasFocus(button)).toBe(true);
    const lines = await rows.allInnerTexts();
    expect(lines.length).toBe(14);
    expect(lines[0]).toMatch(/หุ้นยกมาต้นปี[\s\S]*373,500\.00[\s\S]*12\/12 เดือน[\s\S]*20,542\.50/);
    expect(lines[1]).toMatch(/หุ้นเดือน ม\.ค\. 2567[\s\S]*11\/12 เดือน[\s\S]*126\.04/);
    expect(lines.at(-1)).toMatch(/รวมเงินปันผล\s*21,298\.75/);
    const refund = page.getByRole('table', { name: /ที่มาของเงินเฉลี่ยคืน/ });
    expect(await refund.innerText()).toMatch(/สม6600123[\s\S]*48,050\.14[\s\S]*5,285\.52/);
    await expectPageOk(testBrowser, page);
    await page.keyboard.press('Enter');
    await expect.poll(() => rows.count()).toBe(0);
    await testBrowser.leave(page);
  });
});

test('R052 R128 another year: by its link, withheld parts said, the bank named', async () => {
  const { page } = await open(390, { [query]: success(example) });
  await page.getByRole('link', { name: 'ปี 2566' }).click();
  await page.waitForURL('**/member/dividend?year=2566');
  const year = page.getByRole('region', { name: 'ปี 2566' });
  await year.waitFor();
  const words = await year.innerText();
  expect(words).toMatch(/เงินเฉลี่ยคืน[\s\S]*งด/);
  expect(words).not.toContain('ปีล่าสุด');
  for (const fact of ['กรุงไทย', '123-4-xxxxx-0', '19,291.50']) expect(words).toContain(fact);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

test('D-32 a computation that differs from the records is told with both figures', async () => {
  const dividend = {
    ...working.dividend,
    ...{ verdict: 'DIFFERS', recorded: '21300.00', recorded_base: '403600.00' },
  };
  const refund = { ...working.refund, verdict: 'HELD', recorded: '0.00' };
  const { page } = await open(390, {
    [query]: success(example),
    [origin]: success({ ...working, dividend, refund }),
  });
  await page.getByRole('button', { name: 'ที่มาของปันผล' }).click();
  await page.getByText('ที่มาไม่ตรงกับยอดที่สหกรณ์บันทึก').waitFor();
  const words = await page.getByRole('region', { name: 'ที่มาของเงินปันผล' }).innerText();
  for (const figure of ['21,298.75', '21,300.00', '403,500.00', '403,600.00']) {
    expect(words).toContain(figure);
  }
  const refundText = await page.getByRole('region', { name: 'ที่มาของเงินเฉลี่ยคืน' }).innerText();
  expect(refundText).toMatch(/งดจ่าย[\s\S]*5,285\.52[\s\S]*0\.00/);
  await expectPageOk(testBrowser, page);
  await page.getByRole('switch', { name: 'ซ่อนยอดเงิน' }).click();
  await expect.poll(() => page.locator('main').innerText()).not.toMatch(/\d,\d{3}\.\d{2}/);
  await testBrowser.leave(page);
});

test('R052 empty: says what would be here; no file, no table', async () => {
  const { page } = await open(390, { [query]: success({ ...example, years: [] }) });
  await page.getByRole('heading', { name: 'คุณยังไม่มีเงินปันผล' }).waitFor();
  expect(await page.locator('main table').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'PDF' }).count()).toBe(0);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

test('R164 failed: no figure; the working fails by itself and leaves the year alone', async () => {
  let fails = true;
  const answer = (good: object) => () => (fails ? failure(503, 'unavailable') : success(good));
  const { page } = await open(1440, { [query]: answer(example), [origin]: answer(working) });
  await page.getByRole('heading', { name: 'โหลดเงินปันผลไม่สำเร็จ' }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
  await expectPageOk(testBrowser, page, /503/);
  fails = false;
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByText('26,284.27').first().waitFor();
  fails = true;
  await page.getByRole('button', { name: 'ที่มาของปันผล' }).click();
  await page.getByRole('heading', { name: 'โหลดที่มาของปันผลไม่สำเร็จ' }).waitFor();
  expect(await page.getByText('26,284.27').first().isVisible()).toBe(true);
  fails = false;
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByRole('table', { name: /ที่มาของเงินปันผล/ }).waitFor();
  await testBrowser.leave(page);
});

test('R110 slow: skeleton first; an unknown year is said; a file of the year', async () => {
  const slow = delayed(success(example));
  const { page, requests } = await open(
    390,
    {
      [query]: slow.answer,
      [`GET ${downloadDividend.path}`]: { file: 'ปันผลเฉลี่ยคืนปี 2567 2568-11-28.pdf' },
    },
    '/member/dividend?year=2500',
  );
  await page.getByText('กำลังโหลดเงินปันผล').waitFor({ state: 'attached' });
  expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
  slow.give();
  await page.getByText('ไม่มีรายการของปีที่เลือก').waitFor();
  await page.getByRole('region', { name: 'ปี 2567' }).waitFor();
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toContain('2567');
  const [call] = callsTo(requests, 'GET /api/member/dividend/2567/file');
  expect(new URL(call?.url() ?? '').search).toBe('?format=pdf');
  await testBrowser.leave(page);
});
