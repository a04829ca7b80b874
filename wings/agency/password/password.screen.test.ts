import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopClock } from '../../../journeys/browser/clock.ts';
import {
  callsTo,
  hasFocus,
  type MockResponses,
  mockAgencyApi,
} from '../../../journeys/mock-api.ts';
import { expectPageOk, expectPageOkSoFar, expectWhole } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { changePassword } from './password.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const change = `POST ${changePassword.path}`;
const old = 'ของเดิมที่เคยใช้';
const fresh = 'ข้าวเหนียวมะม่วงหน้าร้อน';
const rc_des = 'เปลี่ยนรหัสผ่านแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่';
const done = { body: { rc_code: '1', rc_des } };

async function open(answers: MockResponses, width = 390, clock = false) {
  const page = await testBrowser.newPage({ width, clock });
  if (clock) await page.clock.install();
  const requests = await mockAgencyApi(page, answers);
  await page.goto('/membergroup/password');
  await page.getByRole('heading', { level: 1, name: 'เปลี่ยนรหัสผ่าน' }).waitFor();
  return { page, requests };
}

async function send(page: Page, password = fresh): Promise<void> {
  await page.locator('input[name="mem_oldpassword"]').fill(old);
  await page.locator('input[name="mem_password"]').fill(password);
  await page.locator('input[name="again"]').fill(password);
  await page.locator('main').getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
}

describe.each(widths)('a contact’s password change at %i px', (width) => {
  test('R076 R098 R120 the answer 1: storage empty, told, the way on has the focus', async () => {
    const { page, requests } = await open({ [change]: done }, width);
    await expectPageOk(testBrowser, page);
    // It goes on by itself after three seconds; here it stays, to be looked at.
    await page.route('**/membergroup/logon', () => {});
    await send(page);
    await page.getByRole('alert').getByText(rc_des).waitFor();
    expect(await page.evaluate('localStorage.length')).toBe(0);
    expect(callsTo(requests, change)[0]?.postDataJSON()).toEqual({
      mem_password: fresh,
      mem_oldpassword: old,
    });
    await page.getByText(/ใน [0-3] วินาที/).waitFor();
    expect(await hasFocus(page.getByRole('button', { name: 'เข้าสู่ระบบตอนนี้' }))).toBe(true);
    await expectPageOkSoFar(testBrowser, page);
    await testBrowser.leave(page);
  });
});

test('R120 R175 three seconds later the agencies’ sign-in is loaded', async () => {
  const { page } = await open({ [change]: done }, 390, true);
  await stopClock(page);
  await send(page);
  await page.getByRole('alert').getByText(rc_des).waitFor();
  await page.clock.runFor(2_900);
  expect(new URL(page.url()).pathname).toBe('/membergroup/password');
  await page.clock.runFor(200);
  await page.waitForURL('**/membergroup/logon');
  await testBrowser.leave(page);
});

test('R122 R167 anything else: told, still signed in, nothing typed is lost', async () => {
  const { page } = await open({ [change]: { body: { rc_code: '0', rc_des: 'ยังเปลี่ยนไม่ได้' } } });
  await send(page);
  await page.getByRole('main').getByText('ยังเปลี่ยนไม่ได้').waitFor();
  expect(await page.evaluate('localStorage.agency !== undefined')).toBe(true);
  expect(await page.locator('input[name="mem_password"]').inputValue()).toBe(fresh);
  await testBrowser.leave(page);
});

const words = 'ถ้อยคำของคำตอบ';

test('R167 the answer 1 is a notice with its rc_des, a success in speech, too', async () => {
  const { page } = await open({ [change]: { body: { rc_code: '1', rc_des: words } } });
  await page.route('**/membergroup/logon', () => {});
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

test('R134 what the server refuses stands at its field', async () => {
  const message = 'รหัสผ่านเดิมไม่ถูกต้อง';
  const fields = [{ field: 'mem_oldpassword', message }];
  const refused = {
    status: 400,
    body: { rc_code: '-1', message, data: { ref: 'A', code: 'bad_input', fields } },
  };
  const { page } = await open({ [change]: refused }, 1440);
  await send(page);
  const field = page.locator('input[name="mem_oldpassword"]');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(await hasFocus(field)).toBe(true);
  await expectWhole(testBrowser, page, /400/);
  await testBrowser.leave(page);
});

test('R134 what the agency is known by is refused before it is sent', async () => {
  const { page, requests } = await open({});
  for (const [password, sentence] of [
    ['โรงเรียนตัวอย่างวิทยา1', 'รหัสผ่านต้องไม่มีรหัสหรือชื่อหน่วยงาน'],
    ['คุณสมชายคนเก่ง', 'รหัสผ่านต้องไม่มีชื่อหรือนามสกุลของคุณ'],
    ['secret 01011001 word', 'รหัสผ่านต้องไม่มีรหัสหรือชื่อหน่วยงาน'],
  ] as const) {
    await send(page, password);
    await page.getByText(sentence).waitFor();
  }
  expect(callsTo(requests, change)).toEqual([]);
  await testBrowser.leave(page);
});
