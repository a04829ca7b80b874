/** From an administrator's first word of a colleague to the colleague's first day. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { newEnrolmentToken, startEnrolment } from '../../records/staff/enrolment.ts';
import { addStaff, endStaff } from '../../records/staff/keep-staff.ts';
import { forgetTotpSteps } from '../../tools/office.ts';
import { enrolWithPassword, newPassword } from '../../tools/passkey/tests/office-passkey.ts';
import { askOver } from '../../tools/sign-in.ts';
import { totpCode } from '../../tools/store/demo-totp.ts';
import { axeFindings } from '../axe/findings.ts';
import { settled } from '../browser/settled.ts';
import { sideways } from '../mock-api.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';
import { officeMenu, plugIn } from './office.ts';

let testBrowser: TestBrowser;
/** Of this file's own administrator: other files change the demo's and end their sessions. */
let secretOfBoss = '';
const boss = { login: 'boss', name: 'บุญมี ดูแลดี', roles: ['admin'], relatives: [] };
beforeAll(async () => {
  testBrowser = await openTestBrowser();
  const token = newEnrolmentToken();
  await asOwner(async (store) => {
    await addStaff(store, { ...boss, ownMemberNo: undefined }, undefined);
    await startEnrolment(store, boss.login, token);
  });
  const { secret } = await enrolWithPassword({ ask: askOver(testBrowser.baseUrl) }, token);
  secretOfBoss = secret;
});
afterAll(async () => {
  await asOwner((store) => endStaff(store, boss.login));
  await testBrowser.close();
});

const asOwner = <T>(work: Parameters<typeof asUpkeep<T>>[2]): Promise<T> =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', work);

/** A code of the administrator's that counts. */
async function codeOfBoss(): Promise<string> {
  await forgetTotpSteps(testBrowser.ownerUrl);
  return totpCode(secretOfBoss, Date.now());
}

async function signInBoss(page: Page): Promise<void> {
  await page.goto('/office');
  await page.getByLabel('ชื่อผู้ใช้').fill(boss.login);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(newPassword);
  await page.getByLabel('รหัสยืนยัน 6 หลัก').fill(await codeOfBoss());
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await officeMenu(page).waitFor({ state: 'attached' });
}

/** The browser notes every refusal as an error of its own. */
const refusals = /40[01349]|410/;
const password = 'ข้าวเหนียวมะม่วงหน้าร้อน';

async function check(page: Page): Promise<void> {
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
}

/** Goes on by Tab until the control with this name has the focus. */
async function reach(page: Page, name: string): Promise<void> {
  const label = `(() => {
    const { activeElement: one } = document;
    return one?.getAttribute('aria-label') ?? one?.labels?.[0]?.innerText ?? one?.innerText ?? '';
  })()`;
  for (let at = 0; at < 60; at += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate<string>(label)).trim().startsWith(name)) return;
  }
  throw new Error(`the keyboard never came to ${name}`);
}
async function type(page: Page, name: string, text: string): Promise<void> {
  await reach(page, name);
  await page.keyboard.type(text);
}
async function press(page: Page, name: string, key = 'Enter'): Promise<void> {
  await reach(page, name);
  await page.keyboard.press(key);
}

/** Makes somebody by keyboard; gives the address of their link. */
async function makeColleague(page: Page, login: string): Promise<string> {
  await page.getByRole('main').locator('a[href="/office/staff"]').press('Enter');
  await page.getByRole('table').waitFor();
  await check(page);
  await press(page, 'เพิ่มเจ้าหน้าที่');
  await page.getByLabel('ชื่อผู้ใช้').waitFor();
  await type(page, 'ชื่อผู้ใช้', login);
  await type(page, 'ชื่อและนามสกุล', 'นภา ใจดี');
  await press(page, 'การเงิน', 'Space');
  await check(page);
  await press(page, 'เพิ่มและออกลิงก์');
  // Nobody makes a colleague without the second factor of this moment.
  const code = page.getByRole('dialog').getByLabel('รหัสยืนยัน 6 หลัก');
  await code.waitFor();
  await check(page);
  await code.focus();
  await page.keyboard.type(await codeOfBoss());
  await page.keyboard.press('Enter');
  const link = page.getByLabel('ลิงก์', { exact: true });
  await link.waitFor();
  await check(page);
  const address = await link.inputValue();
  await press(page, 'มอบลิงก์แล้ว');
  await page.getByText('รอตั้งค่า').waitFor();
  await check(page);
  return address;
}

