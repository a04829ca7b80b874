/** One file of the extract, written row by row with the memory of a single block. */
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Satang, toDtoBaht } from '../../core/satang.ts';
import { thaiDateNumeric, toBuddhistYear } from '../../core/thai-date.ts';
import { writeWindows874 } from '../../core/windows-874/windows-874.ts';
import type { Column, ColumnKind, Control } from '../layout.ts';
import { type GroupTotal, groupTotals } from './group-totals.ts';
import type { Field } from './row.ts';

export interface ColumnTotal {
  readonly column: string;
  readonly totalSatang: Satang;
}

/** What the manifest says of a file. */
export interface Counted {
  readonly rows: number;
  /** What each amount column adds up to. */
  readonly totals: readonly ColumnTotal[];
  readonly groups: readonly GroupTotal[];
}

export interface CsvFile {
  /** Takes a row, in the layout's order of columns. */
  row(fields: readonly Field[]): void;
  /** Writes out what has gathered, if it is worth it. Call it often: it is the back pressure. */
  drain(): Promise<void>;
  /** Writes the rest; says what there was. */
  close(): Promise<Counted>;
}

const worthWriting = 256 * 1024;
const needsQuotes = /[",\r\n]/;

const buddhistDays = new Map<string, string>();

function buddhistDay(day: string): string {
  const cached = buddhistDays.get(day);
  if (cached !== undefined) return cached;
  const made = thaiDateNumeric(day);
  buddhistDays.set(day, made);
  return made;
}

function fieldText(kind: ColumnKind, field: Field): string {
  if (field === '') return '';
  if ((kind === 'amount' || kind === 'total') !== (typeof field === 'bigint')) {
    throw new TypeError(`${kind} cannot hold ${typeof field} ${field}`);
  }
  if (typeof field === 'bigint') return toDtoBaht(field);
  if (kind === 'day') return buddhistDay(String(field));
  if (kind === 'month') return buddhistDay(`${field}-01`).slice(3);
  if (kind === 'year') return String(toBuddhistYear(Number(field)));
  const text = String(field);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The lines of a file in memory, until `contents` hands them over. */
function block() {
  let bytes = new Uint8Array(4 * worthWriting);
  let end = 0;
  return {
    add(text: string): void {
      if (end + text.length > bytes.length) {
        const larger = new Uint8Array(bytes.length * 2 + text.length);
        larger.set(bytes.subarray(0, end));
        bytes = larger;
      }
      end = writeWindows874(text, bytes, end);
    },
    waiting: () => end,
    contents: (): Uint8Array => bytes.subarray(0, end),
    empty: () => {
      end = 0;
    },
  };
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    at += (await handle.write(bytes, at)).bytesWritten;
  }
}

/**
 * Begins a file with its header row; `controls` say which totals by group it keeps, `mode` who may
 * read it. An existing file of that name is replaced.
 */
export async function csvFile(
  folder: string,
  name: string,
  columns: readonly Column[],
  controls: readonly Control[] = [],
  mode?: number,
): Promise<CsvFile> {
  const handle = await open(join(folder, name), 'w', mode);
  const lines = block();
  const sums = columns.map(() => 0n);
  const groups = groupTotals(columns, controls);
  let rows = 0;
  lines.add(`${columns.map((column) => column.name).join(',')}\r\n`);

  const flush = async () => {
    await writeAll(handle, lines.contents());
    lines.empty();
  };
  return {
    row(fields) {
      if (fields.length !== columns.length) throw new TypeError(`${name}: wrong number of fields`);
      let line = '';
      let at = 0;
      for (const { kind } of columns) {
        const field = fields[at] ?? '';
        if (typeof field === 'bigint') sums[at] = (sums[at] as bigint) + field;
        line += (at === 0 ? '' : ',') + fieldText(kind, field);
        at += 1;
      }
      lines.add(`${line}\r\n`);
      groups.add(fields);
      rows += 1;
    },
    async drain() {
      if (lines.waiting() >= worthWriting) await flush();
    },
    async close() {
      await flush();
      await handle.close();
      const totals = columns.flatMap((column, at) =>
        column.kind === 'amount' ? [{ column: column.name, totalSatang: sums[at] as bigint }] : [],
      );
      return { rows, totals, groups: groups.all(fieldText) };
    },
  };
}
