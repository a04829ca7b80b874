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

const banner = (page: Page) => page.getByRole('region', { name: 'เว็บไซต์นี้ใช้คุกกี้ที่จำเป็น' });

async function choice(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find((cookie) => cookie.name === 'acceptCookie');
}

test.each(widths)(
  'R003 R028 a first visit at %i px is asked, with both texts linked',
  async (width) => {
    const page = await testBrowser.newPage({ width });
    await page.goto('/home');
    await settled(page);
    for (const path of ['/cookie/cookies', '/cookie/policy']) {
      expect(await banner(page).locator(`a[href="${path}"]`).count()).toBe(1);
    }
    const boxes = await Promise.all(
      (await banner(page).getByRole('button').all()).map((button) => button.boundingBox()),
    );
    expect(boxes).toHaveLength(2);
    expect(boxes[0]?.width).toBe(boxes[1]?.width);
    expect(await axeFindings(page)).toEqual([]);
    await testBrowser.leave(page);
  },
);

test('R003 the question stands on the pages of the portal too', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/member/logon');
  await settled(page);
  // Whoever was at a field is at it again when the question is answered.
  await page.locator('[name="membership_no"]').focus();
  await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
  await banner(page).waitFor({ state: 'detached' });
  await holds(page, "document.activeElement.name === 'membership_no'");
  await testBrowser.leave(page);
});

test('R093 R113 R172 accepting is stored as Y for two years and hides the banner', async () => {
  const page = await testBrowser.newPage();
  await page.addInitScript(`
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => own.get.call(document),
      set: (text) => { globalThis.written = text; own.set.call(document, text); },
    });
  `);
  await page.goto('/home');
  await settled(page);
  await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
  await expect.poll(() => banner(page).count()).toBe(0);
  expect(await page.evaluate<string>('written')).toContain('; Max-Age=63072000');
  const cookie = await choice(page);
  expect(cookie?.value).toBe('Y');
  // Browsers shorten such a wish to 400 days.
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 399 * 86_400);
  await page.reload();
  await settled(page);
  expect(await banner(page).count()).toBe(0);
  await testBrowser.leave(page);
});

test('R086 R113 refusing is stored as N, hides it and asks again at the next visit', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/home');
  await settled(page);
  // By keys it comes before all else, and the page has the focus after it.
  await page.keyboard.press('Tab');
  expect(await banner(page).locator(':focus').count()).toBe(1);
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await banner(page).waitFor({ state: 'detached' });
  await holds(page, "document.activeElement.id === 'main'");
  expect(await choice(page)).toMatchObject({ value: 'N', expires: -1 });
  await page.goto('/cookie/policy');
  await settled(page);
  expect(await banner(page).count()).toBe(0);
  const next = await page.context().newPage();
  await next.goto('/home');
  await banner(next).waitFor();
  await testBrowser.leave(page);
});

test('R003 D-19 the question is part of the page as served, until it is answered', async () => {
  const page = await testBrowser.newPage();
  const served = async (cookie: string) =>
    (await page.request.get('/home', { headers: cookie ? { cookie } : {} })).text();
  const question = 'เว็บไซต์นี้ใช้คุกกี้ที่จำเป็น';
  expect(await served('')).toContain(question);
  expect(await served('acceptCookie=maybe')).toContain(question);
  expect(await served('acceptCookie=Y')).not.toContain(question);
  expect(await served('a=b; acceptCookie=N')).not.toContain(question);
  await testBrowser.leave(page);
});

test.each([
  ['ยอมรับ', 'Y'],
  ['ปฏิเสธ', 'N'],
])('D-19 R093 without script %s is sent, kept as %s, and leads back', async (name, value) => {
  const page = await testBrowser.newPage({ width: 390, script: false });
  await page.goto('/cookie/policy?version=1');
  const boxes = await Promise.all(
    (await banner(page).getByRole('button').all()).map((button) => button.boundingBox()),
  );
  expect(boxes[0]?.width).toBe(boxes[1]?.width);
  await banner(page).getByRole('button', { name }).click();
  await expect.poll(() => banner(page).count()).toBe(0);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/cookie/policy?version=1',
  );
  const cookie = await choice(page);
  expect(cookie?.value).toBe(value);
  expect((cookie?.expires ?? 0) > 0).toBe(value === 'Y');
  await testBrowser.leave(page);
});

