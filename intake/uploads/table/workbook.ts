/** The first sheet of a workbook (.xlsx) as cells; formulas are told, never computed (T17, T18). */
import { readSheet } from 'read-excel-file/universal';
import type { ResultCell, ResultRow } from '../../../core/agency/result-file/cell.ts';
import { openArchive, UnfitArchive } from '../open-archive.ts';
import { storeArchive } from '../store-archive.ts';
import { most, UnfitTable } from './received-table.ts';
import { percentStyles, type ShowsPercent, sheetNames } from './workbook-parts.ts';

/** Stand before the text of a cell that is no plain value: letters that no text has. */
const formulaMark = '\ue7f0';
const errorMark = '\ue7f1';
const percentMark = '\ue7f2';

const isSheetPart = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);
const document = /<!(?:DOCTYPE|ENTITY)/i;
// Each stops at the next tag or cell: searches that go on past it, from each tag anew, take the
// square of the sheet's length.
const emptyCell = /<(?:[\w.-]+:)?c(?:\s[^<>]*)?\/>/g;
const cell = /<((?:[\w.-]+:)?)c(\s[^<>]*)?>([^<]*(?:<(?!\/?(?:[\w.-]+:)?c[\s>])[^<]*)*)<\/\1c>/g;
const formula = /<(?:[\w.-]+:)?f(?:\s[^<>]*?)?(?:\/>|>([^<]*)<)/;
const cellReference = /\sr\s*=\s*["']([A-Z]{1,3})(\d{1,7})["']/;
const isError = /\st\s*=\s*["']e["']/;
/** A cell that says nothing of its type holds a number. */
const isNumber = /^(?!.*\st\s*=)|\st\s*=\s*["']n["']/s;
const styleOf = /\ss\s*=\s*["'](\d{1,6})["']/;
const cellValue = /<(?:[\w.-]+:)?v(?:\s[^<>]*)?>([^<]+)</;

/** Columns as letters count them: A is 1. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

type Percent = ReadonlyMap<string, ShowsPercent>;

/**
 * The text that says that a cell shows percent: what people read there is a hundred times what is
 * kept. Where the style shows some numbers so and others not, the cell is an error.
 */
function percentCell(attributes: string, inside: string, percent: Percent): string | undefined {
  const shows = percent.get(styleOf.exec(attributes)?.[1] ?? '');
  if (!shows || !isNumber.test(attributes)) return undefined;
  const value = cellValue.exec(inside)?.[1];
  return shows === 'all' && value !== undefined ? `${percentMark}${value}` : errorMark;
}

/**
 * A sheet in which a cell with a formula is a text that says so: the reader would give the result
 * that somebody wrote beside it, and nothing for one that failed. So is one that shows percent.
 */
function plainSheet(xml: string, mostRows: number, percent: Percent): string {
  const rows = new Set<string>();
  return xml.replace(emptyCell, '').replace(cell, (whole, prefix, attributes = '', inside) => {
    const [, letters = '', row = ''] = cellReference.exec(attributes) ?? [];
    // Excel writes the place of each cell; whoever does not is not read by guess.
    if (row === '') throw new UnfitTable('broken');
    if (inside.trim() === '') return '';
    rows.add(row);
    if (rows.size > mostRows + most.above || Number(row) > 10 * mostRows) {
      throw new UnfitTable('rows');
    }
    if (columnNumber(letters) > most.columns) return '';
    const found = formula.exec(inside);
    const failed = isError.test(attributes);
    const shown = failed ? errorMark : percentCell(attributes, inside, percent);
    if (!found && shown === undefined) return whole;
    const text = found ? `${formulaMark}=${found[1] ?? ''}` : shown;
    const at = `${letters}${row}`;
    const [c, is, t] = ['c', 'is', 't'].map((tag) => `${prefix}${tag}`);
    return `<${c} r="${at}" t="inlineStr"><${is}><${t}>${text}</${t}></${is}></${c}>`;
  });
}

function partsOf(file: Buffer, mostRows: number): ReadonlyMap<string, Buffer> {
  const parts = openArchive(file, (name) => isSheetPart(name) || /vbaproject/i.test(name));
  const names = [...parts.keys()];
  if (names.some((name) => /vbaproject/i.test(name))) throw new UnfitTable('macros');
  if (!parts.has('xl/workbook.xml')) throw new UnfitTable('kind');
  const percent = percentStyles(parts.get('xl/styles.xml')?.toString('utf8') ?? '');
  return new Map(
    [...parts].map(([name, bytes]) => {
      const xml = bytes.toString('utf8');
      if (document.test(xml)) throw new UnfitTable('broken');
      const isSheet = xml.includes('sheetData');
      return [name, isSheet ? Buffer.from(plainSheet(xml, mostRows, percent)) : bytes];
    }),
  );
}

function cellOf(value: unknown): ResultCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object' && 'number' in value) {
    return { is: 'number', text: String(value.number).slice(0, most.letters) };
  }
  if (value instanceof Date) return { is: 'other', text: value.toISOString().slice(0, 10) };
  if (typeof value !== 'string') return { is: 'other', text: String(value) };
  const text = value.slice(0, most.letters);
  if (text.startsWith(formulaMark)) return { is: 'formula', text: text.slice(1) };
  if (text.startsWith(errorMark)) return { is: 'error', text: '#' };
  if (text.startsWith(percentMark)) return { is: 'percent', text: text.slice(1) };
  return text;
}

/** Reads a sheet by its number, 1 = the first, or its name: rows by the numbers of Excel. */
export type ReadSheet = (sheet: string | number) => Promise<readonly ResultRow[]>;

export interface Workbook {
  /** Names of its sheets, in their order. */
  readonly sheets: readonly string[];
  readonly read: ReadSheet;
}

const unfit = (error: unknown): UnfitTable => {
  if (error instanceof UnfitTable) return error;
  return new UnfitTable(error instanceof UnfitArchive ? error.fault : 'broken');
};

/** Opens a workbook whose sheets are read one after the other. Throws UnfitTable. */
export function openWorkbook(file: Buffer, mostRows: number = most.rows): Workbook {
  try {
    const parts = partsOf(file, mostRows);
    const plain = storeArchive(parts);
    const bytes = plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength);
    // A cell's number stays text: a float would lose what stands there.
    const options = { parseNumber: (text: string) => ({ number: text }), trim: false };
    const read: ReadSheet = async (sheet) => {
      try {
        const rows = await readSheet(bytes as ArrayBuffer, sheet, options);
        return rows.map((cells, index) => ({ row: index + 1, cells: cells.map(cellOf) }));
      } catch (error) {
        throw unfit(error);
      }
    };
    return { sheets: sheetNames(parts.get('xl/workbook.xml')?.toString('utf8') ?? ''), read };
  } catch (error) {
    throw unfit(error);
  }
}

/** Rows of the first sheet; numbers with all their digits. Throws UnfitTable. */
export const readWorkbook = async (
  file: Buffer,
  mostRows: number = most.rows,
): Promise<readonly ResultRow[]> => openWorkbook(file, mostRows).read(1);
