import { describe, expect, test } from 'vitest';
import type { SheetCell, SheetColumnKind } from '../../../core/sheet/sheet.ts';
import { CellFault, carriedAt, cellWords, typedCell, typedRows } from '../cells.ts';

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

  test('a row names the columns of its head; a line all of them', () => {
    const columns = [{ key: 'one', name: 'ก', kind: 'text' as const }];
    const typed = (cells: Record<string, string>, as?: 'total') =>
      typedRows({ columns, rows: [{ cells, ...(as && { as }) }] });
    expect(typed({ one: '1' })).toEqual([[{ is: 'text', value: '1' }]]);
    expect(typed({}, 'total')).toEqual([[{ is: 'nothing' }]]);
    expect(() => typed({ one: '1', two: '2' })).toThrow('a cell of no column: two');
    expect(() => typed({ two: '2' }, 'total')).toThrow(CellFault);
    expect(() => typed({})).toThrow('a line without one');
    expect(() => typedRows({ columns: [...columns, ...columns], rows: [] })).toThrow(CellFault);
  });

  test('only a column of amounts is carried from page to page', () => {
    const columns = [
      { key: 'what', name: 'ก', kind: 'text' as const },
      { key: 'left', name: 'ข', kind: 'baht' as const },
    ];
    expect(carriedAt({ columns, rows: [] })).toBeUndefined();
    expect(carriedAt({ columns, rows: [], carried: 'left' })).toBe(1);
    for (const carried of ['what', 'right', '1']) {
      expect(() => carriedAt({ columns, rows: [], carried })).toThrow(CellFault);
    }
  });
});
