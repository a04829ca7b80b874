/** A file of the extract as rows of values, in batches; what cannot be read becomes a fault. */
import { maskTypedIds } from '../../core/masked/national-ids.ts';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import type { Column } from '../layout.ts';
import { fileReasons } from '../text/files.text.ts';
import { fieldReader, Refusal, type Value } from './fields.ts';
import type { FileFacts } from './inspect.ts';
import { lettersOf } from './letters.ts';
import { type Records, readRecords, type Torn } from './records.ts';
import { UnfitFile } from './unfit-file.ts';

/** Values in the order of the layout's columns. */
export type Row = readonly Value[];

export interface Rows {
  readonly rows: readonly Row[];
  /** For each row its line in the file. */
  readonly lines: readonly number[];
  /** Rows that are to stay out, with their lines; of them the amounts alone had to be readable. */
  readonly aside: readonly { readonly row: Row; readonly line: number }[];
  /** Bytes of the file read so far. */
  readonly bytes: number;
}

export interface Source {
  /** As faults name it. */
  readonly file: string;
  readonly facts: FileFacts;
  readonly columns: readonly Column[];
  readonly faults: Faults;
  /** Which rows are to stay out, by the value of one column. */
  readonly aside?: { readonly column: string; readonly has: (value: Value) => boolean } | undefined;
}

const byteOrderMark = '\u00ef\u00bb\u00bf';

/** Whether the header names the columns in order; the first one that differs is reported. */
function headerFits({ file, facts, columns, faults }: Source, header: readonly string[]): boolean {
  const letters = facts.encoding === 'utf-16' ? undefined : lettersOf(facts.encoding);
  const written = header.map((bytes, index) => {
    const name = index === 0 && facts.marked ? bytes.replace(byteOrderMark, '') : bytes;
    return letters?.(name.trim()) ?? name;
  });
  for (const [index, { name }] of columns.entries()) {
    if (written[index] === name) continue;
    faults.add(file, 1, name, reasons.header(name, written[index]));
    return false;
  }
  const extra = written[columns.length];
  if (extra !== undefined) faults.add(file, 1, maskTypedIds(extra), reasons.headerExtra(extra));
  return extra === undefined;
}

const tornReasons = {
  cut: reasons.cut,
  stray_quote: reasons.strayQuote,
  too_long: reasons.recordTooLong,
} as const satisfies Record<Torn['cause'], string>;

interface RowReader {
  row(fields: readonly string[], line: number): Row | undefined;
  /** The row if it is to stay out: what cannot be read of it is blank, but for amounts. */
  aside(fields: readonly string[], line: number): Row | undefined;
}

function rowReader({ file, facts, columns, faults, aside }: Source): RowReader {
  const encoding = facts.encoding === 'utf-16' ? 'windows-874' : facts.encoding;
  const letters = lettersOf(encoding);
  const readers = columns.map((column) => fieldReader(column, letters));
  const fieldCount = columns.length;
  const nameAt = (index: number): string => columns[Math.min(index, fieldCount - 1)]?.name ?? '';
  const asideAt = columns.findIndex(({ name }) => name === aside?.column);
  const read = (fields: readonly string[], index: number): Value | Refusal =>
    (readers[index] as (bytes: string) => Value | Refusal)(fields[index] as string);
  return {
    row(fields, line) {
      if (fields.length !== fieldCount) {
        const reason = fields.length < fieldCount ? reasons.tooFewFields : reasons.tooManyFields;
        faults.add(file, line, nameAt(fields.length), reason(fieldCount, fields.length));
        return undefined;
      }
      const row = new Array<Value>(fieldCount);
      let good = true;
      for (let index = 0; index < fieldCount; index += 1) {
        const value = read(fields, index);
        if (value instanceof Refusal) {
          faults.add(file, line, nameAt(index), value.reason);
          good = false;
        } else row[index] = value;
      }
      return good ? row : undefined;
    },
    aside(fields, line) {
      if (!aside || fields.length !== fieldCount) return undefined;
      const owner = read(fields, asideAt);
      if (owner instanceof Refusal || !aside.has(owner)) return undefined;
      return columns.map(({ name, kind }, index) => {
        const value = read(fields, index);
        if (!(value instanceof Refusal)) return value;
        // Without it the totals of all could not be held against the manifest.
        if (kind === 'amount') faults.add(file, line, name, value.reason);
        return null;
      });
    },
  };
}

function readBatch(batch: Records, from: number, read: RowReader): Rows {
  const rows: Row[] = [];
  const lines: number[] = [];
  const aside: { row: Row; line: number }[] = [];
  for (let index = from; index < batch.fields.length; index += 1) {
    const line = batch.lines[index] as number;
    const fields = batch.fields[index] as string[];
    const out = read.aside(fields, line);
    if (out) aside.push({ row: out, line });
    const row = out ? undefined : read.row(fields, line);
    if (row === undefined) continue;
    rows.push(row);
    lines.push(line);
  }
  return { rows, lines, aside, bytes: batch.bytes };
}

/** Why nothing of the file can be read at all. */
function unreadable({ encoding, bytes }: FileFacts): string | undefined {
  if (encoding === 'utf-16') return reasons.utf16;
  return bytes === 0 ? reasons.emptyFile : undefined;
}

function reportTorn({ file, columns, faults }: Source, torn: Torn): void {
  const column = columns[Math.min(torn.fieldCount, columns.length) - 1]?.name ?? '';
  faults.add(file, torn.line, column, tornReasons[torn.cause]);
}

async function* readWholeRows(source: Source): AsyncGenerator<Rows> {
  const { file, facts, columns, faults } = source;
  const hopeless = unreadable(facts);
  if (hopeless !== undefined) {
    faults.add(file, 1, columns[0]?.name ?? '', hopeless);
    return;
  }
  const read = rowReader(source);
  let headed = false;
  for await (const batch of readRecords(facts)) {
    const from = headed ? 0 : 1;
    const [header] = batch.fields;
    if (!headed && header !== undefined) {
      if (!headerFits(source, header)) return;
      headed = true;
    }
    const rows = readBatch(batch, from, read);
    if (batch.torn) reportTorn(source, batch.torn);
    yield rows;
    if (faults.full) return;
  }
}

/**
 * Yields only whole, readable rows; ends early once the faults are full. A file that is no longer
 * what it was at the first look, or stalls, ends all reading with that one fault.
 */
export async function* readRows(source: Source): AsyncGenerator<Rows> {
  try {
    yield* readWholeRows(source);
  } catch (error) {
    const { syscall } = error as NodeJS.ErrnoException;
    if (error instanceof UnfitFile) source.faults.end(source.file, error.reason);
    // It was read at the first look: it is gone, shut, or its disk is.
    else if (syscall !== undefined) source.faults.end(source.file, fileReasons.lost);
    else throw error;
  }
}
