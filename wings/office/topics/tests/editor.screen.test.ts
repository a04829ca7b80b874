/** The editor in a browser: what is pasted, stored, and warning of colleagues (D-17). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOfficer } from '../../../../api/office/office.api.ts';
import { callsTo, failure, type mockApi, success } from '../../../../journeys/mock-api.ts';
import { openMockOffice } from '../../../../journeys/office/mock-office.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { cleanArticle } from '../../../../records/content/clean-html.ts';
import { keepDraft, readEdited } from '../editor/editor.api.ts';
import { clipboards, pdfText } from './clipboards.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const officer = { ...readOfficer.example, roles: ['content'] };
const draft = `POST ${keepDraft.path}`;
const edited = {
  ...readEdited.example,
  ...{ own_draft: null, drafts: [] },
  content: { ...readEdited.example.content, body_html: '', images: [], cover_url: null },
};
const stored = success({ ...keepDraft.example, others: [] });

type Answers = Parameters<typeof mockApi>[1];

async function open(width: number, answers: Answers = {}, one: object = edited) {
  const { page, requests } = await openMockOffice(testBrowser, {
    ...{ width, path: '/office/topics/501', roles: officer.roles },
    answers: { [`GET ${readEdited.path}`]: success(one), [draft]: stored, ...answers },
  });
  await textOf(page).waitFor();
  const bodies = () =>
    callsTo(requests, draft).map((request) => request.postDataJSON().content.body_html as string);
  return { page, bodies };
}

const textOf = (page: Page) => page.locator('[role="textbox"][aria-multiline="true"]');

/** What a paste by the keyboard does, without the machine's own clipboard. */
const paste = (page: Page, type: string, words: string) =>
  page.evaluate(`(() => {
    const text = document.querySelector('[role="textbox"][aria-multiline="true"]');
    text.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData(${JSON.stringify(type)}, ${JSON.stringify(words)});
    const init = { clipboardData, bubbles: true, cancelable: true };
    text.dispatchEvent(new ClipboardEvent('paste', init));
  })()`);

async function pasted(type: string, words: string): Promise<string> {
  const { page, bodies } = await open(1440);
  await paste(page, type, words);
  await expect.poll(() => bodies().length, { timeout: 10_000 }).toBeGreaterThan(0);
  const html = bodies().at(-1) ?? '';
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
  return html;
}

/** Attributes stand in another order where the server writes them. */
const plain = (html: string): string =>
  cleanArticle(html).replaceAll(' rel="noopener noreferrer"', '');

describe('D-17 what is pasted comes out clean', () => {
  test('out of Word: headings, lists and tables, without its styles and empty lines', async () => {
    const html = await pasted('text/html', clipboards.word);
    expect(plain(html)).toBe(
      [
        '<h2>ประกาศ</h2><p><strong>เรื่องด่วน</strong> โปรดทราบ</p>',
        '<ul><li><p>ข้อหนึ่ง</p></li><li><p>ข้อสอง</p></li></ul><ol><li><p>ลำดับแรก</p></li></ol>',
        '<table><tbody><tr><td colspan="2"><p>รวม</p></td></tr></tbody></table>',
      ].join(''),
    );
  });

  test('out of Facebook: emoji are letters, links lead straight, none runs', async () => {
    const html = await pasted('text/html', clipboards.facebook);
    expect(plain(html)).toBe(
      [
        '<p>สหกรณ์ปิดทำการ 😀</p>',
        '<p>ดูที่ <a href="https://coop.example/a?b=1">coop.example</a> อ่านต่อ</p>',
      ].join(''),
    );
  });

  test('out of LINE and Google: words, stresses, no pictures of others', async () => {
    const line = await pasted('text/html', clipboards.line);
    expect(plain(line)).toMatch(/^<p>เรียนสมาชิก<br \/> ?<strong>ประชุมวันเสาร์<\/strong><\/p>$/);
    const google = await pasted('text/html', clipboards.google);
    expect(plain(google)).toBe('<p><strong>หนา</strong><em>เอียง</em></p>');
  });

  test('out of a PDF: lines of the page are sentences again, numbered ones stay', async () => {
    const html = await pasted('text/plain', pdfText);
    expect(plain(html)).toBe(
      [
        '<p>ระเบียบสหกรณ์ว่าด้วยการให้เงินกู้แก่สมาชิกสามัญและสมาชิกสมทบ พ.ศ. 2568',
        '<br />1. ผู้กู้ต้องเป็นสมาชิก<br />2. ผู้กู้ต้องไม่ผิดนัด</p><p>หมวดที่สอง</p>',
      ].join(''),
    );
  });
});

const caret = '(({ anchorNode: at, anchorOffset: by }) => at?.textContent + by)(getSelection())';

/** The editor looks 20 ms after it got the focus whether the caret stands where it left it. */
const caretRests = 'new Promise((resolve) => setTimeout(resolve, 40))';

/** From an item's end Tab leaves the text as it is; at its beginning it indents, as in Word. */
async function walkByTab(page: Page): Promise<void> {
  const isInner = () => textOf(page).locator('li li').count();
  await page.keyboard.press('Enter');
  await page.keyboard.type('ข้อสอง');
  await page.keyboard.press('Tab');
  await expect.poll(() => textOf(page).locator(':scope:focus').count()).toBe(0);
  expect(await isInner()).toBe(0);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => page.evaluate(caret)).toBe('ข้อสอง6');
  await page.evaluate(caretRests);
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(caret)).toBe('ข้อสอง0');
  await page.evaluate(caretRests);
  await page.keyboard.press('Tab');
  expect(await isInner()).toBe(1);
  await page.keyboard.press('Shift+Tab');
  expect(await isInner()).toBe(0);
  // Of the outermost list no item leaves by it.
  await page.keyboard.press('Shift+Tab');
  expect(await textOf(page).locator('li').count()).toBe(2);
}

