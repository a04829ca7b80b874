import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callsTo,
  delayed,
  failure,
  type MockResponses,
  mockAgencyApi,
  success,
} from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { downloadSummary, readSummary } from '../summary.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readSummary.path}`;
const file = `GET ${downloadSummary.path}`;
const { example } = readSummary;

const unit = (no: string, name: string, billed: string, more: object = {}) => ({
  ...{ no, name, agencies: 1, members: 12, billed, state: 'OPEN' as const },
  ...{ collected: null, uncollected: null },
  ...more,
});
const [first, ...others] = example.trend.map((one) => ({ ...one, members: 30 }));
/** An office: no member of its own, two units, one of them with a branch. */
const office = {
  ...example,
  unit: { no: '01010001', no_display: '0001', name: 'สำนักงานเขตพื้นที่การศึกษา' },
  own: null,
  trend: first ? [first, ...others] : [],
  trend_of: 'BELOW' as const,
  sub_units: {
    units: [
      unit('01011001', 'โรงเรียนตัวอย่างวิทยา', '154125.98', { agencies: 2 }),
      unit('01021001', 'โรงเรียนบ้านหนองบัว', '98000.02', {
        ...{ state: 'POSTED', collected: '97000.00', uncollected: '1000.02' },
      }),
    ],
    own: null,
    total: {
      ...{ members: 24, billed: '252126.00', collected: null, uncollected: null },
      ...{ state: 'OPEN' as const, agencies: 3, posted_agencies: 1 },
    },
  },
};
const nothing = {
  ...example,
  ...{ year: null, month: null, months: [], own: null, trend: [], sub_units: null },
};

/** March was billed to nobody. */
const withGap = example.trend.map((one) => {
  const none = { members: null, billed: null, collected: null, uncollected: null };
  return one.month === 3 ? { ...one, ...none, posted: false } : one;
});

/** Names under the chart's bars that reach into each other, and how far its table goes aside. */
const crowded = `(() => {
  const names = [...document.querySelectorAll('[role=img] > div:last-of-type > div > span')];
  const seen = names.filter((name) => getComputedStyle(name).visibility === 'visible');
  const words = seen.map((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getBoundingClientRect();
  });
  const box = document.querySelector('details > section');
  return [
    words.length > 1,
    words.filter(({ left }, at) => at > 0 && left < words[at - 1].right).length,
    box.scrollWidth - box.clientWidth,
  ];
})()`;

async function open(width: number, answers: MockResponses, search = '') {
  const page = await testBrowser.newPage({ width });
  const requests = await mockAgencyApi(page, answers);
  await page.goto(`/membergroup/summarize_rep${search}`);
  return { page, requests };
}

