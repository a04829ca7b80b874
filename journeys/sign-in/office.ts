/** Staff before the served app. */
import type { Page } from 'playwright-core';
import { forgetTotpSteps } from '../../tools/office.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { demoTotpCode } from '../../tools/store/demo-totp.ts';
import type { TestBrowser } from '../test-browser.ts';

/** A code that counts, also where this half minute's was used by another test. */
export async function freshCode({ ownerUrl }: TestBrowser, login: string): Promise<string> {
  await forgetTotpSteps(ownerUrl);
  return demoTotpCode(login);
}

/** Signs a member of the demo's staff in: at the office's page that is shown, else at its desk. */
export async function signInOffice(
  testBrowser: TestBrowser,
  page: Page,
  login: string,
): Promise<void> {
  if (!new URL(page.url(), testBrowser.baseUrl).pathname.startsWith('/office'))
    await page.goto('/office');
  await page.getByLabel('ชื่อผู้ใช้').fill(login);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(demoPassword);
  await page.getByLabel('รหัสยืนยัน 6 หลัก').fill(await freshCode(testBrowser, login));
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await page.getByRole('button', { name: 'ออกจากระบบ', exact: true }).waitFor();
}