describe.each(widths)('at %i px', (width) => {
  test('D-17 the keyboard writes headings and lists and walks the toolbar', async () => {
    const { page, bodies } = await open(width);
    await textOf(page).focus();
    await page.keyboard.press('Control+Alt+2');
    await page.keyboard.type('หัวข้อ');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+F10');
    const bar = page.getByRole('toolbar');
    await expect.poll(() => bar.locator(':focus').count()).toBe(1);
    for (let nth = 0; nth < 6; nth += 1) await page.keyboard.press('ArrowRight');
    expect(await bar.locator(':focus').getAttribute('aria-label')).toBe('รายการ');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.type('ข้อแรก');
    await expect
      .poll(() => bodies().at(-1), { timeout: 10_000 })
      .toBe('<h2>หัวข้อ</h2><ul><li><p>ข้อแรก</p></li></ul>');
    await walkByTab(page);
    // One stop of the Tab key for all tools, and the text lets the keyboard go.
    expect(await bar.locator('[tabindex="0"]').count()).toBe(1);
    const sizes = await page.evaluate<number[]>(
      `[...document.querySelectorAll('[role="toolbar"] button')].map((one) =>
        Math.min(one.offsetWidth, one.offsetHeight))`,
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});

test('D-17 a lost connection loses nothing: what was typed goes out by itself', async () => {
  let isAway = true;
  const { page, bodies } = await open(390, {
    [draft]: () => (isAway ? failure(503, 'unavailable') : stored),
  });
  await page.getByLabel('หัวเรื่อง', { exact: true }).fill('พิมพ์ตอนไม่มีสัญญาณ');
  await page.getByText('ติดต่อระบบไม่ได้').waitFor();
  isAway = false;
  const before = bodies().length;
  await expect.poll(() => bodies().length, { timeout: 15_000 }).toBeGreaterThan(before);
  await page.getByText('เก็บสิ่งที่พิมพ์แล้ว').waitFor();
  expect(await page.getByLabel('หัวเรื่อง', { exact: true }).inputValue()).toBe('พิมพ์ตอนไม่มีสัญญาณ');
  await expectPageOk(testBrowser, page, /503/);
  await testBrowser.leave(page);
});

test('D-17 a session that ends loses nothing: whoever signs in again goes on', async () => {
  let isOut = false;
  const over = failure(401, 'session_over');
  const { page } = await open(1440, {
    [draft]: () => (isOut ? over : stored),
    [`GET ${readOfficer.path}`]: () => (isOut ? failure(401, 'not_signed_in') : success(officer)),
    'POST /api/office/auth/login': () => {
      isOut = false;
      return success(undefined);
    },
  });
  isOut = true;
  await page.getByLabel('หัวเรื่อง', { exact: true }).fill('พิมพ์แล้วหมดเวลา');
  await page.getByLabel('รหัสยืนยัน 6 หลัก').waitFor();
  await page.getByLabel('ชื่อผู้ใช้').fill(officer.login);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('x');
  await page.getByLabel('รหัสยืนยัน 6 หลัก').fill('000000');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await textOf(page).waitFor();
  expect(await page.getByLabel('หัวเรื่อง', { exact: true }).inputValue()).toBe('พิมพ์แล้วหมดเวลา');
  await page.getByText('เก็บสิ่งที่พิมพ์แล้ว').waitFor();
  await testBrowser.leave(page);
});

test('D-17 the second editor learns whose version stands and keeps the text', async () => {
  const newer = { ...keepDraft.example, version: 5, changed_by: 'วรรณา ข่าวดี' };
  const { page } = await open(1440, { [draft]: success(newer) });
  await page.getByLabel('หัวเรื่อง', { exact: true }).fill('ของฉัน');
  const warning = page.getByRole('alert').filter({ hasText: 'วรรณา ข่าวดี บันทึกรุ่นที่ 5' });
  await warning.waitFor();
  await page.getByText('สมใจ เขียนเก่ง กำลังแก้ไขเรื่องนี้').waitFor();
  await expectPageOk(testBrowser, page);
  await warning.getByRole('button', { name: 'ใช้ของฉันต่อจากรุ่นนี้' }).click();
  await warning.waitFor({ state: 'detached' });
  expect(await page.getByLabel('หัวเรื่อง', { exact: true }).inputValue()).toBe('ของฉัน');
  await testBrowser.leave(page);
});

test('D-17 a colleague’s text is compared, taken over, and one’s own is there again', async () => {
  const { page } = await open(390, {}, { ...edited, drafts: readEdited.example.drafts });
  await page.getByRole('button', { name: 'เทียบกับของฉัน' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('ขอเชิญร่วมประชุมใหญ่สามัญประจำปี 2568').waitFor();
  await expectPageOk(testBrowser, page);
  await dialog.getByRole('button', { name: 'ปิด' }).click();
  await page.getByRole('button', { name: 'ใช้ข้อความนี้แทน' }).click();
  const title = page.getByLabel('หัวเรื่อง', { exact: true });
  expect(await title.inputValue()).toBe('ขอเชิญร่วมประชุมใหญ่สามัญประจำปี 2568');
  await page.getByRole('button', { name: 'กลับไปใช้ข้อความของฉัน' }).click();
  expect(await title.inputValue()).toBe(edited.content.title);
  await testBrowser.leave(page);
});
