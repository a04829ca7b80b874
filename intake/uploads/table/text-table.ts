/** Text with separators or of fixed width, in UTF-8 or Windows-874, as cells (part E). */
import { parse } from 'csv-parse/sync';
import type { ResultCell, ResultRow } from '../../../core/agency/result-file/cell.ts';
import { findHead } from '../../../core/agency/result-file/head.ts';
import { foreignLetter } from '../../../core/windows-874/windows-874.ts';
import { type Letters, lettersOf } from '../../decode/letters.ts';
import { most, UnfitTable, type Widths } from './received-table.ts';

interface Plain {
  /** One character for each byte. */
  readonly bytes: string;
  readonly letters: Letters;
  readonly utf8: boolean;
}

const byteOrderMark = '\u00ef\u00bb\u00bf';

function isUtf8(file: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file);
    return true;
  } catch {
    return false;
  }
}

/** UTF-8 is tried strictly first; Thai in Windows-874 never passes for it. */
function plainOf(file: Buffer): Plain {
  const start = file.toString('hex', 0, 2);
  if (start === 'fffe' || start === 'feff' || file.subarray(0, 64).includes(0)) {
    throw new UnfitTable('utf16');
  }
  const all = file.toString('latin1');
  const bytes = all.startsWith(byteOrderMark) ? all.slice(3) : all;
  const utf8 = isUtf8(file);
  return { bytes, utf8, letters: lettersOf(utf8 ? 'utf-8' : 'windows-874') };
}

/** A field of bytes as a cell; bytes that are no letters are told, never replaced. */
function cellOf(bytes: string, letters: Letters): ResultCell {
  const text = letters(bytes.slice(0, most.letters * 3));
  if (text === undefined) {
    const printable = bytes.replace(/[^\x20-\x7e]+/g, '…');
    return { is: 'unreadable', text: printable.slice(0, most.letters) };
  }
  return text.trim() === '' ? null : text.slice(0, most.letters);
}

const delimiters = [',', ';', '\t'] as const;
type Delimiter = (typeof delimiters)[number];

function recordsOf(bytes: string, delimiter: Delimiter, to: number): string[][] {
  try {
    const most = { max_record_size: 50_000, to };
    // Pieced together of several files, a file ends its lines in several ways.
    const record_delimiter = ['\r\n', '\n', '\r'];
    return parse(bytes, { delimiter, record_delimiter, relax_column_count: true, ...most });
  } catch (error) {
    const line = (error as { lines?: unknown }).lines;
    throw new UnfitTable('quotes', typeof line === 'number' ? { row: line } : {});
  }
}

function rowsOf({ bytes, letters }: Plain, delimiter: Delimiter, to: number): ResultRow[] {
  return recordsOf(bytes, delimiter, to).map((fields, index) => ({
    row: index + 1,
    cells: fields.slice(0, most.columns).map((field) => cellOf(field, letters)),
  }));
}

/** Whether the upper rows of a table hold its head. */
export type HasHead = (rows: readonly ResultRow[]) => boolean;

function hasResultHead(rows: readonly ResultRow[]): boolean {
  const head = findHead(rows);
  return 'places' in head || head.missing === 'twice';
}

/** The mark that makes columns of ours of the upper lines; a comma where none does. */
const delimiterOf = (plain: Plain, hasHead: HasHead): Delimiter =>
  delimiters.find((mark) => hasHead(rowsOf(plain, mark, most.above))) ?? ',';

/** Rows of text with commas, semicolons or tabs between its fields. Throws UnfitTable. */
export function readSeparated(
  file: Buffer,
  hasHead: HasHead = hasResultHead,
  mostRows: number = most.rows,
): readonly ResultRow[] {
  const plain = plainOf(file);
  const rows = rowsOf(plain, delimiterOf(plain, hasHead), mostRows + most.above + 1);
  if (rows.length > mostRows + most.above) throw new UnfitTable('rows');
  return rows;
}

/** As many characters as the line has bytes in Windows-874. */
function linesOf({ bytes, utf8 }: Plain): string[] {
  const text = utf8 ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes;
  // Old programs end a file with Ctrl-Z.
  const lines = (text.endsWith('\u001a') ? text.slice(0, -1) : text).split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function widthCells(line: string, { fields }: Widths, plain: Plain): ResultCell[] {
  let at = 0;
  return fields.map(({ width }) => {
    const part = line.slice(at, at + width);
    at += width;
    if (!plain.utf8) return cellOf(part, plain.letters);
    if (foreignLetter(part) !== undefined) return { is: 'unreadable', text: part };
    return part.trim() === '' ? null : part;
  });
}

/** Rows of fields that are so many bytes wide each, by a layout of ours. Throws UnfitTable. */
export function readWidths(file: Buffer, widths: Widths): readonly ResultRow[] {
  const plain = plainOf(file);
  const lines = linesOf(plain);
  const { skipFirst, skipLast, fields } = widths;
  const whole = fields.reduce((sum, { width }) => sum + width, 0);
  const rows = lines.slice(skipFirst, lines.length - skipLast);
  if (rows.length > most.rows) throw new UnfitTable('rows');
  return rows.map((line, index) => {
    const row = index + 1 + skipFirst;
    if (line.trim() === '' || line.length === whole) {
      return { row, cells: widthCells(line, widths, plain) };
    }
    // Not one field of such a line can be trusted to begin where it should.
    const cut: ResultCell = { is: 'cut', text: `${line.length} ≠ ${whole}` };
    return { row, cells: fields.map(() => cut) };
  });
}
