/** What is really kept in a browser, against the table that visitors read (S10). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../journeys/browser/settled.ts';
import { openTestBrowser, type TestBrowser } from '../../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** Every public page by one address; none may ask others or keep anything before an answer. */
const addresses = [
  ...['/home', '/list/news', '/show/501', '/board', '/boardPost', '/boardShow/1', '/demand'],
  ...['/demand?view=file', '/demand?view=track', '/showdemand/1', '/election', '/loancal'],
  ...['/caldividend', '/cookie/cookies', '/cookie/policy', '/cookie/x', '/auth/notFoundUser'],
  ...['/auth/Error', '/load', '/colors', '/member/logon', '/member/register', '/nowhere'],
  '/membergroup/logon',
];

type StoredNames = {
  readonly cookies: string[];
  readonly local: string[];
  readonly session: string[];
};

async function readStorage(page: Page): Promise<StoredNames> {
  const [local, session] = await page.evaluate<[string[], string[]]>(
    '[Object.keys(localStorage), Object.keys(sessionStorage)]',
  );
  const cookies = (await page.context().cookies()).map((cookie) => cookie.name);
  return { cookies, local, session };
}

/** Names of the table as a visitor reads it, by the place that stands below each. */
async function readTable(page: Page): Promise<StoredNames> {
  await page.goto('/cookie/cookies');
  const cells = await page.locator('main table th[scope="row"]').all();
  const rows = await Promise.all(
    cells.map(async (cell) => {
      const [names = '', storage = ''] = (await cell.innerText()).split('\n').filter(Boolean);
      return { names: names.split(',').map((name) => name.trim()), storage: storage.trim() };
    }),
  );
  const at = (storage: string) =>
    rows.filter((row) => row.storage === storage).flatMap((row) => row.names);
  return {
    cookies: at('คุกกี้'),
    local: at('ที่เก็บข้อมูลของเบราว์เซอร์'),
    session: at('ที่เก็บข้อมูลของแท็บ'),
  };
}

test('D-19 before an answer no page sets a cookie or asks anything of others', async () => {
  const origins = new Set<string>();
  const left = addresses.values();
  // Each waits long for what a page may still ask: side by side they wait once.
  const walk = async () => {
    const page = await testBrowser.newPage();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    for (const address of left) {
      await page.goto(address);
      await page.waitForLoadState('networkidle', { timeout: 60_000 });
      const { cookies, local } = await readStorage(page);
      expect([address, cookies, local]).toEqual([address, [], []]);
    }
    await testBrowser.leave(page);
  };
  await Promise.all([walk(), walk(), walk(), walk()]);
  expect(left.next().done).toBe(true);
  expect([...origins]).toEqual([testBrowser.baseUrl]);
}, 180_000);

test('R027 all that is kept on the way through the site stands in the table', async () => {
  const page = await testBrowser.newPage();
  const seen: StoredNames = { cookies: [], local: [], session: [] };
  const look = async () => {
    const stored = await readStorage(page);
    for (const storage of ['cookies', 'local', 'session'] as const)
      seen[storage].push(...stored[storage]);
  };
  await page.goto('/home');
  await page.getByRole('button', { name: 'ปฏิเสธ' }).first().click();
  await page.getByRole('button', { name: 'ก+' }).first().click();
  // Pressed before there was script; answered when it came.
  await page.getByRole('button', { name: 'ปฏิเสธ' }).first().waitFor({ state: 'hidden' });
  await settled(page);
  await look();
  for (const address of addresses) {
    await page.goto(address);
    await look();
  }
  await testBrowser.signInAs(page, '000123');
  await look();
  for (const address of ['/member/share', '/member/deposit', '/boardPost', '/board', '/home']) {
    await page.goto(address);
    await settled(page);
    await look();
  }
  await testBrowser.signInAgency(page, '01011001');
  await look();
  const table = await readTable(page);
  const unknown = {
    // On a loopback address without TLS a session cookie goes without its prefix.
    cookies: seen.cookies.filter(
      (name) => !table.cookies.some((listed) => listed.replace('__Host-', '') === name),
    ),
    local: seen.local.filter((name) => !table.local.includes(name)),
    session: seen.session.filter((name) => !table.session.includes(name)),
  };
  expect(unknown).toEqual({ cookies: [], local: [], session: [] });
  expect(seen.cookies).toEqual(expect.arrayContaining(['acceptCookie', 'member', 'agency']));
  expect(seen.local).toEqual(expect.arrayContaining(['view', 'member', 'user', 'agency']));
  expect(seen.session).toEqual(
    expect.arrayContaining(['consentRefused', 'react-router-scroll-positions']),
  );
  await testBrowser.leave(page);
}, 180_000);
