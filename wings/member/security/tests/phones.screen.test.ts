import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmPhone, resumePhone } from '../../../../api/phone/phone.api.ts';
import { callsTo, hasFocus, pretendSignedIn, told } from '../../../../journeys/mock-api.ts';
import { expectSound } from '../../../../journeys/page-checks.ts';
import { openStage, type Stage } from '../../../../journeys/test-browser.ts';
import { withdrawPhone } from '../phones.api.ts';
import { readHistory, readSecurity } from '../security.api.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const withdraw = `POST ${withdrawPhone.path}`;
const resume = `POST ${resumePhone.path}`;
const confirm = `POST ${confirmPhone.path}`;
const given = (id: string, state: string, at: string | null) => ({
  ...{ id, state, at },
  number: `08x-xxx-${id}`,
});

test('T9 a waiting number is confirmed to its end, a coming one taken back, in place', async () => {
  const page = await stage.newPage({ width: 390 });
  let waits = [
    given('5678', 'new', null),
    given('3333', 'coming', '2025-11-29T02:10:00.000Z'),
    given('2222', 'in_force', '2025-11-20T02:10:00.000Z'),
  ];
  const asked = await pretendSignedIn(page, {
    [`GET ${readSecurity.path}`]: () =>
      told({ ...readSecurity.example, phones: { used: '08x-xxx-2222', given: waits } }),
    [`GET ${readHistory.path}`]: told(readHistory.example),
    [withdraw]: () => {
      waits = waits.filter(({ id }) => id !== '3333');
      return told(undefined, { messages: 'ยกเลิกเบอร์แล้ว' });
    },
    [resume]: told(resumePhone.example),
    [confirm]: told({ step: 'done', code: null, effective_at: '2025-11-29T02:10:00.000Z' }),
  });
  await page.goto('/member/security');
  const part = page.getByRole('region', { name: 'เบอร์โทรศัพท์ที่แจ้งไว้' });
  expect(await part.getByRole('listitem').nth(1).innerText()).toMatch(
    /เริ่มใช้\s*29 พ.ย. 2568 09:10 น./,
  );
  expect(await part.getByRole('listitem').nth(2).getByRole('button').count()).toBe(0);
  await expectSound(stage, page);
  await part.getByRole('button', { name: 'ยกเลิกเบอร์นี้: 08x-xxx-3333' }).click();
  expect(callsTo(asked, withdraw)).toHaveLength(0);
  await page.getByRole('dialog').getByRole('button', { name: 'ยกเลิกเบอร์นี้', exact: true }).click();
  await expect.poll(() => part.getByRole('listitem').count()).toBe(2);
  expect(callsTo(asked, withdraw)[0]?.postDataJSON()).toEqual({ id: '3333' });
  await part.getByRole('button', { name: 'ยืนยันต่อ: 08x-xxx-5678' }).click();
  await page.getByRole('heading', { level: 1, name: 'ยืนยันเบอร์ใหม่' }).waitFor();
  expect(await hasFocus(page.getByRole('textbox', { name: /OTP/ }))).toBe(true);
  await page.keyboard.insertText('123456');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'ยืนยันเบอร์ใหม่แล้ว' }).waitFor();
  await page.getByRole('button', { name: 'กลับหน้าความปลอดภัยของบัญชี' }).click();
  await page.getByRole('heading', { level: 1, name: 'ความปลอดภัยของบัญชี' }).waitFor();
  expect(stage.faults(page)).toEqual([]);
  await stage.leave(page);
});
