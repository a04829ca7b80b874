/**
 * The third imaginary core: workbooks as a small cooperative keeps them. Above each table stands
 * what it is and of which day, below it a row of sums; headings and codes are Thai words.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import writeExcel, { type CellObject } from 'write-excel-file/node';
import type { Day } from '../../../core/days.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { thaiDateLong } from '../../../core/thai-date.ts';
import { dateZip } from '../../../papers/sheet/zip-date.ts';
import type { Cell, Core, CoreFile } from '../core.ts';
import { benefitSheets } from './benefits.ts';
import { billSheets } from './bills.ts';
import { ledgerSheets } from './ledgers.ts';
import { peopleSheets } from './people.ts';

const cooperative = 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด';
const numberHeading = 'ลำดับ';
const totalWord = 'รวม';
const dayFormat = '[$-107041E]d mmm yyyy';

interface Table {
  readonly file: CoreFile;
  readonly rows: (readonly Cell[])[];
  readonly sums: bigint[];
}

function cellOf(cell: Cell): CellObject | null {
  if (cell === '') return null;
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (typeof cell === 'string') return { type: String, value: cell };
  return { type: Date, value: cell, format: dayFormat };
}

const textCell = (value: string): CellObject => ({ type: String, value });
const headCell = (value: string): CellObject => ({ ...textCell(value), fontWeight: 'bold' });

const sortText = (cell: Cell | undefined): string =>
  cell instanceof Date ? cell.toISOString() : String(cell ?? '').padStart(12, '0');

/** Rows of equal keys keep the order in which they came. */
function sorted({ file, rows }: Table): readonly (readonly Cell[])[] {
  const columns = file.records[0]?.columns ?? [];
  const places = (file.sortedBy ?? []).map((by) => columns.findIndex(({ name }) => name === by));
  const key = (row: readonly Cell[]) => places.map((place) => sortText(row[place])).join(' ');
  const keyed = rows.map((row) => ({ row, key: key(row) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ row }) => row);
}

function sheetOf(table: Table, asOf: Day) {
  const { file, sums } = table;
  const columns = file.records[0]?.columns ?? [];
  const rows = sorted(table).map((cells, index) => [index + 1, ...cells].map(cellOf));
  const total = columns.map(({ name }) => {
    const sum = sums[file.totals.indexOf(name)];
    return sum === undefined ? null : cellOf(Number(toDtoBaht(sum)));
  });
  const title = file.sheet ?? '';
  return {
    sheet: title,
    data: [
      [headCell(cooperative)],
      [textCell(`${title} ณ วันที่ ${thaiDateLong(asOf)}`)],
      [],
      [headCell(numberHeading), ...columns.map(({ name }) => headCell(name))],
      ...rows,
      [headCell(totalWord), ...total],
    ],
    stickyRowsCount: 4,
  };
}

export const excelCore: Core = {
  files: [...peopleSheets, ...ledgerSheets, ...billSheets, ...benefitSheets],
  begin(folder, asOf) {
    const workbooks = new Map<string, Table[]>();
    return {
      async open(name, file) {
        const table: Table = { file, rows: [], sums: file.totals.map(() => 0n) };
        workbooks.set(name, [...(workbooks.get(name) ?? []), table]);
        return {
          write(_record, cells, sums) {
            table.rows.push(cells);
            for (const [index, sum] of sums.entries()) {
              table.sums[index] = (table.sums[index] as bigint) + sum;
            }
          },
          drain: async () => {},
          close: async () => {},
        };
      },
      async finish() {
        for (const [name, tables] of workbooks) {
          const sheets = tables.map((table) => sheetOf(table, asOf));
          const bytes = await writeExcel(sheets).toBuffer();
          await writeFile(join(folder, name), dateZip(bytes, asOf));
        }
      },
    };
  },
};
