/** The files of the statement from its page: what is asked for, and what is said if it fails. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport } from '../../../../../api/agency/report/report.api.ts';
import { callsTo, failure, mockAgencyApi, success } from '../../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../../journeys/test-browser.ts';
import { readCover } from '../../cover.api.ts';
import { downloadCover } from '../files.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const file = `GET ${downloadCover.path}`;
const month = { year: '2568', month: '11' };
const { payroll } = readCover.example;

async function open(width: number, answer: object, more: object = {}) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockAgencyApi(page, {
    [`GET ${readCover.path}`]: success({ ...readCover.example, ...more }),
    [`GET ${readReport.path}`]: success(readReport.example),
    [file]: answer,
  });
  await page.goto('/membergroup/keeprep');
  if (width === 390) await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByRole('button', { name: 'PDF' }).waitFor();
  // Beside them, folded: a payroll has several.
  await page.getByText('ดาวน์โหลดไฟล์ให้ฝ่ายเงินเดือน', { exact: true }).click();
  return { page, requests };
}

const clickButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

test('R073 D-23 each button takes the month of the page, as its own kind of file', async () => {
  const { page, requests } = await open(1440, { file: 'งบหน้า.bin' });
  const files: readonly (readonly [button: string, format: object])[] = [
    ['PDF', { format: 'pdf' }],
    ['Excel', { format: 'xlsx' }],
    ['CSV', { format: 'csv' }],
    ['CSV (TIS-620)', { format: 'tis620' }],
    ...payroll.map(({ id, name }) => [name, { format: 'payroll', template: id }] as const),
  ];
  expect(payroll.length).toBeGreaterThan(0);
  for (const [button] of files) {
    const download = page.waitForEvent('download');
    await clickButton(page, button);
    expect((await download).suggestedFilename()).toBe('งบหน้า.bin');
  }
  const queries = callsTo(requests, file).map((call) => new URL(call.url()).searchParams);
  expect(queries.map((query) => Object.fromEntries(query))).toEqual(
    files.map(([, format]) => ({ ...month, ...format })),
  );
  await testBrowser.leave(page);
});

test('D-23 a file that could not be made says why; nothing is saved, the page stays', async () => {
  const why = 'ยังทำไฟล์เงินเดือนไม่ได้ บรรทัดที่ 2 ช่องที่ 3 สมาชิกเลขทะเบียน 000158';
  const { page } = await open(390, failure(400, 'bad_input', why));
  let saved = 0;
  page.on('download', () => {
    saved += 1;
  });
  await clickButton(page, payroll[0]?.name ?? '');
  await page.getByText(why).first().waitFor();
  expect(saved).toBe(0);
  expect(await page.getByRole('button', { name: 'PDF' }).isEnabled()).toBe(true);
  await testBrowser.leave(page);
});

test.each(widths)(
  'D-23 no written consent: told beside the payroll’s files, at %i px',
  async (width) => {
    const members = readCover.example.members.map((row, at) => ({ ...row, consent: at === 0 }));
    const { page } = await open(width, {}, { members });
    const warning = page.getByText('ในไฟล์มี 3 รายที่ไม่มีหนังสือยินยอม โทรถามสหกรณ์ก่อนหัก');
    await warning.waitFor();
    const [above, below] = await Promise.all([
      warning.boundingBox(),
      page.getByRole('button', { name: payroll[0]?.name ?? '', exact: true }).boundingBox(),
    ]);
    if (!above || !below) throw new Error('a panel without its parts');
    expect(above.y + above.height).toBeLessThan(below.y);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  },
);

test.each([
  [
    'all have agreed',
    { members: readCover.example.members.map((row) => ({ ...row, consent: true })) },
  ],
  ['the result was handed in', { state: 'RESULT_RETURNED', status: 'ACKNOWLEDGED' }],
])('D-23 %s: no warning beside the payroll’s files', async (_, more) => {
  const { page } = await open(1440, {}, more);
  await page.getByRole('button', { name: payroll[0]?.name ?? '', exact: true }).waitFor();
  expect(await page.getByText('ในไฟล์มี').count()).toBe(0);
  await testBrowser.leave(page);
});
