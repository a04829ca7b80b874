import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../../journeys/axe/findings.ts';
import { settled } from '../../../journeys/browser/settled.ts';
import {
  holds,
  openTestBrowser,
  type TestBrowser,
  widths,
} from '../../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const menu = (page: Page) => page.getByRole('navigation', { name: 'เมนูหลัก' });
const focused = (page: Page) => page.evaluate<string>('document.activeElement.innerText');

test('R031 by keyboard: arrows walk the bar, down goes in, Esc comes back out', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  await settled(page);
  await menu(page).getByRole('link', { name: 'หน้าหลัก' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe('เงินกู้\nLoans');
  await page.keyboard.press('ArrowDown');
  await holds(page, "document.activeElement.tagName === 'A'");
  await expect.poll(() => focused(page)).toBe('ไปหน้าเงินกู้');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toContain('เงินกู้ฉุกเฉิน');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toContain('เงินกู้สามัญ');
  await page.keyboard.press('End');
  await expect.poll(() => focused(page)).toContain('ระเบียบเงินกู้');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('เงินกู้\nLoans');
  await expect.poll(() => menu(page).locator('[aria-expanded="true"]').count()).toBe(0);
  await testBrowser.leave(page);
});

test('R031 R114 one sub-menu is open at a time; its own button closes it', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  await settled(page);
  const parents = menu(page).locator('button[aria-controls^="bar-"]');
  const open = menu(page).locator('[aria-expanded="true"][aria-controls^="bar-"]');
  const expanded = (nth: number) => parents.nth(nth).getAttribute('aria-expanded');
  await parents.nth(0).click();
  await expect.poll(() => expanded(0)).toBe('true');
  await parents.nth(1).click();
  await expect.poll(() => expanded(1)).toBe('true');
  expect(await open.count()).toBe(1);
  await parents.nth(1).click();
  await expect.poll(() => open.count()).toBe(0);
  await testBrowser.leave(page);
});

test.each(widths)('R088 at %i px entries have drawings and English names', async (width) => {
  const page = await testBrowser.newPage({ width });
  await page.goto('/home');
  await settled(page);
  if (width < 1024) await menu(page).getByRole('button', { name: 'เมนู' }).click();
  const names = menu(page).locator('#public-menu [data-bar-item] [lang="en"]');
  expect((await names.allInnerTexts()).slice(0, 3)).toEqual(['Home', 'About us', 'Loans']);
  for (const name of await names.all()) expect(await name.isVisible()).toBe(true);
  await menu(page).getByRole('button', { name: 'เงินกู้' }).click();
  // On a wide page's row there is room for words alone: drawings stand in what a parent opens.
  const icons = width < 1024 ? ['home', 'hand-coins', 'messages-square'] : ['hand-coins'];
  for (const icon of icons) {
    const use = menu(page).locator(`use[href$="#${icon}"]:visible`).first();
    await use.waitFor();
    // Drawn, and not only asked for.
    await expect.poll(() => use.evaluate((one) => Object(one).getBBox().width)).toBeGreaterThan(10);
  }
  const [file] = (await menu(page).locator('use').first().getAttribute('href'))?.split('#') ?? [];
  const answer = await fetch(`${testBrowser.baseUrl}${file}`);
  expect(answer.headers.get('content-type')).toContain('image/svg+xml');
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R031 a parent’s own page is one of the ways that it opens', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  await settled(page);
  await menu(page).getByRole('button', { name: 'เงินกู้' }).click();
  await menu(page).getByRole('link', { name: 'ไปหน้าเงินกู้' }).click();
  await page.waitForURL('**/list/loans');
  const marked = menu(page).locator('[data-bar-item][aria-current]');
  await expect.poll(() => marked.allInnerTexts()).toEqual(['เงินกู้\nLoans']);
  await testBrowser.leave(page);
});

test('R092 D-02 the reports of the settings stand in the menu and in the foot', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  const site = JSON.parse((await page.locator('#config').textContent()) ?? '{}');
  expect(site.menureport.length).toBeGreaterThan(0);
  await settled(page);
  await menu(page).getByRole('button', { name: 'รายงาน' }).click();
  const column = page.getByRole('contentinfo').locator('div', {
    has: page.getByRole('heading', { name: 'รายงานของสหกรณ์' }),
  });
  for (const { name, url } of site.menureport) {
    const links = [
      menu(page).getByRole('link', { name }),
      column.last().getByRole('link', { name }),
    ];
    for (const link of links) expect(await link.getAttribute('href')).toBe(url);
    expect((await fetch(testBrowser.baseUrl + url)).status).toBe(200);
  }
  await testBrowser.leave(page);
});

