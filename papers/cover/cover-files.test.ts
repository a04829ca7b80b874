import { parse } from 'csv-parse/sync';
import readExcel from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { coverOf } from '../../core/agency/cover.ts';
import type { CoverPaper } from '../../core/agency/paper/cover-paper.ts';
import { parseBaht, type Satang } from '../../core/satang.ts';
import { coverSample } from '../../tools/agency/cover-sample.ts';
import { unzip } from '../sheet/tests/unzip.ts';
import { coverCsv, coverTis620 } from './cover-csv.ts';
import { coverWorkbook } from './cover-workbook.ts';

const paper = coverSample(60);
const utf8 = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const pageOf = async (of: CoverPaper) =>
  (await readExcel(Buffer.from(await coverWorkbook(of)), { trim: false }))[0]?.data ?? [];
const xmlOf = async (of: CoverPaper) =>
  unzip(await coverWorkbook(of))
    .map(({ text }) => text)
    .join('\n');

/** A statement in which one member has other words. */
function withRow(over: object): CoverPaper {
  const [first, ...others] = paper.cover.rows;
  const rows = [{ ...first, ...over }, ...others] as CoverPaper['cover']['rows'];
  return { ...paper, cover: { ...paper.cover, rows } };
}

/** Rows below the line that begins with `ที่`, or the one of groups. */
const below = <Cell>(rows: readonly (readonly Cell[])[], lines: number) =>
  rows.slice(rows.findIndex(([first]) => first === ('ที่' as Cell)) + lines);

const sum = (all: readonly Satang[]): Satang => all.reduce((total, one) => total + one, 0n);
const satang = (cell: unknown): Satang => parseBaht(String(cell ?? '') || '0.00') ?? -1n;

describe('R073 D-23 a cover statement as CSV', () => {
  const rows: string[][] = parse(Buffer.from(coverCsv(paper)), {
    ...{ bom: true, relax_column_count: true, skip_empty_lines: true },
  });
  const table = below(rows, 1).filter(([, member]) => member);
  const total = below(rows, 1).find(([, member, name]) => !member && name);

  test('a mark of UTF-8, facts, one line of heads, every member, one line of sums', () => {
    expect(utf8(coverCsv(paper)).startsWith('\ufeffงบหน้าใบเรียกเก็บ\r\n')).toBe(true);
    expect(rows.slice(1, 6)).toEqual([
      ['ประจำเดือน', 'พฤศจิกายน พ.ศ. 2568'],
      ['หน่วยงาน', '1001 โรงเรียนตัวอย่างวิทยา'],
      ['กำหนดนำส่ง', '3 ธันวาคม 2568'],
      ['ข้อมูล ณ วันที่', '28 พฤศจิกายน 2568'],
      ['วันที่จัดทำ', '29 พฤศจิกายน 2568'],
    ]);
    expect(table).toHaveLength(60);
    expect(table[0]?.slice(0, 5)).toEqual(['1', '000123', 'นางสมหญิง ใจดี', '40000', '6811000412']);
    expect(total?.[2]).toBe('รวมทั้งสิ้น 60 ราย');
  });

  test('columns add up to the sums, and the sums are the statement’s', () => {
    const head = rows.find(([first]) => first === 'ที่') ?? [];
    const whole = head.indexOf('รวม');
    expect(satang(total?.[whole])).toBe(paper.cover.totals.totalSatang);
    for (const name of ['หุ้น เงิน', 'สามัญ ต้น', 'พิเศษ ดอก', 'เงินฝาก', 'รวม']) {
      const at = head.indexOf(name);
      expect(sum(table.map((row) => satang(row[at])))).toBe(satang(total?.[at]));
    }
  });

  test('part E in TIS-620 it is the same text, a byte for each letter and mark', () => {
    const bytes = coverTis620(paper);
    const text = utf8(coverCsv(paper)).replace('\ufeff', '');
    expect(new TextDecoder('windows-874', { fatal: true }).decode(bytes)).toBe(text);
    expect(bytes).toHaveLength(text.length);
    expect(() => coverTis620(withRow({ name: 'José' }))).toThrow(RangeError);
  });

  test('part E what the portal itself says beside a line can be written in TIS-620', () => {
    const item = { periodNo: null, interestSatang: 0n, collectedSatang: 0n };
    const loan = { ...item, itemGroup: 'LOAN', code: 'LON', name: 'เงินกู้โครงการ' };
    const amounts = { principalSatang: 505n, amountSatang: 505n };
    const bill = {
      ...{ memberNo: '000001', seq: 1, prefix: 'นาย', firstName: 'ก', lastName: 'ข' },
      ...{ employeeNo: null, payrollConsentOn: null, receiptNo: 'R1', billedSatang: 505n },
      ...{ refundPendingSatang: 50_000n, items: [{ ...loan, ...amounts }] },
    };
    const cover = coverOf([bill]);
    expect(cover.rows[0]?.note).toMatch(/เงินกู้โครงการ.*เงินรอจ่ายคืน/);
    expect(() => coverTis620({ ...paper, cover })).not.toThrow();
  });

  test('T17 a name that a spreadsheet would compute is text', () => {
    const text = utf8(coverCsv(withRow({ name: '=HYPERLINK("http://x","1,2")' })));
    expect(text).toContain(`,"'=HYPERLINK(""http://x"",""1,2"")",`);
  });

  test('T17 a true minus begins no formula, as it is or as TIS-620 writes it', () => {
    const hostile = withRow({ name: '−2+3|cmd' });
    expect(utf8(coverCsv(hostile))).toContain(",'−2+3|cmd,");
    const tis620 = new TextDecoder('windows-874').decode(coverTis620(hostile));
    expect(tis620).toContain(",'-2+3|cmd,");
  });
});

