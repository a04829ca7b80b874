import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo, failure, type MockResponses, success } from '../../../journeys/mock-api.ts';
import { openMockOffice } from '../../../journeys/office/mock-office.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { readComplaint, readComplaintContact, readComplaints } from './complaints.api.ts';
import { assignComplaint, closeComplaint, targetComplaint } from './work.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const list = `GET ${readComplaints.path}`;
const one = `GET ${readComplaint.path}`;
const contact = `GET ${readComplaintContact.path}`;
const { example } = readComplaint;

const open = (width: number, answers: MockResponses, path: string) =>
  openMockOffice(testBrowser, { width, path, answers, roles: ['service'] });

describe.each(widths)('at %i px', (width) => {
  test('D-21 the list by its address; a case with all that staff know of it', async () => {
    const answers = {
      [list]: success(readComplaints.example),
      [one]: success(example),
      [contact]: success(readComplaintContact.example),
    };
    const address = '/office/complaints?state=open&mine=1&overdue=1&category=SERVICE';
    const { page, requests } = await open(width, answers, address);
    const row = page.getByRole('table').locator('tbody tr').first();
    await row.waitFor();
    expect(await row.innerText()).toMatch(/เลข 12[\s\S]*กำลังดำเนินการ[\s\S]*ปรานี[\s\S]*เกินกำหนด/);
    const [asked] = callsTo(requests, list);
    expect(Object.fromEntries(new URL(asked?.url() ?? '').searchParams)).toEqual({
      ...{ state: 'open', mine: '1', overdue: '1', category: 'SERVICE' },
    });
    await expectPageOk(testBrowser, page);
    await row.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: example.topic }).waitFor();
    const main = page.locator('main');
    expect(await main.innerText()).toMatch(/นางสมศรี ห้องบัญชี[\s\S]*โทรหาผู้แจ้งแล้ว/);
    expect(callsTo(requests, contact)).toHaveLength(0);
    await expectPageOk(testBrowser, page);
    await page.getByRole('button', { name: 'เปิดดูข้อมูลติดต่อ' }).click();
    await page.getByText('0812345678').waitFor();
    await page.getByRole('button', { name: 'ปิดข้อมูลติดต่อ' }).click();
    expect(await main.innerText()).not.toContain('0812345678');
    await testBrowser.leave(page);
  });

  test('a closed case is read, and withdrawn where it is published; nothing else', async () => {
    const publication = { topic: 'เคาน์เตอร์พักกลางวัน', body: 'เคาน์เตอร์ปิดพักกลางวัน', answer: 'เปิดแล้ว' };
    const closed = {
      ...{ ...example, status: 'CLOSED' as const, overdue: false },
      ...{ published: true, publication, answer: 'เปิดแล้วค่ะ', answered_on: '2025-11-12' },
    };
    const { page } = await open(width, { [one]: success(closed) }, '/office/complaints/12');
    await page.getByText('เรื่องนี้ยุติแล้ว').first().waitFor();
    expect(await page.getByRole('button', { name: /รับเรื่อง|ยุติเรื่อง|ส่งคำตอบ/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'ถอนจากหน้าเว็บ' }).click();
    await page.getByRole('dialog', { name: 'ถอนเรื่องนี้จากหน้าเว็บ' }).waitFor();
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});

test('nothing of the kind; the list cannot be had; no such case', async () => {
  let fails = true;
  const empty = { items: [], page: 1, per_page: 20, total: 0 };
  const { page } = await open(
    390,
    {
      [list]: () => (fails ? failure(503, 'unavailable') : success(empty)),
      [one]: failure(404, 'not_found'),
    },
    '/office/complaints?mine=1',
  );
  await page.getByRole('heading', { name: 'โหลดเรื่องร้องเรียนไม่สำเร็จ' }).waitFor();
  await expectPageOk(testBrowser, page, /503/);
  fails = false;
  await page.getByRole('button', { name: /ลองอีกครั้ง|ลองใหม่/ }).click();
  await page.getByRole('heading', { name: 'ไม่มีเรื่องตามที่เลือก' }).waitFor();
  await expectPageOk(testBrowser, page, /503/);
  await page.goto('/office/complaints/999');
  await page.getByRole('heading', { name: 'ไม่พบเรื่องนี้' }).waitFor();
  await expectPageOk(testBrowser, page, /404|503/);
  await testBrowser.leave(page);
});

test('a day is read as people type it; ending is asked once more', async () => {
  const { page, requests } = await open(
    1440,
    {
      [one]: success(example),
      [`POST ${targetComplaint.path}`]: success({ ...example, target_on: '2025-12-01' }),
      [`POST ${assignComplaint.path}`]: success({ ...example, assignee: null, mine: false }),
      [`POST ${closeComplaint.path}`]: failure(503, 'unavailable', 'ระบบกำลังเริ่มทำงานใหม่'),
    },
    '/office/complaints/12',
  );
  const day = page.getByRole('textbox', { name: 'วันที่ตั้งใจตอบ' });
  await day.fill('32/12/2568');
  await page.getByRole('button', { name: 'บันทึกกำหนด' }).click();
  await page.getByText('กรอกวันเป็นวัน/เดือน/ปี พ.ศ.').waitFor();
  await day.fill('๑ ธ.ค. ๒๕๖๘');
  await page.getByRole('button', { name: 'บันทึกกำหนด' }).click();
  await page.getByText('บันทึกกำหนดแล้ว').first().waitFor();
  expect(callsTo(requests, `POST ${targetComplaint.path}`)[0]?.postDataJSON()).toEqual({
    ...{ id: '12', version: 3, target_on: '2025-12-01' },
  });
  await page.getByLabel('ผู้รับผิดชอบ', { exact: true }).selectOption('');
  await page.getByRole('button', { name: 'บันทึกผู้รับผิดชอบ' }).click();
  await page.getByText('บันทึกผู้รับผิดชอบแล้ว').first().waitFor();
  await page.getByLabel('บันทึกในลำดับการดำเนินงาน').first().fill('แก้ไขเรียบร้อย');
  await page.getByRole('button', { name: 'ยุติเรื่อง' }).click();
  const dialog = page.getByRole('dialog', { name: 'ยุติเรื่องนี้' });
  await dialog.getByRole('button', { name: 'ยุติเรื่อง' }).click();
  await dialog.getByText('ระบบกำลังเริ่มทำงานใหม่').waitFor();
  await expectPageOk(testBrowser, page, /503/);
  await dialog.getByRole('button', { name: 'ยกเลิก' }).click();
  expect(await page.getByLabel('บันทึกในลำดับการดำเนินงาน').first().inputValue()).toBe('แก้ไขเรียบร้อย');
  await testBrowser.leave(page);
});
