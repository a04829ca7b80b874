/** Tables in workbooks: one for each sheet that has a header row. */
import { readFile } from 'node:fs/promises';
import type { ResultCell, ResultRow } from '../../../core/agency/result-file/cell.ts';
import { openWorkbook } from '../../uploads/table/workbook.ts';
import { learnText as text, totalWords } from '../learn.text.ts';
import { percentText } from '../read/records.ts';
import { type FoundColumn, type FoundTable, sampleRows } from './table.ts';

const mostRows = 400_000;
function textOf(cell: ResultCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  if (cell.is === 'number') return String(Number(cell.text));
  const shown = cell.is === 'percent' ? percentText(cell.text, '') : cell.text;
  return typeof shown === 'string' ? shown : cell.text;
}
const isDay = (cell: ResultCell | undefined): boolean =>
  typeof cell === 'object' && cell !== null && /^\d{4}-\d{2}-\d{2}$/.test(cell.text);

/** The first row of words alone that is as wide as the table. */
function headerOf(rows: readonly ResultRow[]): ResultRow | undefined {
  const filled = ({ cells }: ResultRow) => cells.filter((cell) => textOf(cell) !== '');
  const width = Math.max(0, ...rows.slice(0, 50).map((row) => filled(row).length));
  return rows.slice(0, 20).find((row) => {
    const cells = filled(row);
    const areWords = cells.every((cell) => typeof cell === 'string');
    return cells.length > 1 && cells.length >= width * 0.8 && areWords;
  });
}

function tableOf(name: string, sheet: string, rows: readonly ResultRow[]): FoundTable | undefined {
  const header = headerOf(rows);
  if (!header) return undefined;
  const below = rows.filter(({ row }) => row > header.row);
  const isTotal = ({ cells }: ResultRow) => totalWords.test(textOf(cells[0]));
  const total = below.find(isTotal);
  const body = below.filter((row) => !isTotal(row)).slice(0, sampleRows);
  const columns = header.cells.flatMap((cell, index): FoundColumn[] => {
    const heading = textOf(cell);
    if (heading === '') return [];
    const own = heading.replace(/[.\s]+/g, '_');
    const values = body.map(({ cells }) => textOf(cells[index]));
    const excelDays = body.some(({ cells }) => isDay(cells[index]));
    return [{ name: own, ...(own !== heading && { heading }), values, excelDays }];
  });
  const [first] = columns;
  const except = total && first ? [`except: { ${first.name}: ${textOf(total.cells[0])} }`] : [];
  const sheetText = JSON.stringify(sheet);
  return {
    ...{
      name: sheet.replace(/[.\s]+/g, '_'),
      files: name,
      fileCount: 1,
      rows: body.length,
      columns,
    },
    reading: [`workbook: { sheet: ${sheetText}, header: ${header.row} }`, ...except],
    seen: text.workbook(sheet, header.row, total !== undefined),
  };
}

/** The tables of a workbook; throws UnfitTable or UnfitArchive for what is none. */
export async function workbookTables(path: string, name: string): Promise<readonly FoundTable[]> {
  const file = await readFile(path);
  const tables: FoundTable[] = [];
  const { sheets, read } = openWorkbook(file, mostRows);
  for (const sheet of sheets) {
    const table = tableOf(name, sheet, await read(sheet));
    if (table) tables.push(table);
  }
  return tables;
}
