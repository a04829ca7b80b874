/** The last seen overview: there without signal, gone with the session (decision 0070). */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { expectPageOk } from '../page-checks.ts';
import { holds, openTestBrowser, type TestBrowser } from '../test-browser.ts';
import { type Line, openLine } from './line.ts';
import { storedIn } from './stored.ts';

let testBrowser: TestBrowser;
let line: Line;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
beforeEach(async () => {
  line = await openLine(testBrowser.baseUrl);
});
afterEach(() => line.close());
afterAll(() => testBrowser.close());

const cutOff = /ERR_(?:INTERNET_DISCONNECTED|CONNECTION|EMPTY|FAILED|NETWORK)|Failed to|40[01]/;
/** The member's name, and figures of every card. */
const ofMember = /สมหญิง|46,?212\.95|521,?212\.95|428,?500|712,?490/;

/** Signed in on the overview, which is sealed, with a worker that holds the frame. */
async function openOverview(width = 390): Promise<Page> {
  const page = await testBrowser.newPage({ width, line: line.baseUrl });
  await testBrowser.signInAs(page, '000123');
  await page.waitForURL('**/member/status');
  await page.locator('main').getByText('46,212.95').first().waitFor();
  await hasCopy(page);
  return page;
}

const hasCopy = (page: Page) =>
  holds(
    page,
    `caches.match('/member/status').then((held) =>
      held !== undefined && localStorage.getItem('lastSeen') !== null)`,
  );

/** Every amount of the three cards of balances, as they are read. */
const amounts = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const { textContent } = Object(main);
    return String(textContent).match(/\d[\d,]*\.\d{2}/g);
  });

const seenNote = (page: Page) => page.getByText('นี่คือข้อมูลที่คุณเห็นล่าสุด เมื่อ');

/** Nothing of anybody, in no place that a browser has. */
async function expectNothingStored(page: Page, token: string): Promise<void> {
  const { values, cached } = await storedIn(page);
  expect(values).not.toMatch(ofMember);
  expect(cached).not.toMatch(ofMember);
  expect(values).not.toMatch(/000123|lastSeen|"token"/);
  expect(`${values}${cached}`).not.toContain(token);
}

const tokenOf = (page: Page) => page.evaluate<string>('JSON.parse(localStorage.member).token');

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'เมนู', exact: true }).click();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.waitForURL('**/member/logon');
}

/** Opened without signal it shows no figure and no name of anybody. */
async function expectNothingOffline(page: Page): Promise<void> {
  await line.cut(page.context());
  await page.goto('/member/status');
  // Whether a browser knows that it is cut off differs; without a session the sign-in may stand.
  await page
    .getByText(/ไม่มีสัญญาณ|ติดต่อระบบไม่ได้|เลขทะเบียนสมาชิก/)
    .first()
    .waitFor();
  // What was to come has come.
  await page.waitForTimeout(500);
  expect(await page.locator('body').innerText()).not.toMatch(ofMember);
  expect(await seenNote(page).count()).toBe(0);
  // With the line the page would open itself anew.
  await page.goto('about:blank');
  await line.mend(page.context());
  await page.goto('/cookie/policy');
}

test.each([390, 1440])(
  'T31 without signal the overview is as it was last seen, at %i px',
  async (width) => {
    const page = await openOverview(width);
    const online = await amounts(page);
    expect(online?.length).toBeGreaterThan(8);
    // Sealed: while somebody is signed in the storage holds no figure either.
    const { values, cached } = await storedIn(page);
    expect(values).not.toMatch(/46,?212\.95|521,?212\.95|428,?500/);
    expect(cached).not.toMatch(ofMember);
    await line.cut(page.context());
    await page.goto('/member/status');
    await seenNote(page).waitFor();
    const shown = await page.locator('main').getByRole('alert').innerText();
    expect(shown).toMatch(/เมื่อ\s+\d{1,2} \S+ 25\d\d \d\d:\d\d/);
    expect(online).toEqual(expect.arrayContaining((await amounts(page)) ?? ['none']));
    expect((await amounts(page))?.length).toBeGreaterThan(8);
    // What is of the person is not kept, and the frame with its menu stands.
    expect(await page.getByText('เลขบัตรประชาชน').count()).toBe(0);
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    await expectPageOk(testBrowser, page, cutOff);
    // A room whose figures nobody keeps says so, within the frame.
    await page.goto('/member/share');
    await page.getByRole('heading', { level: 1, name: 'เปิดหน้านี้ไม่ได้' }).waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    expect(await page.locator('main').innerText()).not.toMatch(/\d\.\d{2}/);
    await line.mend(page.context());
    await page.getByRole('heading', { level: 1, name: 'ทุนเรือนหุ้น' }).waitFor();
    await page.goto('/member/status');
    await page.getByText('เลขบัตรประชาชน').first().waitFor();
    expect(await seenNote(page).count()).toBe(0);
    await testBrowser.leave(page);
  },
);

