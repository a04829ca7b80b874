import { afterAll, beforeAll, expect, test } from 'vitest';
import { pretendAgency, told } from '../../../../journeys/mock-api.ts';
import { openStage, type Stage } from '../../../../journeys/test-browser.ts';
import { readCover } from '../cover.api.ts';
import { readReport } from '../report/report.api.ts';
import { empty } from './other-months.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

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
  const page = await stage.newPage({ width: 1440 });
  await pretendAgency(page, {
    [`GET ${readCover.path}`]: told({
      ...readCover.example,
      state: 'REMITTED',
      status: 'REMITTED',
    }),
    [`GET ${readReport.path}`]: told({
      ...example,
      ...{ state: 'REMITTED', status: 'REMITTED', steps },
      report: { ...part, sums, state: 'NONE', version: 0, lines: [], slips: [] },
    }),
  });
  await page.goto('/membergroup/keeprep');
  await page.getByText('สหกรณ์มีผลการหักและยอดนำส่งของเดือนนี้แล้ว ไม่ต้องรายงานซ้ำ').waitFor();
  const way = page.getByRole('list', { name: 'ขั้นตอนของเดือนนี้' });
  expect((await way.innerText()).match(/ตามข้อมูลของสหกรณ์/g)).toHaveLength(2);
  expect(await way.locator('[aria-current=step]').innerText()).toContain('ผ่านรายการ');
  await page.getByText('ข้อมูลของสหกรณ์หยุดที่ 28 พ.ย. 2568').waitFor();
  const figures = await page.locator('main dl').first().innerText();
  expect(figures).toMatch(/62,049\.89[\s\S]*หักได้แล้ว\s+–/);
  expect(figures).not.toMatch(/(?<!\d)0\.00|ยังไม่รายงาน/);
  await stage.leave(page);
});

test('R073 an office that has no members of its own is led to the sums of its units', async () => {
  const page = await stage.newPage({ width: 390 });
  await pretendAgency(page, { [`GET ${readCover.path}`]: told(empty) });
  await page.goto('/membergroup/keeprep');
  const link = page.locator('main').getByRole('link', { name: 'ดูสรุปใบเรียกเก็บ' });
  expect(await link.getAttribute('href')).toBe('/membergroup/summarize_rep');
  await stage.leave(page);
});
