/** Reads an extract back without a line of the code that wrote it, for the tests. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { fromBuddhistYear } from '../../core/thai-date.ts';
import { type SubjectName, subjects } from '../../intake/layout.ts';
import { type ExtractOptions, writeExtract } from '../write-extract.ts';

export type Row = Readonly<Record<string, string>>;

/** Rows by subject. */
export type Extract = Readonly<Record<SubjectName | 'manifest', readonly Row[]>>;

const decoder = new TextDecoder('windows-874', { fatal: true });

export async function fileText(folder: string, file: string): Promise<string> {
  return decoder.decode(await readFile(join(folder, file)));
}

/** Splits one line; a quoted field may hold commas and doubled quotes. */
function fieldsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const fields = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [];
  const texts = fields.map((field) => field.replace(/,$/, ''));
  // The pattern also finds the nothing after a line's last field.
  if (!line.endsWith(',') && texts.length > 1) texts.pop();
  return texts.map((text) => text.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'));
}

/** How many fields a line has; most lines hold no quote, their commas are counted. */
function widthOf(line: string): number {
  if (line.includes('"')) return fieldsOf(line).length;
  let width = 1;
  for (let at = line.indexOf(','); at >= 0; at = line.indexOf(',', at + 1)) width += 1;
  return width;
}

function rowOf(names: readonly string[], line: string): Row {
  const fields = fieldsOf(line);
  const row: Record<string, string> = {};
  names.forEach((name, at) => {
    row[name] = fields[at] ?? '';
  });
  return row;
}

/** Every line is looked at now; its fields get their names when somebody asks for the rows. */
async function rowsOf(folder: string, file: string): Promise<() => readonly Row[]> {
  const lines = (await fileText(folder, file)).split('\r\n');
  if (lines.pop() !== '') throw new Error(`${file} does not end with a line end`);
  const names = fieldsOf(lines.shift() ?? '');
  const odd = lines.find((line) => widthOf(line) !== names.length);
  if (odd !== undefined) throw new Error(`${file}: ${odd}`);
  let rows: readonly Row[] | undefined;
  return () => {
    rows ??= lines.map((line) => rowOf(names, line));
    return rows;
  };
}

export async function readExtract(folder: string): Promise<Extract> {
  const names = [...subjects.map(({ name }) => name), 'manifest'] as const;
  const extract = {};
  for (const name of names) {
    const get = await rowsOf(folder, `${name}.csv`);
    Object.defineProperty(extract, name, { get, enumerable: true });
  }
  return extract as Extract;
}

/** Writes an extract, reads it and leaves no files behind. */
export async function madeExtract(options: Omit<ExtractOptions, 'folder'>): Promise<Extract> {
  const folder = await mkdtemp(join(tmpdir(), 'sahakon-made-'));
  try {
    await writeExtract({ ...options, folder });
    return await readExtract(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** `1234.50` in satang. */
export function satang(text: string | undefined): bigint {
  if (text === undefined || !/^-?\d+\.\d\d$/.test(text)) throw new Error(`no amount: ${text}`);
  return BigInt(text.replace('.', ''));
}

/** `28/11/2568` as days since 1970. */
export function dayNo(text: string | undefined): number {
  const [date, month, year] = (text ?? '').split('/').map(Number);
  const millis = Date.UTC(fromBuddhistYear(year ?? 0), (month ?? 0) - 1, date);
  if (Number.isNaN(millis)) throw new Error(`no day: ${text}`);
  return millis / 86_400_000;
}

export function groupBy(rows: readonly Row[], column: string): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row[column] ?? '';
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/**
 * `expect(found, where).toBe(expected)` for loops over whole files: it is only made when it fails.
 * Tens of thousands of expectations take seconds, comparing takes none.
 */
export function same<T>(found: T, expected: T, where?: string): void {
  if (!Object.is(found, expected)) expect(found, where).toBe(expected);
}
