import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewKey } from '../../../core/browser/storage-names.ts';
import {
  delayed,
  failure,
  type MockResponses,
  mockAgencyApi,
  sideways,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { readDashboard } from './dashboard.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readDashboard.path}`;
const { example } = readDashboard;
const now = example.now as NonNullable<typeof example.now>;
const nothing = { ...example, now: null, before: null, below: null, guide: null, news: [] };
const office = {
  ...nothing,
  below: {
    ...{ year: 2568, month: 11, agencies: 6, posted_agencies: 1 },
    ...{ members: 308, billed: '2650444.59' },
  },
};

async function open(width: number, answers: MockResponses) {
  const page = await testBrowser.newPage({ width });
  await mockAgencyApi(page, answers);
  await page.goto('/membergroup/dashboard');
  return page;
}

test('with the largest letters on the smallest phone nothing is wider than the page', async () => {
  const page = await testBrowser.newPage({ width: 320 });
  await page.addInitScript(`localStorage.setItem('${viewKey}', '{"text":"150"}')`);
  await mockAgencyApi(page, { [query]: success(example) });
  await page.goto('/membergroup/dashboard');
  await page.getByRole('region', { name: 'เดือนนี้', exact: true }).waitFor();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await testBrowser.leave(page);
});

test('R072 a month of which all came in is told calmly', async () => {
  let answer = example;
  const page = await open(390, { [query]: () => success(answer) });
  const cards = page.getByRole('list', { name: 'เรื่องของหน่วยงาน' });
  await cards.getByRole('heading', { name: 'เดือนก่อนเก็บไม่ได้' }).waitFor();
  const before = example.before as NonNullable<typeof example.before>;
  answer = { ...example, before: { ...before, uncollected: { count: 0, amount: '0.00' } } };
  await page.reload();
  await cards.getByRole('heading', { name: 'ผลของเดือนก่อน' }).waitFor();
  expect(await cards.innerText()).toMatch(/เก็บได้ครบทุกราย/);
  expect(await cards.innerText()).not.toMatch(/เก็บไม่ได้/);
  await testBrowser.leave(page);
});

describe.each(widths)('at %i px', (width) => {
  test('R072 D-24 total, days left, the way, last month, letters, guide, news', async () => {
    const page = await open(width, { [query]: success({ ...example, unopened_letters: 2 }) });
    const month = page.getByRole('region', { name: 'เดือนนี้', exact: true });
    await month.waitFor();
    const shownText = (await month.innerText()).replaceAll(/\s+/g, ' ');
    expect(shownText).toMatch(/เรียกเก็บ พฤศจิกายน 2568 154,125 ?\.98 ?บาท 12 ราย/);
    expect(shownText).toMatch(/ครบกำหนดนำส่ง 3 ธ\.ค\. 2568 .*เหลือ 5 วัน/);
    const steps = page.getByRole('list', { name: 'ขั้นตอนของเดือนนี้' });
    expect(await steps.innerText()).toMatch(/ส่งถึงหน่วยงาน[\s\S]*20 พ\.ย\. 2568[\s\S]*10 จาก 12 ราย/);
    expect(await steps.locator('[aria-current=step]').innerText()).toContain('รายงานผลหัก');
    const cards = page.getByRole('list', { name: 'เรื่องของหน่วยงาน' });
    expect(await cards.innerText()).toMatch(/ตุลาคม 2568[\s\S]*5,120[\s\S]*2 ฉบับ[\s\S]*ฉบับที่ 2/);
    const target = await page.getByRole('link', { name: 'ดูสรุป ตุลาคม 2568' }).getAttribute('href');
    expect(target).toBe('/membergroup/summarize_rep?year=2568&month=10');
    for (const { title } of example.news) await page.getByText(title).waitFor();
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R072 an office without members of its own sees what its units are asked for', async () => {
    const page = await open(width, { [query]: success(office) });
    const units = page.getByRole('region', { name: 'หน่วยงานย่อย' });
    await units.waitFor();
    expect(await units.innerText()).toMatch(/2,650,444[\s\S]*6 หน่วย[\s\S]*308 ราย/);
    expect(await page.getByRole('list', { name: 'ขั้นตอนของเดือนนี้' }).count()).toBe(0);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});

const cover = '/membergroup/keeprep?year=2568&month=11';
const nextSteps = [
  [
    { next: 'OPEN', days_left: 12 },
    ['เปิดหนังสือนำส่ง', '/membergroup/delivery_book?letter=2568-123', 'เหลือ 12 วัน'],
  ],
  [{ next: 'ATTACH', days_left: -2 }, ['แนบหลักฐานการโอน', `${cover}#slips`, 'เกินกำหนด 2 วัน']],
  [{ next: 'SUBMIT', days_left: 0 }, ['ไปตรวจก่อนส่งผล', cover, 'ครบกำหนดวันนี้']],
  [
    { next: 'SUPPLEMENT', state: 'REMITTED', reported: 0, days_left: null },
    ['ดูงบหน้าใบเรียกเก็บ', cover, 'นำส่งเงินแล้ว'],
  ],
  [
    { next: 'DONE', state: 'POSTED', days_left: null, posted_on: '2025-11-30' },
    ['ดูสรุปของเดือนนี้', '/membergroup/summarize_rep?year=2568&month=11', 'ผ่านรายการเมื่อ'],
  ],
] as const;
test('R072 D-24 one thing comes next, whatever the month waits for', async () => {
  let answer = success(example);
  const page = await testBrowser.newPage();
  await mockAgencyApi(page, { [query]: () => answer });
  for (const [change, [name, href, shownText]] of nextSteps) {
    answer = success({ ...example, now: { ...now, ...change } });
    await page.goto('/membergroup/dashboard');
    const link = page.getByRole('region', { name: 'ทำต่อ' }).getByRole('link');
    await link.waitFor();
    expect([await link.innerText(), await link.getAttribute('href')]).toEqual([name, href]);
    await page.getByRole('region', { name: 'เดือนนี้', exact: true }).getByText(shownText).waitFor();
    const progressText = await page.getByRole('list', { name: 'ขั้นตอนของเดือนนี้' }).innerText();
    // By whose word, and no step of an agency that did none.
    expect(progressText.match(/ตามข้อมูลของสหกรณ์/g)?.length ?? 0).toBe(
      { SUPPLEMENT: 2, DONE: 2 }[change.next as string] ?? 0,
    );
  }
  await testBrowser.leave(page);
});

test('R110 R164 slow, failed, then nothing yet: never a figure beside an error', async () => {
  let answer = failure(503, 'unavailable');
  const slow = delayed(answer);
  let begun = false;
  const page = await open(390, {
    [query]: () => {
      const response = begun ? answer : slow.answer;
      begun = true;
      return response;
    },
  });
  await page.getByText('กำลังโหลดภาพรวม').waitFor({ state: 'attached' });
  slow.give();
  await page.getByRole('heading', { name: 'โหลดภาพรวมไม่สำเร็จ' }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
  answer = success(nothing);
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByRole('heading', { name: 'ยังไม่มีรายการเรียกเก็บ' }).waitFor();
  await page.getByText('ยังไม่มีประกาศ').waitFor();
  await expectPageOk(testBrowser, page, /503/);
  await testBrowser.leave(page);
});