describe.each(widths)('at %i px', (width) => {
  test('R008 R075 D-26 tables A, B and C, the trend with its figures', async () => {
    const { page } = await open(width, { [query]: success({ ...example, trend: withGap }) });
    const main = page.locator('main');
    await main.getByRole('heading', { level: 1, name: 'สรุปใบเรียกเก็บ' }).waitFor();
    const outcomes = page.getByRole('region', { name: 'ผลการเรียกเก็บ' });
    await outcomes.waitFor();
    const shownText = await outcomes.innerText();
    for (const part of ['154,125', 'เปิดอ่านแล้ว', '132,485.08', '14,093.78', '7,547.12']) {
      expect(shownText).toContain(part);
    }
    expect(shownText).toContain('ตามที่หน่วยงานรายงาน');
    // Eight, one, one and two are the twelve that were billed.
    const bills = shownText.replace(/\s+/g, ' ');
    expect(bills).toMatch(/ครบ 8 ราย บางส่วน 1 ราย .*ทั้งยอด 1 ราย .*ยังไม่รายงาน 2 ราย/);
    const groups = page.getByRole('table', { name: /แยกตามรายการ/ }).locator('tbody tr');
    const rows = await groups.allInnerTexts();
    expect(rows[1]).toMatch(/เงินกู้ฉุกเฉิน[\s\S]*5[\s\S]*19,180\.00[\s\S]*814\.40[\s\S]*19,994\.40/);
    expect(rows.at(-1)).toMatch(/รวม[\s\S]*81,680\.00[\s\S]*29,545\.98[\s\S]*154,125\.98/);
    // 81,680.00 + 29,545.98 + 42,900.00: what is no loan is named with its sum.
    const tie = 'เงินต้น 81,680.00 + ดอกเบี้ย 29,545.98 + หุ้น เงินฝาก ฌาปนกิจ 42,900.00 = รวม 154,125.98';
    expect((await page.locator('main').innerText()).replace(/\s+/g, ' ')).toContain(tie);
    // What goes back stands in no table that adds up: it says so beside its figure.
    expect(rows.join()).not.toContain('จ่ายคืน');
    expect(bills).toMatch(/เงินรอจ่ายคืน 1 ราย 350\.00 ไม่รวมอยู่ในยอดเรียกเก็บ$/);
    const short = page.getByRole('table', { name: /เก็บไม่ได้ครบ/ }).locator('tbody tr');
    expect((await short.allInnerTexts())[1]).toMatch(
      /ปิยะดา[\s\S]*000367[\s\S]*8,504\.52[\s\S]*โอนย้าย[\s\S]*โรงเรียนบ้านหนองบัว/,
    );
    await page.getByText('ดูแผนภูมิเป็นตาราง').click();
    const table = page.getByRole('table', { name: /รายเดือน/ });
    const months = await table.locator('tbody tr').allInnerTexts();
    const trend = months.map((row) => row.replace(/\s+/g, ' '));
    expect(trend).toHaveLength(12);
    // What nobody knows yet is no nought, nor is a month without bills.
    expect(trend[0]).toMatch(/^พ\.ย\. 2568[^0]+12[^0]+154,125\.98(?:[ก-๙ ]* รอผล){2}$/);
    expect(trend[8]).toMatch(/^มี\.ค\. 2568(?:[ก-๙ ]* ไม่มี){4}$/);
    await expectPageOk(testBrowser, page);
    expect(await page.evaluate(crowded)).toEqual([true, 0, 0]);
    await page.evaluate(`document.documentElement.style.fontSize = '150%'`);
    expect(await page.evaluate(crowded)).toEqual([true, 0, 0]);
    await testBrowser.leave(page);
  });

  test('R008 D-26 an office sees sums of its units, each by its whole number', async () => {
    const { page } = await open(width, { [query]: success(office) });
    const units = page.getByRole('table', { name: /หน่วยงานย่อย/ });
    await units.waitFor();
    const rows = await units.locator('tbody tr').allInnerTexts();
    expect(rows[0]).toMatch(/ตัวอย่างวิทยา[\s\S]*01011001 · รวม 2 หน่วย[\s\S]*154,125\.98/);
    expect(rows[0]).not.toContain('0.00');
    expect(rows[0]).toContain('ยังไม่ผ่านรายการ');
    expect(rows[1]).toMatch(/01021001[\s\S]*ผ่านรายการแล้ว[\s\S]*97,000\.00[\s\S]*1,000\.02/);
    expect(rows[2]).toMatch(/รวมทั้งหมด[\s\S]*24[\s\S]*252,126\.00/);
    await page.getByText('1 จาก 3 หน่วย').first().waitFor();
    await page.getByText('หน่วยงานนี้ไม่มีสมาชิกที่ถูกเรียกเก็บในเดือนนี้').waitFor();
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});

test('R075 month and group stand in the address; the file is of what is shown', async () => {
  const { page, requests } = await open(1440, {
    [query]: success({ ...example, group: 'share' }),
    [file]: { file: 'สรุป.xlsx' },
  });
  await page.getByLabel('รายการ').first().selectOption('share');
  await page.waitForURL('**/summarize_rep?group=share');
  await page.getByRole('group', { name: 'เดือน' }).getByRole('link', { name: 'เดือนก่อน' }).click();
  await page.waitForURL(/group=share&year=2568&month=10/);
  await page.getByRole('button', { name: 'Excel' }).click();
  await expect.poll(() => callsTo(requests, file).length).toBe(1);
  const search = new URL(callsTo(requests, file)[0]?.url() ?? '').searchParams;
  expect(Object.fromEntries(search)).toEqual({
    ...{ year: '2568', month: '11', group: 'share', format: 'xlsx' },
  });
  const last = callsTo(requests, query).at(-1)?.url() ?? '';
  expect(last).toContain('month=10');
  await testBrowser.leave(page);
});

test('R110 R164 slow, untied, then nothing yet: never a figure beside an error', async () => {
  let answer = failure(503, 'untied', 'ตัวเลขของเดือนนี้ยังไม่ตรงกัน');
  const slow = delayed(answer);
  let begun = false;
  const { page } = await open(390, {
    [query]: () => {
      const response = begun ? answer : slow.answer;
      begun = true;
      return response;
    },
  });
  await page.getByText('กำลังโหลดสรุปใบเรียกเก็บ').waitFor({ state: 'attached' });
  expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
  slow.give();
  await page.getByRole('heading', { name: 'โหลดสรุปใบเรียกเก็บไม่สำเร็จ' }).waitFor();
  const main = await page.locator('main').innerText();
  expect(main).toContain('7QK4-28NV');
  expect(main).not.toMatch(/\d+\.\d{2}/);
  answer = success(nothing);
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByRole('heading', { name: 'ยังไม่มีรายการเรียกเก็บ' }).waitFor();
  await expectPageOk(testBrowser, page, /503/);
  await testBrowser.leave(page);
});

test('R075 a month that is not the agency’s leads to the newest', async () => {
  const { page } = await open(390, { [query]: failure(404, 'not_found') }, '?year=2560&month=1');
  await page.getByRole('heading', { name: 'ไม่พบเดือนนี้' }).waitFor();
  const link = page.getByRole('link', { name: 'ดูเดือนล่าสุด' });
  expect(await link.getAttribute('href')).toBe('/membergroup/summarize_rep');
  await testBrowser.leave(page);
});
