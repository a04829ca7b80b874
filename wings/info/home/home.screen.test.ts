import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from '../../../journeys/stage.ts';

let stage: Stage;
let page: Page;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const session = {
  token: 'not-a-real-one',
  membership_no: '000123',
  member: { MEMBER_NAME: 'สมหญิง', MEMBER_SURNAME: 'ใจดี' },
};

test('R001 the front page shows banner, menu from the server and announcement', async () => {
  page = await stage.newPage();
  await page.goto('/home');
  const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
  expect(await menu.getByRole('link', { name: 'หน้าหลัก' }).isVisible()).toBe(true);
  expect(await menu.getByRole('listitem').count()).toBeGreaterThan(1);
  expect(await page.getByRole('region', { name: 'ประกาศ' }).isVisible()).toBe(true);
  expect(await page.locator('main img[src*="/Banner/"]').isVisible()).toBe(true);
  expect(stage.faults(page)).toEqual([]);
});

test('R036 the banner is drawn at 1920 by 232', async () => {
  const banner = page.locator('main img[src*="/Banner/"]');
  expect(await banner.getAttribute('width')).toBe('1920');
  expect(await banner.getAttribute('height')).toBe('232');
  const box = await banner.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1920 / 232, 1);
});

test('R035 title, description and locale are in the served head', async () => {
  const html = await (await fetch(`${stage.baseUrl}/home`)).text();
  const site = JSON.parse(/id="config">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
  expect(html).toContain(`<title>main - ${site.coopNameTH}</title>`);
  expect(html).toContain(`<meta name="description" content="${site.www_description}">`);
  expect(html).toContain('content="th_TH"');
  expect(await page.title()).toBe(`main - ${site.coopNameTH}`);
});

test('D-16 the card leads to the sign-in, and every link on the page leads on', async () => {
  const targets = await page.evaluate<string[]>(
    `[...document.querySelectorAll('main a[href^="/"]')].map((link) => link.href)`,
  );
  expect(targets.length).toBeGreaterThan(3);
  for (const target of new Set(targets)) expect((await fetch(target)).status).toBe(200);
  await page.getByRole('link', { name: 'เข้าสู่ระบบสมาชิก' }).click();
  await page.waitForURL('**/member/logon');
  await page.context().close();
});

test('D-16 whoever has a stored session is welcomed by name', async () => {
  page = await stage.newPage({ width: 390 });
  await page.addInitScript((kept) => localStorage.setItem('member', kept), JSON.stringify(session));
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'สวัสดี คุณสมหญิง' });
  await card.waitFor();
  expect(await card.getByText('000123').isVisible()).toBe(true);
  expect(await card.getByRole('link').count()).toBe(2);
  expect(stage.faults(page)).toEqual([]);
  await page.context().close();
});
