/** Rooms of the public site as staff see them: tables, sentences, previews (D-37). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../../../../journeys/browser/settled.ts';
import { type MockRequest, success } from '../../../../journeys/mock-api.ts';
import { openMockOffice } from '../../../../journeys/office/mock-office.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { signInOffice } from '../../../../journeys/sign-in/office.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { readMarquee } from '../marquee/marquee.api.ts';
import { readOfficeMenu } from '../menu/menu.api.ts';
import { readDividendRates, readInterestRates } from '../rates/rates.api.ts';
import { readSlides } from '../slides/slides.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

interface Read {
  readonly path: string;
  readonly example: { readonly rows?: readonly object[] };
}

/** A room with these rows; gives what it sends, too. */
const open = (width: number, path: string, read: Read, rows: readonly object[]) =>
  openMockOffice(testBrowser, {
    ...{ width, path },
    answers: {
      [`GET ${read.path}`]: success({ ...read.example, rows }),
      [`POST ${read.path}`]: success({ ...read.example, rows }),
    },
  });

/** Rows of the sort of the example, each with what sets it apart. */
const rowsOf = (read: Read, rows: readonly object[]) =>
  rows.map((row, at) => ({ ...read.example.rows?.[0], id: String(at + 1), ...row }));

const sentRows = (requests: readonly MockRequest[]) =>
  requests.find((one) => one.method() === 'POST')?.postDataJSON().rows;

/** Where an element stands and how wide it is. */
const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found.map((one) => {
      const { left, top, width } = (
        one as unknown as {
          getBoundingClientRect(): { left: number; top: number; width: number };
        }
      ).getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top), width: Math.round(width) };
    }),
  );

describe.each(widths)('at %i px', (width) => {
  test('rates stand in a table, what was before folded below what is in force', async () => {
    const rows = rowsOf(readInterestRates, [
      { name: 'ออมทรัพย์', rate: '1.75', effective_on: '2199-01-01' },
      { name: 'ออมทรัพย์', rate: '1.50', effective_on: '2025-07-01' },
      { name: 'ออมทรัพย์', rate: '1.25', effective_on: '2024-01-01' },
      { name: 'ประจำ', rate: '12.00', effective_on: '2025-07-01' },
    ]);
    const { page } = await open(width, '/office/rates', readInterestRates, rows);
    const table = page.getByRole('table', { name: 'อัตราที่บันทึกไว้ ร้อยละ' });
    await table.waitFor();
    const figures = table.locator('b');
    expect(await figures.allInnerTexts()).toEqual(['1.75', '1.50', '12.00']);
    const right = await boxesOf(page, 'table b');
    const ends = right.map(({ left, width: wide }) => left + wide);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1);
    const fold = page.getByRole('button', { name: 'อัตราเดิม 1 รายการของ ออมทรัพย์' });
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    await fold.click();
    expect(await figures.allInnerTexts()).toEqual(['1.75', '1.50', '1.25', '12.00']);
    const former = table.getByRole('row').filter({ hasText: '1.25' });
    await former.getByRole('button', { name: 'แก้ไข “ออมทรัพย์ ตั้งแต่ 1 ม.ค. 2567”' }).waitFor();
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('dividends stand by their year', async () => {
    const rows = rowsOf(readDividendRates, [
      { year_be: '2567', dividend_rate: '5.50', refund_rate: '12.00' },
      { year_be: '2566', dividend_rate: '5.25', refund_rate: '11.50' },
    ]);
    const at = '/office/rates?list=dividends';
    const { page } = await open(width, at, readDividendRates, rows);
    const row = page.getByRole('row').filter({ hasText: 'ปี 2566' });
    await row.waitFor();
    expect(await row.locator('b').allInnerTexts()).toEqual(['5.25', '11.50']);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('R030 words of a sentence are made bold and a link by buttons, not by markup', async () => {
    const long = `ประกาศยาว ${'สหกรณ์ปิดทำการวันจันทร์ '.repeat(5)}ครบทั้งประโยค`;
    const rows = rowsOf(readMarquee, [{ note_html: 'ปิดทำการ' }, { note_html: long }]);
    const { page, requests } = await open(width, '/office/marquee', readMarquee, rows);
    await page.getByRole('main').getByText(long).first().waitFor();
    await page.getByRole('button', { name: 'แก้ไข “ปิดทำการ”' }).click();
    const words = page.getByRole('textbox', { name: 'ข้อความ', exact: true });
    await words.waitFor();
    expect(await page.getByRole('main').innerText()).not.toMatch(/<b>|href/);
    const tools = page.getByRole('toolbar').getByRole('button');
    expect(await tools.evaluateAll((all) => all.length)).toBe(5);
    await words.click();
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: 'ตัวหนา' }).click();
    await page.getByRole('button', { name: 'ขีดเส้นใต้' }).click();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'ลิงก์', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'ลิงก์' });
    await dialog.getByLabel('ที่อยู่').fill('/list/news');
    await dialog.getByLabel('ข้อความของลิงก์').fill('อ่านต่อ');
    await expectPageOk(testBrowser, page);
    await dialog.getByRole('button', { name: 'ใช้ลิงก์นี้' }).click();
    await expectPageOk(testBrowser, page);
    await words.press('Enter');
    await expect.poll(() => sentRows(requests)).toBeTruthy();
    const [{ note_html: sent }] = sentRows(requests);
    expect(sent).toMatch(/^<strong><u>ปิดทำการ<\/u><\/strong>/);
    expect(sent).toMatch(/<a [^>]*href="\/list\/news"[^>]*>(?:<[^>]*>)*อ่านต่อ/);
    expect(sent).not.toMatch(/<p>|target/);
    await testBrowser.leave(page);
  });

  test('menus are folded, but those with a link that leads nowhere', async () => {
    const { example } = readOfficeMenu;
    const [home, news] = example.items;
    const sub = (id: string, name: string, url: string) => ({
      ...news?.subs[0],
      ...{ id, name, url },
    });
    const many = Array.from({ length: 9 }, (_, at) => sub(`7${at}`, `ย่อย ${at}`, '/list/all'));
    const items = [
      home,
      { ...news, id: '2', name: 'หนึ่ง', subs: many },
      { ...news, id: '3', name: 'สอง', subs: [sub('90', 'เสีย', '/list/none')] },
    ];
    const data = { ...example, items, gone: ['/list/none'] };
    const { page } = await openMockOffice(testBrowser, {
      ...{ width, path: '/office/menu' },
      answers: { [`GET ${readOfficeMenu.path}`]: success(data) },
    });
    const edit = (name: string) => page.getByRole('button', { name: `แก้ไข “${name}”` });
    await edit('เสีย').waitFor();
    expect(await edit('ย่อย 3').count()).toBe(0);
    await page.locator('summary').filter({ hasText: 'เมนูย่อย 9 รายการ' }).click();
    await edit('ย่อย 3').waitFor();
    await expectPageOk(testBrowser, page);
    // What was open is open when the form is left.
    await edit('ย่อย 3').click();
    await page.getByRole('button', { name: 'ยกเลิก' }).click();
    await edit('ย่อย 3').waitFor();
    await testBrowser.leave(page);
  });
});

