/** Rows of a source: its cells found, read by their formats, with the line that each stands on. */
import { Refusal } from '../../decode/fields.ts';
import { Faults } from '../../fault.ts';
import { dateReader } from '../format/day-form.ts';
import { isDated } from '../format/format.ts';
import { type CellValue, cellReader } from '../format/read.ts';
import { sourceReasons as reasons } from '../mapping.text.ts';
import type { MappedSource, SourceColumn } from '../mapping.ts';
import type { SourceFile } from './files.ts';
import { Finder, type FoundCell } from './finder.ts';
import { type RawRecord, readRecords } from './records.ts';

export interface SourceRow {
  readonly line: number;
  readonly values: readonly CellValue[];
}

type Read = (cell: FoundCell) => CellValue | Refusal;

function readerOf({ format }: SourceColumn): Read {
  const read = cellReader(format);
  // A day that Excel keeps as a day has no form; its era is what people typed.
  const readDay = isDated(format) ? dateReader({ ...format, form: 'yyyy-mm-dd' }) : read;
  return (cell) => {
    if (cell instanceof Refusal) return cell;
    return typeof cell === 'string' ? read(cell) : readDay(cell.day);
  };
}

/** Tells of a record that no source of the file takes. */
function mustBeOfSomebody(
  record: RawRecord,
  file: SourceFile,
  own: Finder,
  others: readonly Finder[],
  faults: Faults,
): void {
  if (others.some((finder) => finder.ownership(record) !== 'other')) return;
  const values = [...own.deciding(record)].map(([name, text]) => `${name} “${text}”`).join(', ');
  faults.add(file.name, record.line, '', reasons.nobody(values));
}

/**
 * The rows of one file that are `source`'s own. `others` read the same file: the first of them all
 * is told so (`isFirst`), and says which records are nobody's. Bad cells become faults and their
 * rows are left out; ends early once the faults are full.
 */
export async function* readSourceRows(
  source: MappedSource,
  file: SourceFile,
  { others, isFirst }: { readonly others: readonly MappedSource[]; readonly isFirst: boolean },
  faults: Faults,
): AsyncGenerator<SourceRow> {
  const finder = new Finder(source, file, faults);
  const otherFinders = others.map((one) => new Finder(one, file, new Faults()));
  const readers = source.columns.map(readerOf);
  const { reading } = source;
  let headed = reading.as === 'fixed' || (reading.as === 'csv' && !reading.header);
  for await (const record of readRecords(file, reading, faults)) {
    if (faults.full) return;
    if (!headed) {
      if (!finder.readHeader(record)) return;
      for (const other of otherFinders) other.readHeader(record);
      headed = true;
      continue;
    }
    if (!finder.hasAllCells(record)) continue;
    const ownership = finder.ownership(record);
    if (ownership === 'other' && isFirst) {
      mustBeOfSomebody(record, file, finder, otherFinders, faults);
    }
    if (ownership !== 'own') continue;
    const values = readValues(source, file, record, finder, readers, faults);
    if (values) yield { line: record.line, values };
  }
}

function readValues(
  source: MappedSource,
  file: SourceFile,
  record: RawRecord,
  finder: Finder,
  readers: readonly Read[],
  faults: Faults,
): readonly CellValue[] | undefined {
  const values: CellValue[] = [];
  for (const [index, read] of readers.entries()) {
    const value = read(finder.cell(record, index));
    if (!(value instanceof Refusal)) values.push(value);
    else faults.add(file.name, record.line, source.columns[index]?.heading ?? '', value.reason);
  }
  return values.length === readers.length ? values : undefined;
}
