/** Tables in files of text: delimited by a letter, or cut at bytes. */
import { open } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { lettersOf } from '../../decode/letters.ts';
import { learnText as text } from '../learn.text.ts';
import { type FoundColumn, type FoundTable, sampleRows } from './table.ts';

const sampleBytes = 1 << 20;
/** Where trailers stand, and kinds of records that come last. */
const tailBytes = 1 << 18;
const delimiters = ['|', ';', '\t', ',', '~', '^'] as const;

export interface TextSample {
  readonly name: string;
  readonly encoding: 'windows-874' | 'utf-8';
  readonly lines: readonly string[];
}

function isUtf8(bytes: Buffer): boolean {
  try {
    // The sample may end within a letter.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return bytes.some((byte) => byte > 0x7f);
  } catch {
    return false;
  }
}

const linesOf = (bytes: Buffer): string[] =>
  bytes
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .split(/\r?\n/);

/** The beginning and the end of a file as lines of bytes; undefined of what is no text. */
export async function sampleText(path: string, name: string): Promise<TextSample | undefined> {
  const handle = await open(path, 'r');
  try {
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    const { size } = await handle.stat();
    const head = await read(0, sampleBytes);
    if (head.includes(0)) return undefined;
    const lines = linesOf(head);
    // What is left of a line that the sample cuts, and the nothing behind the last one.
    if (size > sampleBytes || lines.at(-1) === '') lines.pop();
    if (size > sampleBytes + tailBytes) {
      const tail = linesOf(await read(size - tailBytes, tailBytes)).slice(1);
      lines.push(...tail.filter((line) => line !== ''));
    }
    return { name, encoding: isUtf8(head) ? 'utf-8' : 'windows-874', lines };
  } finally {
    await handle.close();
  }
}

/** A line as its fields; what is quoted may hold the delimiter. */
function fieldsOf(line: string, delimiter: string): readonly string[] {
  if (!line.includes('"')) return line.split(delimiter);
  try {
    const [fields] = parse(line, { delimiter, encoding: 'latin1', relax_quotes: true });
    return (fields ?? []) as string[];
  } catch {
    // A quote that closes on another line, or is a letter like any other.
    return line.split(delimiter);
  }
}

/** The letter that cuts every line into the same number of fields, two or more. */
export function delimiterOf(lines: readonly string[]): string | undefined {
  const [first = ''] = lines;
  const found = delimiters
    .map((delimiter) => ({ delimiter, count: fieldsOf(first, delimiter).length }))
    .filter(({ delimiter, count }) => {
      const fitting = lines.filter((line) => fieldsOf(line, delimiter).length === count);
      return count > 1 && fitting.length >= lines.length * 0.9;
    })
    .sort((a, b) => b.count - a.count);
  return found[0]?.delimiter;
}

const isName = (cell: string): boolean => /^[\p{L}_][\p{L}\p{M}\p{N}_ ./()-]*$/u.test(cell);
const tidyName = (cell: string): string => cell.replace(/[.\s]+/g, '_');

function hasHeader(cells: readonly string[]): boolean {
  return cells.every(isName) && new Set(cells).size === cells.length;
}

interface Cells {
  readonly head: readonly string[];
  readonly header: boolean;
  readonly rows: readonly (readonly string[])[];
}

function columnsOf({ head, header }: Cells, rows: Cells['rows']): readonly FoundColumn[] {
  return head.map((cell, index): FoundColumn => {
    const values = rows.map((row) => row[index] ?? '');
    if (!header) return { name: `C${index + 1}`, at: index + 1, values };
    const own = tidyName(cell);
    return { name: own, ...(own !== cell && { heading: cell }), values };
  });
}

/** Few words in the first column, each of many rows: kinds of record that share a file. */
function kindsOf({ rows }: Cells): readonly string[] {
  const kinds = Map.groupBy(rows, ([first = '']) => first);
  const areKinds = [...kinds].every(([kind, own]) => /^[A-Z]+\d?$/.test(kind) && own.length > 20);
  return kinds.size > 1 && kinds.size <= 6 && areKinds ? [...kinds.keys()] : [];
}

/** Tables of delimited fields; files of one form are one table (`samples`). */
export function delimitedTables(
  name: string,
  pattern: string,
  samples: readonly TextSample[],
  delimiter: string,
): readonly FoundTable[] {
  const [first] = samples;
  const encoding = first?.encoding ?? 'windows-874';
  const letters = lettersOf(encoding);
  const cells = (line: string) =>
    fieldsOf(line, delimiter).map((cell) => (letters(cell) ?? '').trim());
  const head = cells(first?.lines[0] ?? '');
  const header = hasHeader(head);
  const all = samples
    .flatMap(({ lines }) => lines.slice(header ? 1 : 0))
    .slice(0, sampleRows)
    .map(cells);
  const isQuoted = samples.some(({ lines }) => lines.some((line) => line.includes('"')));
  const quote = isQuoted ? `quote: '"', ` : '';
  const found = { head, header, rows: all };
  const reading = [
    `encoding: ${encoding}`,
    `csv: { delimiter: ${JSON.stringify(delimiter)}, ${quote}header: ${header ? 'yes' : 'no'} }`,
  ];
  const seen = text.delimited(encoding, delimiter, header, head.length);
  const common = { files: pattern, fileCount: samples.length, seen };
  const table = (own: string, rows: Cells['rows'], more: readonly string[]): FoundTable => ({
    ...{ ...common, name: own, rows: rows.length, columns: columnsOf(found, rows) },
    reading: [...reading, ...more],
  });
  const kinds = kindsOf(found);
  if (kinds.length === 0) return [table(name, all, [])];
  const by = header ? tidyName(head[0] ?? '') : 'C1';
  return kinds.map((kind) => {
    const rows = all.filter(([one]) => one === kind);
    return table(`${name}_${kind}`, rows, [`only: { ${by}: ${kind} }`]);
  });
}
