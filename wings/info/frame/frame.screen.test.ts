import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMenu } from '../../../api/menu/menu.api.ts';
import { settled } from '../../../journeys/browser/settled.ts';
import { success } from '../../../journeys/mock-api.ts';
import { holds, openTestBrowser, type TestBrowser } from '../../../journeys/test-browser.ts';
import { homeItem } from '../../../shell/frame/bar/bar-entries.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const menu = (page: Page) => page.getByRole('navigation', { name: 'เมนูหลัก' });
const footer = (page: Page) => page.getByRole('contentinfo');

/** Comes to the front page by a link, so that its feeds are asked for in the browser. */
async function enterByLink(page: Page): Promise<void> {
  await page.goto('/member/logon');
  await settled(page);
  await page.locator('header a[href="/home"]').first().click();
  await page.waitForURL('**/home');
}

test('R034 the button at the foot leads back to the top', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/home');
  await settled(page);
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await page.getByRole('button', { name: /บน/ }).click();
  await holds(page, 'scrollY === 0');
  await testBrowser.leave(page);
});

/**
 * Pictures of the page with its styles and letters. Before the first one nobody scrolls; later the
 * browser moves whoever is further down by what grows above them, whatever the script does.
 */
const shown = `(async () => {
  const picture = () => new Promise(requestAnimationFrame);
  await picture();
  await picture();
  await document.fonts.ready;
  await picture();
})()`;

test('whoever has begun to scroll when the script comes stays where they are', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  const barrier = Promise.withResolvers<void>();
  await page.route('**/assets/entry-*.js', async (route) => {
    await barrier.promise;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(shown);
  await page.evaluate('scrollTo(0, 600)');
  barrier.resolve();
  await settled(page);
  expect(await page.evaluate('scrollY')).toBe(600);
  await testBrowser.leave(page);
});

test('R033 a parent without entries says that there is no menu yet', async () => {
  const page = await testBrowser.newPage();
  await page.route('**/api/info/manu', async (route) => {
    const answer = await route.fetch();
    const envelope = await answer.json();
    await route.fulfill({
      json: { ...envelope, data: { ...envelope.data, list_sub_manu: [] } },
    });
  });
  await enterByLink(page);
  await menu(page).getByRole('button', { name: 'รู้จักสหกรณ์' }).click();
  await page.getByText('ยังไม่พบเมนู').first().waitFor();
  await testBrowser.leave(page);
});

test('R089 the first entry stands when the menu cannot be had, and nothing is said', async () => {
  const page = await testBrowser.newPage();
  await page.route('**/api/info/manu', (route) => route.abort());
  await enterByLink(page);
  await settled(page);
  const links = menu(page).getByRole('listitem');
  const site = JSON.parse((await page.locator('#config').textContent()) ?? '{}');
  // What the settings know stands without the menu: the way home, and the reports.
  const names = await links.locator('> [data-bar-item]').allInnerTexts();
  expect(names).toEqual(['หน้าหลัก\nHome', ...(site.menureport.length ? ['รายงาน\nReports'] : [])]);
  // Type main: it stands in the bar. No parent: it is a link and opens nothing. Status 1: shown.
  const first = links.first().locator('[data-bar-item]');
  expect(await first.isVisible()).toBe(true);
  expect(await first.getAttribute('href')).toBe('/home');
  expect(await first.getAttribute('aria-expanded')).toBeNull();
  expect({ ...homeItem }).toMatchObject({
    ...{ manu_name: 'หน้าหลัก', url: '/home', type: 'main', is_parent: '0', status: '1' },
  });
  expect(await page.getByRole('alert').innerText()).toBe('');
  await testBrowser.leave(page);
});

test('R112 the menu is fetched only if it has not been fetched already', async () => {
  const page = await testBrowser.newPage();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/info/manu')) calls += 1;
  });
  await enterByLink(page);
  await page.getByRole('region', { name: 'ประกาศ' }).waitFor();
  await footer(page).locator('a[href="/cookie/policy"]').click();
  await page.getByRole('heading', { level: 1, name: 'นโยบายความเป็นส่วนตัว' }).waitFor();
  await page.locator('header a[href="/home"]').click();
  await page.getByRole('region', { name: 'ประกาศ' }).waitFor();
  expect(calls).toBe(1);
  await testBrowser.leave(page);
});

