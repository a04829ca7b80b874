/** Support looks as a member sees it, with keys alone at a phone's width (R040, R138, R150; T7). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { newEnrolmentToken, startEnrolment } from '../../records/staff/enrolment.ts';
import { addStaff, endStaff } from '../../records/staff/keep-staff.ts';
import { forgetTotpSteps } from '../../tools/office.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { axeFindings } from '../axe/findings.ts';
import { settled } from '../browser/settled.ts';
import { expectFocus, tabTo } from '../keys.ts';
import { sideways } from '../mock-api.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';
import { plugIn, signInOffice, withFreshCode } from './office.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());
beforeEach(() => forgetTotpSteps(testBrowser.ownerUrl));

type Page = Awaited<ReturnType<TestBrowser['newPage']>>;

async function intoOffice(page: Page): Promise<void> {
  await page.goto('/office/help');
  await page.locator('input[name="login"]').waitFor();
  await tabTo(page, /^login$/);
  await page.keyboard.type('support');
  await tabTo(page, /^password$/);
  await page.keyboard.type(demoPassword);
  await tabTo(page, /^totp$/);
  await withFreshCode(testBrowser, 'support', async (totp) => {
    await page.keyboard.type(totp);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'ช่วยสมาชิก' }).waitFor();
  });
}

const reason = 'สมาชิกโทรแจ้งว่ายอดหุ้นเดือนตุลาคมไม่ขึ้น';

async function askFor(page: Page, memberNo: string): Promise<void> {
  await tabTo(page, /^membership_no$/);
  await page.keyboard.type(memberNo);
  await tabTo(page, /^reason$/);
  await page.keyboard.type(reason);
  await tabTo(page, /^ticket_no$/);
  await page.keyboard.type('SR-2568-0142');
  await page.keyboard.press('Enter');
}

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'ยืนยันตัวตนอีกครั้ง' });

/** Answers with the authenticator's code, where the keyboard is. */
async function confirm(page: Page): Promise<void> {
  const code = confirmation(page).getByLabel('รหัสยืนยัน 6 หลัก');
  await code.waitFor();
  await tabTo(page, /^totp$/);
  await withFreshCode(testBrowser, 'support', async (totp) => {
    await page.keyboard.type(totp);
    await page.keyboard.press('Enter');
    await confirmation(page).waitFor({ state: 'hidden' });
  });
}

const banner = (page: Page) => page.getByRole('region', { name: 'เจ้าหน้าที่กำลังดูแทนสมาชิก' });

test('R040 R138 R150 by keyboard: ask, open, look, be refused a change, leave', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await intoOffice(page);
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'ขอเปิดระบบ' }).press('Enter');
  await expectFocus(page, /^membership_no$/);
  await page.getByText('กรอกเลขที่เรื่อง').waitFor();
  await page.keyboard.press('Shift+Tab');
  await askFor(page, '123');
  await confirmation(page).waitFor();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  // Whoever turns back has lost nothing that was typed.
  await page.keyboard.press('Escape');
  await page.getByRole('alert').filter({ hasText: 'ยังเปิดระบบไม่ได้' }).waitFor();
  expect(await page.locator('[name="reason"]').inputValue()).toBe(reason);
  await page.getByRole('button', { name: 'ขอเปิดระบบ' }).press('Enter');
  await confirm(page);
  await page.getByRole('link', { name: 'เปิดระบบของสมาชิก' }).waitFor();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await tabTo(page, /^เปิดระบบของสมาชิก$/);
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'เข้าดู' }).waitFor();
  await settled(page);
  expect(page.url()).toBe(`${testBrowser.baseUrl}/member/impersonate`);
  const words = await page.locator('main').innerText();
  expect(words).toMatch(/ปรานี ช่วยเหลือ[\s\S]*นางสมหญิง ใจดี[\s\S]*000123/);
  expect(await page.evaluate('localStorage.length')).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await tabTo(page, /^เข้าดู$/);
  await page.keyboard.press('Enter');

  await page.waitForURL('**/member/status');
  await page.getByText('428,500').first().waitFor();
  await settled(page);
  expect(await banner(page).innerText()).toMatch(/ปรานี ช่วยเหลือ[\s\S]*นางสมหญิง ใจดี/);
  expect(await banner(page).getByRole('timer').innerText()).toMatch(/^1[45]:\d\d$/);
  const stored = await page.evaluate<string>('localStorage.member');
  expect(JSON.parse(stored)).toMatchObject({ impersonated: true, membership_no: '000123' });
  expect(await axeFindings(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.evaluate('scrollTo(0, 900)');
  expect((await banner(page).boundingBox())?.y).toBe(0);

  const refused = await page.evaluate<string>(`(async () => {
    const { token } = JSON.parse(localStorage.member);
    const own = { Authorization: 'Bearer ' + token, 'X-Requested-With': 'XMLHttpRequest' };
    const config = await (await fetch('/api/info/config', { headers: own })).json();
    const headers = { ...own, 'X-CSRF-TOKEN': config.data.csrf_token,
      'Content-Type': 'application/json' };
    const answer = await fetch('/api/member/member_pass', { method: 'POST', headers, body: '{}' });
    return answer.status + ' ' + (await answer.json()).data.code;
  })()`);
  expect(refused).toBe('403 read_only');

  await tabTo(page, /^ออกจากการดู$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/office/help');
  await page.getByText('เปิดดูแล้ว').first().waitFor();
  expect(await page.evaluate('localStorage.length')).toBe(0);
  expect(testBrowser.faults(page, /status of 40[13]/)).toEqual([]);
  await testBrowser.leave(page);
});

/** The same by hand: keys alone are the walk above. */
async function ask(page: Page): Promise<void> {
  await page.goto('/office/help');
  await signInOffice(testBrowser, page, 'support');
  await fillIn(page);
  await confirm(page);
}

async function fillIn(page: Page): Promise<void> {
  await page.locator('input[name="membership_no"]').fill('123');
  await page.locator('[name="reason"]').fill(reason);
  await page.locator('input[name="ticket_no"]').fill('SR-2568-0142');
  await page.keyboard.press('Enter');
}

test('T7 a link that was used, or has none in it, opens nothing and says where to go', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await ask(page);
  const link = page.getByRole('link', { name: 'เปิดระบบของสมาชิก' });
  const address = (await link.getAttribute('href')) ?? '';
  await link.press('Enter');
  await page.getByRole('button', { name: 'เข้าดู' }).press('Enter');
  await banner(page).waitFor();
  await page.goto('/member/impersonate');
  await page.getByRole('heading', { name: 'ไม่มีลิงก์สำหรับเปิดระบบ' }).waitFor();
  await page.goto('/load');
  await page.goto(address);
  await page.getByRole('heading', { name: 'ลิงก์นี้ใช้ไม่ได้แล้ว' }).waitFor();
  await settled(page);
  expect(page.url()).not.toContain('#');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'กลับไปหน้าช่วยสมาชิก' }).press('Enter');
  await page.waitForURL('**/office/help');
  expect(testBrowser.faults(page, /status of 4(0[13]|10)/)).toEqual([]);
  await testBrowser.leave(page);
});

