import { describe, expect, test } from 'vitest';
import type { SheetCell, SheetColumnKind } from '../../../core/sheet/sheet.ts';
import { CellFault, cellWords, typedCell, typedRows } from '../cells.ts';

const words = (kind: SheetColumnKind, cell: SheetCell, as?: 'edge' | 'total') =>
  cellWords(typedCell(kind, cell, as));

describe('R182 R183 cells of a sheet as the screen shows them', () => {
  test.each<[SheetColumnKind, SheetCell, string]>([
    ['day', '2025-11-28', '28 พ.ย. 2568'],
    ['baht', '1234567.5', '1,234,567.50'],
    ['baht', '-0.05', '−0.05'],
    ['move', '1000.00', '+1,000.00'],
    ['move', '-1000.25', '−1,000.25'],
    ['move', '0.00', '0.00'],
    ['count', 12345, '12,345'],
    ['rate', '5.5', '5.50'],
    ['rate', '5.125', '5.125'],
    ['text', '000123', '000123'],
    ['text', 2568, '2568'],
    ['baht', null, ''],
    ['baht', '', ''],
  ])('%s %s → %s', (kind, cell, shown) => {
    expect(words(kind, cell)).toBe(shown);
  });

  test('edges and sums hold words anywhere, lines never in place of a figure', () => {
    expect(words('baht', 'ยอดยกมา', 'edge')).toBe('ยอดยกมา');
    expect(words('day', 'รวม', 'total')).toBe('รวม');
    for (const [kind, cell] of [
      ['baht', '1,000.00'],
      ['move', '+5.00'],
      ['rate', 'ห้า'],
      ['count', '5'],
      ['baht', 5],
      ['day', 20_251_128],
    ] as const) {
      expect(() => words(kind, cell)).toThrow(CellFault);
    }
  });

  test('a row that is longer or shorter than its head is no row', () => {
    const columns = [{ name: 'ก', kind: 'text' as const }];
    expect(() => typedRows({ columns, rows: [{ cells: ['1', '2'] }] })).toThrow(CellFault);
    expect(() => typedRows({ columns, rows: [{ cells: [] }] })).toThrow(CellFault);
  });
});
