/** How an imaginary core system delivers its files: a declaration that the writer follows. */
import type { Day } from '../../core/days.ts';
import { type SubjectName, subjects } from '../../intake/layout.ts';
import type { Field, Row } from '../../intake/write/row.ts';

/** One of our rows, its fields by the name of their column. */
export class CoreRow {
  readonly #row: Row;
  readonly #places: ReadonlyMap<string, number>;

  constructor(subject: SubjectName, row: Row) {
    this.#row = row;
    this.#places = placesOf.get(subject) ?? new Map();
  }

  /** The field; '' is a blank. Throws for a column that the subject does not have. */
  field(column: string): Field {
    const place = this.#places.get(column);
    if (place === undefined) throw new RangeError(`no column ${column}`);
    return this.#row[place] ?? '';
  }

  text(column: string): string {
    return String(this.field(column));
  }
}

const placesOf: ReadonlyMap<SubjectName, ReadonlyMap<string, number>> = new Map(
  subjects.map(({ name, columns }) => [
    name,
    new Map(columns.map((column, index) => [column.name, index])),
  ]),
);

/** A field as the core writes it; a workbook may keep it as a number or a day. */
export type Cell = string | number | Date;
export type Style = (field: Field) => Cell;

export interface CoreColumn {
  /** Heading, or the name in the core's book of records. */
  readonly name: string;
  /** Our column, or what is made of the row. */
  readonly of: string | ((row: CoreRow) => Field);
  readonly as: Style;
  /** Bytes, in files of fixed width. */
  readonly width?: number;
}

/** Rows of one subject as records of a file. */
export interface CoreRecord {
  readonly subject: SubjectName;
  readonly columns: readonly CoreColumn[];
  /** Rows that are written; all of them unless said. */
  readonly when?: (row: CoreRow) => boolean;
  /** Records of one member are written in this order; in that of the rows unless said. */
  readonly order?: (row: CoreRow) => string;
}

export interface CoreFile {
  /** Name of the file; one that is made of the row is a file for each such name. */
  readonly name: string | ((row: CoreRow) => string);
  /** Sheet of a workbook: files of one name are its sheets. */
  readonly sheet?: string;
  readonly records: readonly CoreRecord[];
  /** Columns by which its rows are sorted; in the order of ours unless said. */
  readonly sortedBy?: readonly string[];
  /** Of whose columns the core states sums, by their name there. */
  readonly totals: readonly string[];
}

/** Takes the records of one file; which record they are is their place in the file's list. */
export interface CoreOutput {
  write(record: number, cells: readonly Cell[], sums: readonly bigint[]): void;
  /** Writes out what has gathered. Call it often: it is the back pressure. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** What a file held, for the core's own control totals. */
export interface CoreCount {
  readonly name: string;
  readonly rows: readonly number[];
  /** Of the columns in `totals`. */
  readonly sums: readonly bigint[];
}

/** The files of one delivery while they are written. */
export interface CoreDelivery {
  /** Begins a file, or a sheet of one, of that name. */
  open(name: string, file: CoreFile): Promise<CoreOutput>;
  /** Writes what comes last: a control file, or the workbooks that were gathered. */
  finish?(counts: readonly CoreCount[]): Promise<void>;
}

export interface Core {
  readonly files: readonly CoreFile[];
  /** A delivery into a folder that is there, of a day. */
  begin(folder: string, asOf: Day): CoreDelivery;
}
