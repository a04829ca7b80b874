import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOfficeConfig, readOfficer } from '../../../api/office/office.api.ts';
import {
  callsTo,
  failure,
  type MockResponses,
  mockApi,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { readComplaintTargets, saveComplaintTargets } from './targets.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const read = `GET ${readComplaintTargets.path}`;
const save = `POST ${saveComplaintTargets.path}`;
const { example } = readComplaintTargets;

async function open(width: number, answers: MockResponses) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockApi(page, {
    [`GET ${readOfficeConfig.path}`]: success(readOfficeConfig.example),
    [`${readOfficer.method} ${readOfficer.path}`]: success(readOfficer.example),
    ...answers,
  });
  await page.goto('/office/complaint_targets');
  return { page, requests };
}

test.each(widths)(
  'D-21 at %i px: what stands, a wrong number at its field, the rest sent',
  async (width) => {
    const { page, requests } = await open(width, {
      [read]: success(example),
      [save]: success({ ...example, rows: [{ category: 'LOAN', target_days: 5 }] }),
    });
    const main = page.locator('main');
    await page.getByRole('button', { name: 'แก้ไขกำหนดตอบ' }).click({ trial: true });
    expect(await main.innerText()).toMatch(
      /บริการ\s*7 วัน[\s\S]*ค่าเริ่มต้น\s*15 วัน[\s\S]*เดิม 10 วัน เป็น 5 วัน/,
    );
    await expectPageOk(testBrowser, page);
    await page.getByRole('button', { name: 'แก้ไขกำหนดตอบ' }).click();
    const field = page.getByLabel('เว็บไซต์', { exact: true });
    await field.fill('366');
    await page.getByLabel('บริการ', { exact: true }).fill('');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('กรอกเป็นจำนวนเต็ม 1 ถึง 365').waitFor();
    await expectPageOk(testBrowser, page);
    expect(callsTo(requests, save)).toHaveLength(0);
    await field.fill('๑๒');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('บันทึกกำหนดตอบแล้ว').waitFor();
    expect(callsTo(requests, save)[0]?.postDataJSON()).toEqual({
      version: example.version,
      rows: [
        { category: 'LOAN', target_days: 5 },
        { category: 'WEBSITE', target_days: 12 },
      ],
    });
    await testBrowser.leave(page);
  },
);

test('who comes second keeps what was typed and sees what stands; leaving asks', async () => {
  let answer: 'first' | 'second' = 'first';
  const newer = {
    ...example,
    version: 'e'.repeat(32),
    rows: [{ category: 'LOAN', target_days: 9 }],
  };
  const { page, requests } = await open(390, {
    [read]: () => success(answer === 'first' ? example : newer),
    [save]: () => (answer === 'first' ? failure(409, 'conflict') : success(newer)),
  });
  await page.getByRole('button', { name: 'แก้ไขกำหนดตอบ' }).click();
  const field = page.getByLabel('สวัสดิการ', { exact: true });
  await field.fill('8');
  await page.getByRole('button', { name: 'ยกเลิก' }).click();
  await page.getByRole('button', { name: 'กลับไปแก้ไข' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  const reload = page.getByRole('button', { name: 'โหลดรายการล่าสุด' });
  await reload.waitFor();
  answer = 'second';
  await reload.click();
  await page.getByText('เงินกู้: 9 วัน').waitFor();
  expect(await field.inputValue()).toBe('8');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByText('บันทึกกำหนดตอบแล้ว').waitFor();
  expect(callsTo(requests, save)[1]?.postDataJSON()).toMatchObject({ version: newer.version });
  await testBrowser.leave(page);
});

test('the days cannot be had: the failure says so, and a second try shows them', async () => {
  let fails = true;
  const { page } = await open(390, {
    [read]: () => (fails ? failure(503, 'unavailable') : success(example)),
  });
  await page.getByRole('heading', { name: 'โหลดกำหนดตอบไม่สำเร็จ' }).waitFor();
  await expectPageOk(testBrowser, page, /503/);
  fails = false;
  await page.getByRole('button', { name: /ลองอีกครั้ง|ลองใหม่/ }).click();
  await page.getByRole('button', { name: 'แก้ไขกำหนดตอบ' }).waitFor();
  await testBrowser.leave(page);
});
