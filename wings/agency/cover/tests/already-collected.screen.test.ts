import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport } from '../../../../api/agency/report/report.api.ts';
import { mockAgencyApi, success } from '../../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../../../../journeys/test-browser.ts';
import { readCover } from '../cover.api.ts';
import { empty } from './other-months.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test('part D what the core system has is neither asked for again nor told as zero', async () => {
  const { example } = readReport;
  const { report: part } = example;
  if (part === null) throw new Error('the example has no report');
  const { billed } = part.sums;
  const none = { count: 0, amount: '0.00' };
  const sums = {
    ...{ billed, unreported: billed, collected: none, uncollected: none },
    ...{ full: 0, partial: 0, none: 0 },
  };
  // The records stand still at their day; what people do goes on.
  const steps = example.steps.slice(0, 2).map((step) => ({ ...step, on: '2026-11-22' }));
  const page = await testBrowser.newPage({ width: 1440 });
  await mockAgencyApi(page, {
    [`GET ${readCover.path}`]: success({
      ...readCover.example,
      state: 'REMITTED',
      status: 'REMITTED',
    }),
    [`GET ${readReport.path}`]: success({
      ...example,
      ...{ state: 'REMITTED', status: 'REMITTED', steps },
      report: { ...part, sums, state: 'NONE', version: 0, lines: [], slips: [] },
    }),
  });
  await page.goto('/membergroup/keeprep');
  await page.getByText('สหกรณ์มีผลการหักและยอดนำส่งของเดือนนี้แล้ว ไม่ต้องรายงานซ้ำ').waitFor();
  const progressList = page.getByRole('list', { name: 'ขั้นตอนของเดือนนี้' });
  expect((await progressList.innerText()).match(/ตามข้อมูลของสหกรณ์/g)).toHaveLength(2);
  expect(await progressList.locator('[aria-current=step]').innerText()).toContain('ผ่านรายการ');
  await page.getByText('ข้อมูลของสหกรณ์หยุดที่ 28 พ.ย. 2568').waitFor();
  const figures = await page.locator('main dl').first().innerText();
  expect(figures).toMatch(/62,049\.89[\s\S]*หักได้แล้ว\s+–/);
  expect(figures).not.toMatch(/(?<!\d)0\.00|ยังไม่รายงาน/);
  await testBrowser.leave(page);
});

test('R073 an office that has no members of its own is led to the sums of its units', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await mockAgencyApi(page, { [`GET ${readCover.path}`]: success(empty) });
  await page.goto('/membergroup/keeprep');
  const link = page.locator('main').getByRole('link', { name: 'ดูสรุปใบเรียกเก็บ' });
  expect(await link.getAttribute('href')).toBe('/membergroup/summarize_rep');
  await testBrowser.leave(page);
});
