import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callsTo,
  delayed,
  failure,
  type MockResponses,
  mockMemberApi,
  success,
} from '../../../../journeys/mock-api.ts';
import { expectPageOk, expectWhole } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { downloadKep, printCollection, readCollection, readKep } from '../collections.api.ts';
import { paidHead, pendingHead, reportedHead } from '../example.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const list = `GET ${readKep.path}`;
const one = `GET ${readCollection.path}`;
const { example } = readKep;
const bill = { ...readCollection.example, head: pendingHead };
const nothing = { ...example, collections: [], latest: null };
/** Nine months, so that some are not shown at first. */
const months = Array.from({ length: 9 }, (_, at) => ({ ...paidHead, month: 10 - at }));
const short = {
  ...bill,
  head: {
    ...paidHead,
    status: 'PARTIAL' as const,
    reason: 'INSUFFICIENT' as const,
    collected: '18747.31',
    uncollected: '620.00',
  },
};

async function open(width: number, answers: MockResponses, path = '/member/kep') {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, answers);
  await page.goto(path);
  return { page, requests };
}

describe.each(widths)('at %i px', (width) => {
  test('0046 a further bill of a month bears its number in list, head and title', async () => {
    const further = { ...pendingHead, seq_no: 2, billed: '1510.00', uncollected: '1510.00' };
    const collections = [further, pendingHead, paidHead];
    const head = { ...further, salary_left: null, billed_percent: null };
    const answers = {
      [list]: success({ ...example, collections }),
      [one]: success({ ...bill, head, compared: null }),
    };
    const { page } = await open(width, answers);
    const newest = page.getByRole('region', { name: 'รายการเรียกเก็บล่าสุด' });
    await newest.getByText('เงินที่เรียกเก็บ พฤศจิกายน 2568 (ใบที่ 2)').waitFor();
    const rows = page.getByRole('table', { name: /รายการเรียกเก็บ/ }).locator('tbody tr');
    const [second = '', first = ''] = await rows.allInnerTexts();
    expect(second).toContain('พฤศจิกายน 2568 (ใบที่ 2)');
    expect(first).toContain('พฤศจิกายน 2568');
    expect(first).not.toContain('ใบที่');
    await expectPageOk(testBrowser, page);
    await page.goto('/member/kep/2568/11/2');
    await page
      .getByRole('heading', { level: 1, name: 'รายการเรียกเก็บ พฤศจิกายน 2568 (ใบที่ 2)' })
      .waitFor();
    await expectPageOk(testBrowser, page);
    await page.close();
  });

  test('R047 filled: what is asked for now, and the months before it', async () => {
    const { page } = await open(width, { [list]: success(example) });
    const newest = page.getByRole('region', { name: 'รายการเรียกเก็บล่าสุด' });
    await newest.getByText('เงินที่เรียกเก็บ พฤศจิกายน 2568').waitFor();
    const figures = await newest.innerText();
    for (const expected of ['19,319.06', 'รอนำส่ง', '15,199.06', '620.00']) {
      expect(figures).toContain(expected);
    }
    const rows = page.getByRole('table', { name: /รายการเรียกเก็บ/ }).locator('tbody tr');
    const [pending = '', paid = ''] = await rows.allInnerTexts();
    // Nobody knows yet what will come in: no figure stands there, and no zero.
    expect(pending.match(/\d+\.\d{2}/g)).toEqual(['319.06']);
    expect(paid).toMatch(/หักได้ครบ[\s\S]*19,367\.31[\s\S]*19,367\.31/);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R047 one bill: items under their groups, totals, the month before', async () => {
    const { page } = await open(width, { [one]: success(bill) }, '/member/kep/2568/11/1');
    await page.getByRole('heading', { level: 1, name: 'รายการเรียกเก็บ พฤศจิกายน 2568' }).waitFor();
    const items = page.getByRole('table', { name: /รายการที่เรียกเก็บ/ });
    // The address alone names the month: its items come later.
    await items.waitFor();
    const rows = await items.locator('tbody tr').allInnerTexts();
    expect(rows).toHaveLength(10);
    expect(rows[2]).toMatch(/เงินกู้[\s\S]*15,199\.06/);
    expect(rows[3]).toMatch(/สม6600123[\s\S]*7,500\.00[\s\S]*3,328\.77[\s\S]*10,828\.77/);
    expect(rows.join('\n')).toMatch(/01-02-00012-34/);
    expect(rows.at(-1)).toMatch(/รวม[\s\S]*19,319\.06/);
    const compared = page.getByRole('table', { name: /เปลี่ยนจาก ตุลาคม 2568/ });
    const changes = (await compared.locator('tbody tr').allInnerTexts()).join('\n');
    expect(changes).toMatch(/ลดลง\s*−148\.63[\s\S]*รายการใหม่\s*\+4,370\.29/);
    expect(changes).toMatch(/ไม่มีแล้ว\s*−4,291\.41[\s\S]*รวมทั้งหมด[\s\S]*ลดลง\s*−48\.25/);
    expect(changes).not.toContain('ค่าหุ้นรายเดือน');
    await page.getByText('เท่าเดิม 2 รายการ').waitFor();
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('D-11 what the agency reports is told as its word, not as what came in', async () => {
    const collections = [reportedHead, paidHead];
    const { page } = await open(width, {
      [list]: success({ ...example, collections }),
      [one]: success(readCollection.example),
    });
    const rows = page.getByRole('table', { name: /รายการเรียกเก็บ/ }).locator('tbody tr');
    await rows.first().waitFor();
    const expected = /บางส่วน 19,000\.00 บาท เมื่อ 28 พ\.ย\. 2568[\s\S]*\(รอสหกรณ์ยืนยัน\)/;
    expect(await rows.first().innerText()).toMatch(expected);
    expect(await rows.first().innerText()).toContain('รอนำส่ง');
    expect(await rows.nth(1).innerText()).not.toContain('หน่วยงานแจ้ง');
    const newest = page.getByRole('region', { name: 'รายการเรียกเก็บล่าสุด' });
    expect(await newest.innerText()).toMatch(expected);
    await expectPageOk(testBrowser, page);
    await newest.getByRole('link', { name: /ดูรายการ/ }).click();
    await page.getByRole('heading', { name: 'หน่วยงานแจ้งผลการหักแล้ว' }).waitFor();
    const main = await page.locator('main').innerText();
    expect(main).toMatch(expected);
    expect(main).toContain('สาเหตุ: เงินไม่พอ');
    expect(main).not.toContain('เก็บได้ (บาท)');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R047 empty: says what would be here', async () => {
    const { page } = await open(width, { [list]: success(nothing) });
    await page.getByRole('heading', { name: 'ยังไม่มีรายการเรียกเก็บ' }).waitFor();
    expect(await page.locator('main table').count()).toBe(0);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R164 failed: no figure, the reference, a way to try again', async () => {
    let fails = true;
    const { page } = await open(
      width,
      { [one]: () => (fails ? failure(503, 'unavailable') : success(short)) },
      '/member/kep/2568/10/1',
    );
    await page.getByRole('heading', { name: 'โหลดรายการไม่สำเร็จ' }).waitFor();
    const main = await page.locator('main').innerText();
    expect(main).toContain('7QK4-28NV');
    expect(main).not.toMatch(/\d+\.\d{2}/);
    await expectPageOk(testBrowser, page, /503/);
    fails = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    // What came of it: the label has changed, and the reason stands there.
    await page.getByText('เงินที่เก็บได้').waitFor();
    await page.getByText('สาเหตุ: เงินไม่พอ').waitFor();
    await page.getByText('หักได้บางส่วน').first().waitFor();
    await testBrowser.leave(page);
  });
});

test('R110 slow: skeleton, spoken of, and no figure; then the bill', async () => {
  const slow = delayed(success(bill));
  const { page } = await open(390, { [one]: slow.answer }, '/member/kep/2568/11/1');
  await page.getByText('กำลังโหลดรายการ').waitFor({ state: 'attached' });
  expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
  slow.give();
  await page.getByText('19,319.06').first().waitFor();
  await testBrowser.leave(page);
});

test('R047 six months at first, more when asked for; the other kind has an address', async () => {
  const { page, requests } = await open(1440, {
    [list]: success({ ...example, collections: months, latest: null, next: 'before.2025-02.1' }),
    [`GET ${downloadKep.path}`]: { file: 'รายการเรียกเก็บ 2568-11-28.csv' },
  });
  const rows = page.locator('main table tbody tr');
  await page.getByRole('button', { name: 'แสดงอีก 3 รายการ' }).click();
  await expect.poll(() => rows.count()).toBe(9);
  await page.getByRole('link', { name: 'รายการเก่ากว่า' }).waitFor();
  await page.getByRole('link', { name: 'ใบเสร็จอื่น' }).click();
  await page.waitForURL('**/member/kep?tab=other');
  await expect.poll(() => callsTo(requests, list).length).toBe(2);
  expect(callsTo(requests, list).at(-1)?.url()).toMatch(/\?kind=other$/);
  await testBrowser.leave(page);
});

test('a phone has print and files behind one button, above the list', async () => {
  const { page } = await open(390, {
    [list]: success(example),
    [`GET ${downloadKep.path}`]: { file: 'รายการเรียกเก็บ 2568-11-28.csv' },
  });
  const csv = page.getByRole('button', { name: 'CSV' });
  const save = page.getByRole('button', { name: 'บันทึก', exact: true });
  await save.waitFor();
  expect(await csv.isVisible()).toBe(false);
  await save.press('Enter');
  await expectWhole(testBrowser, page);
  const saved = page.waitForEvent('download');
  await csv.click();
  expect((await saved).suggestedFilename()).toContain('รายการเรียกเก็บ');
  await testBrowser.leave(page);
});

test('R047 the paper is asked for under the key of the bill', async () => {
  const { page, requests } = await open(
    390,
    {
      [one]: success(bill),
      [`GET ${printCollection.path}`]: { file: 'ใบแจ้งหนี้ 2568-11.pdf' },
    },
    '/member/kep/2568/11/1',
  );
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ใบแจ้งหนี้ PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('ใบแจ้งหนี้ 2568-11.pdf');
  expect(callsTo(requests, 'GET /api/member/kep/2568/11/1/print')).toHaveLength(1);
  await testBrowser.leave(page);
});

test('an address that nobody could have meant asks for nothing and says so', async () => {
  const { page, requests } = await open(390, {}, '/member/kep/2025/13/x');
  await page.getByRole('heading', { name: 'ไม่พบรายการนี้' }).waitFor();
  await expectPageOk(testBrowser, page);
  expect(requests.filter((request) => /\/kep\//.test(request.url()))).toEqual([]);
  await testBrowser.leave(page);
});
