/** A sheet as the template takes it: everything in words, and what each page carries forward. */
import { isDay } from '../../core/days.ts';
import type { Sheet, SheetTable } from '../../core/sheet/sheet.ts';
import { thaiDateLong } from '../../core/thai-date.ts';
import { carriedAt, cellWords, type TypedCell, typedRows } from './cells.ts';
import { sheetText } from './sheet.text.ts';
import { headPieces, numbersIn, withItsNumber } from './solid.ts';
import { columnWidths, followsFigures, isFigure } from './widths.ts';

/** A day or a figure, and not the words that stand in its place. */
function solidWords(cell: TypedCell | undefined): string {
  if (!cell || cell.is === 'text' || (cell.is === 'day' && !isDay(cell.value))) return '';
  return cellWords(cell);
}

const wordsOf = (cell: TypedCell): string =>
  cell.is === 'text' ? withItsNumber(cellWords(cell)) : cellWords(cell);

/** What must stay on one line: days, figures, and numbers among the words. */
const solidIn = (cell: TypedCell | undefined): string[] =>
  cell?.is === 'text' ? numbersIn(cell.value) : [solidWords(cell)];

/** The balance after each row: heads and sums within the table change nothing of it. */
function carriedWords({ rows }: SheetTable, typed: TypedCell[][], carried: number): string[] {
  let words = '';
  return typed.map((cells, at) => {
    const as = rows[at]?.as;
    if (as === undefined || as === 'edge') words = solidWords(cells[carried]) || words;
    return words;
  });
}

function tableInputs(table: SheetTable, isWide: boolean) {
  const { title, columns, rows, empty } = table;
  const carried = carriedAt(table);
  const typed = typedRows(table);
  const solid = columns.map((_, at) => typed.flatMap((row) => solidIn(row[at])));
  const carries = carried === undefined ? undefined : carriedWords(table, typed, carried);
  const { points, scale } = columnWidths(table, solid, isWide);
  return {
    title: title ?? '',
    head: columns.map(({ name }) => headPieces(name)),
    widths: points,
    scale,
    right: columns.map(({ kind }) => isFigure(kind)),
    apart: columns.map((_, at) => followsFigures(columns, at)),
    rows: typed.map((cells, at) => ({
      as: rows[at]?.as ?? 'line',
      cells: cells.map(wordsOf),
      ...(carries && { carries: carries[at] }),
    })),
    carried: carried ?? -1,
    empty: empty ?? sheetText.empty,
  };
}

export function sheetInputs({ title, facts, tables, notes = [], asOf, wide }: Sheet) {
  const isWide = wide ?? false;
  return {
    ...{ title, notes, wide: isWide, issuedOn: asOf },
    facts: facts.map(([name, words]) => [name, withItsNumber(words)]),
    asOf: sheetText.asOf(thaiDateLong(asOf)),
    tables: tables.map((table) => tableInputs(table, isWide)),
    words: { forward: sheetText.forward, brought: sheetText.brought },
  };
}
