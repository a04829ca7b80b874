import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport, saveReport } from '../../../../api/agency/report/report.api.ts';
import { viewKey } from '../../../../core/browser/storage-names.ts';
import { mockAgencyApi, sideways, success } from '../../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../../../../journeys/test-browser.ts';
import { readCover } from '../cover.api.ts';
import { manyMembers } from '../tests/other-months.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

async function open(width: number): Promise<Page> {
  const page = await testBrowser.newPage({ width });
  await mockAgencyApi(page, {
    [`GET ${readCover.path}`]: success({ ...readCover.example, members: manyMembers(120) }),
    [`GET ${readReport.path}`]: success(readReport.example),
    [`POST ${saveReport.path}`]: success(saveReport.example),
  });
  await page.goto('/membergroup/keeprep');
  await page.getByText('รายการที่ 1–100 จาก 120').waitFor();
  return page;
}

async function edgesOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not shown');
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

test('R073 heads, names, results and sums stay in sight of the one who reports', async () => {
  const page = await open(1440);
  const frame = page.getByRole('region', { name: 'งบหน้าใบเรียกเก็บ เลื่อนดูด้านข้างได้' });
  await frame.locator('tr:nth-child(21) button').first().focus();
  for (let line = 0; line < 4; line += 1) await page.keyboard.press('ArrowDown');
  const control = frame.locator('tr:nth-child(25) button:focus');
  const [focused, head, foot] = await Promise.all(
    [control, frame.locator('thead'), frame.locator('tfoot')].map(edgesOf),
  );
  expect(focused?.top).toBeGreaterThanOrEqual(head?.bottom ?? Number.NaN);
  expect(focused?.bottom).toBeLessThanOrEqual(foot?.top ?? Number.NaN);
  expect(foot?.bottom).toBeLessThanOrEqual(900);
  // The bar is 56 pixels high.
  expect(head?.top).toBeGreaterThanOrEqual(56);
  // Scrolled to the far columns, also of a narrow desk, the row says whose it is and what of it.
  await page.setViewportSize({ width: 768, height: 900 });
  await frame.evaluate((one) => Object(one).scrollTo({ left: 600 }));
  const name = await edgesOf(frame.locator('tr:nth-child(25) th'));
  const edge = await edgesOf(frame);
  expect(name.left).toBeGreaterThanOrEqual(edge.left);
  expect((await edgesOf(control)).right).toBeLessThanOrEqual(edge.right);
  // The next hundred begins with its first line.
  await page.getByRole('button', { name: 'ถัดไป', exact: true }).click();
  await page.getByText('รายการที่ 101–120 จาก 120').waitFor();
  await expect.poll(() => frame.evaluate((one) => Number(Object(one).scrollTop))).toBe(0);
  await testBrowser.leave(page);
});

/** Pixels beside the chosen words of a list, inside of its padding. */
function spareOf(list: HTMLElement | SVGElement): number {
  const { document, getComputedStyle } = Object(globalThis);
  const look = getComputedStyle(list);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = [look.fontWeight, look.fontSize, look.fontFamily].join(' ');
  const { width } = pen.measureText(Object(list).selectedOptions[0].text);
  const pads = Number.parseFloat(look.paddingLeft) + Number.parseFloat(look.paddingRight);
  return Object(list).clientWidth - pads - width;
}

test('with the largest letters on a phone the month is read whole', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.addInitScript(`localStorage.setItem('${viewKey}', '{"text":"150"}')`);
  await mockAgencyApi(page, {
    [`GET ${readCover.path}`]: success(readCover.example),
    [`GET ${readReport.path}`]: success(readReport.example),
  });
  await page.goto('/membergroup/keeprep');
  const months = page.getByRole('combobox', { name: 'เดือน', exact: true });
  expect(await months.evaluate(spareOf)).toBeGreaterThanOrEqual(0);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await testBrowser.leave(page);
});

test('with the largest letters at 320 px a long name breaks, not the page', async () => {
  const { report } = readReport.example;
  const page = await testBrowser.newPage({ width: 320 });
  await page.addInitScript(`localStorage.setItem('${viewKey}', '{"text":"150"}')`);
  const submitted_by = 'นางสาวพิมพ์ชนกกานต์ เทพประสิทธิ์วัฒนากุล';
  const submitted_at = '2025-11-27T07:05:00.000Z';
  await mockAgencyApi(page, {
    [`GET ${readCover.path}`]: success(readCover.example),
    [`GET ${readReport.path}`]: success({
      ...readReport.example,
      ...{ may_edit: false, state: 'SUBMITTED' },
      report: report && { ...report, state: 'SUBMITTED', submitted_by, submitted_at },
    }),
  });
  await page.goto('/membergroup/keeprep');
  await page.getByText(submitted_by).first().waitFor();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await testBrowser.leave(page);
});

test('on a low screen the answers of a dialog are in sight', async () => {
  const page = await open(390);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.getByRole('button', { name: 'นำเข้าผลการหักจากไฟล์' }).click();
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'ปิด' });
  await close.waitFor();
  expect((await edgesOf(close)).bottom).toBeLessThanOrEqual(600);
  await testBrowser.leave(page);
});
