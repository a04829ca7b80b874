import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmPhone } from '../../../api/phone/phone.api.ts';
import { settled } from '../../../journeys/browser/settled.ts';
import {
  callsTo,
  failure,
  hasFocus,
  type MockResponses,
  mockMemberApi,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { updatePassword } from './required-change.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const update = `POST ${updatePassword.path}`;
const confirm = `POST ${confirmPhone.path}`;
const landing = { 'GET /api/member/status': failure(503, 'unavailable') };

async function open(path: string, answers: MockResponses, width = 390) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, { ...landing, ...answers });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, requests };
}

const path = '/member/update-password';
const fresh = 'ข้าวเหนียวมะม่วงหน้าร้อน';

async function openForm(answers: MockResponses, width?: number) {
  const opened = await open(path, answers, width);
  const { page } = opened;
  return {
    ...opened,
    first: page.getByLabel('รหัสผ่านใหม่', { exact: true }),
    again: page.getByLabel('รหัสผ่านใหม่อีกครั้ง'),
    phone: page.getByLabel(/เบอร์โทรศัพท์/),
    submit: page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }),
  };
}

test('R134 the form keeps each rule it can, at the field, and sends nothing', async () => {
  const { page, requests, first, submit } = await openForm({});
  const cases = [
    ['สั้น', 'รหัสผ่านต้องยาวอย่างน้อย 10 ตัวอักษร'],
    ['aaaaaaaaaaaaa', 'รหัสผ่านนี้ซ้ำตัวอักษรเดิมมากไป'],
    ['secret-000123', 'รหัสผ่านต้องไม่มีเลขทะเบียนสมาชิก'],
    ['คุณสมหญิงคนเก่ง', 'รหัสผ่านต้องไม่มีชื่อ'],
    ['Sunshine2026!!', 'รหัสผ่านนี้มีคนใช้กันมาก'],
  ] as const;
  for (const [password, sentence] of cases) {
    await first.fill(password);
    // The list of common passwords comes once it is needed.
    if (password.length > 9) await settled(page);
    await submit.click();
    await page.getByText(sentence).waitFor();
    expect(await first.getAttribute('aria-invalid')).toBe('true');
  }
  expect(callsTo(requests, update)).toHaveLength(0);
  await testBrowser.leave(page);
});

