/** What stands around every page: logo, names, bar, who is signed in, foot. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../journeys/browser/settled.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import {
  holds,
  openTestBrowser,
  type TestBrowser,
  widths,
} from '../../../journeys/test-browser.ts';
import { words } from '../../../kit/words.text.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const menu = (page: Page) => page.getByRole('navigation', { name: 'เมนูหลัก' });
const footer = (page: Page) => page.getByRole('contentinfo');

test.each(widths)(
  'R029 logo, both names, and a blue bar that stays on top at %i px',
  async (width) => {
    const page = await testBrowser.newPage({ width });
    await page.goto('/home');
    const site = JSON.parse((await page.locator('#config').textContent()) ?? '{}');
    const head = page.getByRole('banner').getByRole('link').first();
    const logo = head.locator('svg, img').first();
    const { width: across = 0, height = 0 } = (await logo.boundingBox()) ?? {};
    expect(across).toBe(height);
    expect(across).toBeGreaterThanOrEqual(40);
    // A picture that did not come, or a drawing of nothing, has a box all the same.
    await expect
      .poll(() => logo.evaluate((one) => Object(one).naturalWidth ?? Object(one).getBBox().width))
      .toBeGreaterThan(0);
    const names = head.locator('span:not(:has(span))').filter({ visible: true });
    const shown = (await names.allInnerTexts()).map((name) => name.replaceAll('\u00a0', ' '));
    expect(shown).toEqual([site.coopNameTH, site.coopNameEN]);
    const ground = () =>
      page.evaluate<string>(`getComputedStyle(document.querySelector('nav')).backgroundColor`);
    expect(await ground()).toBe('rgb(11, 78, 162)');
    expect((await menu(page).boundingBox())?.y).toBeGreaterThan(50);
    await settled(page);
    for (const depth of [600, 1_200]) {
      await page.evaluate(`scrollTo(0, ${depth})`);
      await holds(page, `scrollY === ${depth}`);
      expect((await menu(page).boundingBox())?.y).toBe(0);
      expect(
        await page.evaluate(`document.elementFromPoint(20, 20)?.closest('nav') !== null`),
      ).toBe(true);
    }
    await testBrowser.leave(page);
  },
);

test.each(['/home', '/loancal', '/member/logon', '/member/share', '/membergroup/keeprep', '/x'])(
  'R092 D-02 %s has the five names of the settings before the application starts',
  async (path) => {
    const names = 'coopNameTH coopNameEN coop_address menureport www_description'.split(' ');
    const own = JSON.parse(await readFile('site.config.json', 'utf8'));
    const page = await testBrowser.newPage();
    // The application never comes: what is read now was there before it.
    await page.route(/\.js(?:\?|$)/, (route) => route.abort());
    await page.goto(path);
    const served = JSON.parse((await page.locator('#config').textContent()) ?? '{}');
    for (const name of names) {
      expect(own[name], name).toBeDefined();
      expect(served[name], name).toEqual(own[name]);
    }
    // Of a file, or in the page itself.
    const script = 'script:is([src], [data-entry])';
    expect(await page.locator(`#config ~ ${script}`).count()).toBeGreaterThan(0);
    expect(await page.locator(`${script} ~ #config`).count()).toBe(0);
    await testBrowser.leave(page);
  },
);

test('R035 the served head has description, locale and the title main - cooperative', async () => {
  const html = await (await fetch(`${testBrowser.baseUrl}/home`)).text();
  const site = JSON.parse(/id="config">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(`main - ${site.coopNameTH}`);
  expect(html).toContain(`<meta name="description" content="${site.www_description}">`);
  expect(html).toContain('<meta property="og:locale" content="th_TH">');
});

test.each(widths)('the public pages say who is signed in, at %i px', async (width) => {
  const page = await testBrowser.newPage({ width });
  await page.goto('/demand');
  const who = page.getByRole('banner').getByRole('link', { name: 'เลขทะเบียน' });
  await settled(page);
  expect(await who.count()).toBe(0);
  await testBrowser.signInAs(page, '000123');
  for (const path of ['/demand', '/election']) {
    await page.goto(path);
    await who.waitFor();
    expect(await who.innerText()).toMatch(/สมหญิง ใจดี\s*เลขทะเบียน 000123/);
    expect(await who.getAttribute('href')).toBe('/member/status');
  }
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

test('R034 the button leads up softly, and at once for whom motion disturbs', async () => {
  for (const reducedMotion of [false, true]) {
    const page = await testBrowser.newPage({ reducedMotion });
    await page.goto('/home');
    await settled(page);
    const up = footer(page).locator('a[href="#top"]');
    await up.scrollIntoViewIfNeeded();
    const isThereAtOnce = await page
      .getByRole('button', { name: words.toTop })
      .evaluate((button) => {
        const page = globalThis as unknown as { scrollY: number };
        if (page.scrollY === 0) throw new Error('the page begins where it should end');
        (button as unknown as { click(): void }).click();
        return page.scrollY === 0;
      });
    expect(isThereAtOnce).toBe(reducedMotion);
    await holds(page, 'scrollY === 0');
    await up.click();
    await holds(page, 'scrollY === 0');
    await testBrowser.leave(page);
  }
});
