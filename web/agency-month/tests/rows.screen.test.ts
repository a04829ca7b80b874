/** Results typed row by row, the calls answered with examples. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport, saveReport } from '../../../api/agency/report/report.api.ts';
import { openMonth, post, report } from '../../../journeys/agency/month-page.ts';
import { expectFocus, tabTo } from '../../../journeys/keys.ts';
import { callsTo, type MockRequest, success } from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser } from '../../../journeys/test-browser.ts';
import { readCover } from '../../../wings/agency/cover/cover.api.ts';
import { manyMembers } from '../../../wings/agency/cover/tests/other-months.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const save = post(saveReport);
const people = 40;
/** A month of which nothing is reported yet. */
const month = {
  [`GET ${readCover.path}`]: success({ ...readCover.example, members: manyMembers(people) }),
  [report]: success({ ...readReport.example, report: { ...readReport.example.report, lines: [] } }),
  [save]: success(saveReport.example),
};

/** What the server has by all calls together, in the order of the list. */
function savedLines(requests: readonly MockRequest[]) {
  const lines = callsTo(requests, save).flatMap((call) => call.postDataJSON().lines);
  const last = new Map(lines.map((line) => [line.membership_no, line]));
  return Array.from({ length: people }, (_, at) => last.get(String(100_000 + at)));
}

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** One row by keys: whole, a part, nothing, moved to another agency. */
const inputs = [
  { keys: ['Enter'], line: { outcome: 'FULL', collected: '19319.06', reason: null } },
  {
    keys: [...'1000.5', 'Enter', '4', 'Enter'],
    line: { outcome: 'PARTIAL', collected: '1000.50', reason: 'INSUFFICIENT' },
  },
  {
    keys: ['0', 'Enter', '5', 'Enter'],
    line: { outcome: 'NONE', collected: '0.00', reason: 'UNPAID_LEAVE' },
  },
  {
    keys: ['2', 'Enter', '1', 'Tab', ...'New', 'Enter'],
    line: { outcome: 'PARTIAL', collected: '2.00', reason: 'TRANSFERRED', new_agency: 'New' },
  },
] as const;
/** Most are whole; every other row takes its turn of the others. */
const inputOf = (at: number) =>
  inputs[at % 2 === 0 ? (at / 2) % inputs.length : 0] as (typeof inputs)[number];

test('D-23 2.1.1 forty rows in one pass by keys alone, saved as they were typed', async () => {
  const { page, requests } = await openMonth(testBrowser, 1440, month);
  await tabTo(page, /^หักได้ครบ นายลำดับ ที่0$/);
  for (let at = 0; at < people; at += 1) {
    await press(page, ...inputOf(at).keys);
    const next = at + 1 < people ? `หักได้ครบ นายลำดับ ที่${at + 1}` : `แก้ไข นายลำดับ ที่${at}`;
    await expectFocus(page, new RegExp(`^${next}$`));
  }
  await page.getByText(`รายงานแล้ว ${people} จาก ${people} ราย`).waitFor();
  const expected = Array.from({ length: people }, (_, at) => inputOf(at).line);
  await expect.poll(() => savedLines(requests)).toMatchObject(expected);
  // Saved meanwhile, more than once: the focus is where it was.
  await expectFocus(page, /^แก้ไข นายลำดับ ที่39$/);
  expect(await page.getByRole('textbox', { name: /^จำนวนที่หักได้ของ/ }).count()).toBe(0);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
}, 240_000);