test('R113 a refusal sent without script is not asked about again in this visit', async () => {
  const page = await testBrowser.newPage();
  await page.context().addCookies([{ name: 'acceptCookie', value: 'N', url: testBrowser.baseUrl }]);
  await page.goto('/home');
  await banner(page).waitFor();
  // Another page of the same site led here, as the form's answer does.
  await page.evaluate("location.assign('/cookie/policy')");
  await page.waitForURL('**/cookie/policy');
  await settled(page);
  expect(await banner(page).count()).toBe(0);
  await testBrowser.leave(page);
});

test('D-19 another site answers nothing, and no answer leads to another site', async () => {
  const page = await testBrowser.newPage();
  const form = { form: 'info.consent', choice: 'Y', return: '//evil.example/' };
  const send = (site: string) =>
    page.request.post('/cookie/cookies', {
      form,
      headers: { 'sec-fetch-site': site },
      maxRedirects: 0,
    });
  expect((await send('cross-site')).status()).toBe(403);
  const own = await send('same-origin');
  expect([own.status(), own.headers().location]).toEqual([303, '/cookie/cookies']);
  expect(own.headers()['set-cookie']).toContain('acceptCookie=Y');
  expect(own.headers()['set-cookie']).toContain('Max-Age=63072000');
  await testBrowser.leave(page);
});

test.each([true, false])(
  'D-19 the answer is changed on the cookie page, script: %s',
  async (script) => {
    const page = await testBrowser.newPage({ width: 390, script });
    await page.goto('/cookie/cookies');
    if (script) await settled(page);
    const change = page.locator('main form');
    await change.getByRole('button', { name: 'ยอมรับ' }).click();
    await expect.poll(async () => (await choice(page))?.value).toBe('Y');
    await expect.poll(() => banner(page).count()).toBe(0);
    await change.getByRole('button', { name: 'ปฏิเสธ' }).click();
    await expect.poll(async () => (await choice(page))?.value).toBe('N');
    if (script) await page.getByText('คำตอบของคุณตอนนี้: ปฏิเสธ').waitFor();
    expect(await banner(page).count()).toBe(0);
    await testBrowser.leave(page);
  },
);

test('R027 the privacy notice names the cooperative and its data protection officer', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/cookie/policy');
  const text = await page.locator('main').innerText();
  expect(text).toContain('เป็นผู้ควบคุมข้อมูลส่วนบุคคล');
  expect(text).toContain('ฉบับที่ 1 ใช้ตั้งแต่ 28 พฤศจิกายน 2568');
  expect(await page.locator('main a[href^="mailto:"]').count()).toBe(1);
  expect(await page.getByRole('navigation').count()).toBe(0);
  await testBrowser.leave(page);
});

test('R027 any other name shows the not-found text, without layout, as 404', async () => {
  const page = await testBrowser.newPage();
  const answer = await page.goto('/cookie/anything');
  expect(answer?.status()).toBe(404);
  const text = await page.locator('main').innerText();
  expect(text).toContain('Sorry! The page you are looking for was not found');
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect((await page.goto('/cookie/policy?version=77'))?.status()).toBe(404);
  await testBrowser.leave(page);
});

test.each(widths)('R027 both texts at %i px: no findings of axe', async (width) => {
  const page = await testBrowser.newPage({ width });
  for (const path of ['/cookie/cookies', '/cookie/policy', '/cookie/cookies?version=1']) {
    await page.goto(path);
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
  }
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('2.4.11 what a key focuses does not hide behind the banner', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/home');
  await settled(page);
  const top = (await banner(page).boundingBox())?.y ?? 0;
  const links = await page.locator('main a, footer a').all();
  for (const link of links) {
    await link.focus();
    const box = await link.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
  await testBrowser.leave(page);
});
