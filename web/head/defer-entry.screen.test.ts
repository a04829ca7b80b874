/** Issue of the first view: a public page shows and works before its script comes. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../journeys/browser/settled.ts';
import { openTestBrowser, type TestBrowser } from '../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const entry = /\/assets\/entry-[^/]+\.js$/;
const isStarted = (page: Page) =>
  page.evaluate<boolean>(`'started' in document.documentElement.dataset`);

/** Counts how often the page asks for its entry. */
function watchEntry(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    // What was fetched is imported afterwards, from the cache.
    if (entry.test(request.url()) && request.resourceType() === 'fetch') count += 1;
  });
  return () => count;
}

/** Holds the entry back until the returned function is called. */
async function holdEntry(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(entry, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a page that is only read gets its script a while after it has come whole', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  const entryRequests = watchEntry(page);
  await page.goto('/home');
  await page.waitForTimeout(1_000);
  expect(entryRequests()).toBe(0);
  await page.waitForRequest(entry);
  await settled(page);
  expect(entryRequests()).toBe(1);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('script comes at a touch to save data, at once to who signs in or has signed in', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
  })`);
  const entryRequests = watchEntry(page);
  await page.goto('/home');
  await page.waitForTimeout(3_000);
  expect(entryRequests()).toBe(0);
  await page.keyboard.press('Tab');
  await settled(page);
  expect(entryRequests()).toBe(1);
  await testBrowser.leave(page);

  const signedIn = await testBrowser.newPage({ width: 390 });
  await signedIn.addInitScript(`localStorage.setItem('member', '{}')`);
  await signedIn.goto('/home');
  await signedIn.waitForRequest(entry, { timeout: 1_500 });
  await testBrowser.leave(signedIn);

  const beforeGate = await testBrowser.newPage({ width: 390 });
  await beforeGate.goto('/membergroup/logon');
  await beforeGate.waitForRequest(entry, { timeout: 1_500 });
  await testBrowser.leave(beforeGate);
});

test('a press before the script is held, shown as such, and played once', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  const letCome = await holdEntry(page);
  await page.goto('/home');
  const menu = page.getByRole('button', { name: /^(?:ปิด)?เมนู$/ });
  await menu.click();
  expect(await menu.getAttribute('aria-busy')).toBe('true');
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
  letCome();
  await settled(page);
  expect(await menu.getAttribute('aria-busy')).toBeNull();
  // A second press would have closed it again.
  expect(await menu.getAttribute('aria-expanded')).toBe('true');
  await menu.click();
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('no press or key reaches the page before the script has taken over', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.addInitScript(`window.heard = [];
    for (const type of ['pointerdown', 'click', 'keydown', 'input', 'compositionstart'])
      document.addEventListener(type, () => window.heard.push(type));`);
  const letEntryCome = await holdEntry(page);
  await page.goto('/election');
  const heard = () => page.evaluate<string[]>('window.heard');
  const number = page.getByRole('textbox', { name: 'เลขทะเบียนสมาชิก', exact: true });
  await number.click();
  await number.press('1');
  expect(await number.inputValue()).toBe('1');
  expect(await heard()).toEqual([]);
  letEntryCome();
  await settled(page);
  await page.evaluate('window.heard.length = 0');
  await number.click();
  await number.press('2');
  expect(await heard()).toEqual(['pointerdown', 'click', 'keydown', 'input']);
  expect(await number.inputValue()).toBe('12');
  await testBrowser.leave(page);
});

test('what was typed and chosen before the script is what it reckons with', async () => {
  const page = await testBrowser.newPage({ width: 1440 });
  const letCome = await holdEntry(page);
  await page.goto('/loancal');
  const amount = page.locator('input[name="amount"]');
  await amount.fill('123456');
  const type = page.locator('select[name="type"]');
  const chosen = await type.locator('option').last().getAttribute('value');
  await type.selectOption(chosen);
  expect(await isStarted(page)).toBe(false);
  letCome();
  await settled(page);
  expect(await type.inputValue()).toBe(chosen);
  expect(await amount.inputValue()).toBe('123456');
  // The next rendering writes what the state holds.
  await page.locator('input[name="rate"]').fill('5');
  await page.locator('input[name="rate"]').blur();
  expect(await amount.inputValue()).toMatch(/^123,?456/);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('what was chosen of several before the script stays chosen', async () => {
  const page = await testBrowser.newPage({ width: 1440 });
  const letCome = await holdEntry(page);
  await page.goto('/loancal');
  const byPayment = page.getByRole('radio', { name: 'ชำระต่องวด' });
  expect(await byPayment.isChecked()).toBe(false);
  await byPayment.check({ force: true });
  letCome();
  await settled(page);
  await page.locator('input[name="rate"]').fill('5');
  expect(await byPayment.isChecked()).toBe(true);
  await page.locator('input[name="payment"]').waitFor();
  await testBrowser.leave(page);
});

test('where the script never comes a form is sent without it, after two seconds', async () => {
  const page = await testBrowser.newPage({ width: 1440 });
  await holdEntry(page);
  await page.goto('/verify');
  await page.locator('main form input[type="text"]').first().fill('ABCD-EFGH');
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL(/ABCD-EFGH/);
  await page.waitForLoadState();
  expect(await isStarted(page)).toBe(false);
  await testBrowser.leave(page);
});

test('a script that cannot be had is entryRequests for again at the next touch', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  let isAway = true;
  await page.route(entry, (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/home');
  const menu = page.getByRole('button', { name: /^(?:ปิด)?เมนู$/ });
  await menu.click();
  await expect.poll(() => menu.getAttribute('aria-busy')).toBeNull();
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
  isAway = false;
  await menu.click();
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
  await testBrowser.leave(page);
});
