/** Staff before the served app. */
import type { Page } from 'playwright-core';
import { asUpkeep } from '../../records/driver/owner.ts';
import { forgetTotpSteps } from '../../tools/office.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { demoTotpCode } from '../../tools/store/demo-totp.ts';
import { pointer } from '../office/hands.ts';
import type { TestBrowser } from '../test-browser.ts';

/** The number of the lock that whoever sends a code holds. */
const codeLock = 20_001;

/**
 * Runs what sends a code and waits for its answer, with a code that counts, also where this half
 * minute's was used. Other tests wait for it: of two that send the same code one is refused.
 */
export async function withFreshCode(
  { ownerUrl }: Pick<TestBrowser, 'ownerUrl'>,
  login: string,
  send: (code: string) => Promise<void>,
): Promise<void> {
  await asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    // The lock ends with the connection.
    await store.query('SELECT pg_advisory_lock($1)', [codeLock]);
    await forgetTotpSteps(ownerUrl);
    await send(demoTotpCode(login));
  });
}

/** Proves once more who one is, as the office asks before what is dangerous. */
export async function confirmInOffice(
  testBrowser: TestBrowser,
  page: Page,
  login: string,
  hands = pointer(page),
): Promise<void> {
  const ask = page.getByRole('dialog', { name: 'ยืนยันตัวตนอีกครั้ง' });
  await withFreshCode(testBrowser, login, async (code) => {
    await hands.write(ask.getByLabel(/รหัสยืนยัน 6 หลัก/), code);
    await hands.press(ask.getByRole('button', { name: 'ยืนยัน', exact: true }));
    await ask.waitFor({ state: 'hidden' });
  });
}

/** The office's menu: a column on a wide page, folded away on a phone. */
export const officeMenu = (page: Page) => page.locator('nav[aria-label="เมนูสำนักงาน"]');

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
  await withFreshCode(testBrowser, login, async (code) => {
    await page.getByLabel('รหัสยืนยัน 6 หลัก').fill(code);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
    await officeMenu(page).waitFor({ state: 'attached' });
  });
}

/** An authenticator within the browser, which verifies its user and is touched by itself. */
export async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}
