import { describe, expect, test } from 'vitest';
import type { SheetTable } from './sheet.ts';
import { lineColumns, type MarkedRow, sheetTable } from './sheet-table.ts';

interface Line {
  readonly on: string;
  readonly balance: string;
}
const lines: readonly Line[] = [
  { on: '2025-11-28', balance: '2.00' },
  { on: '2025-10-31', balance: '1.00' },
];
const columns = lineColumns<Line>()({
  on: { name: 'วันที่', kind: 'day', of: (line) => line.on },
  balance: { name: 'คงเหลือ', kind: 'baht', width: 2, of: (line) => line.balance },
});

describe('D-06 D-08 D-10 columns of a sheet go by their keys', () => {
  test('lines are asked by every column, marked rows name those that they fill', () => {
    const {
      rows,
      carried,
      columns: made,
    } = sheetTable(lines, columns, {
      above: [{ as: 'edge', cells: { balance: '2.00' } }],
      after: ({ on }, at) => (at === 1 ? [{ as: 'total', cells: { on } }] : []),
      below: [{ as: 'total', cells: { balance: '3.00' } }],
      carried: 'balance',
    });
    expect(made).toEqual([
      { key: 'on', name: 'วันที่', kind: 'day' },
      { key: 'balance', name: 'คงเหลือ', kind: 'baht', width: 2 },
    ]);
    expect(rows).toEqual([
      { as: 'edge', cells: { balance: '2.00' } },
      { cells: { on: '2025-11-28', balance: '2.00' } },
      { cells: { on: '2025-10-31', balance: '1.00' } },
      { as: 'total', cells: { on: '2025-10-31' } },
      { as: 'total', cells: { balance: '3.00' } },
    ]);
    expect(carried).toBe('balance');
  });

  test('a wrong name, a column without amounts to carry and a table by hand do not compile', () => {
    // @ts-expect-error no such column
    expect(sheetTable(lines, columns, { carried: 'left' }).carried).toBe('left');
    // @ts-expect-error days are not carried
    sheetTable(lines, columns, { carried: 'on' });
    // @ts-expect-error a place is no name
    sheetTable(lines, columns, { carried: 1 });
    // @ts-expect-error no such column
    sheetTable(lines, columns, { below: [{ as: 'total', cells: { left: '3.00' } }] });
    // @ts-expect-error no such column
    const sum: MarkedRow<keyof typeof columns> = { as: 'total', cells: { sum: '3.00' } };
    // @ts-expect-error a line has no such field
    const wrong = lineColumns<Line>()({ a: { name: '', kind: 'text', of: (one) => one.left } });
    // @ts-expect-error made without `sheetTable`
    const byHand: SheetTable = { columns: [], rows: [], carried: 'left' };
    expect([sum.as, Object.keys(wrong), byHand.carried]).toEqual(['total', ['a'], 'left']);
  });

  test('a key that looks like a number would change its place: there is no such table', () => {
    const numbered = { b: columns.on, '1': columns.balance };
    expect(() => sheetTable(lines, numbered)).toThrow(TypeError);
  });
});
