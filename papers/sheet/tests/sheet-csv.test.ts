import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { Sheet } from '../../../core/sheet/sheet.ts';
import { sheetCsv } from '../sheet-csv.ts';
import { hostile, shares, wordsOnly } from './sample.ts';

const readBack = (sheet: Sheet): string[][] =>
  parse(Buffer.from(sheetCsv(sheet)), {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: false,
  });

describe('D-06 D-08 D-10 a sheet as text', () => {
  test('title, facts, head and every line: amounts plain, days as ISO writes them', () => {
    const sheet = shares(300, { notes: ['หมายเหตุ'] });
    const rows = readBack(sheet);
    expect(rows.slice(0, 5)).toEqual([
      ['ทุนเรือนหุ้น'],
      ['สมาชิก', 'นางสมหญิง ใจดี'],
      ['เลขทะเบียน', '000123'],
      [''],
      ['วันที่', 'รายการ', 'งวด', 'จำนวนเงิน (บาท)', 'หุ้นสะสม (บาท)'],
    ]);
    const sent = sheet.tables[0]?.rows.map(({ cells }) => Object.values(cells).map(String));
    expect(rows.slice(5, 305)).toEqual(sent);
    expect(rows.slice(305)).toEqual([[''], ['หมายเหตุ']]);
  });

  test('an empty table says what would be here', () => {
    expect(readBack(shares(0)).at(-1)).toEqual(['คุณยังไม่มีหุ้น']);
  });

  test('T17 text that a spreadsheet would take for a formula has a mark before it', () => {
    const cells = readBack(wordsOnly(hostile)).flat();
    expect(cells.filter((cell) => /^[=+\-−@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    expect(cells).toContain('\'=HYPERLINK("https://evil.example","คลิก")');
    expect(cells).toContain('บรรทัดแรก\r\nบรรทัดสอง, "อ้าง"');
  });
});
