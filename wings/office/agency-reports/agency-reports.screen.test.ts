import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo, failure, type MockResponses, success } from '../../../journeys/mock-api.ts';
import { openMockOffice } from '../../../journeys/office/mock-office.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { acceptReport, readReport, readReports, returnReport } from './agency-reports.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const list = `GET ${readReports.path}`;
const one = `GET ${readReport.path}`;
const accept = `POST ${acceptReport.path}`;
const back = `POST ${returnReport.path}`;
const address = '/office/agency_reports/01011001/2568/11';

const open = (width: number, answers: MockResponses, path: string) =>
  openMockOffice(testBrowser, { width, path, answers, roles: ['finance'] });

describe.each(widths)('at %i px', (width) => {
  test('D-23 reports that wait, and those accepted; one of them with all it says', async () => {
    const answers = { [list]: success(readReports.example), [one]: success(readReport.example) };
    const { page } = await open(width, answers, '/office/agency_reports');
    const rows = page.getByRole('table', { name: /รอตรวจ/ }).locator('tbody tr');
    await rows.first().waitFor();
    const [first = ''] = await rows.allInnerTexts();
    for (const expected of ['โรงเรียนตัวอย่างวิทยา', 'พฤศจิกายน 2568', '154,125.98', '32.20']) {
      expect(first).toContain(expected);
    }
    await page
      .getByRole('table', { name: /ที่รับแล้ว/ })
      .getByText('332,787.30')
      .first()
      .waitFor();
    await expectPageOk(testBrowser, page);
    await rows.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'โรงเรียนตัวอย่างวิทยา' }).waitFor();
    const main = await page.locator('main').innerText();
    for (const expected of ['ยอดหักได้ไม่ตรงกับยอดโอน', 'โอนขาด 32.20 บาท', '000367', 'โอนย้าย']) {
      expect(main).toContain(expected);
    }
    expect(main).toMatch(/สังกัดใหม่: โรงพยาบาลตัวอย่าง[\s\S]*ส่งผลการหักให้สหกรณ์/);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});

test('nothing waits; the list cannot be had', async () => {
  let fails = true;
  const answers = {
    [list]: () => (fails ? failure(503, 'unavailable') : success({ waiting: [], accepted: [] })),
  };
  const { page } = await open(390, answers, '/office/agency_reports');
  await page.getByRole('heading', { name: 'โหลดผลการหักไม่สำเร็จ' }).waitFor();
  expect(await page.locator('main').innerText()).toContain('7QK4-28NV');
  expect(await page.locator('main table').count()).toBe(0);
  fails = false;
  await page.getByRole('button', { name: /ลองอีกครั้ง|ลองใหม่/ }).click();
  await page.getByRole('heading', { name: 'ไม่มีผลการหักที่รอตรวจ' }).waitFor();
  await expectPageOk(testBrowser, page, /503/);
  await testBrowser.leave(page);
});

test('sent back only with a reason; refused, what was typed stands', async () => {
  let isConflict = true;
  const answers = {
    [list]: success({ waiting: [], accepted: [] }),
    [one]: success(readReport.example),
    [back]: () =>
      isConflict ? failure(409, 'conflict', 'ข้อมูลนี้เปลี่ยนไปแล้ว') : success({ state: 'RETURNED' }),
  };
  const { page, requests } = await open(390, answers, address);
  await page.getByRole('button', { name: 'ส่งกลับให้แก้ไข' }).click();
  const dialog = page.getByRole('dialog', { name: 'ส่งกลับให้หน่วยงานแก้ไข' });
  const why = dialog.getByLabel('เหตุผลที่ส่งกลับ');
  await why.fill('สั้นไป');
  await dialog.getByRole('button', { name: 'ส่งกลับให้แก้ไข' }).click();
  await dialog.getByText('กรุณาบอกเหตุผลอย่างน้อย 10 ตัวอักษร').waitFor();
  expect(callsTo(requests, back)).toHaveLength(0);
  await why.fill('กรุณาแนบหลักฐานการโอนให้ครบ');
  await dialog.getByRole('button', { name: 'ส่งกลับให้แก้ไข' }).click();
  await dialog.getByText('ข้อมูลนี้เปลี่ยนไปแล้ว').waitFor();
  expect(await why.inputValue()).toBe('กรุณาแนบหลักฐานการโอนให้ครบ');
  await expectPageOk(testBrowser, page, /409/);
  isConflict = false;
  await dialog.getByRole('button', { name: 'ส่งกลับให้แก้ไข' }).click();
  await page.getByRole('heading', { name: 'ไม่มีผลการหักที่รอตรวจ' }).waitFor();
  const [, sent] = callsTo(requests, back);
  expect(sent?.postDataJSON()).toEqual({
    ...{ member_group_no: '01011001', year: '2568', month: '11', version: 9 },
    reason: 'กรุณาแนบหลักฐานการโอนให้ครบ',
  });
  await testBrowser.leave(page);
});

test('accepting is asked once more, and says that money and slips differ', async () => {
  const answers = {
    [list]: success({ waiting: [], accepted: [] }),
    [one]: success(readReport.example),
    [accept]: success({ state: 'ACCEPTED' }),
  };
  const { page, requests } = await open(1440, answers, address);
  await page.getByRole('button', { name: 'รับผลการหัก' }).click();
  const dialog = page.getByRole('dialog', { name: 'รับผลการหักนี้' });
  await dialog.getByText('ยอดหักได้ไม่ตรงกับยอดโอน ตรวจคำชี้แจงก่อนรับ').waitFor();
  expect(callsTo(requests, accept)).toHaveLength(0);
  await expectPageOk(testBrowser, page);
  await dialog.getByRole('button', { name: 'รับผลการหัก' }).click();
  await page.getByText('รับผลการหักของ โรงเรียนตัวอย่างวิทยา แล้ว').first().waitFor();
  expect(callsTo(requests, accept)[0]?.postDataJSON()).toMatchObject({ version: 9 });
  await testBrowser.leave(page);
});
