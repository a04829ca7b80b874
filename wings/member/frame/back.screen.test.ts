/** Back leads through the portal's pages, and from one that was opened directly up, never out. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure, mockMemberApi } from '../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

async function newPage(width = 390): Promise<Page> {
  const page = await testBrowser.newPage({ width });
  await mockMemberApi(page, {
    'GET /api/member/:room': failure(503, 'unavailable'),
    'GET /api/member/:room/:id': failure(503, 'unavailable'),
    'GET /api/member/:room/:year/:month/:seq': failure(503, 'unavailable'),
  });
  return page;
}

const backOf = (page: Page) => page.getByRole('main').getByRole('link', { name: 'ย้อนกลับ' });

async function choose(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('button', { name: 'เมนู' }).click();
  const menu = page.getByRole('dialog', { name: 'เมนูสมาชิก' });
  await menu.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(`**${path}`);
}

test.each([
  ['/member/deposit', '/member/status'],
  ['/member/welfare', '/member/status'],
  ['/member/security', '/member/status'],
  ['/member/dep_statement/0102000001234', '/member/deposit'],
  ['/member/loan_statement/6800123', '/member/loan'],
  ['/member/kep/2568/10/1', '/member/kep'],
])('R054 back from %s, opened directly after another page, leads up to %s', async (path, up) => {
  const page = await newPage();
  await page.goto('/home');
  await page.goto(path);
  await backOf(page).click();
  await page.waitForURL(`**${up}`);
  await testBrowser.leave(page);
});

test('R054 the overview, opened directly, has nothing above it; from a room it has', async () => {
  const page = await newPage();
  await page.goto('/home');
  await page.goto('/member/status');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await backOf(page).count()).toBe(0);
  await choose(page, 'เงินฝาก', '/member/deposit');
  await choose(page, 'ข้อมูลส่วนบุคคล', '/member/status');
  await backOf(page).click();
  await page.waitForURL('**/member/deposit');
  await backOf(page).click();
  await page.waitForURL('**/member/status');
  await backOf(page).waitFor({ state: 'hidden' });
  await testBrowser.leave(page);
});

test('R054 what lies before the portal in the same tab is not gone back to', async () => {
  const page = await newPage(1440);
  await page.goto('/home');
  // Within the site, without a load: the router's history begins before the portal.
  await page.getByRole('link', { name: 'ดูภาพรวมบัญชี' }).first().click();
  await page.waitForURL('**/member/status');
  const menu = page.getByRole('navigation', { name: 'เมนูสมาชิก' });
  await menu.waitFor();
  expect(await page.evaluate('history.state.idx')).toBe(1);
  expect(await backOf(page).count()).toBe(0);
  await menu.getByRole('link', { name: 'เงินกู้' }).click();
  await page.waitForURL('**/member/loan');
  await backOf(page).click();
  await page.waitForURL('**/member/status');
  await testBrowser.leave(page);
});
