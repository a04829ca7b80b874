import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../../../journeys/axe/findings.ts';
import {
  callsTo,
  delayed,
  failure,
  hasFocus,
  type MockResponses,
  mockMemberApi,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk, expectPageOkSoFar } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { unfoldDetails, unfoldTool } from '../../../journeys/unfold.ts';
import { readShare, readShareHistory } from './shares.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readShare.path}`;
const { example } = readShare;
const nobody = {
  ...example,
  head: { ...example.head, share_value_total: '0.00', shares_count: 0, last_period: null },
  summary: { ...example.summary, paid_in: '0.00', paid_in_count: 0, closing: '0.00' },
  lines: [],
  next: null,
};

const none = { ...example, lines: [], next: null, found: { count: 0, in: '0.00', out: '0.00' } };
const some = { ...example, next: 'before.184', found: { count: 30, in: '75000.00', out: '0.00' } };
/** What the example says to a search: there are monthly shares, and nothing else. */
const searched: MockResponses = {
  [query]: (request) => {
    const q = new URL(request.url()).searchParams.get('q');
    return success(q === null ? example : q === '2,500' ? some : none);
  },
};

async function open(width: number, answers: MockResponses, path = '/member/share') {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, answers);
  await page.goto(path);
  return { page, requests };
}

describe.each(widths)('at %i px', (width) => {
  test('R042 filled: one large amount, its parts, a ledger that ties', async () => {
    const { page } = await open(width, { [query]: success(example) });
    const main = page.locator('main');
    await main.getByRole('heading', { level: 1, name: 'ทุนเรือนหุ้น' }).waitFor();
    const head = main.getByRole('region', { name: 'สรุปทุนเรือนหุ้น' });
    await head.getByText('428,500.00').first().waitFor();
    await unfoldDetails(page);
    for (const fact of ['42,850 หุ้น', '2,500.00', '185', '10.00']) {
      expect(await head.getByText(fact, { exact: true }).isVisible()).toBe(true);
    }
    const rows = await main
      .getByRole('table', { name: /รายการหุ้น/ })
      .locator('tbody tr')
      .allInnerTexts();
    // A phone has the balance right above, in the large amount of the page.
    const above = width < 768 ? 0 : 1;
    if (above > 0) expect(rows[0]).toMatch(/หุ้นสะสม[\s\S]*428,500\.00/);
    // The page ends within the ledger: the balance carried is the oldest line's before it.
    expect(rows.at(-1)).toMatch(/ยอดก่อนรายการในหน้านี้[\s\S]*423,500\.00/);
    expect(rows.join()).not.toContain('ยอดยกมา');
    expect(rows[1 + above]).toMatch(/หุ้นรายเดือน/);
    expect(rows[1 + above]).toMatch(/ส่ง\s*\+2,500\.00/);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R042 a page is turned by a pager with a name, and the focus reads on there', async () => {
    const older = { ...example, next: null, prev: 'after.184' };
    const { page } = await open(width, {
      [query]: (request) =>
        success(new URL(request.url()).searchParams.has('page') ? older : example),
    });
    const pager = page.getByRole('navigation', { name: 'หน้าของรายการหุ้น' });
    await pager.getByRole('link', { name: 'เก่ากว่า' }).click();
    await pager.getByRole('link', { name: 'ใหม่กว่า' }).waitFor();
    const pageRegion = page.locator('[tabindex="-1"]:has(> nav)');
    expect(await hasFocus(pageRegion)).toBe(true);
    expect(await pageRegion.getByRole('table', { name: /รายการหุ้น/ }).count()).toBe(1);
    await testBrowser.leave(page);
  });

  test('R042 empty: says what would be here, and shows no ledger', async () => {
    const none = { ...readShareHistory.example, years: [], growth: [] };
    const answers = { [query]: success(nobody), [`GET ${readShareHistory.path}`]: success(none) };
    const { page } = await open(width, answers);
    await page.getByRole('heading', { name: 'คุณยังไม่มีหุ้น' }).waitFor();
    expect(await page.locator('main table').count()).toBe(0);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R042 what is sought: how much was found instead of balances that would lie', async () => {
    const { page } = await open(width, searched);
    await unfoldTool(page, 'ค้นหา');
    const field = page.getByRole('textbox', { name: 'ค้นหารายการหรือจำนวนเงิน' });
    await field.fill(' 2,500 ');
    await field.press('Enter');
    await page.waitForURL((url) => url.search === '?q=2%2C500');
    const main = page.locator('main');
    await main.getByText('30 รายการ', { exact: true }).waitFor();
    expect(await main.locator('dl').filter({ hasText: 'พบ' }).innerText()).toMatch(
      /30 รายการ[\s\S]*รวมส่งเข้า[\s\S]*\+75,000\.00[\s\S]*รวมถอนคืน\s*0\.00/,
    );
    const table = main.getByRole('table', { name: /รายการหุ้น/ });
    expect(await table.locator('tbody tr').count()).toBe(2);
    expect(await table.innerText()).not.toMatch(/ยอดก่อนรายการ|พ\.ศ\./);
    expect(await main.getByText('แสดงรายการ ทุกช่วงเวลา · ค้นหา “2,500”').isVisible()).toBe(true);
    await expectPageOk(testBrowser, page);
    await page.getByRole('link', { name: 'รายการเก่ากว่า' }).click();
    await page.waitForURL((url) => url.search === '?q=2%2C500&page=before.184');
    await page.goBack();
    await page.goBack();
    await table.getByText('ยอดก่อนรายการในหน้านี้').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await testBrowser.leave(page);
  });

  test('R042 nothing found: it says so, and the way back is there', async () => {
    const { page } = await open(width, searched, '/member/share?from=2025-01-01&q=ไม่มี');
    await page.getByRole('heading', { name: 'ไม่พบรายการที่ค้นหา' }).waitFor();
    expect(await page.getByRole('table', { name: /รายการหุ้น/ }).count()).toBe(0);
    await expectPageOk(testBrowser, page);
    await page.locator('main section').getByRole('button', { name: 'ล้างคำค้น' }).last().click();
    await page.waitForURL((url) => url.search === '?from=2025-01-01');
    await page.getByRole('table', { name: /รายการหุ้น/ }).waitFor();
    await testBrowser.leave(page);
  });

  test('R164 failed: no figure at all, the reference, and a way to try again', async () => {
    let fails = true;
    const { page } = await open(width, {
      [query]: () => (fails ? failure(503, 'unavailable') : success(example)),
    });
    await page.getByRole('heading', { name: 'โหลดรายการหุ้นไม่สำเร็จ' }).waitFor();
    expect(await page.getByText('ไม่สามารถเชื่อมต่อได้').count()).toBe(0);
    const main = await page.locator('main').innerText();
    expect(main).toContain('7QK4-28NV');
    expect(main).not.toMatch(/\d+\.\d{2}/);
    await expectPageOk(testBrowser, page, /503/);
    fails = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByText('428,500.00').first().waitFor();
    await testBrowser.leave(page);
  });

  test('R110 slow: the final shape in skeleton, spoken of, then the figures', async () => {
    const slow = delayed(success(example));
    const { page } = await open(width, { [query]: slow.answer });
    await page.getByText('กำลังโหลดรายการหุ้น').waitFor({ state: 'attached' });
    expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
    await expectPageOkSoFar(testBrowser, page);
    slow.give();
    await page.getByText('428,500.00').first().waitFor();
    await testBrowser.leave(page);
  });
});

