/** A journey by keys alone on the real app; no-pointer.test.ts holds that it has nothing else. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { settled } from '../browser/settled.ts';
import { expectFocus, patience, pressesOf, tabOut, tabTo } from '../keys.ts';
import { withFreshCode } from '../sign-in/office.ts';
import { holds, type TestBrowser } from '../test-browser.ts';

/** What the hands can do on a page, and what shows that it was done. */
export interface Walk {
  /** To read what stands on it. */
  readonly page: Page;
  /** Types an address of the portal. */
  go(path: string): Promise<void>;
  /** The new address, and then what it shows: a key pressed before that would be lost. */
  arrive(address: string | RegExp): Promise<void>;
  /** By Tab to what has this name; each stop on the way is on the screen and ringed. */
  to(name: RegExp): Promise<void>;
  /** The same by Shift and Tab. */
  back(name: RegExp): Promise<void>;
  /** By Tab to the end of the page: nothing holds the keys on the way. */
  out(): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  type(words: string): Promise<void>;
  /** To it, and Enter. */
  follow(name: RegExp): Promise<void>;
  /** To a field, and what it shall hold in place of what it holds. */
  write(field: RegExp, words: string): Promise<void>;
  /** To a list, and down to the entry with these words. */
  pick(field: RegExp, words: string): Promise<void>;
  /** From the top of a page past its menu: the keys go on in what the page is about. */
  skip(): Promise<void>;
  /** The focus is where it belongs after what was done. */
  at(name: RegExp): Promise<void>;
  /** Where a page of the same app is opened, the keys begin at its content. */
  atMain(): Promise<void>;
  sees(words: string | RegExp): Promise<void>;
  /** A live region says it to whoever does not see. */
  hears(words: RegExp): Promise<void>;
  /** Answers the question about cookies, a new visitor's first stop: the keys go on in the page. */
  decline(): Promise<void>;
  /** To it, and Enter; a file of this name comes, with these first letters. */
  take(button: RegExp, file: RegExp, begins?: string): Promise<void>;
  /** Nothing went wrong but what was provoked, and Tab was pressed no more often than this. */
  end(most: number, but?: RegExp): Promise<void>;
}

async function expectFile(download: Download, name: RegExp, begins: string): Promise<void> {
  expect(download.suggestedFilename()).toMatch(name);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, Buffer.byteLength(begins)).toString()).toBe(begins);
}

/** A page that nobody has opened yet, at its first address. */
export async function startWalk(
  testBrowser: TestBrowser,
  path: string,
  options: { readonly width?: number; readonly stranger?: boolean } = {},
): Promise<Walk> {
  const page = await testBrowser.newPage(options);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const to = (name: RegExp) => tabTo(page, name, patience);
  const follow = async (name: RegExp) => {
    await to(name);
    await press('Enter');
  };
  const walk: Walk = {
    ...{ page, press, to, follow },
    back: (name) => tabTo(page, name, patience, 'Shift+Tab'),
    out: () => tabOut(page),
    async go(path) {
      await page.goto(path);
      await settled(page);
    },
    async arrive(address) {
      await page.waitForURL(address);
      await settled(page);
    },
    type: (words) => page.keyboard.type(words),
    async write(field, words) {
      await to(field);
      await press('Control+a');
      await page.keyboard.type(words);
    },
    async pick(field, words) {
      await to(field);
      const list = page.locator('select:focus');
      for (let left = await list.locator('option').count(); left > 0; left -= 1) {
        if ((await list.locator('option:checked').textContent()) === words) return;
        await press('ArrowDown');
      }
      throw new Error(`no entry is called ${words}`);
    },
    async skip() {
      await follow(/^ข้ามไปเนื้อหา$/);
      await walk.atMain();
    },
    at: (name) => expectFocus(page, name),
    async atMain() {
      await holds(page, `document.activeElement?.id === 'main'`);
      await settled(page);
    },
    sees: (words) => page.getByText(words).filter({ visible: true }).first().waitFor(),
    async hears(words) {
      const regions = page.getByRole('status');
      await expect.poll(async () => (await regions.allTextContents()).join(' | ')).toMatch(words);
    },
    async decline() {
      await follow(/^ปฏิเสธ$/);
      await walk.atMain();
    },
    async take(button, file, begins = '%PDF-1.7') {
      await to(button);
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        press('Enter'),
      ]);
      await expectFile(download, file, begins);
    },
    async end(most, but) {
      expect(testBrowser.faults(page, but)).toEqual([]);
      const tabs = pressesOf(page);
      await testBrowser.leave(page);
      expect(tabs, 'presses of Tab').toBeLessThanOrEqual(most);
    },
  };
  await walk.go(path);
  return walk;
}

/** The same of whoever has never been here. */
export const startAsStranger = (
  testBrowser: TestBrowser,
  path: string,
  width?: number,
): Promise<Walk> => startWalk(testBrowser, path, { stranger: true, ...(width && { width }) });

/** A member comes in through the form. */
export async function enterAsMember(walk: Walk, memberNo: string): Promise<void> {
  await walk.decline();
  await walk.write(/^membership_no$/, memberNo);
  await walk.write(/^mem_password$/, demoPassword);
  await walk.press('Enter');
  await walk.arrive('**/member/status');
  await walk.page.getByRole('heading', { level: 1 }).waitFor();
  await walk.atMain();
}

/** An agency's contact comes in through the form. */
export async function enterAsAgency(walk: Walk, login: string): Promise<void> {
  await walk.decline();
  await walk.write(/^member_group_no$/, login);
  await walk.write(/^member_group_pass$/, demoPassword);
  await walk.press('Enter');
  await walk.arrive('**/membergroup/dashboard');
  await walk.atMain();
}

/** Staff come in at the office's page that is shown. */
export async function enterOffice(
  testBrowser: TestBrowser,
  walk: Walk,
  login: string,
): Promise<void> {
  await walk.write(/^login$/, login);
  await walk.write(/^password$/, demoPassword);
  await walk.to(/^totp$/);
  await withFreshCode(testBrowser, login, async (code) => {
    await walk.type(code);
    await walk.press('Enter');
    await walk.page.locator('nav[aria-label="เมนูสำนักงาน"]').waitFor({ state: 'attached' });
  });
  await settled(walk.page);
}
