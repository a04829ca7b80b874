import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, openStage, type Stage, widths } from '../../../journeys/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const banner = (page: Page) => page.getByRole('region', { name: 'เว็บไซต์นี้ใช้คุกกี้ที่จำเป็น' });

async function choice(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find((cookie) => cookie.name === 'acceptCookie');
}

test.each(widths)(
  'R003 R028 a first visit at %i px is asked, with both texts linked',
  async (width) => {
    const page = await stage.newPage({ width });
    await page.goto('/home');
    await banner(page).waitFor();
    for (const path of ['/cookie/cookies', '/cookie/policy']) {
      expect(await banner(page).locator(`a[href="${path}"]`).count()).toBe(1);
    }
    const boxes = await Promise.all(
      (await banner(page).getByRole('button').all()).map((button) => button.boundingBox()),
    );
    expect(boxes).toHaveLength(2);
    expect(boxes[0]?.width).toBe(boxes[1]?.width);
    expect(await axeFindings(page)).toEqual([]);
    await page.context().close();
  },
);

test('R003 the question stands on the pages of the portal too', async () => {
  const page = await stage.newPage();
  await page.goto('/member/logon');
  await banner(page).waitFor();
  await page.context().close();
});

test('R093 R113 R172 accepting is stored as Y for two years and hides the banner', async () => {
  const page = await stage.newPage();
  await page.addInitScript(`
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => own.get.call(document),
      set: (text) => { globalThis.written = text; own.set.call(document, text); },
    });
  `);
  await page.goto('/home');
  await banner(page).getByRole('button', { name: 'ยอมรับ' }).click();
  expect(await banner(page).count()).toBe(0);
  expect(await page.evaluate<string>('written')).toContain('; Max-Age=63072000');
  const kept = await choice(page);
  expect(kept?.value).toBe('Y');
  // Browsers shorten such a wish to 400 days.
  expect(kept?.expires).toBeGreaterThan(Date.now() / 1000 + 399 * 86_400);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await banner(page).count()).toBe(0);
  await page.context().close();
});

test('R086 R113 refusing is stored as N, hides it and asks again at the next visit', async () => {
  const page = await stage.newPage({ width: 390 });
  await page.goto('/home');
  await banner(page).getByRole('button', { name: 'ปฏิเสธ' }).click();
  expect(await choice(page)).toMatchObject({ value: 'N', expires: -1 });
  await page.goto('/cookie/policy');
  await page.waitForLoadState('networkidle');
  expect(await banner(page).count()).toBe(0);
  const next = await page.context().newPage();
  await next.goto('/home');
  await banner(next).waitFor();
  await page.context().close();
});

test('D-19 before an answer no cookie is set, and nothing is asked of others', async () => {
  const page = await stage.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto('/home');
  await page.waitForLoadState('networkidle');
  expect(await page.context().cookies()).toEqual([]);
  expect(new Set(asked)).toEqual(new Set([stage.baseUrl]));
  await page.context().close();
});

test('R027 the cookie policy names all that is stored, and takes the answer back', async () => {
  const page = await stage.newPage();
  await page.goto('/home');
  await banner(page).getByRole('button', { name: 'ปฏิเสธ' }).click();
  await page.getByRole('button', { name: 'ก+' }).click();
  await page.getByRole('link', { name: 'นโยบายคุกกี้' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'นโยบายคุกกี้' }).waitFor();
  const told = await page.getByRole('table').textContent();
  const stored = await page.evaluate<string[]>(
    '[...Object.keys(localStorage), ...Object.keys(sessionStorage)]',
  );
  stored.push(...(await page.context().cookies()).map((cookie) => cookie.name));
  expect(stored).toEqual(expect.arrayContaining(['view', 'consentRefused', 'acceptCookie']));
  for (const name of stored) expect(told).toContain(name);
  await page.getByRole('button', { name: 'ลบคำตอบและถามใหม่' }).click();
  await banner(page).waitFor();
  expect(await choice(page)).toBeUndefined();
  await page.context().close();
});

test('R027 the privacy notice names the cooperative and its data protection officer', async () => {
  const page = await stage.newPage();
  await page.goto('/cookie/policy');
  const text = await page.locator('main').innerText();
  expect(text).toContain('เป็นผู้ควบคุมข้อมูลส่วนบุคคล');
  expect(await page.locator('main a[href^="mailto:"]').count()).toBe(1);
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.context().close();
});

test('2.4.11 what a key focuses does not hide behind the banner', async () => {
  const page = await stage.newPage({ width: 390 });
  await page.goto('/home');
  await banner(page).waitFor();
  const top = (await banner(page).boundingBox())?.y ?? 0;
  const links = await page.locator('main a, footer a').all();
  for (const link of links) {
    await link.focus();
    const box = await link.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
  await page.context().close();
});
