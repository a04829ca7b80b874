import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmPhone, resumePhone } from '../../../../api/phone/phone.api.ts';
import { callsTo, hasFocus, mockMemberApi, success } from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser } from '../../../../journeys/test-browser.ts';
import { withdrawPhone } from '../phones.api.ts';
import { readHistory, readSecurity } from '../security.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const withdraw = `POST ${withdrawPhone.path}`;
const resume = `POST ${resumePhone.path}`;
const confirm = `POST ${confirmPhone.path}`;
const phoneOf = (id: string, state: string, at: string | null) => ({
  ...{ id, state, at },
  number: `08x-xxx-${id}`,
});

test('T9 a waiting number is confirmed to its end, a coming one taken back, in place', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  let waits = [
    phoneOf('5678', 'new', null),
    phoneOf('3333', 'coming', '2025-11-29T02:10:00.000Z'),
    phoneOf('2222', 'in_force', '2025-11-20T02:10:00.000Z'),
  ];
  const requests = await mockMemberApi(page, {
    [`GET ${readSecurity.path}`]: () =>
      success({ ...readSecurity.example, phones: { used: '08x-xxx-2222', given: waits } }),
    [`GET ${readHistory.path}`]: success(readHistory.example),
    [withdraw]: () => {
      waits = waits.filter(({ id }) => id !== '3333');
      return success(undefined, { messages: 'ยกเลิกเบอร์แล้ว' });
    },
    [resume]: success(resumePhone.example),
    [confirm]: success({ step: 'done', code: null, effective_at: '2025-11-29T02:10:00.000Z' }),
  });
  await page.goto('/member/security');
  const part = page.getByRole('region', { name: 'เบอร์โทรศัพท์ที่แจ้งไว้' });
  expect(await part.getByRole('listitem').nth(1).innerText()).toMatch(
    /เริ่มใช้\s*29 พ.ย. 2568 09:10 น./,
  );
  expect(await part.getByRole('listitem').nth(2).getByRole('button').count()).toBe(0);
  await expectPageOk(testBrowser, page);
  await part.getByRole('button', { name: 'ยกเลิกเบอร์นี้: 08x-xxx-3333' }).click();
  expect(callsTo(requests, withdraw)).toHaveLength(0);
  await page.getByRole('dialog').getByRole('button', { name: 'ยกเลิกเบอร์นี้', exact: true }).click();
  await expect.poll(() => part.getByRole('listitem').count()).toBe(2);
  expect(callsTo(requests, withdraw)[0]?.postDataJSON()).toEqual({ id: '3333' });
  await part.getByRole('button', { name: 'ยืนยันต่อ: 08x-xxx-5678' }).click();
  await page.getByRole('heading', { level: 1, name: 'ยืนยันเบอร์ใหม่' }).waitFor();
  expect(await hasFocus(page.getByRole('textbox', { name: /OTP/ }))).toBe(true);
  await page.keyboard.insertText('123456');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'ยืนยันเบอร์ใหม่แล้ว' }).waitFor();
  await page.getByRole('button', { name: 'กลับหน้าความปลอดภัยของบัญชี' }).click();
  await page.getByRole('heading', { level: 1, name: 'ความปลอดภัยของบัญชี' }).waitFor();
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});
