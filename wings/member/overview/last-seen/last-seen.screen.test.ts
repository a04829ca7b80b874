import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../../journeys/browser/settled.ts';
import {
  failure,
  type MockResponse,
  mockMemberApi,
  storedMember,
  success,
} from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { readStatus } from '../overview.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readStatus.path}`;
const seen = 'นี่คือข้อมูลที่คุณเห็นล่าสุด เมื่อ';
const filled = success(readStatus.example);

const copyOf = (page: Page) => page.evaluate<string | null>('localStorage.lastSeen ?? null');

/** The overview, sealed; what its call is answered next is `turn`ed. */
async function openSealed(width = 1440) {
  let answer: MockResponse = filled;
  const page = await testBrowser.newPage({ width });
  await mockMemberApi(page, { [query]: () => answer });
  await page.goto('/member/status');
  await page.getByText('521,212.95').first().waitFor();
  await expect.poll(() => copyOf(page)).not.toBeNull();
  const turn = (next: MockResponse) => {
    answer = next;
  };
  /** Away from the page and back to it, whose feed asks again. */
  const comeBack = async () => {
    await page.goto('/cookie/cookies');
    await page.goto('/member/status');
  };
  return { page, turn, comeBack };
}

test.each(widths)(
  'T31 no answer: what was last seen, with day and time, at %i px',
  async (width) => {
    const { page, turn, comeBack } = await openSealed(width);
    turn({ cut: true });
    await comeBack();
    await page.getByText(seen).waitFor();
    expect(await page.getByText('521,212.95').first().isVisible()).toBe(true);
    expect(await page.getByText('1-xxxx-xxxxx-xx-5').count()).toBe(0);
    await expectPageOk(testBrowser, page, /ERR_/);
    turn(filled);
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByText('1-xxxx-xxxxx-xx-5').waitFor();
    expect(await page.getByText(seen).count()).toBe(0);
    await testBrowser.leave(page);
  },
);

test('a fault of the server is a fault, and no reason to show what was last seen', async () => {
  const { page, turn, comeBack } = await openSealed();
  turn(failure(503, 'unavailable'));
  await comeBack();
  await page.getByRole('heading', { name: 'โหลดข้อมูลของคุณไม่สำเร็จ' }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/521,212|สัญญาณ/);
  await testBrowser.leave(page);
});

test('a copy that another version sealed, or that somebody touched, is none', async () => {
  const { page, turn, comeBack } = await openSealed();
  await page.evaluate(`{
    const copy = JSON.parse(localStorage.lastSeen);
    const box = (copy.box[0] === 'A' ? 'B' : 'A') + copy.box.slice(1);
    localStorage.lastSeen = JSON.stringify({ ...copy, box });
  }`);
  turn({ cut: true });
  await comeBack();
  await page.getByRole('heading', { name: 'โหลดข้อมูลของคุณไม่สำเร็จ' }).waitFor();
  await page.getByText('ติดต่อระบบไม่ได้').first().waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/521,212/);
  await testBrowser.leave(page);
});

test('S4 staff in the member’s stead leave no copy behind', async () => {
  const page = await testBrowser.newPage();
  await mockMemberApi(page, { [query]: filled });
  await page.addInitScript(
    (stored) => {
      for (const key of ['member', 'user']) localStorage.setItem(key, stored);
    },
    JSON.stringify({ ...storedMember, impersonated: true }),
  );
  await page.goto('/member/status');
  await page.getByText('521,212.95').first().waitFor();
  await settled(page);
  expect(await copyOf(page)).toBeNull();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('lastSeen');
  await testBrowser.leave(page);
});
