import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../journeys/browser/settled.ts';
import {
  callsTo,
  failure,
  hasFocus,
  type MockResponses,
  mockMemberApi,
  storedMember,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser } from '../../../journeys/test-browser.ts';
import { readStatus } from './overview.api.ts';
import { revealedSeconds, revealStatus } from './reveal.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readStatus.path}`;
const reveal = `POST ${revealStatus.path}`;
const { example } = readStatus;

async function open(answers: MockResponses, clock = false) {
  const page = await testBrowser.newPage({ width: 390, clock });
  if (clock) await page.clock.install();
  const requests = await mockMemberApi(page, answers);
  await page.goto('/member/status');
  return { page, requests };
}

const show = (page: Page, part: string) => page.getByRole('button', { name: `แสดง ${part}` });
const hide = (page: Page, part: string) => page.getByRole('button', { name: `ซ่อน ${part}` });

test('D-05 T31 by keys: a wrong password is told, the right one shows what was asked', async () => {
  let right = false;
  const fields = [{ field: 'password', message: 'รหัสผ่านไม่ถูกต้อง' }];
  const data = { ref: '7QK4-28NV', code: 'bad_credentials', fields };
  const { status, body } = failure(400, 'bad_credentials', 'รหัสผ่านไม่ถูกต้อง');
  const refused = { status: status ?? 400, body: { ...body, data } };
  const { page, requests } = await open({
    [query]: success(example),
    [reveal]: () => (right ? success(revealStatus.example) : refused),
  });
  await show(page, 'เลขบัตรประชาชน').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'ดูเลขบัตรประชาชน' });
  const password = dialog.locator('input[name="password"]');
  await expect.poll(() => hasFocus(password)).toBe(true);
  await expectPageOk(testBrowser, page);
  await page.keyboard.press('Enter');
  await dialog.getByText('กรอกรหัสผ่าน', { exact: true }).waitFor();
  expect(callsTo(requests, reveal)).toHaveLength(0);
  await password.fill('not mine');
  await page.keyboard.press('Enter');
  await dialog.getByText('รหัสผ่านไม่ถูกต้อง').waitFor();
  expect(await page.locator('main').innerText()).toContain('1-xxxx-xxxxx-xx-5');
  right = true;
  await password.fill('Sahakon#2568');
  await page.keyboard.press('Enter');
  await page.getByText('1-0000-00000-00-9').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(callsTo(requests, reveal).at(-1)?.postDataJSON()).toEqual({ password: 'Sahakon#2568' });
  expect(await hasFocus(hide(page, 'เลขบัตรประชาชน'))).toBe(true);
  const main = page.locator('main');
  expect(await main.innerText()).not.toMatch(/45,670|0810004567|somying@/);
  await show(page, 'เงินเดือน').press('Enter');
  await page.getByText('45,670.00 บาท').waitFor();
  const stored = await page.evaluate<string>(
    'JSON.stringify({ ...localStorage, ...sessionStorage })',
  );
  expect(stored).not.toMatch(/45670|1-0000|Sahakon/);
  await expectPageOk(testBrowser, page, /400/);
  await hide(page, 'เงินเดือน').press('Enter');
  await expect.poll(() => main.innerText()).not.toContain('45,670');
  expect(callsTo(requests, reveal)).toHaveLength(2);
  await testBrowser.leave(page);
});

test('D-05 what was shown goes by itself: after a while, and with the amounts', async () => {
  const answers = { [query]: success(example), [reveal]: success(revealStatus.example) };
  const { page } = await open(answers, true);
  const shown = page.getByText('45,670.00 บาท');
  const ask = async () => {
    await show(page, 'เงินเดือน').click();
    await page.locator('input[name="password"]').fill('Sahakon#2568');
    await page.keyboard.press('Enter');
    await shown.waitFor();
  };
  await ask();
  // The page's clock goes on by itself as well.
  await page.clock.runFor((revealedSeconds - 30) * 1000);
  expect(await shown.count()).toBe(1);
  await page.clock.runFor(30_000);
  await expect.poll(() => shown.count()).toBe(0);
  await ask();
  await page.getByRole('switch', { name: 'ซ่อนยอดเงิน' }).click();
  await expect.poll(() => shown.count()).toBe(0);
  await testBrowser.leave(page);
});

test('S4 staff in the member’s stead are offered nothing to uncover', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await mockMemberApi(page, { [query]: success(example) });
  await page.addInitScript(
    (stored) => {
      for (const key of ['member', 'user']) localStorage.setItem(key, stored);
    },
    JSON.stringify({ ...storedMember, impersonated: true }),
  );
  await page.goto('/member/status');
  await page.getByText('1-xxxx-xxxxx-xx-5').waitFor();
  await settled(page);
  expect(await page.getByRole('button', { name: /^แสดง/ }).count()).toBe(0);
  await testBrowser.leave(page);
});
