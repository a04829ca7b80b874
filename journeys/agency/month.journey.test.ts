/** A month of a school, from the bill to the cooperative's word (part D), on the real store. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../browser/settled.ts';
import { amountText } from '../extract.ts';
import { expectFocus, tabTo } from '../keys.ts';
import { expectPageOk, expectWhole } from '../page-checks.ts';
import { signInOffice } from '../sign-in/office.ts';
import { extractFolder, openTestBrowser, type TestBrowser } from '../test-browser.ts';
import { payrollOf, stranger } from './payroll.ts';
import { signInAgency } from './sign-in.ts';

const school = '01011001';
const month = '11/2568';
const [short, onLeave] = ['000111', '000456'];
/** For what programs of their own read or make: on a busy machine that takes a while. */
const patient = { timeout: 40_000 } as const;

let testBrowser: TestBrowser;
let payroll: Awaited<ReturnType<typeof payrollOf>>;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
  payroll = await payrollOf(extractFolder(), { agencyNo: school, month, short, onLeave });
});
afterAll(() => testBrowser.close());

test('D-23 D-24 D-25 a month: letter, cover, file, slip, handed in, accepted, seen', async () => {
  const page = await testBrowser.newPage();
  await signInAgency(page, school);
  await openLetter(page);
  await downloadCover(page);
  await reportByFile(page);
  await proveTransfer(page);
  await submitResult(page);
  await acceptInOffice();
  await seeAsMember();
  await page.reload();
  await page.getByText('สหกรณ์รับผลการหักแล้ว').first().waitFor();
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
}, 240_000);

/** Name of the file that a button brings. */
async function took(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download', patient), button.click()]);
  return download.suggestedFilename();
}

/** The dashboard says what comes next; the letter is opened, which is on record, and taken. */
async function openLetter(page: Page): Promise<void> {
  const main = page.locator('main');
  await main.getByText('พฤศจิกายน 2568').first().waitFor();
  await settled(page);
  expect(await main.innerText()).toContain(amountText(payroll.billed).split('.')[0]);
  await expectWhole(testBrowser, page);
  await main.getByRole('link', { name: 'เปิดหนังสือนำส่ง' }).click();
  const print = main.getByRole('button', { name: 'พิมพ์หนังสือ (PDF)' });
  await print.waitFor();
  await main
    .getByText(/นายสมชาย บุญมาก/)
    .first()
    .waitFor();
  expect(await main.innerText()).toContain(amountText(payroll.billed));
  await expectWhole(testBrowser, page);
  expect(await took(page, print)).toMatch(/^หนังสือนำส่ง 2568-\d+\.pdf$/);
}

/** The cover statement, by the letter's own link: paper, workbook, text. */
async function downloadCover(page: Page): Promise<void> {
  const main = page.locator('main');
  await main.getByRole('link', { name: 'ดูงบหน้าใบเรียกเก็บของเดือนนี้' }).click();
  await main.getByText(`รวมทั้งเดือน ${payroll.people} ราย`).waitFor();
  expect(await main.innerText()).toContain(amountText(payroll.billed));
  const files = main.getByRole('group', { name: 'พิมพ์และบันทึกไฟล์' });
  const endings = { PDF: /\.pdf$/, Excel: /\.xlsx$/, CSV: /\.csv$/ };
  for (const [name, ending] of Object.entries(endings)) {
    expect(await took(page, files.getByRole('button', { name }))).toMatch(ending);
  }
}

/** Three rows of the payroll's file are at fault: named, and nothing kept. Then the right one. */
async function reportByFile(page: Page): Promise<void> {
  const [main, dialog] = [page.locator('main'), page.getByRole('dialog')];
  const give = (buffer: Buffer) =>
    dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'ผลการหัก.csv', mimeType: 'text/csv', buffer });
  await main.getByRole('button', { name: 'นำเข้าผลการหักจากไฟล์' }).click();
  await give(payroll.wrong);
  await dialog.getByText('ไม่ตรง 3 รายการ').waitFor(patient);
  expect(await dialog.innerText()).toContain(stranger);
  expect(await dialog.getByRole('button', { name: /^นำเข้าร่าง/ }).isDisabled()).toBe(true);
  await expectWhole(testBrowser, page);
  await dialog.getByRole('button', { name: 'เลือกไฟล์ใหม่' }).click();
  await give(payroll.right);
  await dialog.getByRole('button', { name: `นำเข้าร่าง ${payroll.people} รายการ` }).click(patient);
  await dialog.waitFor({ state: 'hidden', ...patient });
  await main.getByText(`${payroll.people} จาก ${payroll.people} ราย`).first().waitFor();
  expect(await main.innerText()).toContain(amountText(payroll.collected));
}

