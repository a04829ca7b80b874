/** A cover statement as an Excel workbook: numbers are numbers, text is never a formula (T17). */
import writeExcel, { type CellObject, type Row } from 'write-excel-file/node';
import type { CoverPaper } from '../../core/agency/paper/cover-paper.ts';
import { formatBaht } from '../../core/thai-number.ts';
import { bahtCell, countFormat, dayCell, numberCell, textCell } from '../sheet/excel-cells.ts';
import { printSetup } from '../sheet/print-setup.ts';
import { dateZip } from '../sheet/zip-date.ts';
import { coverPaperText as text } from './cover.text.ts';
import { type Cell, type CoverTable, coverTable } from './cover-cells.ts';

function written(cell: Cell): CellObject | null {
  if (cell === null) return null;
  if (typeof cell === 'bigint') return bahtCell(cell, formatBaht(cell));
  return typeof cell === 'number' ? numberCell(cell, countFormat) : textCell(cell);
}

const head = {
  fontWeight: 'bold',
  backgroundColor: '#E4EDF8',
  bottomBorderStyle: 'thin',
  alignVertical: 'center',
  wrap: true,
} as const;

const headLines = 2;

/** Groups over their columns, and columns of no group as high as both lines. */
function headRows({ heads, isFigure }: CoverTable): Row[] {
  const upper = heads.map(([group, name], at): CellObject | null => {
    if (group === '') {
      const align = isFigure[at] ? 'right' : 'left';
      return { ...textCell(name), ...head, align, rowSpan: 2 };
    }
    // What a wider cell covers stays empty.
    if (heads[at - 1]?.[0] === group) return null;
    const columnSpan = heads.filter(([other]) => other === group).length;
    return { ...textCell(group), ...head, align: 'center', columnSpan };
  });
  const lower = heads.map(([group, name]): CellObject | null =>
    group === '' ? null : { ...textCell(name), ...head, align: 'right' },
  );
  return [upper, lower];
}

const total = { fontWeight: 'bold', topBorderStyle: 'thin' } as const;

function bodyRows(table: CoverTable): Row[] {
  if (table.rows.length === 0) return [[textCell(text.nobody)]];
  const sums = table.total.map(written).map((cell) => cell && { ...cell, ...total });
  return [...table.rows.map((row) => row.map(written)), sums];
}

/** Characters. */
const widthOf = (table: CoverTable, at: number): number => {
  if (at === 0) return 14;
  const cells = [...table.rows, table.total].map((row) => row[at] ?? '');
  const longest = cells.reduce<number>(
    (most, cell) => {
      const words = typeof cell === 'bigint' ? formatBaht(cell) : String(cell);
      return Math.max(most, words.replace(/\p{Mn}/gu, '').length);
    },
    (table.heads[at]?.[1] ?? '').length,
  );
  // Days of the facts stand above the names, too.
  return Math.max(at === 2 ? 16 : 0, Math.min(60, longest + 3));
};

/** One page: title and facts, heads and the first three columns frozen, a line of sums. */
export async function coverWorkbook(paper: CoverPaper): Promise<Uint8Array> {
  const table = coverTable(paper);
  const above: Row[] = [
    [{ ...textCell(text.title), fontWeight: 'bold', fontSize: 14 }],
    ...table.facts.map(([name, words, day]) => [
      textCell(name),
      null,
      day === undefined ? textCell(words) : dayCell(day),
    ]),
    [],
  ];
  const page = {
    sheet: text.title,
    data: [...above, ...headRows(table), ...bodyRows(table)],
    stickyRowsCount: above.length + headLines,
    stickyColumnsCount: 3,
    columns: table.heads.map((_, at) => ({ width: widthOf(table, at) })),
    orientation: 'landscape' as const,
  };
  return dateZip(
    await writeExcel([page], { features: [printSetup(headLines)] }).toBuffer(),
    paper.printedOn,
  );
}