test('a page that no entry leads to marks the one it lies below', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/boardPost');
  await settled(page);
  const marked = menu(page).locator('[aria-current="true"]');
  expect(await marked.allInnerTexts()).toEqual(['กระดานถามตอบ\nQuestions']);
  await testBrowser.leave(page);
});

test('R031 a sub-item has a name and a description, and leads to its page', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  await settled(page);
  await menu(page).getByRole('button', { name: 'เงินกู้' }).click();
  const sub = menu(page).getByRole('link', { name: /^คำนวณเงินกู้/ });
  expect(await sub.locator('span').innerText()).toBe('ดูค่างวดและตารางผ่อนก่อนยื่นคำขอ');
  const box = await sub.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(1440);
  await sub.click();
  await page.waitForURL('**/loancal');
  await testBrowser.leave(page);
});

test('R033 the demo has a parent with nothing below it, which says so', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  await settled(page);
  await menu(page).getByRole('button', { name: 'สวัสดิการ' }).click();
  await menu(page).getByText('ยังไม่พบเมนู').waitFor();
  await testBrowser.leave(page);
});

test.each(widths)(
  'R031 R032 without script the menu opens at %i px, one at a time',
  async (width) => {
    const page = await testBrowser.newPage({ width, script: false });
    await page.goto('/home');
    const parents = menu(page).locator('summary');
    await parents.filter({ hasText: 'เงินกู้' }).click();
    const sub = menu(page).getByRole('link', { name: /^เงินกู้สามัญ/ });
    await sub.waitFor();
    await parents.filter({ hasText: 'เงินฝาก' }).click();
    await sub.waitFor({ state: 'hidden' });
    expect(await page.locator('#public-menu').getByRole('button').count()).toBe(0);
    await menu(page)
      .getByRole('link', { name: /^อัตราดอกเบี้ย/ })
      .click();
    await page.waitForURL('**/list/rates');
    await testBrowser.leave(page);
  },
);

test.each(widths)('an open menu is sound at %i px', async (width) => {
  const page = await testBrowser.newPage({ width });
  await page.goto('/home');
  await settled(page);
  if (width < 1024) await menu(page).getByRole('button', { name: 'เมนู' }).click();
  await menu(page).getByRole('button', { name: 'ข่าวและเอกสาร' }).click();
  await menu(page).getByRole('button', { name: 'ข่าวและเอกสาร', expanded: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R086 D-19 the foot leads to where the answer about cookies is changed', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'ตั้งค่าคุกกี้' }).click();
  await page.waitForURL('**/cookie/cookies');
  await testBrowser.leave(page);
});

test('D-16 R002 the foot loads nothing from elsewhere', async () => {
  const page = await testBrowser.newPage();
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(testBrowser.baseUrl)) outside.push(request.url());
  });
  await page.goto('/home');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await settled(page);
  expect(outside).toEqual([]);
  await testBrowser.leave(page);
});

test.each([
  [{ today: 0, total: 0 }, null],
  [{ today: 0, total: 20_415 }, 'ผู้เข้าชมทั้งหมด 20,415 ครั้ง'],
  [{ today: 128, total: 20_415 }, 'ผู้เข้าชมวันนี้ 128 ครั้ง · ทั้งหมด 20,415 ครั้ง'],
] as const)('D-16 R002 the foot counts visits, but not nought: %o', async (visits, words) => {
  const page = await testBrowser.newPage();
  await page.route('**/api/info/visits', (route) =>
    route.fulfill({ json: { rc_code: '1', data: visits } }),
  );
  // Comes by a link from a portal, so that the browser itself asks for the count.
  await page.goto('/member/logon');
  await settled(page);
  const answer = page.waitForResponse('**/api/info/visits');
  await page.locator('header a[href="/home"]').first().click();
  await answer;
  await settled(page);
  const shown = page.getByRole('contentinfo').getByText('ผู้เข้าชม');
  expect(await shown.allInnerTexts()).toEqual(words === null ? [] : [words]);
  await testBrowser.leave(page);
});
