/** The lines of a payroll's result, whatever its form. Takes its time: not for the server. */
import type { ResultColumn } from '../../../core/agency/result-file/cell.ts';
import { findHead } from '../../../core/agency/result-file/head.ts';
import { type ReadLines, readLines } from '../../../core/agency/result-file/read-lines.ts';
import { kindOf } from './kind.ts';
import { UnfitTable, type WidthField, type Widths } from './received-table.ts';
import { readSeparated, readWidths } from './text-table.ts';

async function rowsOf(file: Buffer) {
  if (kindOf(file) === 'text') return readSeparated(file);
  // A program that reads text has no use for a reader of workbooks.
  const { readWorkbook } = await import('./workbook.ts');
  return readWorkbook(file);
}

/** Rows by the names at their head. */
async function headedLines(file: Buffer): Promise<ReadLines> {
  const rows = await rowsOf(file);
  const head = findHead(rows);
  if ('places' in head) return readLines(rows.slice(head.at + 1), head.places);
  if (head.missing === 'none') throw new UnfitTable('head');
  throw new UnfitTable('head_twice', { column: head.column });
}

const columnOf = (of: WidthField['of']): ResultColumn | undefined =>
  of === 'skip' ? undefined : of === 'collected_satang' ? 'collected' : of;

/** Rows of fixed width by the fields of their layout. */
function widthLines(file: Buffer, widths: Widths): ReadLines {
  if (kindOf(file) === 'workbook') throw new UnfitTable('kind');
  const places: Partial<Record<ResultColumn, number>> = {};
  for (const [index, { of }] of widths.fields.entries()) {
    const column = columnOf(of);
    if (column) places[column] = index;
  }
  const satang = widths.fields.some(({ of }) => of === 'collected_satang');
  return readLines(readWidths(file, widths), places, { satang });
}

/** Without widths the file itself says what it is. Throws UnfitTable. */
export const linesOf = async (file: Buffer, widths?: Widths): Promise<ReadLines> =>
  widths ? widthLines(file, widths) : headedLines(file);