test('D-23 a fault keeps the focus; Escape gives back; arrows lose nothing', async () => {
  const { page, requests } = await openMonth(testBrowser, 1440, month);
  await tabTo(page, /^หักได้ครบ นายลำดับ ที่0$/);
  await press(page, ...'99999', 'Enter');
  await page.getByText('มากกว่ายอดเรียกเก็บ').waitFor();
  await expectFocus(page, /^จำนวนที่หักได้ของ นายลำดับ ที่0$/);
  await press(page, 'Escape');
  await expectFocus(page, /^หักได้ครบ นายลำดับ ที่0$/);
  // A row that was left unfinished says what it lacks, and is as it was when one comes back.
  await press(page, ...'250', 'ArrowDown');
  await expectFocus(page, /^หักได้ครบ นายลำดับ ที่1$/);
  const first = page.getByRole('group', { name: 'ผลการหักของ นายลำดับ ที่0' });
  expect(await first.innerText()).toMatch(/หักได้บางส่วน 250\s+เลือกเหตุผล/);
  await press(page, 'ArrowUp', 'Enter');
  await expectFocus(page, /^จำนวนที่หักได้ของ นายลำดับ ที่0$/);
  await press(page, 'Enter');
  await expectFocus(page, /^เหตุผลของ นายลำดับ ที่0$/);
  await press(page, '7', 'Enter', 'Enter');
  // Answered by mistake: back, and it is as if it had not been.
  await press(page, 'ArrowUp', 'Escape');
  await expectFocus(page, /^หักได้ครบ นายลำดับ ที่1$/);
  await expect
    .poll(() => savedLines(requests)[0])
    .toMatchObject({ outcome: 'PARTIAL', collected: '250.00', reason: 'OTHER' });
  expect(savedLines(requests)[1]?.outcome ?? null).toBe(null);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

test('D-23 a line that is away: typing goes on, and all is saved by itself', async () => {
  let isAway = true;
  const { page, requests } = await openMonth(testBrowser, 1440, {
    ...month,
    [save]: () => (isAway ? { cut: true } : success(saveReport.example)),
  });
  await tabTo(page, /^หักได้ครบ นายลำดับ ที่0$/);
  await press(page, 'Enter', ...'100', 'Enter');
  await page.getByText('ยังบันทึกร่างไม่ได้ ที่กรอกไว้ยังอยู่ในหน้านี้').waitFor();
  await expectFocus(page, /^เหตุผลของ นายลำดับ ที่1$/);
  await press(page, '3', 'Enter');
  await expectFocus(page, /^หักได้ครบ นายลำดับ ที่2$/);
  await page.getByText('ระบบจะลองบันทึกใหม่ให้เอง').waitFor();
  // Whoever would leave now is asked, and finds all as it was.
  await page.getByRole('link', { name: 'สรุปใบเรียกเก็บ' }).first().click();
  await page.getByRole('button', { name: 'กลับไปแก้ไข' }).click();
  const second = page.getByRole('group', { name: 'ผลการหักของ นายลำดับ ที่1', exact: true });
  expect((await second.innerText()).replace(/\s+/g, ' ')).toContain('หักได้ 100.00');
  isAway = false;
  await page.getByText('บันทึกร่างเมื่อ 28 พ.ย. 2568 09:45 น.').waitFor();
  expect(savedLines(requests).slice(0, 2)).toMatchObject([
    { outcome: 'FULL' },
    { outcome: 'PARTIAL', collected: '100.00', reason: 'RETIRED' },
  ]);
  expect(testBrowser.faults(page, /ERR_FAILED/)).toEqual([]);
  await testBrowser.leave(page);
});

test('D-23 on a phone a result is one sentence; its form is open while it is changed', async () => {
  const { page, requests } = await openMonth(testBrowser, 390, {
    [save]: success(saveReport.example),
  });
  const card = page.getByRole('listitem').filter({ hasText: 'นายประเสริฐ มั่นคง' });
  expect((await card.innerText()).replace(/\s+/g, ' ')).toMatch(
    /หักได้ 10,000\.00 ขาด 6,416\.38 เงินไม่พอ แก้ไข/,
  );
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(180);
  const whole = page.getByRole('listitem').filter({ hasText: 'นางสมหญิง ใจดี' });
  expect((await whole.boundingBox())?.height).toBeLessThanOrEqual(180);
  const change = card.getByRole('button', { name: /^แก้ไข/ });
  const target = await change.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await page.locator('#results select').count()).toBe(0);
  await change.click();
  await card.getByRole('textbox', { name: /^จำนวนที่หักได้ของ/ }).fill('12000');
  await expectPageOk(testBrowser, page);
  // Another that is opened closes it; what was typed stays.
  await page.getByRole('button', { name: 'หักไม่ครบ นายธนกร จันทร์แก้ว' }).click();
  expect(await page.getByRole('textbox', { name: /^จำนวนที่หักได้ของ/ }).count()).toBe(1);
  expect(await card.innerText()).toContain('12,000.00');
  await page.getByRole('button', { name: 'ยกเลิก', exact: true }).click();
  await page.getByRole('button', { name: 'หักได้ครบ นายธนกร จันทร์แก้ว' }).click();
  expect(await page.locator('#results select').count()).toBe(0);
  const savedNow = () => callsTo(requests, save).flatMap((call) => call.postDataJSON().lines);
  await expect.poll(savedNow).toMatchObject([
    { membership_no: '000158', outcome: 'PARTIAL', collected: '12000.00', reason: 'INSUFFICIENT' },
    { membership_no: '000244', outcome: 'FULL', collected: '3150.00' },
  ]);
  await testBrowser.leave(page);
});
