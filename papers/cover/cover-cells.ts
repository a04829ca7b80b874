/** A cover statement as a table for workbook and text: columns, lines, and the line of sums. */
import type { CoverCells, CoverRow } from '../../core/agency/cover.ts';
import { columnWords } from '../../core/agency/paper/columns.text.ts';
import {
  type CoverColumn,
  cellIn,
  coverColumns,
  figureIn,
  noteIn,
} from '../../core/agency/paper/columns.ts';
import type { CoverPaper } from '../../core/agency/paper/cover-paper.ts';
import type { Day } from '../../core/days.ts';
import type { Satang } from '../../core/satang.ts';
import { thaiDateLong } from '../../core/thai-date.ts';
import { coverPaperText as text } from './cover.text.ts';

/** Words, a whole number, or satang. */
export type Cell = string | number | Satang | null;

export interface CoverTable {
  readonly facts: readonly (readonly [name: string, words: string, day?: Day])[];
  /** Group and own words of each column. */
  readonly heads: readonly (readonly [group: string, name: string])[];
  readonly isFigure: readonly boolean[];
  readonly rows: readonly (readonly Cell[])[];
  /** Last line; left out where there are no rows. */
  readonly total: readonly Cell[];
}

function cellOf(row: CoverRow, column: CoverColumn): Cell {
  if (column.kind === 'person' && column.of === 'seq') return row.seq;
  const cell = cellIn(row, column);
  // One period is a number; two contracts' periods are words: 4, 12.
  return column.kind === 'period' && /^\d{1,9}$/.test(String(cell)) ? Number(cell) : cell;
}

const nothingAtAll: Satang = 0n;

function totalOf(columns: readonly CoverColumn[], totals: CoverCells, count: number): Cell[] {
  return columns.map((column) => {
    // The sum of a column in which nobody has anything is nothing.
    if (column.kind === 'baht') return figureIn(totals, column) ?? nothingAtAll;
    return column.kind === 'person' && column.of === 'name' ? text.whole(count) : null;
  });
}

export function coverTable(paper: CoverPaper): CoverTable {
  const { cover, detail, unit } = paper;
  const columns = coverColumns(detail, cover.rows);
  const more = detail === 'total' ? [text.consent] : [text.consent, text.note];
  const moreCells = (row: CoverRow) => [
    row.consent ? text.hasConsent : text.withoutConsent,
    ...(detail === 'total' ? [] : [noteIn(row, detail)]),
  ];
  const { facts } = text;
  return {
    facts: [
      [facts.month, text.monthInFull(paper.month)],
      [facts.unit, `${unit.number} ${unit.name}`],
      [facts.due, thaiDateLong(paper.dueOn), paper.dueOn],
      ...(paper.isPosted ? [[facts.state, text.posted] as const] : []),
      [facts.asOf, thaiDateLong(paper.asOf), paper.asOf],
      [facts.printedOn, thaiDateLong(paper.printedOn), paper.printedOn],
    ],
    heads: [
      ...columns.map((column) => columnWords(column, detail)),
      ...more.map((name) => ['', name] as const),
    ],
    isFigure: [...columns.map(({ kind }) => kind !== 'person'), ...more.map(() => false)],
    rows: cover.rows.map((row) => [
      ...columns.map((column) => cellOf(row, column)),
      ...moreCells(row),
    ]),
    total: [...totalOf(columns, cover.totals, cover.rows.length), ...more.map(() => null)],
  };
}
