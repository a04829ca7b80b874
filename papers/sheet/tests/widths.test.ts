import { expect, test } from 'vitest';
import type { SheetColumnKind } from '../../../core/sheet/sheet.ts';
import { headPieces, numbersIn } from '../solid.ts';
import { columnWidths } from '../widths.ts';

const table = (...columns: [SheetColumnKind, number?][]) => ({
  columns: columns.map(([kind, width], at) => ({
    key: `c${at}`,
    name: '',
    kind,
    ...(width && { width }),
  })),
  rows: [],
});
const sum = (points: readonly number[]) => points.reduce((all, one) => all + one, 0);

test('columns share the paper as they ask', () => {
  const { points, scale } = columnWidths(table(['text', 3], ['text', 1]), [], false);
  expect(points.map(Math.round)).toEqual([374, 125]);
  expect(scale).toBe(1);
});

test('a long figure takes what it needs from the others, marks over letters nothing', () => {
  const long = '123,456,789,012.00';
  const { points } = columnWidths(table(['text'], ['baht', 0.1], ['day']), [[], [long], []], true);
  expect(points[1]).toBeCloseTo(long.length * 5.4 + 9, 6);
  expect(sum(points)).toBeCloseTo(745, 6);
  const narrow = columnWidths(table(['text'], ['day', 0.1]), [[], ['1 มิ.ย. 2568']], false);
  expect(narrow.points[1]).toBeCloseTo(11 * 5.4 + 9, 6);
});

test('what never fits is set smaller, all of it', () => {
  const columns = Array.from({ length: 12 }, (): [SheetColumnKind] => ['baht']);
  const words = columns.map(() => ['123,456,789.00']);
  const { points, scale } = columnWidths(table(...columns), words, false);
  expect(sum(points)).toBeCloseTo(498, 6);
  expect(scale).toBeCloseTo(498 / (12 * (14 * 5.4 + 9)), 6);
});

test('a head breaks between words only, and its longest one finds room', () => {
  expect(headPieces('ดอกเบี้ยสะสม (บาท)')).toEqual(['ดอกเบี้ย', 'สะสม', ' ', '(บาท)']);
  expect(headPieces('ดอกเบี้ยร้อยละต่อปี')).toEqual(['ดอกเบี้ย', 'ร้อยละ', 'ต่อปี']);
  expect(headPieces('ถึงวันนี้ 22 พ.ย. 2569')).toEqual(['ถึง', 'วันนี้', ' ', '22 พ.ย. 2569']);
  const columns = [
    { key: 'rate', name: 'ดอกเบี้ย', kind: 'rate' as const, width: 0.01 },
    { key: 'what', name: '', kind: 'text' as const },
  ];
  const { points } = columnWidths({ columns, rows: [] }, [], false);
  expect(points[0]).toBeGreaterThanOrEqual(6 * 5.7 + 9);
});

test('a number among the words of a cell is not broken', () => {
  expect(numbersIn('เลขที่ 01-02-00012-34')).toEqual(['01-02-00012-34']);
  expect(numbersIn('ฉฉ.0001234/2568')).toEqual(['ฉฉ.0001234/2568']);
  expect(numbersIn(`ยาว${'1'.repeat(20)} นางสมหญิง ใจดี`)).toEqual([]);
});
