import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReport, saveReport } from '../../../../api/agency/report/report.api.ts';
import {
  callsTo,
  delayed,
  failure,
  type MockResponses,
  mockAgencyApi,
  sideways,
  success,
} from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { readCover } from '../cover.api.ts';
import { empty, manyMembers } from './other-months.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const cover = `GET ${readCover.path}`;
const report = `GET ${readReport.path}`;
const save = `POST ${saveReport.path}`;
const filled = { [cover]: success(readCover.example), [report]: success(readReport.example) };
const saved = success(saveReport.example);

async function open(width: number, answers: MockResponses, query = '') {
  const page = await testBrowser.newPage({ width });
  const requests = await mockAgencyApi(page, answers);
  await page.goto(`/membergroup/keeprep${query}`);
  return { page, requests };
}

const resultOf = (page: Page, name: string) =>
  page.getByRole('group', { name: `ผลการหักของ ${name}` });

describe.each(widths)('at %i px', (width) => {
  test('R073 D-23 filled: steps, figures that add up, members with parts and result', async () => {
    const { page } = await open(width, filled);
    const main = page.locator('main');
    await resultOf(page, 'นางสมหญิง ใจดี').waitFor();
    expect(await main.innerText()).toMatch(/งบหน้าใบเรียกเก็บ\s+ผู้แทนหน่วย นายสมชาย บุญมาก/);
    const steps = page.getByRole('list', { name: 'ขั้นตอนของเดือนนี้' });
    expect(await steps.locator('[aria-current=step]').innerText()).toMatch(
      /รายงานผลหัก\s+รายงานแล้ว 3 จาก 4 ราย/,
    );
    const figures = (await main.locator('dl').first().innerText()).replace(/\s+/g, ' ');
    expect(figures).toMatch(/เรียกเก็บ 62,049\.89.*หักได้แล้ว 29,319\.06.*หักไม่ได้ 29,580\.83/);
    expect(figures).toMatch(/ยังไม่รายงาน 3,150\.00 ?บาท 1 ราย/);
    const results = await main.getByRole('group', { name: /^ผลการหักของ/ }).allInnerTexts();
    expect(results.join(' ').replace(/\s+/g, ' ')).toMatch(
      /^หักได้ครบ แก้ไข.* หักได้ 10,000\.00 ขาด 6,416\.38 เงินไม่พอ แก้ไข.* หักไม่ครบ/,
    );
    if (width === 390) {
      await page.getByText('รายการย่อย').first().click();
      await main.getByText('10,828.77').waitFor();
    } else {
      const row = main.getByRole('row', { name: /นางสมหญิง ใจดี/ });
      expect(await row.innerText()).toMatch(/31\s+7,500\.00\s+3,328\.77/);
      const foot = await main.locator('tfoot').innerText();
      expect(foot).toMatch(/รวมทั้งเดือน 4 ราย\s+9,000\.00\s+4,170\.00\s+200\.29/);
      expect(foot).toMatch(/62,049\.89\s+3 จาก 4 ราย/);
    }
    if (width === 1440) await page.setViewportSize({ width: 1024, height: 900 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('D-23 a result is chosen, faults stand at the field, what is right is saved', async () => {
    const { page, requests } = await open(width, { ...filled, [save]: saved });
    const name = 'นายธนกร จันทร์แก้ว';
    await page.getByRole('button', { name: `หักไม่ครบ ${name}` }).click();
    const amount = page.getByRole('textbox', { name: `จำนวนที่หักได้ของ ${name}` });
    for (const [typed, fault] of [
      ['-5', 'จำนวนเงินติดลบไม่ได้'],
      ['พัน', 'กรอกเป็นตัวเลข เช่น 1,234.50'],
      ['3,150.01', 'มากกว่ายอดเรียกเก็บ'],
      ['1,000', 'เลือกเหตุผล'],
    ] as const) {
      await amount.fill(typed);
      await page.getByText(fault, { exact: true }).filter({ visible: true }).first().waitFor();
      expect(await amount.inputValue()).toBe(typed);
    }
    await page.getByRole('button', { name: 'มี 1 รายการที่ต้องแก้ก่อนบันทึก' }).waitFor();
    expect(callsTo(requests, save)).toEqual([]);
    await expectPageOk(testBrowser, page);
    await page.getByRole('combobox', { name: `เหตุผลของ ${name}` }).selectOption('INSUFFICIENT');
    await page.getByText('บันทึกร่างเมื่อ 28 พ.ย. 2568 09:45 น. โดย นายสมชาย บุญมาก').waitFor();
    await expect.poll(() => callsTo(requests, save).length).toBe(1);
    expect(callsTo(requests, save)[0]?.postDataJSON()).toMatchObject({
      ...{ year: '2568', month: '11', version: 7 },
      lines: [
        {
          ...{ membership_no: '000244', seq: 1, outcome: 'PARTIAL', collected: '1000.00' },
          reason: 'INSUFFICIENT',
        },
      ],
    });
    await page.getByText('รายงานแล้ว 4 จาก 4 ราย').waitFor();
    await resultOf(page, name).getByRole('button', { name: 'บันทึก' }).click();
    await testBrowser.leave(page);
  });
});

test('R073 empty: says what would be here, and no zero', async () => {
  const { page } = await open(390, { [cover]: success(empty) });
  await page.getByRole('heading', { name: 'ยังไม่มีรายการเรียกเก็บ' }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/\d\.\d{2}/);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

test('D-23 a month that does not tie out: no figure, no file, the reference', async () => {
  const { page } = await open(390, { [cover]: failure(503, 'untied') });
  await page.getByRole('heading', { name: 'เดือนนี้ยังแสดงไม่ได้' }).waitFor();
  const main = await page.locator('main').innerText();
  expect(main).toContain('7QK4-28NV');
  expect(main).not.toMatch(/\d\.\d{2}/);
  expect(await page.getByRole('button', { name: 'PDF' }).count()).toBe(0);
  await expectPageOk(testBrowser, page, /503/);
  await testBrowser.leave(page);
});

test('R110 slow: skeleton, spoken of, and no figure; then the month', async () => {
  const slow = delayed(success(readCover.example));
  const { page } = await open(1440, { ...filled, [cover]: slow.answer });
  await page.getByText('กำลังโหลดงบหน้าใบเรียกเก็บ').waitFor({ state: 'attached' });
  expect(await page.locator('main').innerText()).not.toMatch(/\d\.\d{2}/);
  slow.give();
  await resultOf(page, 'นางสมหญิง ใจดี').waitFor();
  await testBrowser.leave(page);
});

test('R164 what was reported cannot be had: the bills stand, no word of results', async () => {
  let fails = true;
  const { page } = await open(1440, {
    ...filled,
    [report]: () => (fails ? failure(503, 'unavailable') : success(readReport.example)),
  });
  await page.getByRole('heading', { name: 'โหลดผลการหักไม่สำเร็จ' }).waitFor();
  const main = await page.locator('main').innerText();
  expect(main).toContain('19,319.06');
  expect(main).not.toMatch(/0 จาก|ยังไม่รายงาน\s+\d/);
  expect(await page.getByRole('group', { name: /ผลการหักของ/ }).count()).toBe(0);
  fails = false;
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await resultOf(page, 'นางสมหญิง ใจดี').waitFor();
  await testBrowser.leave(page);
});

test('R073 months: one before has its address; those without bills are stepped over', async () => {
  const october = { ...readCover.example, month: 10, state: 'POSTED' as const };
  const members = october.members.map((line) => ({
    ...line,
    posted: { outcome: 'FULL' as const, collected: line.total, reason: null },
  }));
  const isOctober = (request: { url(): string }) => request.url().includes('month=10');
  const { page, requests } = await open(1440, {
    ...filled,
    [cover]: (request) => success(isOctober(request) ? { ...october, members } : readCover.example),
    [report]: (request) =>
      success(
        isOctober(request)
          ? { ...readReport.example, month: 10, state: 'POSTED', may_edit: false }
          : readReport.example,
      ),
  });
  await resultOf(page, 'นางสมหญิง ใจดี').waitFor();
  await page.getByRole('link', { name: 'เดือนก่อน' }).click();
  await page.waitForURL('**/membergroup/keeprep?year=2568&month=10');
  await page.getByText('ตามที่สหกรณ์ผ่านรายการ').first().waitFor();
  expect(await page.getByRole('group', { name: /ผลการหักของ/ }).count()).toBe(0);
  expect(callsTo(requests, cover).at(-1)?.url()).toMatch(/\?year=2568&month=10$/);
  await page.getByRole('combobox', { name: 'เดือน', exact: true }).selectOption('กันยายน 2568');
  await page.waitForURL('**/membergroup/keeprep?year=2568&month=9');
  await testBrowser.leave(page);
});

test('D-23 a colleague saved first: theirs is fetched, mine stays and is sent', async () => {
  let version = 7;
  const { page, requests } = await open(1440, {
    ...filled,
    [report]: () =>
      success({ ...readReport.example, report: { ...readReport.example.report, version } }),
    [save]: (request) =>
      request.postDataJSON().version === 7
        ? failure(409, 'conflict', 'นายสมชาย บันทึกเมื่อ 09:40 น.')
        : saved,
  });
  const name = 'นายธนกร จันทร์แก้ว';
  await page.getByRole('button', { name: `หักได้ครบ ${name}` }).click();
  await page.getByText('นายสมชาย บันทึกเมื่อ 09:40 น.').waitFor();
  version = 9;
  await page.getByRole('button', { name: 'โหลดข้อมูลล่าสุด และเก็บที่ฉันกรอกไว้' }).click();
  await expect.poll(() => callsTo(requests, save).length).toBe(2);
  expect(callsTo(requests, save)[1]?.postDataJSON().version).toBe(9);
  expect(callsTo(requests, save)[1]?.postDataJSON().lines).toMatchObject([
    { membership_no: '000244' },
  ]);
  await resultOf(page, name).getByRole('button', { name: 'แก้ไข' }).waitFor();
  await page.getByText('บันทึกร่างเมื่อ').waitFor();
  await testBrowser.leave(page);
});

test('D-23 the rest deducted whole; who only looks is offered nothing', async () => {
  const { page, requests } = await open(1440, { ...filled, [save]: saved });
  await page.getByRole('button', { name: 'บันทึก 1 รายที่เหลือว่าหักได้ครบ' }).click();
  await page.getByText('สมาชิก 1 รายที่ยังไม่รายงาน รวม 3,150.00 บาท').waitFor();
  await page.getByRole('button', { name: 'ยืนยันว่าหักได้ครบ' }).click();
  await expect.poll(() => callsTo(requests, save).length).toBe(1);
  expect(callsTo(requests, save)[0]?.postDataJSON().lines).toMatchObject([
    { outcome: 'FULL', collected: '3150.00' },
  ]);
  await testBrowser.leave(page);
  const viewer = { ...readReport.example, may_edit: false };
  const { page: looking } = await open(1440, { ...filled, [report]: success(viewer) });
  await looking.getByText('หักได้บางส่วน').last().waitFor();
  expect(await looking.locator('main table').getByRole('button').count()).toBe(0);
  expect(await looking.getByRole('button', { name: /ที่เหลือว่าหักได้ครบ/ }).count()).toBe(0);
  await testBrowser.leave(looking);
});

test('D-23 5,000 members: a hundred at a time, found by name; typing stays quick', async () => {
  const { page } = await open(1440, {
    ...filled,
    [cover]: success({ ...readCover.example, members: manyMembers(5_000) }),
    [save]: saved,
  });
  await page.getByText('รายการที่ 1–100 จาก 5,000').waitFor();
  expect(await page.locator('main tbody tr').count()).toBe(100);
  await page.getByRole('button', { name: 'ถัดไป', exact: true }).click();
  await page.getByText('รายการที่ 101–200 จาก 5,000').waitFor();
  const search = page.getByRole('searchbox', { name: 'ค้นหาสมาชิก' });
  await search.fill('104321');
  await expect.poll(() => page.locator('main tbody tr').count()).toBe(1);
  await search.fill('');
  await page.getByText('รายการที่ 1–100 จาก 5,000').waitFor();
  await page.getByRole('button', { name: /^หักไม่ครบ นายลำดับ ที่0$/ }).click();
  const amount = page.getByRole('textbox', { name: 'จำนวนที่หักได้ของ นายลำดับ ที่0' });
  const begun = performance.now();
  await amount.pressSequentially('1234.50');
  // Seven keys on a busy machine; 5,000 live lines would take many times as long.
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(await amount.inputValue()).toBe('1234.50');
  await testBrowser.leave(page);
});
