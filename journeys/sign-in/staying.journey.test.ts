import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { settled } from '../browser/settled.ts';
import { tabTo } from '../keys.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const figure = '46,212.95';
const anybodys = /46,212\.95|สมหญิง/;

/** Turns the store's clock for the session of one browser. */
async function age(page: Page, change: string): Promise<void> {
  const token = await page.evaluate<string>('JSON.parse(localStorage.member).token');
  await asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (client) =>
    client.query(
      `UPDATE portal.sessions SET ${change} WHERE token_hash = sha256(convert_to($1, 'UTF8'))`,
      [token],
    ),
  );
}

const signOutHere = async (page: Page) => {
  await page.getByRole('button', { name: 'ออกจากระบบ' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.waitForURL('**/member/logon');
};

test('R170 T15 who rested too long signs in anew and is back on the same page', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await testBrowser.signInAs(page, '000123');
  await page.goto('/member/deposit');
  await page.locator('main').getByText(figure).first().waitFor();
  await age(page, `last_seen_at = now() - interval '1 day'`);
  await page.reload();
  await page.waitForURL('**/member/logon');
  // A key that overtakes the page would be pressed beside it.
  await settled(page);
  expect(await page.evaluate('localStorage.member ?? null')).toBeNull();
  await tabTo(page, /^membership_no$/);
  await page.keyboard.type('123');
  await tabTo(page, /^mem_password$/);
  await page.keyboard.type('Sahakon#2568');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/deposit');
  await page.locator('main').getByText(figure).first().waitFor();
  expect(testBrowser.faults(page, /status of 40[01]/)).toEqual([]);
  await testBrowser.leave(page);
});

test('R118 two tabs agree: out in one is out in the other, at once', async () => {
  const page = await testBrowser.newPage();
  await testBrowser.signInAs(page, '000123');
  const other = await page.context().newPage();
  await other.goto('/member/deposit');
  await other.locator('main').getByText(figure).first().waitFor();
  await signOutHere(page);
  await other.waitForURL('**/member/logon');
  await other.locator('input[name="membership_no"]').waitFor();
  expect(await other.locator('body').innerText()).not.toMatch(anybodys);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('another member signs in beside: the tab begins anew and never mixes two people', async () => {
  const page = await testBrowser.newPage();
  // Its form stood there before: who comes signed in meets none.
  const other = await page.context().newPage();
  await other.goto('/member/logon');
  await other.locator('input[name="membership_no"]').fill('000111');
  await other.locator('input[name="mem_password"]').fill(demoPassword);
  await testBrowser.signInAs(page, '000123');
  await page.goto('/member/deposit');
  await page.locator('main').getByText(figure).first().waitFor();
  await other.locator('form:has([name="mem_password"]) button[type="submit"]').click();
  await page.getByText('000111').first().waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(anybodys);
  expect(new URL(page.url()).pathname).toMatch(/^\/member\//);
  await testBrowser.leave(page);
});

// Not the overview first: signing in leads there, and coming again is no step of its own.
const pages = [
  ...['share', 'status', 'loan', 'loan_statement/1', 'deposit', 'kep', 'kepcrem', 'coll'],
  ...['gian', 'welfare', 'dividend', 'certificate', 'password', 'security'],
];

test('R005 T31 Back after log-out shows nothing, on every page of the portal', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await testBrowser.signInAs(page, '000123');
  for (const name of pages) {
    await page.goto(`/member/${name}`);
    await page.locator('main h1').first().waitFor();
  }
  await page.getByRole('button', { name: 'เมนู' }).click();
  await signOutHere(page);
  for (const _ of pages) {
    await page.goBack();
    await page.waitForURL('**/member/logon');
    await page.locator('input[name="membership_no"]').waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(anybodys);
  }
  const storageScript = 'JSON.stringify({ ...localStorage, ...sessionStorage })';
  expect(await page.evaluate<string>(storageScript)).not.toMatch(anybodys);
  await testBrowser.leave(page);
});
