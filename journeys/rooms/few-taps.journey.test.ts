/** Eight errands on a phone, from the overview: two taps and one screen at most. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../browser/settled.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';

let testBrowser: TestBrowser;
let page: Page;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
  page = await testBrowser.newPage({ width: 390 });
  await testBrowser.signInAs(page, '000123');
});
afterAll(async () => {
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
  await testBrowser.close();
});

type Tap = (what: Locator) => Promise<void>;

const link = (name: string | RegExp) => page.getByRole('link', { name }).first();
const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const download = () => page.waitForEvent('download', { timeout: 30_000 });

/** What is tapped for each errand; it ends when what was looked for stands there. */
const errands: Readonly<Record<string, (tap: Tap) => Promise<void>>> = {
  async 'this month'(tap) {
    await tap(link('ดูรายการเดือน พ.ย. 2568'));
    await page.getByText('รายการเรียกเก็บ พฤศจิกายน 2568').first().waitFor();
    await page.getByText('19,319.06').first().waitFor();
  },
  async 'the last receipt'(tap) {
    await tap(link(/^ใบเสร็จ ต\.ค\. 2568/));
    const paper = download();
    await tap(button('ใบเสร็จรับเงิน PDF'));
    expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
  },
  async 'the last dividend'(tap) {
    await tap(button('เมนู'));
    await tap(link('ปันผล/เฉลี่ยคืน'));
    await page.getByText('2567').first().waitFor();
  },
  async 'what closes a loan on a day'(tap) {
    await tap(link('ยอดปิดเงินกู้สามัญ'));
    const day = page.getByRole('textbox', { name: 'วันที่ต้องการปิดเงินกู้' });
    await tap(day);
    const hint = await page.getByText(/^เลือกได้ตั้งแต่ .+ ถึง /).innerText();
    const [, latest = ''] = /ถึง (.+)$/.exec(hint) ?? [];
    await day.fill(latest);
    await page.keyboard.press('Enter');
    await page.waitForURL(/view=payoff&on=/);
    await page.getByText('ยอดปิดเงินกู้ (บาท)').first().waitFor();
  },
  async 'the part that is guaranteed'(tap) {
    await tap(button('เมนู'));
    await tap(link('การค้ำประกัน'));
    await page
      .getByText(/^ภาระคงเหลือ/)
      .first()
      .waitFor();
  },
  async 'the telephone that codes go to'(tap) {
    await tap(link(/^ความปลอดภัยของบัญชี/));
    await page.getByRole('heading', { name: 'เบอร์โทรศัพท์ที่แจ้งไว้' }).waitFor();
  },
  async 'a certificate'(tap) {
    await tap(link(/^หนังสือรับรองยอด/));
    const paper = download();
    await tap(button('รับหนังสือรับรอง (PDF)'));
    expect((await paper).suggestedFilename()).toMatch(/^หนังสือรับรองยอด .*\.pdf$/);
  },
  async 'who looked'(tap) {
    await tap(link(/^ความปลอดภัยของบัญชี/));
    await tap(button(/^เจ้าหน้าที่/));
    await page
      .getByText(/^(?:ยังไม่มีเจ้าหน้าที่เข้าดู|โดยเจ้าหน้าที่)/)
      .first()
      .waitFor();
  },
};

test.each(Object.entries(errands))('R004 R041 on a phone: %s', async (_, errand) => {
  await page.goto('/member/status');
  await page.getByText('19,319.06').first().waitFor();
  let taps = 0;
  const addresses: string[] = [];
  const onMove = () => {
    const { pathname } = new URL(page.url());
    if (pathname !== '/member/status' && !addresses.includes(pathname)) addresses.push(pathname);
  };
  page.on('framenavigated', onMove);
  await errand(async (what) => {
    taps += 1;
    await what.tap();
  });
  await settled(page);
  page.off('framenavigated', onMove);
  onMove();
  expect(taps).toBeLessThanOrEqual(2);
  expect(addresses).toHaveLength(1);
});
