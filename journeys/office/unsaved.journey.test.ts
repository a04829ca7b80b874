/** Every form of the office that can be left with something unsaved, left in every way. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRateDifferences } from '../../api/office/rate-differences.api.ts';
import { readOfficeTopic } from '../../wings/office/board/board.api.ts';
import { readCategories } from '../../wings/office/categories/categories.api.ts';
import { readComplaint, readComplaints } from '../../wings/office/complaints/complaints.api.ts';
import { readElection } from '../../wings/office/elections/elections.api.ts';
import { readHome } from '../../wings/office/home/home.api.ts';
import {
  readParticulars,
  readParticularsHistory,
} from '../../wings/office/particulars/particulars.api.ts';
import { readLinks } from '../../wings/office/site/links/links.api.ts';
import { readMarquee } from '../../wings/office/site/marquee/marquee.api.ts';
import { readStaff } from '../../wings/office/staff/staff.api.ts';
import { settled } from '../browser/settled.ts';
import { hasFocus, success } from '../mock-api.ts';
import { expectPageOk } from '../page-checks.ts';
import { officeMenu } from '../sign-in/office.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';
import { openMockOffice } from './mock-office.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const marquee = readMarquee.example;
const lines = ['แถวแรก', 'แถวที่สอง'].map((note_html, at) => ({
  ...{ ...marquee.rows[0], id: String(at + 1), note_html },
}));
const answers = Object.fromEntries(
  [
    ...[readHome, readOfficeTopic, readComplaint, readComplaints, readElection, readStaff],
    ...[readParticulars, readParticularsHistory, readCategories, readRateDifferences],
  ].map(({ path, example }) => [`GET ${path}`, success(example)]),
);

const { example: election } = readElection;
/** Before a count waits for another person: its candidates may change. */
const unsealed = { ...election, head: { ...election.head, status: 'CANDIDATES', count: null } };

const open = (width: number, path: string) =>
  openMockOffice(testBrowser, {
    ...{ width, path },
    answers: {
      ...answers,
      [`GET ${readElection.path}`]: success(unsealed),
      [`GET ${readMarquee.path}`]: success({ ...marquee, rows: lines }),
      [`GET ${readLinks.path}`]: success(readLinks.example),
    },
  });

const question = (page: Page) => page.getByRole('dialog', { name: 'ยังไม่ได้บันทึก' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'กลับไปแก้ไข' });
const leave = (page: Page) => question(page).getByRole('button', { name: 'ออกโดยไม่บันทึก' });

/** Opens the office's first page, then this one by its menu: there is something to go back to. */
async function openByMenu(width: number, path: string): Promise<Page> {
  const { page } = await open(width, '/office');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await goByMenu(page, path);
  await page.waitForURL(`**${path}`);
  return page;
}

async function goByMenu(page: Page, path: string): Promise<void> {
  const link = officeMenu(page).locator(`a[href="${path}"]`);
  const fold = page.getByRole('button', { name: /^เมนู/ }).first();
  const shown = async () => (await link.isVisible()) || (await fold.isVisible());
  await expect.poll(shown).toBe(true);
  if (!(await link.isVisible())) await fold.click();
  await link.click();
}

const forms: readonly [string, string, (page: Page) => Locator][] = [
  ['a row of a list', '/office/links?edit=1', (page) => page.getByLabel('ชื่อหน่วยงาน', exact)],
  ['particulars', '/office/particulars', (page) => page.locator('main input').first()],
  ['a part of an election', '/office/elections/2568', (page) => page.locator('main input').first()],
  ['an answer on the board', '/office/board/14', (page) => page.getByLabel('คำตอบ', exact)],
  ['a note of a case', '/office/complaints/12', (page) => page.locator('[name=internal_note]')],
  ['a colleague', '/office/staff/noi', (page) => page.getByLabel('ชื่อและนามสกุล', exact)],
];
const exact = { exact: true };
const typed = 'พิมพ์ไว้แล้ว';