test('D-31 a look ends when its time is up, and then at the desk', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await ask(page);
  await page.getByRole('link', { name: 'เปิดระบบของสมาชิก' }).press('Enter');
  await page.getByRole('button', { name: 'เข้าดู' }).press('Enter');
  await banner(page).waitFor();
  await page.getByRole('heading', { level: 1, name: 'สวัสดี คุณสมหญิง' }).waitFor();
  await endLooks();
  await page.reload();
  await page.waitForURL('**/office/help');
  expect(await page.evaluate('localStorage.length')).toBe(0);
  expect(testBrowser.faults(page, /status of 40[013]/)).toEqual([]);
  await testBrowser.leave(page);
});

test.each(widths)('D-31 who has a passkey alone looks, too, at %i px', async (width) => {
  const login = `looks${width}`;
  const token = newEnrolmentToken();
  const colleague = { login, name: 'พาสคีย์ ช่วยเหลือ', roles: ['service'], relatives: [] };
  await asOwner(async (store) => {
    await addStaff(store, { ...colleague, ownMemberNo: undefined }, undefined);
    await startEnrolment(store, login, token);
  });
  // Browsers bind passkeys to names; the window is thrown away with its authenticator.
  const named = testBrowser.baseUrl.replace('127.0.0.1', 'localhost');
  const page = await testBrowser.newPage({ width, clock: true });
  await page.goto(`${named}/office/enrol#${token}`);
  await plugIn(page);
  await page.getByRole('button', { name: 'สร้างพาสคีย์' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'ตั้งค่าเสร็จแล้ว' }).waitFor();
  await page.goto(`${named}/office/help`);
  await page.getByRole('button', { name: 'เข้าสู่ระบบด้วยพาสคีย์' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'ช่วยสมาชิก' }).waitFor();
  await fillIn(page);
  await confirmation(page).getByRole('button', { name: 'ยืนยันด้วยพาสคีย์' }).waitFor();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await confirmation(page).getByRole('button', { name: 'ยืนยันด้วยพาสคีย์' }).press('Enter');
  await page.getByRole('link', { name: 'เปิดระบบของสมาชิก' }).press('Enter');
  await page.getByRole('button', { name: 'เข้าดู' }).press('Enter');
  expect(await banner(page).innerText()).toMatch(/พาสคีย์ ช่วยเหลือ[\s\S]*นางสมหญิง ใจดี/);
  await asOwner((store) => endStaff(store, login));
  expect(testBrowser.faults(page, /status of 40[13]/)).toEqual([]);
  await testBrowser.leave(page);
});

const asOwner = <T>(work: Parameters<typeof asUpkeep<T>>[2]): Promise<T> =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', work);

async function endLooks(): Promise<void> {
  await asOwner((store) =>
    store.query(`UPDATE portal.sessions SET ends_at = now() WHERE kind = 'impersonation'`),
  );
}
