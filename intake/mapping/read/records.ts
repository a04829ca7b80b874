/** Records of a core's file as raw cells, as a stream: delimited, of fixed width, or a sheet. */
import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import type { ResultCell } from '../../../core/agency/result-file/cell.ts';
import { Refusal } from '../../decode/fields.ts';
import { type Reading as FileReading, readFile } from '../../decode/read-file.ts';
import type { Faults } from '../../fault.ts';
import { UnfitTable } from '../../uploads/table/received-table.ts';
import { openWorkbook, type Workbook } from '../../uploads/table/workbook.ts';
import { sourceReasons as reasons } from '../mapping.text.ts';
import type { Reading } from '../mapping.ts';
import type { SourceFile } from './files.ts';

/**
 * Bytes as letters one to one; a day of Excel is no text; undefined is a formula or an error, a
 * refusal a number whose last digits are lost.
 */
export type RawCell = string | { readonly day: string } | Refusal | undefined;

export interface RawRecord {
  /** Line of the file, or row of the sheet, 1 = the first. */
  readonly line: number;
  readonly cells: readonly RawCell[];
  /** Rows of a sheet above its header, by their number. */
  readonly above?: ReadonlyMap<number, readonly RawCell[]>;
}

/**
 * Records, header included; texts of workbooks are letters already, all others are bytes. A fixed
 * record is one cell, which each source cuts in its own way.
 */
export type Records = AsyncIterable<RawRecord>;

const chunkBytes = 1 << 16;
const longestRecord = 65_536;
/** The mark with which older systems end a file. */
const endOfFile = '\x1a';
const byteOrderMark = '\u00ef\u00bb\u00bf';
/** Where memory would end: a workbook is read whole. */
const mostSheetRows = 400_000;

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Whether a line that ends so is whole: half of its break is enough, and so is the old mark. */
const isEnded = (end: string | undefined): boolean =>
  end === undefined || end === '\n' || end === '\r' || end === endOfFile;

/**
 * The bytes of a file behind the mark of UTF-8; with it the parser would read other letters. Gives
 * whether its last line is ended.
 */
async function* withoutMark(
  reading: FileReading,
  end: { isOpen: boolean },
): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const bytes of readFile(reading, chunkBytes)) {
    const isMarked = isFirst && bytes.toString('latin1', 0, 3) === byteOrderMark;
    end.isOpen = !isEnded(bytes.toString('latin1', bytes.length - 1));
    yield isMarked ? bytes.subarray(3) : bytes;
    isFirst = false;
  }
}

async function* readDelimited(
  file: SourceFile,
  { delimiter, quote, lastBreak }: Extract<Reading, { as: 'csv' }>,
  faults: Faults,
): Records {
  const parser = parse({
    delimiter,
    quote,
    encoding: 'latin1',
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  });
  // What fails on the way is met where the parser is read.
  const end = { isOpen: false };
  pipeline(withoutMark(file.reading, end), parser, () => {});
  let last = 0;
  let doubled = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      // The parser counts CR and LF of a line within quotes as two, and a record by its last line.
      const within = record.join('');
      doubled += within.split('\r\n').length - 1;
      last = info.lines - doubled;
      yield { line: last - (within.split('\n').length - 1), cells: record };
    }
    if (end.isOpen && lastBreak) faults.add(file.name, last, '', reasons.openEnd);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')))
      throw error;
    faults.add(file.name, last + 1, '', reasons.csvBroken);
  }
}

interface Line {
  readonly line: number;
  readonly text: string;
  /** It is the last one, and nothing ends it: it may be cut. */
  readonly isOpen?: boolean;
}

async function* linesOf(reading: FileReading): AsyncGenerator<Line> {
  let rest = '';
  let line = 0;
  for await (const chunk of readFile(reading, chunkBytes)) {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    for (const part of lines) {
      line += 1;
      const text = line === 1 && part.startsWith(byteOrderMark) ? part.slice(3) : part;
      yield { line, text: text.endsWith('\r') ? text.slice(0, -1) : text };
    }
    // What has no line break for so long is no file of lines; the rest is told as one that is torn.
    if (rest.length > longestRecord) break;
  }
  if (rest !== '') yield { line: line + 1, text: rest, isOpen: !isEnded(rest.at(-1)) };
}

