import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answers,
  callsTo,
  failed,
  hasFocus,
  pretendSignedIn,
  sideways,
} from '../../../journeys/pretend.ts';
import { axeFindings, openStage, type Stage, widths } from '../../../journeys/stage.ts';
import { updatePassword } from './entering.api.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const update = `POST ${updatePassword.path}`;
const share = { 'GET /api/member/share': failed(503, 'unavailable') };

async function open(path: string, answers: Answers, width = 390) {
  const page = await stage.newPage({ width });
  const asked = await pretendSignedIn(page, { ...share, ...answers });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, asked };
}

async function expectSound(page: Page, but?: RegExp): Promise<void> {
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(stage.faults(page, but)).toEqual([]);
}

describe.each(widths)('the new password at %i px', (width) => {
  const path = '/member/update-password';
  const fresh = 'ข้าวเหนียวมะม่วงหน้าร้อน';

  async function form(answers: Answers) {
    const opened = await open(path, answers, width);
    const { page } = opened;
    return {
      ...opened,
      first: page.getByLabel('รหัสผ่านใหม่', { exact: true }),
      again: page.getByLabel('รหัสผ่านใหม่อีกครั้ง'),
      phone: page.getByLabel(/โทรศัพท์มือถือ/),
      submit: page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }),
    };
  }

  test('R099 R149 sends both fields; no telephone number is null; then goes on', async () => {
    const set = { body: { rc_code: '1', messages: 'ตั้งรหัสผ่านใหม่แล้ว' } };
    const { page, asked, first, again, submit } = await form({ [update]: set });
    await expectSound(page);
    await first.fill(fresh);
    await again.fill(fresh);
    await submit.click();
    await page.waitForURL('**/member/share');
    expect(callsTo(asked, update)[0]?.postDataJSON()).toEqual({
      mem_password: fresh,
      mem_phone: null,
    });
    await page.getByText('ตั้งรหัสผ่านใหม่แล้ว').first().waitFor();
    await stage.leave(page);
  });

  test('R134 the form keeps the rule it can, at the field, before anything is sent', async () => {
    const { page, asked, first, again, phone, submit } = await form({});
    const tries = [
      ['สั้น', 'รหัสผ่านต้องยาวอย่างน้อย 10 ตัวอักษร'],
      ['aaaaaaaaaaaaa', 'รหัสผ่านนี้ซ้ำตัวอักษรเดิมมากไป'],
      ['secret-000123', 'รหัสผ่านต้องไม่มีเลขทะเบียนสมาชิก'],
      ['คุณสมหญิงคนเก่ง', 'รหัสผ่านต้องไม่มีชื่อ'],
    ] as const;
    for (const [password, sentence] of tries) {
      await first.fill(password);
      await submit.click();
      await page.getByText(sentence).waitFor();
      expect(await first.getAttribute('aria-invalid')).toBe('true');
    }
    await first.fill(fresh);
    await again.fill(`${fresh}x`);
    await phone.fill('0212345678');
    await submit.click();
    await page.getByText('รหัสผ่านสองช่องไม่ตรงกัน').waitFor();
    await page.getByText('เบอร์มือถือขึ้นต้นด้วย').waitFor();
    await expectSound(page);
    expect(callsTo(asked, update)).toHaveLength(0);
    await stage.leave(page);
  });

  test('R134 what only the server knows stands at its field too, and nothing is lost', async () => {
    const message = 'รหัสผ่านต้องไม่มีวันเกิดของท่าน';
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
    await expectSound(page, /400/);
    await stage.leave(page);
  });

  test('R149 failed: the sentence stays on the page, and so does what was typed', async () => {
    const away = failed(503, 'unavailable', 'ระบบข้อมูลกำลังเริ่มทำงานใหม่');
    const { page, first, again, submit } = await form({ [update]: away });
    await first.fill(fresh);
    await again.fill(fresh);
    await submit.click();
    await page.getByRole('alert').getByText('ระบบข้อมูลกำลังเริ่มทำงานใหม่').waitFor();
    expect(await first.inputValue()).toBe(fresh);
    await expectSound(page, /503/);
    await stage.leave(page);
  });
});
