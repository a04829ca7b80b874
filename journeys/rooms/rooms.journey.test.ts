/** A member's evening: overview, loans, bills, and a paper that a bank believes. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../axe/findings.ts';
import { settled } from '../browser/settled.ts';
import { expectFocus, tabTo } from '../keys.ts';
import { sideways } from '../mock-api.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

async function expectAt(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await settled(page);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
}

async function expectPaper(download: Download, name: RegExp): Promise<void> {
  expect(download.suggestedFilename()).toMatch(name);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
}

const waitForDownload = (page: Page) => page.waitForEvent('download', { timeout: 30_000 });

async function readLoan(page: Page): Promise<void> {
  await page.getByRole('link', { name: /ดูสัญญาเงินกู้/ }).click();
  await expectAt(page, 'เงินกู้');
  await page
    .getByRole('link', { name: /ดูรายการ ตารางผ่อน/ })
    .last()
    .click();
  await expectAt(page, /เงินกู้สามัญ/);
  await page.getByRole('link', { name: 'ตารางผ่อนชำระ' }).click();
  await page
    .getByText(/^รวมทั้งหมด/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'ปิดบัญชี ณ วันที่' }).click();
  await page.getByText('ยอดปิดเงินกู้ (บาท)').first().waitFor();
  await page.goBack();
  await page
    .getByText(/^รวมทั้งหมด/)
    .first()
    .waitFor();
}

async function readBill(page: Page): Promise<void> {
  await page.goto('/member/status');
  await page.getByRole('link', { name: /ดูรายการเดือน พ.ย. 2568/ }).click();
  await expectAt(page, 'รายการเรียกเก็บ พฤศจิกายน 2568');
  await page.getByText('19,319.06').first().waitFor();
  const download = waitForDownload(page);
  await page.getByRole('button', { name: 'ใบแจ้งหนี้ PDF' }).click();
  await expectPaper(await download, /\.pdf$/);
}

/** Takes a certificate and gives the code that stands in the list of papers. */
async function downloadCertificate(page: Page): Promise<string> {
  await page.goto('/member/status');
  await page.getByRole('link', { name: /หนังสือรับรองยอด/ }).click();
  await expectAt(page, 'หนังสือรับรองยอด');
  const download = waitForDownload(page);
  await page.getByRole('button', { name: 'รับหนังสือรับรอง (PDF)' }).click();
  await expectPaper(await download, /^หนังสือรับรองยอด .*\.pdf$/);
  const code = page.getByText(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){6}$/).first();
  await code.waitFor();
  return code.innerText();
}

test.each(widths)('R004 R041–R052 a member’s evening at %i px', async (width) => {
  const page = await testBrowser.newPage({ width });
  await testBrowser.signInAs(page, '000123');
  await page.getByText('428,500').first().waitFor();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await readLoan(page);
  await readBill(page);
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  const code = await downloadCertificate(page);
  const bank = await testBrowser.newPage({ width });
  await bank.goto('/verify');
  await settled(bank);
  await bank.locator('input[name="code"]').fill(code.toLowerCase().replaceAll('-', ' '));
  await bank.getByRole('button', { name: 'ตรวจสอบ', exact: true }).click();
  await bank.getByText('เอกสารนี้สหกรณ์ออกจริง').waitFor();
  const text = await bank.locator('main').innerText();
  expect(text).toContain('949,712.95');
  expect(text).not.toMatch(/สมหญิง|000123/);
  for (const one of [page, bank]) {
    expect(testBrowser.faults(one)).toEqual([]);
    await testBrowser.leave(one);
  }
});

test('the rooms without a mouse: a loan, its ways on, and a search', async () => {
  const page = await testBrowser.newPage();
  await testBrowser.signInAs(page, '000123');
  await page.getByText('428,500').first().waitFor();
  await tabTo(page, /^ดูสัญญาเงินกู้/);
  await page.keyboard.press('Enter');
  await expectAt(page, 'เงินกู้');
  await tabTo(page, /^ดูรายการ ตารางผ่อน/);
  await page.keyboard.press('Enter');
  await expectAt(page, /เงินกู้ฉุกเฉิน/);
  await tabTo(page, /^ตารางผ่อนชำระ$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/view=schedule/);
  await page.goto('/member/share');
  await page.getByText('428,500').first().waitFor();
  await tabTo(page, /^q$/);
  await page.keyboard.type('๒,๕๐๐');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=/);
  await page.getByText(/^พบ/).first().waitFor();
  await expectFocus(page, /^q$/);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});
