/** A sheet as text for other programs: amounts plain, days as ISO writes them. */
import { type CsvCell, csvText } from '../../core/csv/csv.ts';
import type { Sheet, SheetTable } from '../../core/sheet/sheet.ts';
import { type TypedCell, typedRows } from './cells.ts';

function plain(cell: TypedCell): CsvCell {
  return cell.is === 'nothing' ? '' : cell.value;
}

function tableLines(table: SheetTable): CsvCell[][] {
  const head = table.columns.map(({ name }) => name);
  const rows = typedRows(table).map((cells) => cells.map(plain));
  return [
    ...(table.title === undefined ? [] : [[table.title]]),
    head,
    ...(rows.length === 0 && table.empty !== undefined ? [[table.empty]] : rows),
  ];
}

/**
 * Title and facts, then each table after an empty line with its head, then the notes. Spreadsheets
 * take no text of it for a formula (T17).
 */
export function sheetCsv({ title, facts, tables, notes = [] }: Sheet): Uint8Array {
  const parts: CsvCell[][][] = [
    [[title], ...facts.map((fact) => [...fact])],
    ...tables.map(tableLines),
    ...(notes.length > 0 ? [notes.map((note) => [note])] : []),
  ];
  return Buffer.from(csvText(parts.flatMap((part, at) => (at === 0 ? part : [[], ...part]))));
}
