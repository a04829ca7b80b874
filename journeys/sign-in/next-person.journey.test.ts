/** T31: what a member leaves on a shared device for whoever signs in next. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../api/paths.ts';
import { landingPath } from '../../api/return-path.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test('T31 neither the number of an account nor the way to it is left for the next', async () => {
  const page = await testBrowser.newPage();
  await testBrowser.signInAs(page, '000123');
  await page.waitForURL(`**${landingPath}`);
  await page.goto(paths.memberDeposit);
  const link = page.locator(`a[href^="${paths.memberDepositStatement('')}"]`).first();
  const address = (await link.getAttribute('href')) ?? '';
  const number = /\d{10,}/.exec(address)?.[0] ?? '';
  expect(number).not.toBe('');
  // Loaded by its own address, with words of a search in it, and scrolled.
  await page.goto(`${address.split('?')[0]}?q=2500.00`);
  await page.getByRole('heading', { level: 1, name: /^ออมทรัพย์/ }).waitFor();
  await page.evaluate('scrollTo(0, 300)');
  await page.getByRole('link', { name: 'ทุนเรือนหุ้น' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'ทุนเรือนหุ้น' }).waitFor();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.waitForURL(`**${paths.memberLogon}`);

  await page.goBack();
  await page.waitForURL(`**${paths.memberLogon}`);
  await page.locator('input[name="membership_no"]').fill('000111');
  await page.locator('input[name="mem_password"]').fill(demoPassword);
  await page.locator('input[name="mem_password"]').press('Enter');
  await page.waitForURL(`**${landingPath}`);
  await page.getByRole('heading', { level: 1 }).waitFor();

  // What is written as a page is left is there, too.
  await page.goto(paths.home);
  const left = await page.evaluate<string>(
    'JSON.stringify([{ ...localStorage }, { ...sessionStorage }])',
  );
  expect(left).toContain('react-router-scroll-positions');
  for (const trace of [number, '2500.00', 'dep_statement']) expect(left).not.toContain(trace);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});