test('R112 a page that the server rendered asks for no menu at all', async () => {
  const page = await testBrowser.newPage();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto('/home');
  await settled(page);
  expect(calls).toEqual([]);
  await testBrowser.leave(page);
});

test('R111 R087 the footer is blank while it loads, and the progress bar runs', async () => {
  const page = await testBrowser.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/info/footer', async (route) => {
    await released;
    await route.continue();
  });
  await enterByLink(page);
  await page.getByRole('progressbar').waitFor();
  expect(await footer(page).locator('a[href^="tel:"]').count()).toBe(0);
  release();
  await footer(page).locator('a[href^="tel:"]').first().waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R140 R143 calls of the public site carry no token, but say who sends them', async () => {
  const page = await testBrowser.newPage();
  const menuRequest = page.waitForRequest('**/api/info/manu');
  await enterByLink(page);
  const headers = await (await menuRequest).allHeaders();
  expect(headers['x-requested-with']).toBe('XMLHttpRequest');
  expect(headers).not.toHaveProperty('authorization');
  await testBrowser.leave(page);
});

test('on another page the title follows and the focus goes to its content', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  await settled(page);
  await footer(page).locator('a[href="/cookie/policy"]').click();
  await page.waitForURL('**/cookie/policy');
  await holds(page, "document.activeElement?.id === 'main'");
  await expect.poll(() => page.title()).toMatch(/^นโยบายความเป็นส่วนตัว - /);
  await page.goBack();
  await page.waitForURL('**/home');
  await holds(page, "document.title.startsWith('main - ')");
  await testBrowser.leave(page);
});

test('R179 the logo is served under its prescribed path', async () => {
  const answer = await fetch(`${testBrowser.baseUrl}/mediafiles/images/Utils/cooplogo.png`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
});

test('R010 what a reader sees is Thai, except names and the prescribed sentences', async () => {
  const page = await testBrowser.newPage();
  for (const path of ['/home', '/cookie/policy', '/cookie/cookies', '/auth/Error']) {
    await page.goto(path);
    const named = '[lang="en"], a[href^="mailto"], a[href^="https"], th, noscript';
    const texts = await page.evaluate<string[]>(`(() => {
      const walker = document.createTreeWalker(document.querySelector('#app'), 4);
      const found = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement.closest('${named}')) found.push(node.textContent);
      }
      return found;
    })()`);
    const fileNote = /^PDF [\d.]+ [kM]B$/;
    const english = texts.filter(
      (text) => /[A-Za-z]{3,}/.test(text) && !/[ก-๙]/.test(text) && !fileNote.test(text),
    );
    expect(english).toEqual([]);
  }
  await testBrowser.leave(page);
});

/** More entries than one row of the bar holds. */
const manyEntries = Array.from({ length: 16 }, (_, at) => ({
  ...{ seq: at + 1, manu_name_eng: `Entry ${at}`, manu_name: `รายการเมนูที่ยาว ${at}` },
  ...{ url: `/list/e${at}`, icon: 'home', type: 'main', is_parent: '0', status: '1' },
  used_in: 'info',
}));

test('what is scrolled to, by address or key, stands below a menu of two rows', async () => {
  const page = await testBrowser.newPage({ width: 1440 });
  await page.route('**/api/info/manu', (route) =>
    route.fulfill({ json: success({ ...readMenu.example, list_manu: manyEntries }).body }),
  );
  await enterByLink(page);
  await settled(page);
  const bar = `document.querySelector('nav[aria-label="เมนูหลัก"]')`;
  const overlap = (element: string) =>
    `${bar}.getBoundingClientRect().bottom
      - ${element}.getBoundingClientRect().top`;
  expect(await page.evaluate<number>(`${bar}.offsetHeight`)).toBeGreaterThan(100);
  const head = "document.querySelector('main h2:last-of-type, main section h2')";
  await page.evaluate(`${head}.scrollIntoView({ block: 'start' })`);
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
  expect(await page.evaluate<number>(overlap(head))).toBeLessThanOrEqual(0);
  // By keys from below: each link on the way up stands clear of the bar.
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate<number>(overlap('document.activeElement'))).toBeLessThanOrEqual(0);
  }
  await testBrowser.leave(page);
});
