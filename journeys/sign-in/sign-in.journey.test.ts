import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { axeFindings } from '../axe/findings.ts';
import { focused, tabTo } from '../keys.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** Types number and password with keys alone and sends them by Enter. */
async function type(page: Page, memberNo: string, password: string): Promise<void> {
  await page.locator('input[name="membership_no"]').waitFor();
  await tabTo(page, /^membership_no$/);
  await page.keyboard.type(memberNo);
  await tabTo(page, /^mem_password$/);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

test('R144 D-03 a new browser asks for a code, by keys alone; a known one not', async () => {
  const page = await testBrowser.newPage({ width: 390, stranger: true });
  await page.goto('/member/logon');
  await type(page, '๒๒๒', demoPassword);
  await page.getByRole('heading', { level: 1, name: 'ยืนยันว่าเป็นคุณ' }).waitFor();
  await page.getByText(/^0\dx-xxx-\d{4}$/).waitFor();
  await expect.poll(async () => (await focused(page)).name).toBe('otp');
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate<number>('localStorage.length')).toBe(0);
  const code = await testBrowser.lastCode('000222');
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await page
    .getByText(/รหัสไม่ถูกต้อง/)
    .first()
    .waitFor();
  await expect.poll(async () => (await focused(page)).name).toBe('otp');
  // The wrong one is chosen: typing writes over it.
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/status');
  const stored = await page.evaluate<string>(
    'JSON.stringify({ ...localStorage, ...sessionStorage })',
  );
  expect(stored).toContain('000222');
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(demoPassword);

  await page.evaluate('localStorage.clear()');
  await page.goto('/member/logon/board/1');
  await type(page, '222', demoPassword);
  await page.waitForURL('**/boardShow/1');
  expect(testBrowser.faults(page, /status of 400/)).toEqual([]);
  await testBrowser.leave(page);
});

test('R096 S5 three wrong ones: proven in silence, the wait counts itself down', async () => {
  const page = await testBrowser.newPage({ width: 390, stranger: true });
  await page.goto('/member/logon');
  const number = page.locator('input[name="membership_no"]');
  const password = page.locator('input[name="mem_password"]');
  const button = page.locator('form:has([name="mem_password"]) button[type="submit"]');
  const sent: { recaptcha?: string; captcha_secret?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) sent.push(request.postDataJSON());
  });
  await number.fill('777777');
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await password.fill(`wrong ${attempt}`);
    await button.click();
    await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(attempt < 3 ? attempt : 4);
    await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
    await page
      .getByRole('alert')
      .getByText(/เลขทะเบียนสมาชิกหรือรหัสผ่านไม่ถูกต้อง/)
      .first()
      .waitFor();
  }
  // The third was sent twice: bare, and with the solution of a challenge.
  expect(sent).toHaveLength(4);
  expect(sent.map((body) => Boolean(body.recaptcha && body.captcha_secret))).toEqual([
    ...[false, false, false, true],
  ]);
  await button.click();
  await page.getByRole('button', { name: /ลองอีกครั้งได้ใน \d+ วินาที/ }).waitFor();
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).waitFor();
  expect(await number.inputValue()).toBe('777777');
  expect(testBrowser.faults(page, /status of 4(00|29)/)).toEqual([]);
  await testBrowser.leave(page);
});

test('R037 whoever goes back from the code finds the number, and no password', async () => {
  const page = await testBrowser.newPage({ stranger: true });
  await page.goto('/member/logon');
  await page.locator('input[name="membership_no"]').fill('000222');
  await page.locator('input[name="mem_password"]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'เปลี่ยนบัญชี' }).click();
  await page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบสมาชิก' }).waitFor();
  expect(await page.locator('input[name="membership_no"]').inputValue()).toBe('000222');
  expect(await page.locator('input[name="mem_password"]').inputValue()).toBe('');
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});