test('R042 spans count from the day of the records, stand in the address, keep focus', async () => {
  const { page, requests } = await open(1440, { [query]: success(example) });
  const chip = page.getByRole('button', { name: 'ปีนี้' });
  await chip.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/share?from=2025-01-01&to=2025-11-28');
  // The table of before may stand a moment longer than its address.
  await page.getByRole('button', { name: 'ปีนี้', pressed: true }).waitFor();
  await page.getByRole('table', { name: /รายการหุ้น/ }).waitFor();
  expect(await hasFocus(chip)).toBe(true);
  expect(new URL(callsTo(requests, query).at(-1)?.url() ?? '').search).toBe(
    '?from=2025-01-01&to=2025-11-28',
  );
  await page.goBack();
  await page.waitForURL((url) => url.search === '');
  await page.getByRole('button', { name: 'ทั้งหมด', pressed: true }).waitFor();
  await testBrowser.leave(page);
});

test('R042 days of one’s own: Thai dates in, an address out; a wrong one is told', async () => {
  const { page } = await open(390, { [query]: success(example) });
  await unfoldTool(page, 'ค้นหา');
  const to = page.getByRole('textbox', { name: 'ถึง' });
  await page.getByRole('textbox', { name: 'ตั้งแต่' }).fill('๑/๙/๒๕๖๘');
  await to.fill('30 ก.พ. 2568');
  await to.press('Enter');
  await expect.poll(() => to.getAttribute('aria-invalid')).toBe('true');
  expect(await to.inputValue()).toBe('30 ก.พ. 2568');
  await to.fill('31 ต.ค. 2568');
  await to.press('Enter');
  await page.waitForURL('**/member/share?from=2025-09-01&to=2025-10-31');
  await testBrowser.leave(page);
});

test('R042 the older page is a link: it keeps the days and shows the ledger', async () => {
  const { page } = await open(390, { [query]: success(example) }, '/member/share?from=2020-01-01');
  await page.getByRole('link', { name: 'รายการเก่ากว่า' }).click();
  await page.waitForURL('**/member/share?from=2020-01-01&page=before.184');
  const table = page.getByRole('table', { name: /รายการหุ้น/ });
  await table.waitFor();
  await expect.poll(async () => ((await table.boundingBox())?.y ?? 9999) < 844).toBe(true);
  await testBrowser.leave(page);
});

test('an address that nobody could have meant shows the whole ledger, not a failure', async () => {
  const { page, requests } = await open(
    390,
    { [query]: success(example) },
    '/member/share?from=2025-02-30&page=x',
  );
  await page.getByText('428,500.00').first().waitFor();
  expect(new URL(callsTo(requests, query)[0]?.url() ?? '').search).toBe('');
  await testBrowser.leave(page);
});

test('hidden amounts are hidden to the eye and to speech, on the plot too', async () => {
  const { page } = await open(1440, { [query]: success(example) });
  await page.getByText('428,500.00').first().waitFor();
  await page.getByRole('switch', { name: 'ซ่อนยอดเงิน' }).click();
  await expect
    .poll(() => page.locator('main').innerText())
    .not.toMatch(/428,500|2,500\.00|600,000/);
  expect(await page.locator('main').ariaSnapshot()).not.toMatch(/428,500|2,500\.00/);
  expect(await axeFindings(page)).toEqual([]);
  await testBrowser.leave(page);
});
