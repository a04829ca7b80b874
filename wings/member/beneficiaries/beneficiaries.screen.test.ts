import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callsTo,
  delayed,
  failure,
  type MockResponses,
  mockMemberApi,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { downloadGian, downloadGianForm, readGian } from './beneficiaries.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readGian.path}`;
const { example } = readGian;
const nobody = { ...example, beneficiaries: [], total_percent: null, warnings: [] };
const ninety = {
  ...example,
  beneficiaries: example.beneficiaries.map((one, at) => ({
    ...one,
    share_percent: at === 0 ? '90.00' : null,
  })),
  total_percent: '90.00',
  warnings: ['PERCENT'],
};

async function open(width: number, answers: MockResponses) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, answers);
  await page.goto('/member/gian');
  return { page, requests };
}

describe.each(widths)('at %i px', (width) => {
  test('R050 everybody in order, masked, with the sum and what to look at', async () => {
    const { page } = await open(width, { [query]: success(example) });
    const main = page.locator('main');
    await main.getByRole('heading', { level: 1, name: 'ผู้รับโอนประโยชน์' }).waitFor();
    const people = main.getByRole('article');
    await people.first().waitFor();
    const [first = '', second = ''] = await people.allInnerTexts();
    expect(first).toMatch(/ลำดับที่ 1\s+นายวีระพงษ์ ใจดี\s+สามี\s+60\.00 %/);
    expect(first).toMatch(/ที่อยู่\s+xx ตำบล/);
    expect(second).toMatch(/โทรศัพท์\s+–/);
    expect(await main.innerText()).toMatch(/รวมสัดส่วน\s+100\.00 %/);
    expect(await main.innerText()).toContain('หนังสือฉบับนี้ทำไว้เกิน 5 ปีแล้ว');
    expect(await main.innerText()).not.toContain('ไม่เท่ากับ');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('an address in two lines has both begin at the same place', async () => {
    const { page } = await open(width, { [query]: success(example) });
    await page
      .getByText(/^xx ตำบล/)
      .first()
      .waitFor();
    await page.setViewportSize({ width: 320, height: 844 });
    const starts = await page.evaluate<number[]>(`(() => {
      const address = [...document.querySelectorAll('dd')].find(({ textContent }) =>
        textContent.startsWith('xx ตำบล'));
      const words = document.createRange();
      words.selectNodeContents(address);
      const lines = new Map();
      for (const { top, left } of words.getClientRects())
        lines.set(Math.round(top), Math.min(left, lines.get(Math.round(top)) ?? left));
      return [...lines.values()].map(Math.round);
    })()`);
    expect(starts.length).toBeGreaterThan(1);
    expect(new Set(starts).size).toBe(1);
    await testBrowser.leave(page);
  });

  test('R050 empty: says what would be here, and how to name somebody', async () => {
    const { page } = await open(width, { [query]: success(nobody) });
    await page.getByRole('heading', { name: 'คุณยังไม่ได้ตั้งผู้รับโอนประโยชน์' }).waitFor();
    await page.getByRole('button', { name: 'พิมพ์แบบคำขอ (PDF)' }).waitFor();
    expect(await page.getByRole('button', { name: 'Excel' }).count()).toBe(0);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R110 slow, then failed: skeleton, then the reference and a way to try again', async () => {
    let fails = true;
    const slow = delayed(failure(503, 'unavailable'));
    const { page } = await open(width, {
      [query]: () => (fails ? slow.answer : success(example)),
    });
    await page.getByText('กำลังโหลดรายชื่อ').waitFor({ state: 'attached' });
    expect(await page.locator('main').innerText()).not.toMatch(/\d+\.\d{2}/);
    slow.give();
    const title = 'โหลดรายชื่อผู้รับโอนประโยชน์ไม่สำเร็จ';
    await page.getByRole('heading', { name: title }).waitFor();
    const main = await page.locator('main').innerText();
    expect(main).toContain('7QK4-28NV');
    expect(main).not.toMatch(/\d+\.\d{2}/);
    await expectPageOk(testBrowser, page, /503/);
    fails = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByText('60.00 %').waitFor();
    await testBrowser.leave(page);
  });
});

test('D-14 what does not make a hundred is said; what is not said is called so', async () => {
  const { page } = await open(390, { [query]: success(ninety) });
  await page.getByText('สัดส่วนรวมไม่เท่ากับ 100 %').waitFor();
  await page.getByText('ขณะนี้รวมได้ 90.00 %').waitFor();
  await page.getByText('ยังไม่ได้ระบุ', { exact: true }).waitFor();
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

test('D-14 form and files are fetched by keyboard and kept under their names', async () => {
  const { page, requests } = await open(1440, {
    [query]: success(example),
    [`GET ${downloadGian.path}`]: { file: 'ผู้รับโอนประโยชน์.xlsx' },
    [`GET ${downloadGianForm.path}`]: { file: 'คำขอเปลี่ยนผู้รับโอนประโยชน์.pdf' },
  });
  const downloadedName = async (name: string) => {
    const button = page.getByRole('button', { name });
    await button.focus();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ]);
    return download.suggestedFilename();
  };
  expect(await downloadedName('Excel')).toBe('ผู้รับโอนประโยชน์.xlsx');
  expect(await downloadedName('พิมพ์แบบคำขอ (PDF)')).toBe('คำขอเปลี่ยนผู้รับโอนประโยชน์.pdf');
  expect(new URL(callsTo(requests, `GET ${downloadGian.path}`)[0]?.url() ?? '').search).toBe(
    '?format=xlsx',
  );
  await testBrowser.leave(page);
});
