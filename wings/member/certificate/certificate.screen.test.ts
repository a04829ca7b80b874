import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callsTo,
  failure,
  type MockResponses,
  mockMemberApi,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { certificateFile, readCertifiable, readPapers } from './certificate.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readCertifiable.path}`;
const papers = `GET ${readPapers.path}`;
const file = `GET ${certificateFile.path}`;
const { example } = readCertifiable;
const filled: MockResponses = { [query]: success(example), [papers]: success(readPapers.example) };

async function open(width: number, answers: MockResponses, path = '/member/certificate') {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, answers);
  await page.goto(path);
  return { page, requests };
}

describe.each(widths)('at %i px', (width) => {
  test('D-11 filled: each balance, their sums, and what was issued before', async () => {
    const { page } = await open(width, filled);
    const main = page.locator('main');
    await main.getByRole('heading', { level: 1, name: 'หนังสือรับรองยอด' }).waitFor();
    await main.getByRole('button', { name: 'รับหนังสือรับรอง' }).waitFor();
    // The papers are a feed of their own, and may come later.
    await main.getByText('7K3M-Q2XD-9H5T-1B8W-RZ4V-PA6J-CN0E').waitFor();
    const text = await main.innerText();
    for (const amount of ['428,500.00', '86,214.75', '350,000.00', '864,714.75', '412,300.00']) {
      expect(text).toContain(amount);
    }
    expect(text).toContain('01-02-00012-34');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});

test('D-11 empty: says what would be here, in both places', async () => {
  const nothing = { ...example, shares: null, accounts: [], loans: [] };
  const { page } = await open(390, {
    [query]: success(nothing),
    [papers]: success({ papers: [] }),
  });
  await page.getByRole('heading', { name: 'ไม่มียอดให้รับรอง ณ วันนี้' }).waitFor();
  await page.getByRole('heading', { name: 'ยังไม่มีเอกสารที่ออกให้คุณ' }).waitFor();
  expect(await page.getByRole('button', { name: 'รับหนังสือรับรอง' }).count()).toBe(0);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

test('R164 failed: no figure at all, the reference, and a way to try again', async () => {
  let fails = true;
  const { page } = await open(390, {
    ...filled,
    [query]: () => (fails ? failure(503, 'unavailable') : success(example)),
  });
  await page.getByRole('heading', { name: 'โหลดยอดที่ให้รับรองไม่สำเร็จ' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('428,500.00');
  await expectPageOk(testBrowser, page, /503/);
  fails = false;
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByText('428,500.00').first().waitFor();
  await testBrowser.leave(page);
});

test('D-11 what is left out is neither summed up nor asked for; the day goes along', async () => {
  const { page, requests } = await open(1440, {
    ...filled,
    [file]: { file: 'หนังสือรับรองยอด 2568-11-28.pdf' },
  });
  await page.getByRole('checkbox', { name: /01-02-00012-34/ }).click();
  await page.getByText('778,500.00').waitFor();
  const handed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'รับหนังสือรับรอง' }).click();
  expect((await handed).suggestedFilename()).toBe('หนังสือรับรองยอด 2568-11-28.pdf');
  const query = new URL(callsTo(requests, file)[0]?.url() ?? '').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    ...{ format: 'pdf', on: '2025-11-28', shares: '1' },
    ...{ accounts: '02020004567', loans: encodeURIComponent('สม6800123') },
  });
  await expect.poll(() => callsTo(requests, papers).length).toBe(2);
  for (const box of await page.getByRole('checkbox', { checked: true }).all()) {
    await page.getByRole('checkbox', { checked: true }).first().click();
    expect(box).toBeDefined();
  }
  await page.getByRole('button', { name: 'รับหนังสือรับรอง' }).click();
  await page.getByRole('alert').getByText('กรุณาเลือกอย่างน้อยหนึ่งรายการ').waitFor();
  expect(callsTo(requests, file)).toHaveLength(1);
  await testBrowser.leave(page);
});

test('D-11 one group alone, or all again, at a press', async () => {
  const { page, requests } = await open(390, { ...filled, [file]: { file: 'x.pdf' } });
  const choice = (name: string) => page.getByRole('button', { name, exact: true });
  const isPressed = (name: string) => choice(name).getAttribute('aria-pressed');
  await choice('ทั้งหมด').waitFor();
  expect(await isPressed('ทั้งหมด')).toBe('true');
  await choice('เฉพาะหุ้น').click();
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);
  expect([await isPressed('ทั้งหมด'), await isPressed('เฉพาะหุ้น')]).toEqual(['false', 'true']);
  const handed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'รับหนังสือรับรอง' }).click();
  await handed;
  const { searchParams } = new URL(callsTo(requests, file)[0]?.url() ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({ shares: '1' });
  expect([searchParams.get('accounts'), searchParams.get('loans')].filter(Boolean)).toEqual([]);
  await page.getByRole('checkbox', { name: /01-02-00012-34/ }).click();
  expect(await isPressed('เฉพาะหุ้น')).toBe('false');
  await choice('ทั้งหมด').click();
  expect(await page.getByRole('checkbox', { checked: false }).count()).toBe(0);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

test('a day of one’s own: Thai in, an address out; beyond the records it is told', async () => {
  const { page } = await open(390, filled);
  const field = page.getByRole('textbox', { name: 'ยอด ณ วันที่' });
  for (const [typed, fault] of [
    ['30 ก.พ. 2568', /วันที่ให้ถูกต้อง/],
    ['1/1/2500', /ระบบมีข้อมูลตั้งแต่ 15 มิถุนายน 2553/],
    ['29 พ.ย. 2568', /ระบบมีข้อมูลถึง 28 พฤศจิกายน 2568/],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await page.getByText(fault).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
  }
  await field.fill('๓๑/๑๒/๒๕๖๗');
  await field.press('Enter');
  await page.waitForURL('**/member/certificate?on=2024-12-31');
  await testBrowser.leave(page);
});