describe.each(widths)('at %i px', (width) => {
  test.each(forms)('%s: by the menu, by the button back, by closing the tab', async (...form) => {
    const [, path, fieldOn] = form;
    const { page } = await open(width, path);
    const field = fieldOn(page);
    await field.fill(typed);
    await goByMenu(page, '/office');
    await question(page).waitFor();
    expect(await hasFocus(stay(page))).toBe(true);
    await expectPageOk(testBrowser, page);
    await stay(page).click();
    await field.fill(`${typed}อีก`);
    // A tab that is closed asks in the browser's own words.
    const coming = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const warning = await coming;
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();
    expect(await field.inputValue()).toBe(`${typed}อีก`);
    await goByMenu(page, '/office');
    await leave(page).click();
    await page.waitForURL('**/office');
    await settled(page);
    await page.goBack();
    await field.waitFor();
    expect(await field.inputValue()).not.toContain(typed);
    // What holds nothing unsaved is left without a word.
    await goByMenu(page, '/office');
    await page.waitForURL('**/office');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('back, and Esc: the address stays, and the keyboard is where it was', async () => {
    const page = await openByMenu(width, '/office/categories');
    await page.getByRole('button', { name: /^แก้ไข/ }).first().click();
    const field = page.locator('main input').first();
    await field.fill(typed);
    await page.goBack();
    await question(page).waitFor();
    await page.keyboard.press('Escape');
    expect(await hasFocus(field)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/office/categories');
    await page.goBack();
    await leave(page).click();
    await page.waitForURL('**/office');
    await testBrowser.leave(page);
  });
});

/** As the browser’s buttons go to another entry of the same page. */
const toQuery = (query: string) =>
  `history.pushState({ idx: history.state.idx + 1, key: 'other', usr: null }, '', '${query}');
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));`;

test('another query of the same page asks, and begins the form anew', async () => {
  const { page } = await open(1440, '/office/board/14');
  const field = page.getByLabel('คำตอบ', exact);
  await field.fill(typed);
  await page.evaluate(toQuery('?page=2'));
  await stay(page).click();
  expect(await field.inputValue()).toBe(typed);
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.evaluate(toQuery('?page=2'));
  await leave(page).click();
  await page.waitForURL('**/office/board/14?page=2');
  await expect.poll(() => field.inputValue()).toBe('');
  await testBrowser.leave(page);
});

test('another row in the same form asks, and has its own words', async () => {
  const { page } = await open(1440, '/office/marquee');
  const field = page.getByRole('textbox', { name: 'ข้อความ', exact: true });
  for (const words of ['แถวแรก', 'แถวที่สอง']) {
    await page.getByRole('button', { name: `แก้ไข “${words}”`, exact: true }).click();
    await expect.poll(() => field.innerText()).toBe(words);
    if (words === 'แถวแรก') await page.getByRole('button', { name: 'ยกเลิก' }).click();
  }
  await field.fill(typed);
  await page.evaluate('history.go(-2)');
  await leave(page).click();
  await page.waitForURL('**/office/marquee?edit=1');
  await expect.poll(() => field.innerText()).toBe('แถวแรก');
  await testBrowser.leave(page);
});

test('a form that ends without leaving its page asks as well', async () => {
  const { page } = await open(1440, '/office/elections/2568?part=candidates');
  await page.getByRole('button', { name: 'เพิ่มผู้สมัคร' }).click();
  const field = page.getByLabel('ชื่อและนามสกุล', exact);
  await field.fill(typed);
  await page.getByRole('button', { name: 'ปิดแบบฟอร์ม' }).click();
  await stay(page).click();
  expect(await field.inputValue()).toBe(typed);
  await page.getByRole('button', { name: 'ปิดแบบฟอร์ม' }).click();
  await leave(page).click();
  await page.getByRole('button', { name: 'เพิ่มผู้สมัคร' }).click();
  expect(await field.inputValue()).toBe('');
  await testBrowser.leave(page);
});

test('the question is gone with the press that answers it, the form takes the next', async () => {
  const { page } = await open(1440, '/office/board/14');
  const field = page.getByLabel('คำตอบ', exact);
  await field.fill(typed);
  await goByMenu(page, '/office');
  await stay(page).waitFor();
  await settled(page);
  const isOpen = await stay(page).evaluate(async (button) => {
    const it = button as unknown as { click(): void; closest(what: string): { open: boolean } };
    const dialog = it.closest('dialog');
    it.click();
    await Promise.resolve();
    return dialog.open;
  });
  expect(isOpen).toBe(false);
  await goByMenu(page, '/office');
  await stay(page).click();
  const box = await field.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ต่อ');
  expect(await field.inputValue()).toBe(`${typed} ต่อ`);
  await testBrowser.leave(page);
});
