/** An agency's contact before the served app. */
import type { Page } from 'playwright-core';
import { demoPassword } from '../../tools/store/cast-settings.ts';

/** Signs in through the form; resolves when the address has left it. */
export async function signInAgency(page: Page, login: string): Promise<void> {
  await page.goto('/membergroup/logon');
  await page.getByLabel('รหัสหน่วยงาน', { exact: true }).fill(login);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/membergroup/logon'));
}
