/** Results out of a file, the calls answered with examples. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  choose,
  dialogOf,
  openMonth,
  post,
  refused,
  report,
} from '../../../journeys/agency/month-page.ts';
import { callsTo, success } from '../../../journeys/mock-api.ts';
import { expectPageOk, expectWhole } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { applyUpload, previewUpload } from '../../../wings/agency/result-upload/upload.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const { problems: _, ...rest } = previewUpload.example;
const good = { ...rest, problems: [], problems_total: 0 };

describe.each(widths)('at %i px', (width) => {
  test('D-23 a file is looked at first; with a row at fault nothing can be applied', async () => {
    let looked: object = previewUpload.example;
    const { page, requests } = await openMonth(testBrowser, width, {
      [post(previewUpload)]: () => success(looked),
      [post(applyUpload)]: success(applyUpload.example),
    });
    await page.getByRole('button', { name: 'นำเข้าผลการหักจากไฟล์' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('ชนิดไฟล์').waitFor();
    await (width === 390 ? expectPageOk : expectWhole)(testBrowser, page);
    await choose(page, 'ผล.csv', 'เลขทะเบียน');
    await dialog.getByText('ไม่ตรง 1 รายการ').waitFor();
    await dialog.getByText('ไฟล์ระบุว่าหักเงิน 1 รายที่ไม่มีหนังสือยินยอม').waitFor();
    await dialog.getByText('000158 นายสมชาย แสงทอง', { exact: true }).first().waitFor();
    expect(await dialog.innerText()).toMatch(
      /แถว 4 · เลขทะเบียน\s+ไม่มีสมาชิกเลขนี้ในใบเรียกเก็บของเดือนนี้\s+พบ “999999”/,
    );
    const apply = dialog.getByRole('button', { name: 'นำเข้าร่าง 2 รายการ' });
    expect(await apply.isDisabled()).toBe(true);
    await dialog.getByText('ดูรายการที่จะเปลี่ยน (2 รายการ)').click();
    await dialog.getByText('เดิม หักได้ครบ 16,416.38').waitFor();
    await expectPageOk(testBrowser, page);
    looked = good;
    await dialog.getByRole('button', { name: 'เลือกไฟล์ใหม่' }).click();
    await dialog.getByLabel('ชนิดไฟล์').selectOption('employee');
    await choose(page, 'ผล.dat', 'เลขทะเบียน');
    await dialog.getByText('ไฟล์ตรงกับใบเรียกเก็บ 2 รายการ').waitFor();
    await apply.click();
    await dialog.waitFor({ state: 'hidden' });
    const sent = callsTo(requests, post(applyUpload))[0]?.postDataJSON();
    expect(sent).toMatchObject({
      ...{ year: '2568', month: '11', name: 'ผล.dat', layout: 'employee' },
      ...{ version: good.version, digest: good.digest },
    });
    expect(Buffer.from(sent.file.split(',')[1], 'base64').toString()).toBe('เลขทะเบียน');
    expect(callsTo(requests, report).length).toBe(2);
    await testBrowser.leave(page);
  });
});

test.each(widths)(
  'D-23 no written consent: ten are named before a file is applied, at %i px',
  async (width) => {
    const members = Array.from({ length: 10 }, (_, at) => ({
      ...{ membership_no: `00030${at}`, name: `นางสาวกาญจนาภรณ์ พงษ์ประเสริฐวัฒนกุล${at}` },
    }));
    const { page, requests } = await openMonth(testBrowser, width, {
      [post(previewUpload)]: success({ ...good, without_consent: { count: 12, members } }),
      [post(applyUpload)]: success(applyUpload.example),
    });
    await page.getByRole('button', { name: 'นำเข้าผลการหักจากไฟล์' }).click();
    await choose(page, 'ผล.csv', 'เลขทะเบียน');
    const dialog = dialogOf(page);
    await dialog.getByText('ไฟล์ระบุว่าหักเงิน 12 รายที่ไม่มีหนังสือยินยอม').waitFor();
    const words = await dialog.innerText();
    expect(words).toMatch(/โทรถามสหกรณ์ก่อนนำเข้า 0[\d ]{9,}/);
    expect(words.match(/00030\d นางสาวกาญจนาภรณ์/g)).toHaveLength(10);
    expect(words).toContain('และอีก 2 รายการ');
    await expectPageOk(testBrowser, page);
    // A warning, no refusal.
    await dialog.getByRole('button', { name: 'นำเข้าร่าง 2 รายการ' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(callsTo(requests, post(applyUpload)).length).toBe(1);
    await testBrowser.leave(page);
  },
);

test('D-23 where all have agreed a file is looked at without a warning', async () => {
  const { page } = await openMonth(testBrowser, 390, {
    [post(previewUpload)]: success({ ...good, without_consent: { count: 0, members: [] } }),
  });
  await page.getByRole('button', { name: 'นำเข้าผลการหักจากไฟล์' }).click();
  await choose(page, 'ผล.csv', 'เลขทะเบียน');
  await dialogOf(page).getByText('ไฟล์ตรงกับใบเรียกเก็บ 2 รายการ').waitFor();
  expect(await dialogOf(page).innerText()).not.toContain('หนังสือยินยอม');
  await testBrowser.leave(page);
});

test('D-23 a file that cannot be read is told where it was chosen', async () => {
  const told400 = refused('file', 'ไฟล์นี้ไม่ใช่ Excel (.xlsx) หรือ CSV กรุณาเลือกไฟล์อื่น');
  const { page } = await openMonth(testBrowser, 390, { [post(previewUpload)]: told400 });
  await page.getByRole('button', { name: 'นำเข้าผลการหักจากไฟล์' }).click();
  await choose(page, 'รูป.png');
  const alert = dialogOf(page).getByRole('alert').filter({ hasText: 'ไม่ใช่ Excel' });
  await alert.waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  expect(testBrowser.faults(page, /status of 400/)).toEqual([]);
  await testBrowser.leave(page);
});
