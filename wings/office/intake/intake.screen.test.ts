import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failure, type MockResponses, success } from '../../../journeys/mock-api.ts';
import { openMockOffice } from '../../../journeys/office/mock-office.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { readIntakeRun, readIntakeRuns } from './intake.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const list = `GET ${readIntakeRuns.path}`;
const one = `GET ${readIntakeRun.path}`;

const open = (width: number, answers: MockResponses, path: string) =>
  openMockOffice(testBrowser, { width, path, answers, roles: ['registry'] });

describe.each(widths)('at %i px', (width) => {
  test('F11 each night with what came of it, and one with what is to be looked into', async () => {
    const answers = {
      [list]: success(readIntakeRuns.example),
      [one]: success({ ...readIntakeRun.example, delta: true }),
    };
    const { page } = await open(width, answers, '/office/intake');
    const rows = page.getByRole('table', { name: /ครั้งล่าสุดอยู่บนสุด/ }).locator('tbody tr');
    await rows.first().waitFor();
    const [first = '', second = ''] = await rows.allInnerTexts();
    expect(first).toMatch(/29 พ\.ย\. 2568 01:00[\s\S]*รอยืนยัน[\s\S]*2 ข้อ/);
    expect(second).toMatch(/นำขึ้นแสดงแล้ว[\s\S]*ชุดที่ 41/);
    await expectPageOk(testBrowser, page);
    await rows.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: /นำเข้าเมื่อ/ }).waitFor();
    const main = await page.locator('main').innerText();
    for (const expected of [
      ...[
        'ชุดเปลี่ยนแปลง',
        'ต่างจากที่สมาชิกเห็นอยู่มากผิดปกติ',
        'หายไป 12 หน่วยงาน',
        'agency_months.csv · MONTH',
      ],
      ...['12,004', '1,843,301,650.00', 'AMOUNT 500.00 → 5,000.00', 'บัญชี 01020004711 ลำดับ 12'],
      ...['หน่วยงาน 01011001 เดือน ต.ค. 2568', '9,500.00'],
    ]) {
      expect(main).toContain(expected);
    }
    // Sums that stay are not shown.
    expect(main).not.toContain('MONTHLY_SHARE');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});

test.each(widths)('who is in quarantine, of which day, and why, at %i px', async (width) => {
  const faults = [
    { file: 'share_lines.csv', row: 7209, column: 'BALANCE', reason: 'ยอดคงเหลือไม่ตรง' },
  ];
  const quarantine = [
    { membership_no: '000051', as_of: '2025-11-27', faults },
    { membership_no: '000987', as_of: null, faults },
  ];
  const report = { ...readIntakeRun.example, outcome: 'published', faults: [], quarantine };
  const answers = { [one]: success(report) };
  const { page } = await open(width, answers, '/office/intake/57');
  await page.getByText('สมาชิก 2 รายยังเห็นข้อมูลเดิม').waitFor();
  const own = page.getByRole('region', { name: /เลขทะเบียน 000051/ });
  expect(await own.innerText()).toMatch(
    /เห็นข้อมูล ณ 27 พ\.ย\. 2568[\s\S]*ยอดคงเหลือไม่ตรง[\s\S]*share_lines\.csv · แถว 7,209/,
  );
  expect(await page.getByRole('region', { name: /000987/ }).innerText()).toContain('ยังไม่เคยแสดง');
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

test('nothing was taken in yet; the list cannot be had; a run that is not on record', async () => {
  let fails = true;
  const answers = {
    [list]: () => (fails ? failure(503, 'unavailable') : success({ shown: null, runs: [] })),
    [one]: failure(404, 'not_found'),
  };
  const { page } = await open(390, answers, '/office/intake');
  await page.getByRole('heading', { name: 'โหลดผลการนำเข้าไม่สำเร็จ' }).waitFor();
  expect(await page.locator('main table').count()).toBe(0);
  fails = false;
  await page.getByRole('button', { name: /ลองอีกครั้ง|ลองใหม่/ }).click();
  await page.getByRole('heading', { name: 'ยังไม่เคยนำเข้าข้อมูล' }).waitFor();
  await expectPageOk(testBrowser, page, /503/);
  await page.goto('/office/intake/99');
  await page.getByRole('heading', { name: 'ไม่พบการนำเข้าครั้งนี้' }).waitFor();
  await expectPageOk(testBrowser, page, /404|503/);
  await testBrowser.leave(page);
});