/** Without a proof of the money nothing can be handed in; with it the difference is zero. */
async function proveTransfer(page: Page): Promise<void> {
  const [main, dialog] = [page.locator('main'), page.getByRole('dialog')];
  await main.getByText('แนบหลักฐานการโอน').first().waitFor();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } });
  await main.getByRole('button', { name: 'แนบหลักฐาน', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'วันที่โอน' }).fill('28 พ.ย. 2568');
  await dialog.getByLabel('จำนวนเงินที่โอน').fill(amountText(payroll.collected));
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'สลิป.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'แนบหลักฐาน', exact: true }).click();
  await dialog.waitFor({ state: 'hidden', ...patient });
  await main.getByText('ยอดที่หักได้ตรงกับยอดโอน').waitFor();
}

async function submitResult(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ตรวจก่อนส่งผล' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ยืนยันส่งผล' }).click();
  await page.getByText('รอสหกรณ์ตรวจรับ').first().waitFor();
  await expectWhole(testBrowser, page);
}

/** Staff of finance look at the report, and take it. */
async function acceptInOffice(): Promise<void> {
  const page = await testBrowser.newPage();
  // Whether somebody is in is asked before anybody can be.
  await signInOffice(testBrowser, page, 'finance');
  await page.goto('/office/agency_reports');
  const main = page.locator('main');
  await main
    .getByRole('link', { name: /โรงเรียนตัวอย่างวิทยา/ })
    .first()
    .click();
  await main.getByRole('button', { name: 'รับผลการหัก' }).waitFor();
  expect(await main.innerText()).toContain(amountText(payroll.collected));
  await expectWhole(testBrowser, page, /401/);
  await main.getByRole('button', { name: 'รับผลการหัก' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'รับผลการหัก' }).click();
  await main.getByText('รับแล้ว').first().waitFor();
  await expectWhole(testBrowser, page, /401/);
  await testBrowser.leave(page);
}

/** The member sees what the agency said, and that it is not yet the cooperative's word. */
async function seeAsMember(): Promise<void> {
  const page = await testBrowser.newPage({ width: 390 });
  await testBrowser.signInAs(page, short);
  await page.goto('/member/kep/2568/11/1');
  const main = page.locator('main');
  await main
    .getByText(/หน่วยงานแจ้งว่าหักได้บางส่วน/)
    .first()
    .waitFor();
  await settled(page);
  expect(await main.innerText()).toContain('100.00');
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
}

test('2.1.1 R084 a contact who only looks: by keys alone to letter, cover and guide', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/membergroup/logon');
  await tabTo(page, /^member_group_no$/);
  await page.keyboard.type(`${school}-2`);
  await page.keyboard.press('Tab');
  await expectFocus(page, /^member_group_pass$/);
  await page.keyboard.type('Sahakon#2568');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/membergroup/dashboard');
  const main = page.locator('main');
  await tabTo(page, /งบหน้าใบเรียกเก็บ/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/membergroup/keeprep*');
  await main.getByText('รายชื่อสมาชิก').first().waitFor();
  expect(await main.getByRole('button', { name: 'นำเข้าผลการหักจากไฟล์' }).count()).toBe(0);
  await expectPageOk(testBrowser, page);
  await page.goto('/membergroup/guide_group');
  await main.getByRole('heading', { name: 'ปฏิทินประจำเดือน' }).waitFor();
  await tabTo(page, /^อ่านแล้ว$/);
  await page.keyboard.press('Enter');
  await main.getByText(/อ่านแล้วเมื่อ/).waitFor();
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
}, 240_000);
