import { hash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe/findings.ts';
import { settled } from './browser/settled.ts';
import { sideways } from './mock-api.ts';
import { openTestBrowser, type TestBrowser, widths } from './test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** What holds on every screen, whatever it shows. */
async function expectPageOk(page: Page, forgiven?: RegExp): Promise<void> {
  await settled(page);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getAttribute('html', 'lang')).toBe('th');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(testBrowser.faults(page, forgiven)).toEqual([]);
}

/** The public pages are walked in `public`. */
const open = ['/member/logon', '/member/register', '/member/forget'];

const signedIn = ['/member/share', '/member/deposit', '/member/dep_statement/01020001234'];

describe.each(widths)('at %i px', (width) => {
  test.each(open)('%s is sound', async (path) => {
    const page = await testBrowser.newPage({ width });
    await page.goto(path);
    await expectPageOk(page);
    await testBrowser.leave(page);
  });

  test.each(['/x', '/member/x', '/membergroup/x'])(
    'R069 %s is not found, soundly',
    async (path) => {
      const page = await testBrowser.newPage({ width });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      const sentence = 'Sorry! The page you are looking for was not found';
      await page.getByText(sentence).first().waitFor();
      await expectPageOk(page, /status of 404/);
      await testBrowser.leave(page);
    },
  );

  test('the signed-in screens are sound, also with large letters', async () => {
    const page = await testBrowser.newPage({ width });
    await testBrowser.signInAs(page, '000123');
    for (const path of [...signedIn, '/member/loan']) {
      await page.goto(path);
      await expectPageOk(page);
    }
    await page.getByRole('button', { name: 'ยอมรับ', exact: true }).click();
    if (width < 1024) await page.getByRole('button', { name: /^เมนู/ }).first().click();
    await page.getByRole('button', { name: 'ก+' }).first().click();
    for (const path of signedIn) {
      await page.goto(path);
      await expectPageOk(page);
    }
    await testBrowser.leave(page);
  });

  test('every empty state is sound', async () => {
    const page = await testBrowser.newPage({ width });
    await testBrowser.signInAs(page, '000111');
    for (const path of ['/member/share', '/member/deposit']) {
      await page.goto(path);
      await expectPageOk(page);
    }
    await testBrowser.leave(page);
  });
});

test('the eye sees a field without a name, an error, a breach of the policy', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/home');
  await settled(page);
  await page.evaluate(`
    document.querySelector('main').append(document.createElement('input'));
    console.error('planted');
    document.querySelector('main').setAttribute('style', 'color: red');
  `);
  expect((await axeFindings(page)).join()).toMatch(/^label: /);
  const faults = testBrowser.faults(page).join();
  expect(faults).toContain('planted');
  expect(faults).toMatch(/Content Security Policy/);
  await testBrowser.leave(page);
});

test('R012 the front page stands without script: menu, marquee, contact', async () => {
  const page = await testBrowser.newPage({ script: false });
  await page.goto('/home');
  const text = await page.locator('body').innerText();
  expect(text).toContain('หน้าหลัก');
  expect(await page.title()).toMatch(/^main - /);
  expect(await page.getByRole('contentinfo').count()).toBe(1);
  await testBrowser.leave(page);
});

test('the bare address leads to the front page', async () => {
  const answer = await fetch(`${testBrowser.baseUrl}/`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/home']);
  expect((await fetch(testBrowser.baseUrl)).url).toBe(`${testBrowser.baseUrl}/home`);
});

const sourceOf = (text = '') => `'sha256-${hash('sha256', text, 'base64')}'`;

async function pageOf(path: string, cookie: string) {
  const answer = await fetch(`${testBrowser.baseUrl}${path}`, { headers: { cookie } });
  const html = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const elements = [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)];
  const inline = elements.filter(
    ([, , attributes = '']) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes),
  );
  const allowed = (kind: string) => [
    ...(new RegExp(`${kind}-src 'self'([^;]*);`).exec(policy)?.[1] ?? '').matchAll(/'[^']+'/g),
  ];
  const hashes = (kind: string) =>
    inline.filter(([, name]) => name === kind).map(([, , , text]) => sourceOf(text));
  return {
    ...{ html, policy, inline, scripts: hashes('script'), styles: hashes('style') },
    allowedScripts: allowed('script').flat(),
    allowedStyles: allowed('style').flat(),
  };
}

const pagesOfAll = ['/home', '/member/logon', '/list/news', '/none'];

test.each(pagesOfAll)('S9 %s: whoever has answered gets nothing inline', async (path) => {
  const page = await pageOf(path, 'acceptCookie=Y');
  expect(page.policy).toContain("require-trusted-types-for 'script'");
  expect(page.policy).toContain("script-src 'self'; style-src 'self';");
  expect(page.html).not.toMatch(/<style|\sstyle=|\son\w+=/i);
  expect(page.html).toContain('<script src="');
  expect(page.inline).toEqual([]);
});

test.each(pagesOfAll)('S9 %s: a first view has its own styles, allowed by hash', async (path) => {
  const page = await pageOf(path, '');
  expect(page.policy).not.toContain('unsafe');
  expect(page.html).not.toMatch(/\sstyle=|\son\w+=/i);
  expect(page.scripts).toHaveLength(1);
  expect(page.styles.length).toBeGreaterThan(0);
  expect(page.allowedScripts).toEqual(page.scripts);
  // Those of fonts stand there once more, for whoever has no script.
  expect(page.allowedStyles.toSorted()).toEqual([...new Set(page.styles)].toSorted());
});