test('within the portal the frame stays, and what was asked for comes with the line', async () => {
  const page = await openOverview(1440);
  const menu = page.getByRole('navigation', { name: 'เมนูสมาชิก' });
  await line.cut(page.context());
  const note = page.getByRole('status').getByText('ไม่มีสัญญาณอินเทอร์เน็ต');
  await note.waitFor();
  await menu.getByRole('link', { name: 'ปันผล/เฉลี่ยคืน' }).click();
  await page.getByRole('heading', { level: 1, name: 'เปิดหน้านี้ไม่ได้' }).waitFor();
  expect(await menu.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByText('ลองแล้ว ยังติดต่อไม่ได้').waitFor();
  await line.mend(page.context());
  await page.getByRole('heading', { level: 1, name: /ปันผล/ }).waitFor();
  await note.waitFor({ state: 'hidden' });
  await testBrowser.leave(page);
});

test('T31 nothing of a member stays in the browser after the way out, nor is shown', async () => {
  const page = await openOverview();
  const token = await tokenOf(page);
  await signOut(page);
  await expectNothingStored(page, token);
  await expectNothingOffline(page);
  await expectNothingStored(page, token);
  await testBrowser.leave(page);
});

test('T31 out in another tab, without signal, is out everywhere and leaves nothing', async () => {
  const page = await openOverview();
  const token = await tokenOf(page);
  const other = await page.context().newPage();
  await other.goto('/member/status');
  await other.locator('main').getByText('46,212.95').first().waitFor();
  await line.cut(page.context());
  await other.getByRole('button', { name: 'เมนู', exact: true }).click();
  await other.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click();
  await holds(page, `localStorage.getItem('member') === null`);
  await page.getByText('46,212.95').first().waitFor({ state: 'hidden' });
  await expectNothingStored(page, token);
  await line.mend(page.context());
  await testBrowser.leave(page);
});

test('T31 nothing is left of a session ended elsewhere, or of one whose time is up', async () => {
  const page = await openOverview();
  const token = await tokenOf(page);
  await asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (client) =>
    client.query(
      `UPDATE portal.sessions SET revoked_at = now()
       WHERE token_hash = sha256(convert_to($1, 'UTF8'))`,
      [token],
    ),
  );
  await page.goto('/member/status');
  await page.waitForURL('**/member/logon');
  await expectNothingStored(page, token);
  await expectNothingOffline(page);
  await testBrowser.leave(page);
});

test('T15 past the end of the session, or in a browser closed since, it is not shown', async () => {
  const page = await openOverview();
  const change = (turn: string) =>
    page.evaluate(`localStorage.setItem('lastSeen',
      JSON.stringify({ ...JSON.parse(localStorage.lastSeen), ${turn} }))`);
  const copy = await page.evaluate<string>('localStorage.lastSeen');
  for (const turn of ['until: Date.now() - 1', 'at: Date.now() + 60_000']) {
    await change(turn);
    await expectNothingOffline(page);
    await page.evaluate((text) => Object(globalThis).localStorage.setItem('lastSeen', text), copy);
  }
  // A browser that is closed forgets the cookie with the session's own.
  await page.context().clearCookies({ name: 'lastSeen' });
  await expectNothingOffline(page);
  await testBrowser.leave(page);
});

test('S4 whoever signs in next finds nothing of the one before', async () => {
  const page = await openOverview();
  const before = await page.evaluate<string>('localStorage.lastSeen');
  await page.goto('/home');
  // As another tab would, whose form stood there before.
  await page.evaluate(`localStorage.setItem('lastSeen', ${JSON.stringify(before)})`);
  await page.evaluate(`for (const key of ['member', 'user']) localStorage.removeItem(key)`);
  await testBrowser.signInAs(page, '000111');
  await page.waitForURL('**/member/status');
  await hasCopy(page);
  expect(await page.evaluate<string>('localStorage.lastSeen')).not.toBe(before);
  await line.cut(page.context());
  await page.goto('/member/status');
  await seenNote(page).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(ofMember);
  await line.mend(page.context());
  await testBrowser.leave(page);
});
