/** Reads the figures of a file, each kind by another program than the one that wrote it. */
import { parse } from 'csv-parse/sync';
import readExcel from 'read-excel-file/node';
import { getDocumentProxy } from 'unpdf';
import type { FileCall } from './calls/call.ts';
import { amountsIn } from './holds.ts';
import type { Ask, DoorFault } from './test-client.ts';

const amount = /\d[\d,]*\.\d{2,4}(?!\d)/g;

/** `1,234.50` → `1234.5`: one way to write a figure. */
const plain = (text: string): string => {
  const digits = text.replaceAll(',', '');
  return digits.replace(/\.?0+$/, '');
};
const figuresOf = (words: string): string[] => (words.match(amount) ?? []).map(plain);

type Cells = readonly (readonly string[])[];

/** Parts of a sheet: what stands between empty lines. */
function blocks(rows: Cells): Cells[] {
  const found: string[][][] = [[]];
  for (const row of rows) {
    if (row.every((cell) => cell === '')) found.push([]);
    else found.at(-1)?.push([...row]);
  }
  return found;
}

const withoutTail = (row: readonly string[]): string[] => {
  const last = row.findLastIndex((cell) => cell !== '');
  return row.slice(0, last + 1);
};

function csvCells(bytes: Uint8Array): Cells {
  const text = Buffer.from(bytes)
    .toString()
    .replace(/^\uFEFF/, '');
  const options = { relax_column_count: true, skip_empty_lines: false };
  return (parse(text, options) as string[][]).map(withoutTail);
}

function written(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell);
}

/** Numbers are compared as numbers: a workbook keeps no zeros at their ends. */
const sameCell = (one: string, other: string): boolean =>
  one === other ||
  (/^[-+]?\d+(\.\d+)?$/.test(one) && one !== '' && other !== '' && Number(one) === Number(other));

const sameRow = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((cell, at) => sameCell(cell, other[at] ?? ''));

/** The first line of a table in which text file and workbook differ; undefined: they are alike. */
async function unlike(csv: Uint8Array, xlsx: Uint8Array): Promise<string | undefined> {
  const tables = blocks(csvCells(csv)).slice(1);
  const pages = (await readExcel(Buffer.from(xlsx))) as unknown as {
    sheet: string;
    data: unknown[][];
  }[];
  for (const [at, { data }] of pages.entries()) {
    const rows = data.map((row) => withoutTail(row.map(written)));
    const body = blocks(rows)[1] ?? [];
    const table = tables[at] ?? [];
    const wrong = table.findIndex((row, line) => !sameRow(row, body[line] ?? []));
    if (wrong >= 0) return `${table[wrong]?.join('|')} ≠ ${body[wrong]?.join('|')}`;
    if (body.length !== table.length) return `${table.length} lines ≠ ${body.length} lines`;
  }
  return pages.length === 0 ? 'no page' : undefined;
}

/** What is in `expected` more often than in `found`. */
function lacking(expected: readonly string[], found: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of found) left.set(one, (left.get(one) ?? 0) + 1);
  return expected.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

/** What a paper says, piece by piece as it was set: figures of two columns stay two. */
async function pdfWords(bytes: Uint8Array): Promise<readonly string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const words: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    words.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  return words;
}

/** All figures within, those in the midst of words too. */
function figuresWithin(value: unknown): string[] {
  if (typeof value === 'string') return figuresOf(value);
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(figuresWithin)
    : [];
}

async function fetched(ask: Ask, { address, one }: FileCall, format: string): Promise<Uint8Array> {
  const more = `${address.includes('?') ? '&' : '?'}format=${format}`;
  const { status, bytes } = await ask(one ? address : address + more);
  if (status !== 200) throw new Error(`${address} as ${format}: ${status}`);
  return bytes;
}

/** Text, workbook and paper of one call: all that must be there, nothing that nobody computed. */
export async function filed(ask: Ask, call: FileCall, shown: unknown) {
  const { address, must, also, formats = ['csv', 'xlsx', 'pdf'] } = call;
  const expected = amountsIn(must).map(plain);
  const allowed = new Set([...amountsIn([shown, must]).map(plain), ...figuresWithin(also)]);
  const faults: DoorFault[] = [];
  const blame = (field: string, computed: string, actual: string) =>
    faults.push({ address, field, computed, actual });
  const judge = (format: string, figures: readonly string[]) => {
    const [one] = lacking(expected, figures);
    if (one !== undefined) blame(format, one, 'not as often');
    const unknown = figures.find((figure) => !allowed.has(figure));
    if (unknown !== undefined) blame(format, 'nothing', unknown);
  };
  let compared = 0;
  for (const format of formats.filter((one) => one !== 'xlsx')) {
    const bytes = await fetched(ask, call, format);
    const words = format === 'pdf' ? await pdfWords(bytes) : csvCells(bytes).flat();
    const figures = words.flatMap(figuresOf);
    judge(format, figures);
    compared += figures.length;
    if (format !== 'csv' || !formats.includes('xlsx')) continue;
    const differs = await unlike(bytes, await fetched(ask, call, 'xlsx'));
    if (differs !== undefined) blame('xlsx', 'as the text file', differs);
  }
  return { compared, faults };
}
