/** The manifest: the day that the records speak of, and each file's rows and totals. */
import type { Day } from '../../core/days.ts';
import type { Satang } from '../../core/satang.ts';
import { bangkokDay } from '../../core/thai-date.ts';
import { reasons } from '../intake.text.ts';
import { manifestColumns, manifestFile, type Subject, subjects } from '../layout.ts';
import { Refusal, textReader } from './fields.ts';
import { type Row, readRows, type Source } from './rows.ts';

export interface StatedTotal {
  readonly satang: Satang;
  readonly line: number;
}

/** Rows and totals of a file, or of the rows of one value; each figure with the line it is on. */
export interface Figures {
  readonly rows: number;
  readonly line: number;
  /** By column. */
  readonly totals: ReadonlyMap<string, StatedTotal>;
}

/** What the manifest says of one file. */
export interface Stated extends Figures {
  /** For each column that the file's controls are BY: figures by value, as `groupKey` has it. */
  readonly groups: ReadonlyMap<string, ReadonlyMap<string, Group>>;
}

export interface Group extends Figures {
  /** As the file writes it. */
  readonly written: string;
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
  readonly by: string | null;
  readonly value: string | null;
}

type Fault = readonly [column: string, reason: string];

/** Figures while the manifest is being read. */
interface Growing extends Figures {
  readonly totals: Map<string, StatedTotal>;
}
type GrowingGroup = Growing & Group;
type GrowingStated = Growing & { readonly groups: Map<string, Map<string, GrowingGroup>> };

/** Many more than the groups of any cooperative: what a manifest states is kept in memory. */
const mostRows = 100_000;

const byFile = new Map<string, Subject>(subjects.map((subject) => [subject.file, subject]));

const entryOf = (row: Row, line: number): Entry => {
  const [asOf, file, rows, column, satang, by, value] = row;
  return { line, asOf, file, rows, column, satang, by, value } as Entry;
};

export const amountColumns = (subject: Subject): readonly string[] =>
  subject.columns.filter(({ kind }) => kind === 'amount').map(({ name }) => name);

/** Enters a figure; the reason why it cannot stand beside those before it. */
function enter(figures: Growing, entry: Entry, rowsReason: string): Fault | undefined {
  const { column, satang, line, rows } = entry;
  if (figures.rows !== rows) return ['ROWS', rowsReason];
  const before = column === null ? undefined : figures.totals.get(column);
  if (before) return ['COLUMN', reasons.duplicate(before.line)];
  if (column === null && figures.line !== line) return ['COLUMN', reasons.duplicate(figures.line)];
  if (column !== null && satang !== null) figures.totals.set(column, { satang, line });
  return undefined;
}

/** A figure of the rows of one value. */
function enterGroup(stated: GrowingStated, subject: Subject, entry: Entry): Fault | undefined {
  const { by, value, column, rows, line } = entry;
  const control = subject.controls?.find((one) => one.by === by);
  if (by === null || !control) return ['BY', reasons.manifestBy(by ?? '')];
  if (column === null || !control.of.includes(column)) {
    return ['COLUMN', reasons.manifestColumn(column ?? '')];
  }
  if (value === null) return ['VALUE', reasons.manifestNoValue];
  const grouped = subject.columns.find(({ name }) => name === by) as Subject['columns'][number];
  const key = textReader(grouped)(value);
  if (key instanceof Refusal) return ['VALUE', key.reason];
  const groups = stated.groups.get(by) ?? new Map<string, GrowingGroup>();
  stated.groups.set(by, groups);
  const group = groups.get(String(key)) ?? { written: value, rows, line, totals: new Map() };
  groups.set(String(key), group);
  return enter(group, entry, reasons.manifestGroupRows);
}

/** What the manifest's rows amount to so far. */
class Reading {
  readonly files = new Map<string, GrowingStated>();
  asOf: Day | undefined;
  lastLine = 1;

  /** Takes one row in; why it cannot stand, given those before it. */
  add(entry: Entry): Fault | undefined {
    const { file, rows, line, column, satang } = entry;
    const subject = byFile.get(file);
    const isFirst = this.asOf === undefined;
    this.asOf ??= entry.asOf;
    this.lastLine = line;
    if (this.asOf !== entry.asOf) return ['AS_OF', reasons.manifestAsOf];
    if (!subject) return ['FILE', reasons.manifestFile(file)];
    // The day is the same in all rows: the first one tells it.
    if (isFirst && entry.asOf > bangkokDay(new Date())) return ['AS_OF', reasons.asOfAhead];
    if (subject.name === 'members' && rows === 0) return ['ROWS', reasons.noMembers];
    if (column !== null && !amountColumns(subject).includes(column)) {
      return ['COLUMN', reasons.manifestColumn(column)];
    }
    if ((column === null) !== (satang === null)) return ['TOTAL', reasons.manifestNoTotal];
    const stated = this.files.get(file) ?? { rows, line, totals: new Map(), groups: new Map() };
    this.files.set(file, stated);
    if (entry.by !== null) return enterGroup(stated, subject, entry);
    if (entry.value !== null) return ['VALUE', reasons.manifestNoValue];
    return enter(stated, entry, reasons.manifestRows);
  }

  /** What is still missing when the manifest ends. */
  lacking(): string[] {
    return subjects.flatMap((subject) => {
      const { file, controls = [] } = subject;
      const stated = this.files.get(file);
      if (!stated) return [reasons.manifestLacks(file, '')];
      const column = amountColumns(subject).find((name) => !stated.totals.has(name));
      if (column !== undefined) return [reasons.manifestLacks(file, column)];
      return controls.flatMap(({ by, of }) =>
        [...(stated.groups.get(by)?.values() ?? [])].flatMap(({ totals, written }) =>
          of
            .filter((name) => !totals.has(name))
            .map((name) => reasons.manifestGroupLacks(file, name, written)),
        ),
      );
    });
  }
}

/** Reads and checks the manifest; undefined when it has faults. */
export async function readManifest(source: Omit<Source, 'columns'>): Promise<Manifest | undefined> {
  const { faults } = source;
  const reading = new Reading();
  let count = 0;
  for await (const { rows, lines } of readRows({ ...source, columns: manifestColumns })) {
    for (const [index, row] of rows.entries()) {
      const line = lines[index] as number;
      count += 1;
      if (count > mostRows) {
        faults.add(manifestFile, line, 'FILE', reasons.manifestTooLong(mostRows));
        return undefined;
      }
      const fault = reading.add(entryOf(row, line));
      if (fault) faults.add(manifestFile, line, ...fault);
    }
  }
  if (faults.has(manifestFile)) return undefined;
  for (const reason of reading.lacking()) {
    faults.add(manifestFile, reading.lastLine + 1, 'FILE', reason);
  }
  const { asOf, files } = reading;
  return faults.has(manifestFile) || asOf === undefined ? undefined : { asOf, files };
}
