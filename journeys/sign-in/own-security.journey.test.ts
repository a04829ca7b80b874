/** What a member of staff signs in with, changed by themselves, with every refusal on the way. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { newEnrolmentToken, startEnrolment } from '../../records/staff/enrolment.ts';
import { addStaff, endStaff } from '../../records/staff/keep-staff.ts';
import { forgetTotpSteps } from '../../tools/office.ts';
import { enrolWithPassword, newPassword } from '../../tools/passkey/tests/office-passkey.ts';
import { askOver } from '../../tools/sign-in.ts';
import { totpCode } from '../../tools/store/demo-totp.ts';
import { hasFocus } from '../mock-api.ts';
import { expectPageOk } from '../page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';
import { officeMenu, plugIn } from './office.ts';

let testBrowser: TestBrowser;
/** Of this file alone, one at each width: other files end the sessions of the demo's staff. */
const secrets = new Map<number, string>();
const loginAt = (width: number) => `own${width}`;
const fresh = 'มะม่วงสุกหอมทั้งสวน';

const asOwner = <T>(work: Parameters<typeof asUpkeep<T>>[2]): Promise<T> =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', work);

/** Somebody new; gives the token of their link. */
async function addOne(login: string): Promise<string> {
  const token = newEnrolmentToken();
  await asOwner(async (store) => {
    const one = { login, name: 'วิภา รอบคอบ', roles: ['service'], relatives: [] };
    await addStaff(store, { ...one, ownMemberNo: undefined }, undefined);
    await startEnrolment(store, login, token);
  });
  return token;
}

beforeAll(async () => {
  testBrowser = await openTestBrowser();
  for (const width of widths) {
    const token = await addOne(loginAt(width));
    const { secret } = await enrolWithPassword({ ask: askOver(testBrowser.baseUrl) }, token);
    secrets.set(width, secret);
  }
});
afterAll(async () => {
  for (const width of widths) await asOwner((store) => endStaff(store, loginAt(width)));
  await testBrowser.close();
});

/** A code that counts, also where this half minute's was used. */
async function codeOf(secret: string): Promise<string> {
  await forgetTotpSteps(testBrowser.ownerUrl);
  return totpCode(secret, Date.now());
}

/** The browser notes every refusal as an error of its own. */
const ok = (page: Page) => expectPageOk(testBrowser, page, /40[0139]|422/);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const notice = (page: Page, words: string) => page.getByText(words).first().waitFor();

interface Proof {
  readonly login: string;
  readonly password: string;
  readonly secret: string;
}

async function signIn(page: Page, { login, password, secret }: Proof): Promise<void> {
  await field(page, 'ชื่อผู้ใช้').fill(login);
  await field(page, 'รหัสผ่าน').fill(password);
  await page.getByLabel('รหัสยืนยัน 6 หลัก').fill(await codeOf(secret));
  await button(page, 'เข้าสู่ระบบ').click();
  await officeMenu(page).waitFor({ state: 'attached' });
}

async function changePassword(page: Page, secret: string): Promise<void> {
  await button(page, 'เปลี่ยนรหัสผ่าน').click();
  await field(page, 'รหัสผ่านเดิม').fill('ไม่ใช่รหัสนี้');
  await field(page, 'รหัสผ่านใหม่').fill('วิภาวิภาวิภา');
  await field(page, 'รหัสผ่านใหม่อีกครั้ง').fill('วิภาวิภาวิภ');
  await button(page, 'เปลี่ยนรหัสผ่าน').click();
  await notice(page, 'รหัสผ่านสองช่องไม่ตรงกัน');
  expect(await field(page, 'รหัสผ่านใหม่').getAttribute('aria-invalid')).toBe('true');
  await ok(page);
  await field(page, 'รหัสผ่านใหม่').fill(fresh);
  await field(page, 'รหัสผ่านใหม่อีกครั้ง').fill(fresh);
  await button(page, 'เปลี่ยนรหัสผ่าน').click();
  // The second factor of this moment comes first; a wrong code takes nothing away.
  const dialog = page.getByRole('dialog', { name: 'ยืนยันตัวตนอีกครั้ง' });
  await dialog.getByLabel('รหัสยืนยัน 6 หลัก').fill('000000');
  await dialog.getByRole('button', { name: 'ยืนยัน', exact: true }).click();
  await dialog
    .getByText(/รหัส.*ไม่ถูกต้อง/)
    .first()
    .waitFor();
  await ok(page);
  await dialog.getByLabel('รหัสยืนยัน 6 หลัก').fill(await codeOf(secret));
  await dialog.getByRole('button', { name: 'ยืนยัน', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await notice(page, 'รหัสผ่านเดิมไม่ถูกต้อง');
  await ok(page);
  expect(await field(page, 'รหัสผ่านใหม่อีกครั้ง').inputValue()).toBe(fresh);
  await field(page, 'รหัสผ่านเดิม').fill(newPassword);
  await button(page, 'เปลี่ยนรหัสผ่าน').click();
  await notice(page, 'เปลี่ยนรหัสผ่านแล้ว');
  await field(page, 'รหัสผ่านเดิม').waitFor({ state: 'detached' });
}

/** Gives the new secret. */
async function changeAuthenticator(page: Page): Promise<string> {
  await button(page, 'เปลี่ยนแอปยืนยันตัวตน').click();
  await page.getByRole('img', { name: 'ภาพ QR' }).waitFor();
  const secret = (await page.locator('[data-key]').getAttribute('data-key')) ?? '';
  const code = page.getByRole('main').getByLabel('รหัสยืนยัน 6 หลัก');
  await code.fill('000000');
  await button(page, 'ใช้แอปนี้').click();
  await notice(page, 'รหัสไม่ถูกต้อง');
  await ok(page);
  // Still the same key: it may be in the telephone already.
  expect(await page.locator('[data-key]').getAttribute('data-key')).toBe(secret);
  await code.fill(totpCode(secret, Date.now()));
  await button(page, 'ใช้แอปนี้').click();
  await notice(page, 'ใช้แอปยืนยันตัวตนเครื่องใหม่แล้ว');
  return secret;
}

/** The codes that are shown, once they are put away. */
async function readCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'รหัสสำรอง 10 รหัส' }).getByRole('listitem');
  await codes.first().waitFor();
  await ok(page);
  const read = await codes.allInnerTexts();
  await button(page, 'เสร็จแล้ว').click();
  await codes.first().waitFor({ state: 'detached' });
  return read;
}

