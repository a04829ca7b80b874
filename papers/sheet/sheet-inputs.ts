/** A sheet as the template takes it: everything in words, and what each page carries forward. */

import type { Sheet, SheetColumnKind, SheetTable } from '../../core/sheet/sheet.ts';
import { thaiDateLong } from '../../core/thai-date.ts';
import { cellWords, typedRows } from './cells.ts';
import { sheetText } from './sheet.text.ts';

/** Parts of the width where a column does not say. */
const widths: Readonly<Record<SheetColumnKind, number>> = {
  text: 3,
  day: 1.5,
  baht: 2,
  move: 2,
  count: 1,
  rate: 1,
};
const toTheRight = new Set<SheetColumnKind>(['baht', 'move', 'count', 'rate']);

function tableInputs(table: SheetTable) {
  const { title, columns, rows, carried, empty } = table;
  return {
    title: title ?? '',
    head: columns.map(({ name }) => name),
    widths: columns.map(({ kind, width }) => width ?? widths[kind]),
    right: columns.map(({ kind }) => toTheRight.has(kind)),
    /** Days and figures stay on one line. */
    whole: columns.map(({ kind }) => kind !== 'text'),
    rows: typedRows(table).map((cells, at) => ({
      as: rows[at]?.as ?? 'line',
      cells: cells.map(cellWords),
    })),
    carried: carried ?? -1,
    empty: empty ?? sheetText.empty,
  };
}

export function sheetInputs({ title, facts, tables, notes = [], asOf, wide }: Sheet) {
  return {
    ...{ title, facts, notes, wide: wide ?? false, issuedOn: asOf },
    asOf: sheetText.asOf(thaiDateLong(asOf)),
    tables: tables.map(tableInputs),
    words: { forward: sheetText.forward, brought: sheetText.brought },
  };
}
