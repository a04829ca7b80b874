/** A sheet as an Excel workbook: real numbers and days, so that they can be added up and sorted. */
import writeExcel, { type CellObject, type Row } from 'write-excel-file/node';
import { graphemesOf } from '../../core/graphemes.ts';
import { formatRate, readRate } from '../../core/rate.ts';
import type { Sheet, SheetColumnKind, SheetRow, SheetTable } from '../../core/sheet/sheet.ts';
import { cellWords, type TypedCell, typedRows } from './cells.ts';
import { bahtCell, bahtFormat, countFormat, dayCell, numberCell, textCell } from './excel-cells.ts';
import { printSetup } from './print-setup.ts';
import { sheetText } from './sheet.text.ts';
import { isFigure } from './widths.ts';
import { dateZip } from './zip-date.ts';

const moveFormat = '+#,##0.00;"−"#,##0.00;0.00';
const rateFormat = '0.00##';

/** Characters of the column's width. */
const widths: Readonly<Record<SheetColumnKind, number>> = {
  text: 34,
  day: 14,
  baht: 18,
  move: 18,
  count: 10,
  rate: 10,
};
/** Of the first column, where the names of the facts stand. */
const leastFirst = 22;

function written(cell: TypedCell): CellObject | null {
  switch (cell.is) {
    case 'nothing':
      return null;
    case 'day':
      return dayCell(cell.value);
    case 'baht':
    case 'move':
      return bahtCell(cell.value, cellWords(cell), cell.is === 'baht' ? bahtFormat : moveFormat);
    case 'rate':
      return numberCell(Number(formatRate(readRate(cell.value))), rateFormat);
    case 'count':
      return numberCell(cell.value, countFormat);
    default:
      return textCell(cell.value);
  }
}

function styled(cell: CellObject | null, as: SheetRow['as']): CellObject | null {
  if (cell === null || as === undefined) return cell;
  return { ...cell, fontWeight: 'bold', ...(as === 'total' && { topBorderStyle: 'thin' }) };
}

function headRow({ columns }: SheetTable): Row {
  return columns.map(({ name, kind }) => ({
    ...textCell(name),
    fontWeight: 'bold',
    backgroundColor: '#E4EDF8',
    bottomBorderStyle: 'thin',
    wrap: true,
    ...(isFigure(kind) && { align: 'right' }),
  }));
}

function bodyRows(table: SheetTable): Row[] {
  if (table.rows.length === 0) return [[textCell(table.empty ?? sheetText.empty)]];
  return typedRows(table).map((cells, at) =>
    cells.map((cell) => styled(written(cell), table.rows[at]?.as)),
  );
}

function above({ title, facts }: Sheet, table: SheetTable): Row[] {
  return [
    [{ ...textCell(title), fontWeight: 'bold', fontSize: 14 }],
    ...facts.map(([name, words]) => [textCell(name), textCell(words)]),
    [],
    ...(table.title === undefined ? [] : [[{ ...textCell(table.title), fontWeight: 'bold' }]]),
  ] as Row[];
}

/** Names of pages: 31 characters, some forbidden, none twice. */
function pageName(table: SheetTable, sheet: Sheet, at: number): string {
  const bare = (table.title ?? sheet.title).replace(/[[\]:*?/\\']/g, ' ').trim();
  const number = sheet.tables.length > 1 ? `${at + 1} ` : '';
  let name = number;
  for (const letter of graphemesOf(bare)) if (name.length + letter.length <= 31) name += letter;
  return name.trim() || String(at + 1);
}

/** A page for each table, facts above, the head frozen; text is never a formula (T17). */
export async function sheetWorkbook(sheet: Sheet): Promise<Uint8Array> {
  const pages = sheet.tables.map((table, at) => {
    const top = above(sheet, table);
    const notes = (sheet.notes ?? []).map((note) => [textCell(note)]);
    return {
      sheet: pageName(table, sheet, at),
      data: [...top, headRow(table), ...bodyRows(table), ...(notes.length ? [[], ...notes] : [])],
      stickyRowsCount: top.length + 1,
      columns: table.columns.map(({ kind }, index) => ({
        width: Math.max(widths[kind], index === 0 ? leastFirst : 0),
      })),
      ...(sheet.wide && { orientation: 'landscape' as const }),
    };
  });
  return dateZip(await writeExcel(pages, { features: [printSetup(1)] }).toBuffer(), sheet.asOf);
}