describe.each(widths)('the new password at %i px', (width) => {
  const form = (answers: MockResponses) => openForm(answers, width);

  test('R099 R149 sends both fields; no telephone number is null; then goes on', async () => {
    const set = success({ phone_waits: false, phone_code: null }, { messages: 'ตั้งรหัสผ่านใหม่แล้ว' });
    const { page, requests, first, again, submit } = await form({ [update]: set });
    await expectPageOk(testBrowser, page);
    await first.fill(fresh);
    await again.fill(fresh);
    await submit.click();
    await page.waitForURL('**/member/status');
    expect(callsTo(requests, update)[0]?.postDataJSON()).toEqual({
      mem_password: fresh,
      mem_phone: null,
    });
    await page.getByText('ตั้งรหัสผ่านใหม่แล้ว').first().waitFor();
    await testBrowser.leave(page);
  });

  test('R134 both faults stand at their fields, the first has the focus', async () => {
    const { page, requests, first, again, phone, submit } = await form({});
    await first.fill(fresh);
    await again.fill(`${fresh}x`);
    await phone.fill('0212345678');
    await submit.click();
    await page.getByText('รหัสผ่านสองช่องไม่ตรงกัน').waitFor();
    await page.getByText('เบอร์มือถือขึ้นต้นด้วย').waitFor();
    expect(await hasFocus(again)).toBe(true);
    await expectPageOk(testBrowser, page);
    expect(callsTo(requests, update)).toHaveLength(0);
    await testBrowser.leave(page);
  });

  test('R134 what only the server knows stands at its field too, and nothing is lost', async () => {
    const message = 'รหัสผ่านต้องไม่มีวันเกิดของคุณ';
    const fields = [{ field: 'mem_password', message }];
    const refused = {
      status: 400,
      body: { rc_code: '-1', errors: ['x'], data: { ref: 'A', code: 'bad_input', fields } },
    };
    const { page, first, again, phone, submit } = await form({ [update]: refused });
    await first.fill(fresh);
    await again.fill(fresh);
    await phone.fill('081 234 5678');
    await submit.click();
    await page.getByText(message).waitFor();
    expect(await hasFocus(first)).toBe(true);
    expect(await first.inputValue()).toBe(fresh);
    expect(await phone.inputValue()).toBe('081 234 5678');
    await expectPageOk(testBrowser, page, /400/);
    await testBrowser.leave(page);
  });

  test('R149 failed: the sentence stays on the page, and so does what was typed', async () => {
    const away = failure(503, 'unavailable', 'ระบบข้อมูลกำลังเริ่มทำงานใหม่');
    const { page, first, again, submit } = await form({ [update]: away });
    await first.fill(fresh);
    await again.fill(fresh);
    await submit.click();
    await page.getByRole('alert').getByText('ระบบข้อมูลกำลังเริ่มทำงานใหม่').waitFor();
    expect(await first.inputValue()).toBe(fresh);
    await expectPageOk(testBrowser, page, /503/);
    await testBrowser.leave(page);
  });

  test('T9 R149 a new number: a code to it, one to the old, and from when', async () => {
    const code = { ...updatePassword.example.phone_code, again_in_seconds: 60 };
    const old = { ...code, ticket: 'B'.repeat(43), sent_to: '08x-xxx-4567' };
    const at = '2025-11-29T07:05:00.000Z';
    const steps = [
      success({ step: 'old', code: old, effective_at: null }),
      success({ step: 'done', code: null, effective_at: at }),
    ];
    const { page, requests, first, again, phone, submit } = await form({
      [update]: success({ phone_waits: true, phone_code: code }, { messages: 'ตั้งแล้ว' }),
      [confirm]: () => steps.shift(),
    });
    await first.fill(fresh);
    await again.fill(fresh);
    await phone.fill('๐๘๑ ๒๓๔ ๕๖๗๘');
    await submit.click();
    await page.getByRole('heading', { name: 'ยืนยันเบอร์ใหม่' }).waitFor();
    await expectPageOk(testBrowser, page);
    // As a telephone fills in the code of a message; the next step follows in the same page.
    await page.locator('input[name="otp"]').fill('123456');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'ยืนยันจากเบอร์เดิม' }).waitFor();
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0);
    await page.getByText('08x-xxx-4567').waitFor();
    await page.locator('input[name="otp"]').fill('654321');
    await page.getByRole('button', { name: 'ยืนยันเบอร์' }).click();
    await page.getByRole('alert').getByText('29 พ.ย. 2568 14:05 น.').waitFor();
    await expectPageOk(testBrowser, page);
    const sent = callsTo(requests, confirm).map((request) => request.postDataJSON());
    expect(sent).toEqual([
      { otp: '123456', ticket: code.ticket },
      { otp: '654321', ticket: old.ticket },
    ]);
    await page.getByRole('button', { name: 'เข้าใช้งาน' }).click();
    await page.waitForURL('**/member/status');
    await testBrowser.leave(page);
  });
});

test('T9 the confirmation may wait: the way on is open', async () => {
  const answers = { [update]: success({ ...updatePassword.example }, { messages: 'ตั้งแล้ว' }) };
  const { page } = await open('/member/update-password', answers, 320);
  for (const name of ['mem_password', 'again']) {
    await page.locator(`input[name="${name}"]`).fill('ข้าวเหนียวมะม่วงหน้าร้อน');
  }
  await page.locator('input[name="mem_phone"]').fill('0812345678');
  await page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }).click();
  await page.getByRole('heading', { name: 'ยืนยันเบอร์ใหม่' }).waitFor();
  await expectPageOk(testBrowser, page);
  await page.getByRole('button', { name: 'ข้ามไปก่อน' }).click();
  await page.waitForURL('**/member/status');
  await testBrowser.leave(page);
});
