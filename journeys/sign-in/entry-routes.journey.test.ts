import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const pathOf = (url: string): string => new URL(url).pathname;

test('R126 a short membership number is padded; its owner lands on their own page', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await testBrowser.signInAs(page, '123');
  expect(pathOf(page.url())).toBe('/member/status');
  await page.getByText('000123').first().waitFor();
  await page.getByText('สมหญิง ใจดี').first().waitFor();
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R055 R063 without accepted terms the way leads to the welcome page', async () => {
  const page = await testBrowser.newPage();
  await testBrowser.signInAs(page, '000456');
  await page.waitForURL('**/member/welcome');
  await page.goto('/member/share');
  await page.waitForURL('**/member/welcome');
  await page.locator('input[name="agree"]').check();
  await page.getByRole('button', { name: 'ยอมรับและเข้าใช้งาน' }).click();
  await page.waitForURL('**/member/share');
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R056 R063 a first password leads to the page for a new one, and nowhere else', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await testBrowser.signInAs(page, '000789');
  await page.waitForURL('**/member/update-password');
  await page.goto('/member/deposit');
  await page.waitForURL('**/member/update-password');
  const inputs = page.locator('input[autocomplete="new-password"]');
  for (let at = 0; at < (await inputs.count()); at += 1) {
    await inputs.nth(at).fill('ข้าวเหนียวมะม่วงหน้าร้อน');
  }
  await page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/member/update-password'));
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

describe('who is refused', () => {
  test.each([
    ['000654', 'Sahakon#2568', 'somebody who has left'],
    ['000321', 'Sahakon#2568', 'a member who never registered'],
    ['000123', 'not the password', 'a wrong password'],
    ['999999', 'Sahakon#2568', 'a number nobody has'],
  ])('%s with %s: %s', async (memberNo, password) => {
    const page = await testBrowser.newPage({ width: 390 });
    await page.goto('/member/logon');
    await page.locator('input[name="membership_no"]').fill(memberNo);
    await page.locator('input[name="mem_password"]').fill(password);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
    const sentence = 'เลขทะเบียนสมาชิกหรือรหัสผ่านไม่ถูกต้อง';
    await page.locator('form').getByText(sentence).first().waitFor();
    expect(pathOf(page.url())).toBe('/member/logon');
    const stored = await page.evaluate<string>('JSON.stringify({ ...localStorage })');
    expect(stored).not.toContain(memberNo);
    expect(testBrowser.faults(page, /status of 400/)).toEqual([]);
    await testBrowser.leave(page);
  });
});

const guarded = [
  ...['status', 'share', 'loan', 'loan_statement/1', 'deposit', 'dep_statement/1', 'kep'],
  ...['kepcrem', 'coll', 'gian', 'welfare', 'dividend', 'password', 'welcome', 'update-password'],
];

test('R057 each of the 15 guarded screens sends a stranger to the sign-in', async () => {
  expect(guarded).toHaveLength(15);
  const page = await testBrowser.newPage();
  for (const name of guarded) {
    await page.goto(`/member/${name}`);
    await page.waitForURL('**/member/logon');
  }
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R058 a session that the server does not know leads to the sign-in', async () => {
  const page = await testBrowser.newPage();
  await testBrowser.signInAs(page, '000111');
  await page.context().clearCookies();
  await page.goto('/member/deposit');
  await page.waitForURL('**/member/logon');
  expect(testBrowser.faults(page, /status of 40[01]/)).toEqual([]);
  await testBrowser.leave(page);
});

test('R005 R145 log out says so; Back then shows nothing of the member', async () => {
  const page = await testBrowser.newPage();
  await testBrowser.signInAs(page, '000123');
  await page.goto('/member/deposit');
  await page.locator('main').getByText('46,212.95').first().waitFor();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.waitForURL('**/member/logon');
  await page.getByText('ออกจากระบบแล้ว').first().waitFor();
  const storageScript = 'JSON.stringify({ ...localStorage, ...sessionStorage })';
  expect(await page.evaluate<string>(storageScript)).not.toMatch(/000123|สมหญิง/);
  await page.goBack();
  await page.waitForURL('**/member/logon');
  await page.locator('input[name="membership_no"]').waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/46,212\.95|สมหญิง/);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});
