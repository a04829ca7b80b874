import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopClock } from '../../../journeys/browser/clock.ts';
import {
  callsTo,
  failure,
  hasFocus,
  type MockResponses,
  mockMemberApi,
} from '../../../journeys/mock-api.ts';
import { expectPageOk, expectPageOkSoFar } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { changePassword, confirmPassword } from './password.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const change = `POST ${changePassword.path}`;
const confirm = `POST ${confirmPassword.path}`;
const old = 'ของเดิมที่เคยใช้';
const fresh = 'ข้าวเหนียวมะม่วงหน้าร้อน';
const rc_des = 'เปลี่ยนรหัสผ่านแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่';
const done = { body: { rc_code: '1', rc_des } };
const second = {
  body: {
    rc_code: '2',
    rc_des: 'ส่งรหัสแล้ว',
    data: changePassword.example,
    new_password: 'otpref.a.first',
    mem_password: 'otpref.b.second',
  },
};

async function open(answers: MockResponses, width = 390, clock = false) {
  const page = await testBrowser.newPage({ width, clock });
  if (clock) await page.clock.install();
  const requests = await mockMemberApi(page, answers);
  await page.goto('/member/password');
  await page.getByRole('heading', { level: 1, name: 'เปลี่ยนรหัสผ่าน' }).waitFor();
  return { page, requests };
}

async function send(page: Page): Promise<void> {
  await page.locator('input[name="mem_oldpassword"]').fill(old);
  await page.locator('input[name="mem_password"]').fill(fresh);
  await page.locator('input[name="again"]').fill(fresh);
  await page.locator('main').getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
}

const stored = (page: Page) => page.evaluate<string>('JSON.stringify({ ...localStorage })');