/** Without quotes a line is a record, and is cut three times as fast as the parser cuts it. */
async function* readPlain(
  file: SourceFile,
  { delimiter, lastBreak }: Extract<Reading, { as: 'csv' }>,
  faults: Faults,
): Records {
  for await (const { line, text, isOpen } of linesOf(file.reading)) {
    if (text === '' || text === endOfFile) continue;
    if (text.length > longestRecord) {
      faults.add(file.name, line, '', reasons.csvBroken);
      return;
    }
    if (isOpen && lastBreak) faults.add(file.name, line, '', reasons.openEnd);
    yield { line, cells: text.split(delimiter) };
  }
}

/** A record that has its length is whole, with a line break behind it or without. */
async function* readFixed(
  file: SourceFile,
  { record }: Extract<Reading, { as: 'fixed' }>,
  faults: Faults,
): Records {
  for await (const { line, text } of linesOf(file.reading)) {
    if (text === '' || text === endOfFile) continue;
    if (text.length !== record) {
      faults.add(file.name, line, '', reasons.recordLength(record, text.length));
      if (faults.full) return;
      continue;
    }
    yield { line, cells: [text] };
  }
}

/** Excel keeps no more digits of a number; those behind them are made nought or others. */
const exactDigits = 15;

/** A number as it was typed: Excel keeps 18326.62 as 18326.619999999999. */
function numberText(text: string, place: string): string | Refusal {
  const number = Number(text);
  const typed = String(number);
  const digits = typed.replace(/e.*/, '').replace(/\D/g, '').replace(/^0+/, '');
  const isExact = digits.length <= exactDigits && Number.isFinite(number);
  return isExact && !typed.includes('e+') ? typed : new Refusal(reasons.inexact(place, text));
}

/** What a cell shows that holds a hundredth of it: 0.0625 is `6.25`. */
export function percentText(text: string, place: string): string | Refusal {
  const typed = numberText(text, place);
  if (typeof typed !== 'string') return typed;
  // Two digits on, without the binary fractions of a product: 0.07 × 100 is 7.000000000000001.
  return numberText(String(Number(`${Number(typed)}e2`)), place);
}

/** As Excel names it: `AB12`. */
function placeOf(row: number, index: number): string {
  const letter = (at: number) => String.fromCharCode(65 + (at % 26));
  const before = index < 26 ? '' : letter(Math.floor(index / 26) - 1);
  return `${before}${letter(index)}${row}`;
}

function rawCell(cell: ResultCell, place: string): RawCell {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if (cell.is === 'number') return numberText(cell.text, place);
  if (cell.is === 'percent') return percentText(cell.text, place);
  if (cell.is === 'formula' || cell.is === 'error') return undefined;
  return /^\d{4}-\d{2}-\d{2}$/.test(cell.text) ? { day: cell.text } : cell.text;
}

/** The workbook that was read last: its other sheets are read next. */
let lastWorkbook: { readonly file: SourceFile; readonly workbook: Workbook } | undefined;

/** Throws UnfitTable for what is none. */
export async function workbookOf(file: SourceFile): Promise<Workbook> {
  if (lastWorkbook?.file === file) return lastWorkbook.workbook;
  lastWorkbook = undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of readFile(file.reading, chunkBytes)) chunks.push(chunk);
  const workbook = openWorkbook(Buffer.concat(chunks), mostSheetRows);
  lastWorkbook = { file, workbook };
  return workbook;
}

/** Lets go of it: nothing of a workbook stays behind once all is read. */
export function closeWorkbook(): void {
  lastWorkbook = undefined;
}

async function* readSheet(
  file: SourceFile,
  { sheet, header }: Extract<Reading, { as: 'workbook' }>,
  faults: Faults,
): Records {
  try {
    const { read } = await workbookOf(file);
    const rows = await read(sheet ?? 1);
    const above = new Map<number, readonly RawCell[]>();
    for (const { row, cells } of rows) {
      const raw = cells.map((cell, index) => rawCell(cell, placeOf(row, index)));
      if (row < header) above.set(row, raw);
      else if (raw.some((cell) => cell !== '')) yield { line: row, cells: raw, above };
    }
  } catch (error) {
    if (!(error instanceof UnfitTable)) throw error;
    faults.add(file.name, 1, '', reasons.notWorkbook);
  }
}

/** Opens a file in the way of its source. What cannot be read becomes a fault, and is left out. */
export function readRecords(file: SourceFile, reading: Reading, faults: Faults): Records {
  if (reading.as === 'csv') {
    return reading.quote === undefined
      ? readPlain(file, reading, faults)
      : readDelimited(file, reading, faults);
  }
  if (reading.as === 'fixed') return readFixed(file, reading, faults);
  return readSheet(file, reading, faults);
}
