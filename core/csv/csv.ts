/** Tables as CSV text (RFC 4180) that no spreadsheet takes for formulas (T17). */
import { type Satang, toDtoBaht } from '../satang.ts';

/** A text, a whole number, or an amount in satang. */
export type CsvCell = string | number | Satang;

/** What a spreadsheet begins a formula with, the true minus, the full-width twins of `= + - @`. */
const formulaStart = /^[=+\-−@\t\r＝＋－＠]/;
const needsQuotes = /[",\r\n]/;

function written(cell: CsvCell): string {
  // Amounts and numbers stay plain, so that they can be added up: -1234.50.
  if (typeof cell === 'bigint') return toDtoBaht(cell);
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a file: a mark of UTF-8 in front, so that Thai is read as Thai, and CRLF after each. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
}