describe.each(widths)('the password change at %i px', (width) => {
  test('R098 R120 the answer 1: storage empty, told, the way on has the focus', async () => {
    const { page, requests } = await open({ [change]: done }, width);
    await expectPageOk(testBrowser, page);
    // It goes on by itself after three seconds; here it stays, to be looked at.
    await page.route('**/member/logon', () => {});
    await send(page);
    await page.getByRole('alert').getByText(rc_des).waitFor();
    expect(await stored(page)).not.toMatch(/000123|สมหญิง|not-a-real-one/);
    expect(callsTo(requests, change)[0]?.postDataJSON()).toEqual({
      mem_password: fresh,
      mem_oldpassword: old,
    });
    await page.getByText(/ใน [0-3] วินาที/).waitFor();
    expect(await hasFocus(page.getByRole('button', { name: 'เข้าสู่ระบบตอนนี้' }))).toBe(true);
    await expectPageOkSoFar(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R121 the answer 2: the code goes back with both references', async () => {
    const { page, requests } = await open({ [change]: second, [confirm]: done }, width);
    await send(page);
    await page.getByRole('heading', { name: 'ยืนยันการเปลี่ยนรหัสผ่าน' }).waitFor();
    await page.getByText('08x-xxx-4567').waitFor();
    await expectPageOk(testBrowser, page);
    await page.locator('input[name="otp"]').fill('๔๘๑ ๕๑๖');
    await page.getByRole('button', { name: 'ยืนยันและเปลี่ยนรหัสผ่าน' }).click();
    await page.getByRole('alert').getByText(rc_des).waitFor();
    expect(callsTo(requests, confirm)[0]?.postDataJSON()).toEqual({
      otp: '481516',
      ticket: changePassword.example?.ticket,
      new_password: 'otpref.a.first',
      mem_password: 'otpref.b.second',
    });
    await page.getByRole('button', { name: 'เข้าสู่ระบบตอนนี้' }).click();
    await page.waitForURL('**/member/logon');
    await testBrowser.leave(page);
  });
});

test('R175 three seconds after the answer 1 the page is loaded anew', async () => {
  const { page } = await open({ [change]: done }, 390, true);
  await stopClock(page);
  await send(page);
  await page.getByRole('alert').getByText(rc_des).waitFor();
  await page.clock.runFor(2_900);
  await page.getByText('ใน 1 วินาที').waitFor();
  expect(new URL(page.url()).pathname).toBe('/member/password');
  await page.clock.runFor(200);
  await page.waitForURL('**/member/logon');
  await testBrowser.leave(page);
});

test('R122 R167 anything else: told, still signed in, nothing typed is lost', async () => {
  const { page } = await open({ [change]: { body: { rc_code: '0', rc_des: 'ยังเปลี่ยนไม่ได้' } } });
  await send(page);
  await page.getByRole('alert').getByText('ยังเปลี่ยนไม่ได้').first().waitFor();
  expect(await stored(page)).toContain('000123');
  expect(await page.locator('input[name="mem_password"]').inputValue()).toBe(fresh);
  expect(new URL(page.url()).pathname).toBe('/member/password');
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

const words = 'ถ้อยคำของคำตอบ';

test('R167 the answer 1 is a notice with its rc_des, a success in speech, too', async () => {
  const { page } = await open({ [change]: { body: { rc_code: '1', rc_des: words } } });
  await page.route('**/member/logon', () => {});
  await send(page);
  const notices = page.getByRole('region', { name: 'การแจ้งเตือน' });
  await notices.getByRole('status').getByText(words, { exact: true }).waitFor();
  expect(await notices.getByRole('alert').getByText(words).count()).toBe(0);
  await testBrowser.leave(page);
});

test.each(['0', '-1', '7'])(
  'R167 the answer %s is an error, told once, in place',
  async (rc_code) => {
    const { page } = await open({ [change]: { body: { rc_code, rc_des: words } } });
    await send(page);
    await page.getByRole('main').getByRole('alert').getByText(words).waitFor();
    expect(await page.getByText(words).count()).toBe(1);
    await testBrowser.leave(page);
  },
);

test('R098 a wrong old password stands at its field, and the focus goes there', async () => {
  const message = 'รหัสผ่านเดิมไม่ถูกต้อง';
  const fields = [{ field: 'mem_oldpassword', message }];
  const refused = {
    status: 400,
    body: { rc_code: '-1', rc_des: 'ยังไม่ถูกต้อง', data: { ref: 'A', code: 'bad_input', fields } },
  };
  const { page } = await open({ [change]: refused }, 320);
  await send(page);
  await page.getByText(message).waitFor();
  expect(await hasFocus(page.locator('input[name="mem_oldpassword"]'))).toBe(true);
  await expectPageOk(testBrowser, page, /400/);
  await testBrowser.leave(page);
});

test('R122 a wrong code: said at the field, both references stay', async () => {
  const answers = [failure(400, 'bad_code', 'รหัส OTP ไม่ถูกต้อง'), done];
  const { page, requests } = await open({ [change]: second, [confirm]: () => answers.shift() });
  await send(page);
  const otp = page.locator('input[name="otp"]');
  const submit = page.getByRole('button', { name: 'ยืนยันและเปลี่ยนรหัสผ่าน' });
  await otp.fill('111111');
  await submit.click();
  await page.locator('form').getByText('รหัส OTP ไม่ถูกต้อง').waitFor();
  expect(await stored(page)).toContain('000123');
  await otp.fill('481516');
  await submit.click();
  await page.getByRole('button', { name: 'เข้าสู่ระบบตอนนี้' }).waitFor();
  const sent = callsTo(requests, confirm).map((request) => request.postDataJSON().new_password);
  expect(sent).toEqual(['otpref.a.first', 'otpref.a.first']);
  await testBrowser.leave(page);
});

test('R134 the rules tell how the typing stands, in words too', async () => {
  const { page } = await open({});
  const rules = page.getByRole('list', { name: 'รหัสผ่านที่ใช้ได้' });
  const field = page.locator('input[name="mem_password"]');
  const all = () => rules.getByRole('listitem').allInnerTexts();
  expect((await all()).filter((rule) => rule.includes('ยังไม่ครบ'))).toHaveLength(4);
  await field.fill('Sunshine2026!!');
  await rules.getByText('ไม่ผ่าน:').waitFor({ state: 'attached' });
  await rules.getByText('เป็นรหัสที่คนใช้กันมาก เดาได้ง่าย').waitFor();
  expect((await all()).filter((rule) => rule.includes('ผ่านแล้ว'))).toHaveLength(3);
  await field.fill(fresh);
  await expect.poll(async () => (await all()).every((rule) => rule.includes('ผ่านแล้ว'))).toBe(true);
  await page.locator('main').getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  await page.getByText('กรอกรหัสผ่านเดิม').waitFor();
  expect(await hasFocus(page.locator('input[name="mem_oldpassword"]'))).toBe(true);
  await testBrowser.leave(page);
});