test('R030 what is pasted as several lines stays one sentence', async () => {
  const rows = rowsOf(readMarquee, [{ note_html: 'ก่อน' }]);
  const { page, requests } = await open(1440, '/office/marquee?edit=1', readMarquee, rows);
  const words = page.getByRole('textbox', { name: 'ข้อความ', exact: true });
  await words.click();
  await page.keyboard.press('Control+a');
  const markup = '<h2>ปิดทำการ</h2><p>วัน<b>จันทร์</b><br>ทั้งวัน</p><ul><li>ทุกสาขา</li></ul>';
  await words.evaluate((text, html) => {
    const { DataTransfer: Data, ClipboardEvent: Pasted } = globalThis as unknown as {
      DataTransfer: new () => { setData(type: string, words: string): void };
      ClipboardEvent: new (type: string, init: object) => never;
    };
    const clipboardData = new Data();
    clipboardData.setData('text/html', html);
    const init = { clipboardData, bubbles: true, cancelable: true };
    (text as unknown as { dispatchEvent(event: never): void }).dispatchEvent(
      new Pasted('paste', init),
    );
  }, markup);
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect.poll(() => sentRows(requests)).toBeTruthy();
  expect(sentRows(requests)[0].note_html).toBe('ปิดทำการ วัน<strong>จันทร์</strong> ทั้งวัน ทุกสาขา');
  await testBrowser.leave(page);
});

test('D-16 each slide has its picture in the list, and three stand abreast', async () => {
  const rows = rowsOf(readSlides, [{ title: 'หนึ่ง' }, { title: 'สอง' }, { title: 'สาม' }]);
  const { page } = await open(1440, '/office/slides', readSlides, rows);
  await page.getByRole('button', { name: 'แก้ไข “สาม”' }).waitFor();
  await settled(page);
  expect((await boxesOf(page, 'ol img')).map(({ width }) => width)).toEqual([80, 80, 80]);
  const shown = await boxesOf(page, 'img[width="160"]');
  expect(new Set(shown.map(({ top }) => top)).size).toBe(1);
  expect(new Set(shown.map(({ left }) => left)).size).toBe(3);
  await testBrowser.leave(page);
});

/** Entries of the public bar that can be seen: their words and drawings, and its door. */
const barEntries = (page: Page, within: string) =>
  page.locator(`${within} nav[aria-label*="เมนู"] :is([data-bar-item], a)`).evaluateAll((found) =>
    found
      .filter((one) => (one as unknown as { checkVisibility(): boolean }).checkVisibility())
      .map((one) => {
        const it = one as unknown as {
          innerText: string;
          querySelectorAll(what: string): Iterable<{
            checkVisibility(): boolean;
            outerHTML: string;
          }>;
        };
        const drawings = [...it.querySelectorAll('svg')].filter((svg) => svg.checkVisibility());
        return [it.innerText.replace(/\s+/g, ' '), drawings.length].join(' ');
      }),
  );

test('R088 the preview of the menu is the bar that visitors see', async () => {
  const visitor = await testBrowser.newPage({ width: 1440 });
  const page = await testBrowser.newPage({ width: 1440 });
  await page.goto('/office/menu');
  await signInOffice(testBrowser, page, 'content');
  // Other files change the menu meanwhile: both are read until nothing came between.
  const both = async () => {
    await visitor.goto('/home');
    await page.goto('/office/menu');
    await page.getByRole('list', { name: 'เมนูหลัก' }).waitFor();
    await Promise.all([settled(visitor), settled(page)]);
    return [await barEntries(visitor, 'body'), await barEntries(page, 'main')];
  };
  let [seen, shown] = await both();
  for (let more = 0; more < 5 && String(seen) !== String(shown); more += 1) {
    [seen, shown] = await both();
  }
  expect(seen?.length).toBeGreaterThan(6);
  expect(shown).toEqual(seen);
  await testBrowser.leave(visitor);
  await testBrowser.leave(page);
});
