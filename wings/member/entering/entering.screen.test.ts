import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answers,
  callsTo,
  failed,
  hasFocus,
  pretendSignedIn,
  sideways,
  told,
} from '../../../journeys/pretend.ts';
import { axeFindings, openStage, type Stage, widths } from '../../../journeys/stage.ts';
import { acceptTerms, readTerms, updatePassword } from './entering.api.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const read = `GET ${readTerms.path}`;
const accept = `POST ${acceptTerms.path}`;
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

const long = {
  ...readTerms.example,
  body_html: '<h3>ข้อ 1</h3><p>สมาชิกดูข้อมูลของตนเองได้</p>'.repeat(30),
};

describe.each(widths)('the terms at %i px', (width) => {
  const path = '/member/welcome';

  test('R055 filled: the text in its box, the way on only with the tick', async () => {
    const answers = { [read]: told(long), [accept]: { body: { rc_code: '1' } } };
    const { page, asked } = await open(path, answers, width);
    await page
      .getByRole('region', { name: /ข้อตกลงการใช้บริการ/ })
      .getByText('ข้อ 1')
      .first()
      .waitFor();
    expect(await page.getByRole('navigation', { name: 'เมนูสมาชิก' }).count()).toBe(0);
    await expectSound(page);
    const button = page.getByRole('button', { name: 'ยอมรับและเข้าใช้งาน' });
    await button.click();
    await page.getByText('กรุณาทำเครื่องหมายในช่องนี้').waitFor();
    expect(callsTo(asked, accept)).toHaveLength(0);
    await expectSound(page);
    await page.getByRole('checkbox').check();
    await button.click();
    await page.waitForURL('**/member/share');
    expect(callsTo(asked, accept)[0]?.postDataJSON()).toEqual({ version: '1' });
    await stage.leave(page);
  });

  test('R055 failed: a way to try again', async () => {
    let fails = true;
    const answers = { [read]: () => (fails ? failed(503, 'unavailable') : told(long)) };
    const { page } = await open(path, answers, width);
    await page.getByRole('heading', { name: 'โหลดข้อตกลงไม่สำเร็จ' }).waitFor();
    await expectSound(page, /503/);
    fails = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByRole('checkbox').waitFor();
    await stage.leave(page);
  });

  test('R055 slow: bones, spoken of', async () => {
    const { page } = await open(path, { [read]: { ...told(long), afterMs: 1500 } }, width);
    await page.getByText('กำลังโหลดข้อตกลง').waitFor({ state: 'attached' });
    await expectSound(page);
    await page.getByRole('checkbox').waitFor();
    await stage.leave(page);
  });
});

test('R055 markup in the terms runs no script', async () => {
  const body_html = '<p>ดี</p><img src="x" onerror="window.hit=1"><script>window.hit=1</script>';
  const { page } = await open('/member/welcome', { [read]: told({ ...long, body_html }) });
  await page.getByText('ดี', { exact: true }).waitFor();
  expect(await page.evaluate('window.hit ?? null')).toBeNull();
  // The policy of the page speaks up already when the markup is taken apart to be cleaned.
  expect(stage.faults(page, /inline event handler/)).toEqual([]);
  await stage.leave(page);
});

test('R055 a newer version refuses the old one’s acceptance with the server’s words', async () => {
  const conflict = failed(409, 'conflict', 'ข้อมูลนี้เปลี่ยนไปแล้ว');
  const { page } = await open('/member/welcome', { [read]: told(long), [accept]: conflict });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'ยอมรับและเข้าใช้งาน' }).click();
  await page.getByRole('alert').getByText('ข้อมูลนี้เปลี่ยนไปแล้ว').waitFor();
  expect(new URL(page.url()).pathname).toBe('/member/welcome');
  await stage.leave(page);
});

test('R118 whoever does not accept can leave', async () => {
  const { page } = await open('/member/welcome', { [read]: told(long) });
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.waitForURL('**/member/logon');
  await stage.leave(page);
});

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