describe('R073 D-23 a cover statement as a workbook', () => {
  test('amounts and periods are numbers, member numbers keep their zeros, sums tie', async () => {
    const data = await pageOf(paper);
    const table = below(data, 2).slice(0, 60);
    const total = below(data, 2)[60] ?? [];
    const groups = data.find(([first]) => first === 'ที่') ?? [];
    const whole = groups.indexOf('รวม');
    for (const [at, row] of paper.cover.rows.entries()) {
      const cells = table[at] ?? [];
      expect(cells.slice(0, 3)).toEqual([row.seq, row.membershipNo, row.name]);
      expect(typeof cells[whole]).toBe('number');
      expect(satang(Number(cells[whole]).toFixed(2))).toBe(row.totalSatang);
      expect(cells[5]).toBe(Number(row.share?.period));
    }
    expect(satang(Number(total[whole]).toFixed(2))).toBe(paper.cover.totals.totalSatang);
    for (let at = 6; at <= whole; at += 1) {
      const numbers = table.map((row) => satang(Number(row[at] ?? 0).toFixed(2)));
      if (total[at] !== null) expect(sum(numbers)).toBe(satang(Number(total[at]).toFixed(2)));
    }
  });

  test('days are real ones, shown in the Buddhist era', async () => {
    const data = await pageOf(paper);
    const days = data.slice(3, 6).map((row) => row[2]);
    expect(days).toEqual(['2025-12-03', '2025-11-28', '2025-11-29'].map((day) => new Date(day)));
    expect(await xmlOf(paper)).toContain('formatCode="[$-107041E]d mmm yyyy"');
  });

  test('groups stand over their columns; heads and names stay in sight', async () => {
    const data = await pageOf(paper);
    const at = data.findIndex(([first]) => first === 'ที่');
    expect(data[at]?.slice(5, 10)).toEqual(['หุ้น', null, 'ฉุกเฉิน', null, null]);
    expect(data[at + 1]?.slice(5, 10)).toEqual(['งวด', 'เงิน', 'งวด', 'ต้น', 'ดอก']);
    const xml = await xmlOf(paper);
    expect(xml).toContain('<mergeCell ref="A8:A9"/>');
    expect(xml).toContain('<mergeCell ref="F8:G8"/>');
    expect(xml).toMatch(/<pane (?=[^>]*xSplit="3")(?=[^>]*ySplit="9")[^>]*state="frozen"/);
    expect(xml).toContain('#,##0.00');
  });

  test('on paper it is as wide as A4 on its side, and its heads come on every page', async () => {
    const xml = await xmlOf(paper);
    expect(xml).toContain("'งบหน้าใบเรียกเก็บ'!$8:$9</definedName>");
    expect(xml).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"/);
    expect(xml).toMatch(/<pageSetup paperSize="9" orientation="landscape" fitToWidth="1"/);
  });

  test('no figure of money is text: all that is written as words is who and what', async () => {
    const sheet = unzip(await coverWorkbook(paper)).find(({ name }) => name.endsWith('sheet1.xml'));
    const cells = [
      ...(sheet?.text ?? '').matchAll(/<c r="([A-Z]+)(\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/g),
    ];
    const inTable = cells.filter(([, , row]) => Number(row) > 9);
    const words = inTable.filter(([, , , kind]) => kind?.includes(' t="'));
    // Number, name, employee's number, receipt; consent and note at the end.
    expect(new Set(words.map(([, column]) => column))).toEqual(
      new Set(['B', 'C', 'D', 'E', 'W', 'X']),
    );
    const figures = inTable.filter(([, , , kind]) => !kind?.includes(' t="'));
    expect(figures.length).toBeGreaterThan(60 * 4);
    for (const [, , , , value = ''] of figures) {
      expect(value).toMatch(/^(?:<v>-?\d+(?:\.\d{1,2})?<\/v>)?$/);
    }
  });

  test('T17 no cell is a formula', async () => {
    const hostile = withRow({ name: '=HYPERLINK("http://x")', note: '+1', employeeNo: '@a' });
    expect(await xmlOf(hostile)).not.toMatch(/<f[ >]/);
    expect(below(await pageOf(hostile), 2)[0]?.slice(2, 4)).toEqual([
      ...['=HYPERLINK("http://x")', '@a'],
    ]);
  });

  test('the same statement of the same day is the same file', async () => {
    expect(Buffer.compare(await coverWorkbook(paper), await coverWorkbook(paper))).toBe(0);
  });
});

test('D-23 files tell no more than the cooperative settles', async () => {
  const noted = withRow({ note: 'เงินรอจ่ายคืน 500.00' });
  for (const detail of ['grouped', 'total'] as const) {
    const text = utf8(coverCsv({ ...noted, detail }));
    expect(text).not.toContain('งวด');
    expect(text.includes('เงินรอจ่ายคืน')).toBe(detail === 'grouped');
    expect(text.includes('ฉุกเฉิน')).toBe(detail === 'grouped');
    const [, first] = below(await pageOf({ ...noted, detail }), 1);
    expect(first).toHaveLength(detail === 'grouped' ? 17 : 7);
  }
});

test('D-23 a month of nobody has a word instead of a table', async () => {
  const empty = coverSample(0);
  expect(below(await pageOf(empty), 2)[0]?.[0]).toBe('ไม่มีรายการ');
  expect(utf8(coverCsv(empty))).not.toContain('รวมทั้งสิ้น');
});