async function endColleague(page: Page, login: string): Promise<void> {
  await page.goto(`/office/staff/${login}`);
  await page.getByRole('button', { name: 'ให้พ้นจากหน้าที่' }).press('Enter');
  await check(page);
  await page.getByRole('dialog').getByRole('button', { name: 'ให้พ้นจากหน้าที่' }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/office/staff');
  await page.goto('/office/staff?state=ended');
  await page.getByRole('link', { name: 'นภา ใจดี' }).first().waitFor();
  await check(page);
}

test.each(widths)(
  'D-37 a colleague enrols with a QR code, by keyboard, at %i px',
  async (width) => {
    const login = `qr${width}`;
    const admin = await testBrowser.newPage({ width });
    await signInBoss(admin);
    const address = await makeColleague(admin, login);
    const page = await testBrowser.newPage({ width });
    await page.goto(address);
    await page.getByRole('heading', { name: 'พาสคีย์ (แนะนำ)' }).waitFor();
    // The token is gone from the address; under a number there are no passkeys, and it is said.
    expect(new URL(page.url()).hash).toBe('');
    await page.getByText('พาสคีย์ใช้กับที่อยู่ที่เป็นตัวเลขไม่ได้').waitFor();
    await check(page);
    await press(page, 'ใช้รหัสผ่านและแอป');
    await page.getByRole('img', { name: 'ภาพ QR' }).waitFor();
    const secret = (await page.locator('[data-key]').getAttribute('data-key')) ?? '';
    await type(page, 'รหัสผ่านใหม่', password);
    await type(page, 'รหัสผ่านใหม่อีกครั้ง', password);
    await type(page, 'รหัสยืนยัน 6 หลัก', '000000');
    await page.keyboard.press('Enter');
    await page.getByText('รหัสไม่ถูกต้อง').waitFor();
    await check(page);
    await page.getByLabel('รหัสยืนยัน 6 หลัก').press('Control+a');
    await page.keyboard.type(totpCode(secret, Date.now()));
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'รหัสสำรอง 10 รหัส' }).getByRole('listitem');
    await codes.first().waitFor();
    expect(await codes.count()).toBe(10);
    const recovery = (await codes.first().innerText()).trim();
    await check(page);
    await press(page, 'ไปหน้าเข้าสู่ระบบ');
    await page.getByLabel('ชื่อผู้ใช้').waitFor();
    await forgetTotpSteps(testBrowser.ownerUrl);
    await press(page, 'ไม่มีโทรศัพท์ ใช้รหัสสำรอง');
    await check(page);
    await page.getByLabel('ชื่อผู้ใช้').press('Control+a');
    await page.keyboard.type(login);
    await type(page, 'รหัสผ่าน', password);
    await type(page, 'รหัสสำรอง', recovery);
    await page.keyboard.press('Enter');
    await officeMenu(page).waitFor({ state: 'attached' });
    await page.getByText('เหลืออีก 9 รหัส').waitFor();
    await page.goto(new URL('/office/security', page.url()).href);
    await page.getByText('9 จาก 10 รหัส').waitFor();
    await page.getByText('เครื่องนี้', { exact: true }).waitFor();
    await check(page);
    await page.goto(address);
    await page.getByRole('heading', { name: 'ลิงก์นี้ใช้ไม่ได้แล้ว' }).waitFor();
    await check(page);
    await endColleague(admin, login);
    for (const one of [page, admin]) {
      expect(testBrowser.faults(one, refusals)).toEqual([]);
      await testBrowser.leave(one);
    }
  },
);

test.each(widths)('D-37 a colleague enrols and comes with a passkey, at %i px', async (width) => {
  const login = `passkey${width}`;
  const admin = await testBrowser.newPage({ width });
  await signInBoss(admin);
  const address = await makeColleague(admin, login);
  // Browsers bind passkeys to names; the window is thrown away with its authenticator.
  const named = address.replace('127.0.0.1', 'localhost');
  const page = await testBrowser.newPage({ width, clock: true });
  await page.goto(named);
  await plugIn(page);
  await page.getByRole('heading', { name: 'พาสคีย์ (แนะนำ)' }).waitFor();
  await check(page);
  await press(page, 'สร้างพาสคีย์');
  await page.getByRole('heading', { level: 1, name: 'ตั้งค่าเสร็จแล้ว' }).waitFor();
  await check(page);
  await press(page, 'ไปหน้าเข้าสู่ระบบ');
  await page.getByLabel('ชื่อผู้ใช้').waitFor();
  await check(page);
  await press(page, 'เข้าสู่ระบบด้วยพาสคีย์');
  await page.getByRole('heading', { level: 1, name: 'สำนักงาน' }).waitFor();
  await page.goto(new URL('/office/security', page.url()).href);
  await page.getByText('พาสคีย์แรก').waitFor();
  await check(page);
  await press(page, 'เปลี่ยนชื่อพาสคีย์');
  const name = page.getByRole('dialog').getByLabel('เรียกพาสคีย์นี้ว่า');
  await name.fill('เครื่องที่ทำงาน');
  await check(page);
  await name.press('Enter');
  // The same passkey answers before what is dangerous.
  await page.getByRole('button', { name: 'ยืนยันด้วยพาสคีย์' }).press('Enter');
  await page.getByText('เปลี่ยนชื่อพาสคีย์แล้ว').first().waitFor();
  await page.getByRole('button', { name: 'ลบพาสคีย์ เครื่องที่ทำงาน' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'ลบ', exact: true }).press('Enter');
  await page.getByText('เป็นวิธีเข้าสู่ระบบเดียวของคุณ').waitFor();
  await check(page);
  await endColleague(admin, login);
  await page.reload();
  await page.getByLabel('ชื่อผู้ใช้').waitFor();
  await press(page, 'เข้าสู่ระบบด้วยพาสคีย์');
  await page.getByRole('alert').filter({ hasText: 'เข้าสู่ระบบไม่สำเร็จ' }).waitFor();
  for (const one of [page, admin]) {
    expect(testBrowser.faults(one, refusals)).toEqual([]);
    await testBrowser.leave(one);
  }
});