/** Gives the new codes. */
async function renewCodes(page: Page): Promise<string[]> {
  await button(page, 'ออกรหัสสำรองชุดใหม่').click();
  const dialog = page.getByRole('dialog', { name: 'ออกรหัสสำรองชุดใหม่' });
  await dialog.waitFor();
  await ok(page);
  await dialog.getByRole('button', { name: 'ออกชุดใหม่' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return readCodes(page);
}

test.each(widths)(
  'D-37 password, authenticator and recovery codes anew at %i px',
  async (width) => {
    const login = loginAt(width);
    const before = secrets.get(width) ?? '';
    const page = await testBrowser.newPage({ width });
    await page.goto('/office/security');
    await signIn(page, { login, password: newPassword, secret: before });
    await page.getByText('10 จาก 10 รหัส').waitFor();
    await ok(page);
    await changePassword(page, before);
    const secret = await changeAuthenticator(page);
    const codes = await renewCodes(page);
    expect(new Set(codes).size).toBe(10);
    await ok(page);

    // What is new lets in, and what was before does not.
    const other = await testBrowser.newPage({ width });
    await other.goto('/office/security');
    await field(other, 'ชื่อผู้ใช้').fill(login);
    await field(other, 'รหัสผ่าน').fill(newPassword);
    await other.getByLabel('รหัสยืนยัน 6 หลัก').fill(await codeOf(before));
    await button(other, 'เข้าสู่ระบบ').click();
    await other.getByRole('alert').filter({ hasText: 'เข้าสู่ระบบไม่สำเร็จ' }).waitFor();
    await signIn(other, { login, password: fresh, secret });
    await other.getByText('10 จาก 10 รหัส').waitFor();
    for (const one of [page, other]) await testBrowser.leave(one);
  },
);

test.each(widths)(
  'D-37 at %i px whoever has a passkey alone is asked for no code, and sees first codes once',
  async (width) => {
    const login = `alone${width}`;
    const token = await addOne(login);
    const page = await testBrowser.newPage({ width, clock: true });
    // Browsers bind passkeys to names.
    const origin = testBrowser.baseUrl.replace('127.0.0.1', 'localhost');
    await page.goto(`${origin}/office/enrol#${token}`);
    await plugIn(page);
    await button(page, 'สร้างพาสคีย์').click();
    await page.getByRole('heading', { level: 1, name: 'ตั้งค่าเสร็จแล้ว' }).waitFor();
    await page.goto(`${origin}/office/security`);
    await button(page, 'เข้าสู่ระบบด้วยพาสคีย์').click();
    await button(page, 'ตั้งรหัสผ่านและแอป').click();
    const dialog = page.getByRole('dialog', { name: 'ยืนยันตัวตนอีกครั้ง' });
    const confirm = dialog.getByRole('button', { name: 'ยืนยันด้วยพาสคีย์' });
    await confirm.waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['ยืนยันด้วยพาสคีย์', 'ยกเลิก']);
    expect(await hasFocus(confirm)).toBe(true);
    await ok(page);
    await confirm.click();
    await page.getByRole('img', { name: 'ภาพ QR' }).waitFor();
    const secret = (await page.locator('[data-key]').getAttribute('data-key')) ?? '';
    await field(page, 'รหัสผ่านใหม่').fill(fresh);
    await field(page, 'รหัสผ่านใหม่อีกครั้ง').fill(fresh);
    await page.getByLabel('รหัสยืนยัน 6 หลัก').fill(totpCode(secret, Date.now()));
    await page.getByRole('main').getByRole('button', { name: 'ตั้งรหัสผ่านและแอป' }).click();
    expect(new Set(await readCodes(page)).size).toBe(10);
    await page.getByText('10 จาก 10 รหัส').waitFor();
    await page.reload();
    await page.getByText('10 จาก 10 รหัส').waitFor();
    expect(await page.getByRole('list', { name: 'รหัสสำรอง 10 รหัส' }).count()).toBe(0);

    // From now on the code is offered beside the passkey.
    await asOwner((store) =>
      store.query(
        `UPDATE portal.sessions SET confirmed_at = NULL
          WHERE kind = 'office' AND subject = (SELECT id::text FROM portal.staff WHERE login = $1)`,
        [login],
      ),
    );
    await button(page, 'เปลี่ยนแอปยืนยันตัวตน').click();
    await confirm.waitFor();
    await dialog.getByLabel('รหัสยืนยัน 6 หลัก').waitFor();
    await ok(page);
    await asOwner((store) => endStaff(store, login));
    await testBrowser.leave(page);
  },
);
