/** What stands in the cells of a sheet, for paper and for text: words as the screen shows them. */
import { formatRate, parseRate, readRate } from '../../core/rate.ts';
import { parseBaht, type Satang } from '../../core/satang.ts';
import type { SheetCell, SheetColumn, SheetRow, TableData } from '../../core/sheet/sheet.ts';
import { thaiDateShort } from '../../core/thai-date.ts';
import { formatBaht, formatMove, formatNumber } from '../../core/thai-number.ts';

/** A cell is not what its column says: rather no paper than a wrong figure. */
export class CellFault extends Error {}

/** A cell by what it is; words stand in heads, totals and edges whatever their column holds. */
export type TypedCell =
  | { readonly is: 'nothing' }
  | { readonly is: 'text' | 'day' | 'rate'; readonly value: string }
  | { readonly is: 'baht' | 'move'; readonly value: Satang }
  | { readonly is: 'count'; readonly value: number };

type Kind = SheetColumn['kind'];

function typedText(kind: Kind, cell: string): TypedCell | undefined {
  if (kind === 'text' || kind === 'day') return { is: kind, value: cell };
  if (kind === 'rate') return parseRate(cell) === undefined ? undefined : { is: kind, value: cell };
  const value = kind === 'count' ? undefined : parseBaht(cell);
  return value === undefined ? undefined : { is: kind as 'baht' | 'move', value };
}

/** Throws `CellFault` where a line holds words in place of a figure. */
export function typedCell(kind: Kind, cell: SheetCell, as: SheetRow['as']): TypedCell {
  if (cell === null || cell === '') return { is: 'nothing' };
  if (typeof cell === 'number') {
    if (kind === 'count') return { is: 'count', value: cell };
    // A year, a number of something: no amount, so nothing stands between its figures.
    if (kind === 'text') return { is: 'text', value: String(cell) };
    throw new CellFault(`a bare number in a column of kind ${kind}`);
  }
  const typed = typedText(kind, cell);
  if (typed) return typed;
  if (as !== undefined) return { is: 'text', value: cell };
  throw new CellFault(`words in a column of kind ${kind}`);
}

/** The cell as a reader sees it. */
export function cellWords(cell: TypedCell): string {
  switch (cell.is) {
    case 'nothing':
      return '';
    case 'text':
      return cell.value;
    case 'day':
      return thaiDateShort(cell.value);
    case 'rate':
      return formatRate(readRate(cell.value));
    case 'baht':
      return formatBaht(cell.value);
    case 'move':
      return formatMove(cell.value);
    case 'count':
      return formatNumber(cell.value, 0);
  }
}

/**
 * All cells of a table, typed, in the order of its columns. Throws `CellFault` where a row names a
 * column that is not there, or a line leaves one out.
 */
export function typedRows({ columns, rows }: TableData): TypedCell[][] {
  const keys = new Set(columns.map(({ key }) => key));
  if (keys.size !== columns.length) throw new CellFault('two columns of one key');
  return rows.map(({ as, cells }) => {
    const unknown = Object.keys(cells).find((key) => !keys.has(key));
    if (unknown !== undefined) throw new CellFault(`a cell of no column: ${unknown}`);
    return columns.map(({ key, kind }) => {
      const cell = cells[key];
      if (cell === undefined && as === undefined) throw new CellFault(`a line without ${key}`);
      return typedCell(kind, cell ?? null, as);
    });
  });
}

/**
 * Where the column with the running balance stands. Throws `CellFault` where no such column of
 * amounts is there.
 */
export function carriedAt({ columns, carried }: TableData): number | undefined {
  if (carried === undefined) return undefined;
  const at = columns.findIndex(({ key, kind }) => key === carried && kind === 'baht');
  if (at < 0) throw new CellFault(`no column of amounts to carry: ${carried}`);
  return at;
}
