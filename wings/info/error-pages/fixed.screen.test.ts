import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../journeys/browser/settled.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const sorry = 'Sorry! This page is temporarily unavailable, please try again later';
const lost = 'Sorry! The page you are looking for was not found';

test.each(['/x', '/member/x', '/membergroup/x', '/membergroup/logon/x', '/cookie/x'])(
  'R068 R069 %s answers 404 with the prescribed sentence, a Thai line and the way home',
  async (path) => {
    const page = await testBrowser.newPage();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const english = page.locator('main [lang="en"]');
    expect(await english.textContent()).toBe(lost);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^ไม่พบหน้า/);
    expect(await page.locator('main a[href="/home"]').count()).toBe(1);
    expect(testBrowser.faults(page, /status of 404/)).toEqual([]);
    await testBrowser.leave(page);
  },
);

test('R068 a lost visitor looks for what is published, without script too', async () => {
  const page = await testBrowser.newPage({ script: false });
  await page.goto('/x');
  await page.getByRole('searchbox', { name: 'ค้นหาในเว็บไซต์' }).fill('กู้');
  await page.locator('main').getByRole('button', { name: 'ค้นหา' }).click();
  await page.waitForURL(/\/list\/all\?q=/);
  expect(await page.locator('main [role="status"]').textContent()).toContain('กู้');
  await testBrowser.leave(page);
});

test.each(widths)(
  'R022 R067 the error page at %i px: sentence, retry that reloads, home',
  async (width) => {
    const page = await testBrowser.newPage({ width });
    await page.goto('/auth/Error/x');
    expect(await page.locator('main [lang="en"]').textContent()).toBe(sorry);
    expect(await page.getByRole('navigation').count()).toBe(0);
    await settled(page);
    const again = page.waitForEvent('load');
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await again;
    await page.locator('main a[href="/home"]').click();
    await page.waitForURL('**/home');
    expect(testBrowser.faults(page)).toEqual([]);
    await testBrowser.leave(page);
  },
);

test('R070 a crash while rendering shows the error page, and the console stays empty', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/member/logon');
  await settled(page);
  await page.route('**/api/info/manu', (route) =>
    route.fulfill({ json: { rc_code: '1', data: { list_manu: 7, list_sub_manu: 7 } } }),
  );
  await page.locator('header a[href="/home"]').first().click();
  await page.getByText(sorry).waitFor();
  await page.unroute('**/api/info/manu');
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByRole('region', { name: 'ประกาศ' }).waitFor();
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test.each(['', '/x', '/x/y'])(
  'R021 /auth/notFoundUser%s tells an unknown user so, without layout',
  async (rest) => {
    const page = await testBrowser.newPage();
    const answer = await page.goto(`/auth/notFoundUser${rest}`);
    expect(answer?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('ไม่พบผู้ใช้งาน');
    await settled(page);
    // The layout of the public site: its menu, its announcement, its button to the top.
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('region', { name: 'ประกาศ' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /บน/ }).count()).toBe(0);
    expect(testBrowser.faults(page)).toEqual([]);
    await page.locator('main a[href="/member/logon"]').click();
    await page.waitForURL('**/member/logon');
    await testBrowser.leave(page);
  },
);

test('R021 what only begins like it is not found', async () => {
  expect((await fetch(`${testBrowser.baseUrl}/auth/notFoundUserx`)).status).toBe(404);
});

test('R023 /load is the splash and nothing else', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/load');
  expect(await page.getByRole('status').first().isVisible()).toBe(true);
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});
