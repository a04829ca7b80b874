/** Bills of members who have not agreed in writing, the calls answered with examples. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport, saveReport } from '../../../../api/agency/report/report.api.ts';
import { callsTo, mockAgencyApi, success } from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser } from '../../../../journeys/test-browser.ts';
import { readCover } from '../cover.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const save = `POST ${saveReport.path}`;
const { example } = readReport;
const part = example.report as NonNullable<typeof example.report>;
const { billed } = part.sums;
const none = { count: 0, amount: '0.00' };
const untouched = {
  ...part,
  ...{ state: 'NONE', version: 0, lines: [], slips: [], slips_total: '0.00', difference: '0.00' },
  sums: { ...part.sums, billed, unreported: billed, collected: none, uncollected: none },
};

test('D-23 no written consent: told of, found alone, left out of the rest', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  const requests = await mockAgencyApi(page, {
    [`GET ${readCover.path}`]: success(readCover.example),
    [`GET ${readReport.path}`]: success({ ...example, report: untouched, open: ['unreported'] }),
    [save]: success(saveReport.example),
  });
  await page.goto('/membergroup/keeprep');
  await page.getByText('1 ราย ไม่มีหนังสือยินยอม').waitFor();
  const cards = page.locator('#results li:has(fieldset)');
  expect(await cards.count()).toBe(4);
  // What a person is known by at work stands beside the number, and is found.
  expect(await cards.first().innerText()).toMatch(/เลขทะเบียน 000123\s+รหัสพนักงาน/);
  await page.getByRole('button', { name: 'ไม่มีหนังสือยินยอม' }).click();
  await expect.poll(() => cards.count()).toBe(1);
  expect(await cards.innerText()).toContain('000207');
  await page.getByRole('button', { name: 'ทั้งหมด' }).click();
  await expectPageOk(testBrowser, page);
  // Both ways to answer are as high as a finger, and what a bill is made of opens beside them.
  const boxes = await Promise.all(
    ['หักได้ครบ', 'หักไม่ครบ', 'รายการย่อย'].map((name) =>
      cards.first().getByRole('button', { name }).boundingBox(),
    ),
  );
  const [whole, notWhole, details] = boxes;
  if (!whole || !notWhole || !details) throw new Error('a row without its ways');
  expect(boxes.map((box) => box?.height)).toEqual([44, 44, 44]);
  expect(details.y).toBe(whole.y);
  expect(details.x - (notWhole.x + notWhole.width)).toBeGreaterThanOrEqual(8);

  await page.getByRole('link', { name: 'แนบหลักฐานการโอน เมื่อมีรายที่หักได้' }).waitFor();
  await page.getByRole('button', { name: 'บันทึก 3 รายที่เหลือว่าหักได้ครบ' }).click();
  await page.getByText('ไม่รวม 1 รายที่ไม่มีหนังสือยินยอม').waitFor();
  await page.getByRole('button', { name: 'ยืนยันว่าหักได้ครบ' }).click();
  await expect.poll(() => callsTo(requests, save).length).toBe(1);
  const sent: { membership_no: string }[] = callsTo(requests, save)[0]?.postDataJSON().lines;
  expect(sent.map((line) => line.membership_no).sort()).toEqual(['000123', '000158', '000244']);
  await page.getByRole('link', { name: 'ยังไม่รายงานผล 1 ราย' }).waitFor();
  expect(await page.getByRole('button', { name: /รายที่เหลือว่าหักได้ครบ/ }).count()).toBe(0);
  await testBrowser.leave(page);
});
