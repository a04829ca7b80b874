import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  delayed,
  failure,
  type MockResponses,
  mockMemberApi,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk, expectPageOkSoFar } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { readStatus } from './overview.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readStatus.path}`;
const { example } = readStatus;
const nobody = {
  ...example,
  position_name: null,
  has_salary: false,
  address: null,
  phone_masked: null,
  email_masked: null,
  payroll_consent_on: null,
  totals: { share: '0.00', loan: '0.00', deposit: '0.00', collection_latest: null },
  cards: {
    share: { ...example.cards.share, on: null, shares_count: 0, last_period: null },
    deposit: { on: null, types: [] },
    loan: { on: null, contracts: [], paid_percent: null },
    collection: null,
  },
  this_month: {
    ...{ ...example.this_month, state: 'NOTHING', bills: [], expected_on: null },
    ...{ billed: null, collected: null, uncollected: null },
  },
  lately: [],
};

async function open(width: number, answers: MockResponses) {
  const page = await testBrowser.newPage({ width });
  await mockMemberApi(page, answers);
  await page.goto('/member/status');
  return { page };
}

/** The example's month is over by now. */
const month = 'เรียกเก็บเดือนล่าสุด';
const card = (page: Page, name: string) => page.getByRole('article', { name });

describe.each(widths)('at %i px', (width) => {
  test('0042 the share repaid says that it leaves revolving contracts out', async () => {
    const [first, ...rest] = example.cards.loan.contracts;
    const contracts = [{ ...first, revolving: true }, ...rest];
    const cards = { ...example.cards, loan: { ...example.cards.loan, contracts } };
    const { page } = await open(width, { [query]: success({ ...example, cards }) });
    await card(page, 'เงินกู้คงเหลือ').getByText('ชำระต้นแล้ว (ไม่รวมวงเงินหมุนเวียน)').waitFor();
    await expectPageOk(testBrowser, page);
    await page.close();
  });

  test('R041 R004 filled: four dated figures whose parts add up, each leading on', async () => {
    const { page } = await open(width, { [query]: success(example) });
    await page.getByRole('heading', { level: 1, name: 'สวัสดี คุณสมหญิง' }).waitFor();
    await page.getByText('28 พฤศจิกายน 2568').first().waitFor();
    const cards = [
      ['ทุนเรือนหุ้น', '428,500.00', '31 ต.ค. 2568', '/member/share', '42,850 หุ้น'],
      ['เงินฝาก', '521,212.95', '27 พ.ย. 2568', '/member/deposit', '46,212.95'],
      ['เงินกู้คงเหลือ', '712,490.00', '31 ต.ค. 2568', '/member/loan', '675,000.00'],
      [month, '19,319.06', 'พ.ย. 2568', '/member/kep/2568/11/1', '15,199.06'],
    ] as const;
    for (const [name, figure, date, to, part] of cards) {
      const shownText = await card(page, name).innerText();
      expect([
        shownText.includes(figure),
        shownText.includes(date),
        shownText.includes(part),
      ]).toEqual([...[true, true, true]]);
      expect(await card(page, name).getByRole('link').last().getAttribute('href')).toBe(to);
    }
    expect(await card(page, month).innerText()).toContain('รอนำส่ง');
    const services = page.getByRole('navigation', { name: 'บริการอื่น' }).getByRole('link');
    const led = (await services.all()).map((link) => link.getAttribute('href'));
    expect(await Promise.all(led)).toEqual(
      ['kepcrem', 'welfare', 'certificate', 'security'].map((room) => `/member/${room}`),
    );
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R109 D-05 the person: each field under its label, what is delicate masked', async () => {
    const { page } = await open(width, { [query]: success(example) });
    const facts = page.getByRole('region', { name: 'ข้อมูลส่วนบุคคล' });
    await facts.waitFor();
    const shownText = (await facts.innerText()).replace(/\s+/g, ' ');
    for (const row of [
      'ชื่อ-สกุล นางสมหญิง ใจดี',
      'เลขทะเบียนสมาชิก 000123 ปกติ',
      'ประเภทสมาชิก สมาชิกสามัญ',
      'เลขบัตรประชาชน 1-xxxx-xxxxx-xx-5',
      'วันเกิด 14 กุมภาพันธ์ 2521 (อายุ 47 ปี)',
      'วันที่เป็นสมาชิก 1 มิถุนายน 2553 (15 ปี 5 เดือน)',
      'หน่วยงาน โรงเรียนตัวอย่างวิทยา',
      'ตำแหน่ง ครู วิทยฐานะครูชำนาญการ',
      'เงินเดือน ••••••',
      'ที่อยู่ปัจจุบัน 123/4 หมู่ 5',
      'โทรศัพท์ 08x-xxx-4567',
      'อีเมล so•••••@example.or.th',
      'ยินยอมให้หักเงินเดือน 1 มิถุนายน 2553',
    ]) {
      expect(shownText).toContain(row);
    }
    await testBrowser.leave(page);
  });

  test('R041 empty: each card says what would be here, and shows no zero', async () => {
    const { page } = await open(width, { [query]: success(nobody) });
    await page.getByText('คุณยังไม่มีหุ้น').waitFor();
    const main = await page.locator('main').innerText();
    for (const expected of ['คุณยังไม่มีเงินฝาก', 'คุณไม่มีเงินกู้คงเหลือ', 'ยังไม่มีรายการหัก']) {
      expect(main).toContain(expected);
    }
    expect(main).not.toMatch(/\d\.\d{2}/);
    expect(main).toContain('ไม่มีหนังสือยินยอมในระบบ');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R164 failed: no figure at all, the reference, and a way to try again', async () => {
    let fails = true;
    const { page } = await open(width, {
      [query]: () => (fails ? failure(503, 'unavailable') : success(example)),
    });
    await page.getByRole('heading', { name: 'โหลดข้อมูลของคุณไม่สำเร็จ' }).waitFor();
    expect(await page.getByText('ไม่สามารถเชื่อมต่อได้').count()).toBe(0);
    const main = await page.locator('main').innerText();
    expect(main).toContain('7QK4-28NV');
    expect(main).not.toMatch(/\d\.\d{2}|xxxx/);
    await expectPageOk(testBrowser, page, /503/);
    fails = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByText('428,500.00').first().waitFor();
    await testBrowser.leave(page);
  });
});

test('R110 slow: the final shape in skeleton, spoken of, then the figures', async () => {
  const slow = delayed(success(example));
  const { page } = await open(390, { [query]: slow.answer });
  await page.getByText('กำลังโหลดข้อมูลของคุณ').waitFor({ state: 'attached' });
  expect(await page.locator('main').innerText()).not.toMatch(/\d\.\d{2}/);
  await expectPageOkSoFar(testBrowser, page);
  slow.give();
  await page.getByText('428,500.00').first().waitFor();
  await testBrowser.leave(page);
});

test('D-05 hidden amounts stay hidden after a reload, to the eye and to speech', async () => {
  const { page } = await open(390, { [query]: success(example) });
  await page.getByText('428,500.00').first().waitFor();
  await page.getByRole('switch', { name: 'ซ่อนยอดเงิน' }).click();
  await page.getByRole('switch', { name: 'ซ่อนยอดเงิน', checked: true }).waitFor();
  await page.reload();
  await card(page, 'ทุนเรือนหุ้น').waitFor();
  const figures = /428,500|42,850|521,212|46,212|712,490|19,319|2,500\.00|15,199/;
  expect(await page.locator('main').innerText()).not.toMatch(figures);
  expect(await page.locator('main').ariaSnapshot()).not.toMatch(figures);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});
