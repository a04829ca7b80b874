import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo, failure, type MockResponses, success } from '../../../journeys/mock-api.ts';
import { openMockOffice } from '../../../journeys/office/mock-office.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { readUploads, withdrawUpload } from './uploads.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** The picture of the example lies nowhere: expectPageOk is told of its 404. */
const list = `GET ${readUploads.path}`;
const withdraw = `POST ${withdrawUpload.path}`;
const { example } = readUploads;

const open = (width: number, answers: MockResponses, query = '') =>
  openMockOffice(testBrowser, {
    ...{ width, path: `/office/media${query}`, answers, roles: ['content'] },
  });

test.each(widths)(
  'D-40 at %i px: where a file is used, why it goes, and what then stands',
  async (width) => {
    let isDone = false;
    const after = { ...example, items: [withdrawUpload.example, ...example.items.slice(1)] };
    const { page, requests } = await open(width, {
      [list]: () => success(isDone ? after : example),
      [withdraw]: () => {
        isDone = true;
        return success(withdrawUpload.example);
      },
    });
    const row = page.getByRole('table').locator('tbody tr').first();
    await row.waitFor();
    expect(await row.innerText()).toMatch(/รายชื่อผู้กู้\.pdf[\s\S]*ประกาศอัตราดอกเบี้ยเงินกู้/);
    await expectPageOk(testBrowser, page, /404/);
    await row.getByRole('button', { name: /ถอน รายชื่อผู้กู้/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('ใช้อยู่ 1 แห่ง').waitFor();
    await dialog.getByRole('button', { name: 'ถอนออก', exact: true }).click();
    await dialog.getByText('กรุณาบอกเหตุผลอย่างน้อย 5 ตัวอักษร').waitFor();
    await expectPageOk(testBrowser, page, /404/);
    expect(callsTo(requests, withdraw)).toHaveLength(0);
    await dialog.getByLabel('เหตุผล').fill('มีเลขประจำตัวประชาชน');
    await dialog.getByRole('button', { name: 'ถอนออก', exact: true }).click();
    await page.getByText('ถอนออกจากเว็บไซต์แล้ว', { exact: true }).first().waitFor();
    expect(callsTo(requests, withdraw)[0]?.postDataJSON()).toEqual({
      name: example.items[0]?.name,
      reason: 'มีเลขประจำตัวประชาชน',
    });
    expect(await row.innerText()).toContain('มีเลขประจำตัวประชาชนของสมาชิก');
    await testBrowser.leave(page);
  },
);

test('D-40 whoever is second learns of it, and the list is the newest', async () => {
  let isDone = false;
  const after = { ...example, items: [withdrawUpload.example, ...example.items.slice(1)] };
  const { page } = await open(390, {
    [list]: () => success(isDone ? after : example),
    [withdraw]: () => {
      isDone = true;
      return failure(409, 'conflict');
    },
  });
  const row = page.getByRole('table').locator('tbody tr').first();
  await row.getByRole('button', { name: /ถอน รายชื่อผู้กู้/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('เหตุผล').fill('มีเลขประจำตัวประชาชน');
  await dialog.getByRole('button', { name: 'ถอนออก', exact: true }).click();
  await dialog.getByText('ยังทำรายการไม่ได้').waitFor();
  await dialog.getByRole('button', { name: 'ยกเลิก' }).click();
  await row.getByText('ถอนออกแล้ว').waitFor();
  await testBrowser.leave(page);
});

test('D-40 a search stands in the address, and one that finds nothing says so', async () => {
  const { page, requests } = await open(1440, {
    [list]: success({ ...example, items: [], total: 0 }),
  });
  await page.getByLabel(/ค้นหาชื่อไฟล์/).fill('บัญชี');
  await page.getByRole('button', { name: 'ค้นหา', exact: true }).last().click();
  await page.getByText('ไม่พบไฟล์ที่ค้นหา').waitFor();
  const request = callsTo(requests, list).at(-1);
  expect(new URL(request?.url() ?? '').searchParams.get('q')).toBe('บัญชี');
  await testBrowser.leave(page);
});
