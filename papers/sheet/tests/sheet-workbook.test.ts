import readExcel from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { parseBaht } from '../../../core/satang.ts';
import type { Sheet } from '../../../core/sheet/sheet.ts';
import { sheetTable } from '../../../core/sheet/sheet-table.ts';
import { writable } from '../../glyphs/writable.ts';
import { sheetWorkbook } from '../sheet-workbook.ts';
import { hostile, shares, wordsOnly } from './sample.ts';
import { unzip } from './unzip.ts';

const readBack = async (sheet: Sheet) =>
  readExcel(Buffer.from(await sheetWorkbook(sheet)), { trim: false });
const xmlOf = async (sheet: Sheet): Promise<string> =>
  unzip(await sheetWorkbook(sheet))
    .map(({ text }) => text)
    .join('\n');

describe('D-06 D-08 D-10 a sheet as a workbook', () => {
  test('every line comes back to the satang, days as days, numbers as numbers', async () => {
    const sheet = shares(300);
    const [page] = await readBack(sheet);
    const [title, member, number, , head, ...lines] = page?.data ?? [];
    expect(page?.sheet).toBe('ทุนเรือนหุ้น');
    expect([title?.[0], member?.slice(0, 2), number?.slice(0, 2)]).toEqual([
      'ทุนเรือนหุ้น',
      ['สมาชิก', 'นางสมหญิง ใจดี'],
      ['เลขทะเบียน', '000123'],
    ]);
    expect(head).toEqual(['วันที่', 'รายการ', 'งวด', 'จำนวนเงิน (บาท)', 'หุ้นสะสม (บาท)']);
    const back = lines.map(([day, what, period, ...amounts]) => [
      day instanceof Date && day.toISOString(),
      what,
      period,
      // The decimal text of a number of this size is the number that was written.
      ...amounts.map((amount) => parseBaht(String(amount))),
    ]);
    const sent = sheet.tables[0]?.rows.map(({ cells: { on, what, period, move, balance } }) => [
      ...[`${on}T00:00:00.000Z`, what, period],
      ...[move, balance].map((amount) => parseBaht(String(amount))),
    ]);
    expect(back).toEqual(sent);
  });

  test('formats: thousands, signs written out, the Buddhist calendar; the head stays', async () => {
    const xml = await xmlOf(shares(2));
    expect(xml).toContain('formatCode="[$-107041E]d mmm yyyy"');
    expect(xml).toContain('formatCode="+#,##0.00;&quot;−&quot;#,##0.00;0.00"');
    expect(xml).toMatch(/<pane ySplit="5"[^>]* state="frozen"/);
  });

  test('it prints as wide as its paper, the head again on every page', async () => {
    const xml = await xmlOf({ ...shares(2), wide: true });
    expect(xml).toContain('localSheetId="0">\'ทุนเรือนหุ้น\'!$5:$5</definedName>');
    expect(xml).toMatch(/orientation="landscape" fitToWidth="1" fitToHeight="0"/);
  });

  test('more satang than a spreadsheet can count are words, not a rounded number', async () => {
    const table = sheetTable(['9999999999999.99', '123456789012345.67'], {
      amount: { name: 'ยอด', kind: 'baht', of: (cell) => cell },
    });
    const [page] = await readBack({ ...shares(0), tables: [table] });
    expect(page?.data.slice(5)).toEqual([[9999999999999.99], ['123,456,789,012,345.67']].map(wide));
  });

  test('T17 no text is a formula: every hostile cell comes back as the words it was', async () => {
    const sheet = wordsOnly(hostile);
    const xml = await xmlOf(sheet);
    expect(xml).not.toMatch(/<f[\s>]/);
    expect(xml).not.toMatch(/ t="(?:str|e|inlineStr)"/);
    const [page] = await readBack(sheet);
    const words = (page?.data ?? []).flat().filter((cell) => cell !== null);
    expect(words.filter((cell) => typeof cell !== 'string')).toEqual([]);
    // A half letter is lost, the end of a line is one sign.
    const clean = (text: unknown) =>
      writable(String(text)).replaceAll('\ufffd', '').replace(/\r\n?/g, '\n');
    expect(new Set(words.map(clean))).toEqual(new Set(hostile.map(clean)));
  });

  test('a page for each table, under a name that spreadsheets take', async () => {
    const [table] = shares(1).tables;
    if (!table) throw new Error('no table');
    const titles = ['a/b[c]:*?', 'ก้'.repeat(40), ''];
    const tables = titles.map((title) => ({ ...table, title }));
    const pages = await readBack(shares(0, { tables: [...tables, { ...table, rows: [] }] }));
    expect(pages.map(({ sheet }) => sheet)).toEqual([
      '1 a b c',
      `2 ${'ก้'.repeat(14)}`,
      '3',
      '4 ทุนเรือนหุ้น',
    ]);
    expect(pages[3]?.data.at(-1)?.[0]).toBe('คุณยังไม่มีหุ้น');
  });

  test('the same sheet is the same file, whatever the clock says', async () => {
    const bytes = await sheetWorkbook(shares(3));
    expect(new Set(unzip(bytes).map(({ made }) => made.toString(16)))).toEqual(
      // 28 November 2025, noon.
      new Set([((((2025 - 1980) << 9) | (11 << 5) | 28) * 65_536 + (12 << 11)).toString(16)]),
    );
    expect(Buffer.compare(bytes, await sheetWorkbook(shares(3)))).toBe(0);
  });
});

/** Rows come back as wide as the widest. */
function wide(cells: readonly unknown[]): unknown[] {
  return [...cells, null];
}
