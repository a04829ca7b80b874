/** The manifest: the day that the records speak of, and each file's rows and totals. */
import type { Day } from '../../core/days.ts';
import type { Satang } from '../../core/satang.ts';
import { bangkokDay } from '../../core/thai-date.ts';
import { reasons } from '../intake.text.ts';
import { manifestColumns, manifestFile, type Subject, subjects } from '../layout.ts';
import { type Row, readRows, type Source } from './rows.ts';

/** What the manifest says of one file; each figure with the line that states it. */
export interface Stated {
  readonly rows: number;
  readonly line: number;
  readonly totals: ReadonlyMap<string, { readonly satang: Satang; readonly line: number }>;
}

export interface Manifest {
  readonly asOf: Day;
  readonly files: ReadonlyMap<string, Stated>;
}

interface Entry {
  readonly line: number;
  readonly asOf: Day;
  readonly file: string;
  readonly rows: number;
  readonly column: string | null;
  readonly satang: Satang | null;
}

const entryOf = (row: Row, line: number): Entry => {
  const [asOf, file, rows, column, satang] = row;
  return { line, asOf, file, rows, column, satang } as Entry;
};

export const amountColumns = (subject: Subject): readonly string[] =>
  subject.columns.filter(({ kind }) => kind === 'amount').map(({ name }) => name);

/** Why this entry cannot stand, given those before it: column and reason. */
function wrong(entry: Entry, before: readonly Entry[]): readonly [string, string] | undefined {
  const subject = subjects.find(({ file }) => file === entry.file);
  const same = before.filter(({ file }) => file === entry.file);
  const twice = same.find(({ column }) => column === entry.column);
  if (before[0] && before[0].asOf !== entry.asOf) return ['AS_OF', reasons.manifestAsOf];
  if (!subject) return ['FILE', reasons.manifestFile(entry.file)];
  if (entry.asOf > bangkokDay(new Date())) return ['AS_OF', reasons.asOfAhead];
  if (subject.name === 'members' && entry.rows === 0) return ['ROWS', reasons.noMembers];
  if (same[0] && same[0].rows !== entry.rows) return ['ROWS', reasons.manifestRows];
  if (entry.column !== null && !amountColumns(subject).includes(entry.column)) {
    return ['COLUMN', reasons.manifestColumn(entry.column)];
  }
  if ((entry.column === null) !== (entry.satang === null))
    return ['TOTAL', reasons.manifestNoTotal];
  return twice && ['COLUMN', reasons.duplicate(twice.line)];
}

function statedOf(subject: Subject, entries: readonly Entry[]): Stated | string {
  const own = entries.filter(({ file }) => file === subject.file);
  const totals = new Map(
    own.flatMap(({ column, satang, line }) =>
      column === null || satang === null ? [] : [[column, { satang, line }] as const],
    ),
  );
  const lacking = amountColumns(subject).find((column) => !totals.has(column));
  const [first] = own;
  if (!first || lacking !== undefined) return lacking ?? '';
  return { rows: first.rows, line: first.line, totals };
}

/** Reads and checks the manifest; undefined when it has faults. */
export async function readManifest(source: Omit<Source, 'columns'>): Promise<Manifest | undefined> {
  const { faults } = source;
  const entries: Entry[] = [];
  for await (const { rows, lines } of readRows({ ...source, columns: manifestColumns })) {
    for (const [index, row] of rows.entries()) {
      const entry = entryOf(row, lines[index] as number);
      const fault = wrong(entry, entries);
      if (fault) faults.add(manifestFile, entry.line, ...fault);
      else entries.push(entry);
    }
  }
  if (faults.has(manifestFile)) return undefined;
  const files = new Map<string, Stated>();
  const after = (entries.at(-1)?.line ?? 1) + 1;
  for (const subject of subjects) {
    const stated = statedOf(subject, entries);
    if (typeof stated !== 'string') files.set(subject.file, stated);
    else faults.add(manifestFile, after, 'FILE', reasons.manifestLacks(subject.file, stated));
  }
  const asOf = entries[0]?.asOf;
  return faults.has(manifestFile) || asOf === undefined ? undefined : { asOf, files };
}
