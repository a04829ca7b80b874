/** What a room hands over to be printed or put into a file: words and figures, no look. */
import type { Day } from '../days.ts';

/** How a table leaves the portal. */
export type FileFormat = 'pdf' | 'xlsx' | 'csv';

/**
 * All that a call can answer with: `tis620` is CSV in Windows-874; `dat` and `txt` are payrolls';
 * `jpg` is a picture that somebody handed in.
 */
export type FileKind = FileFormat | 'tis620' | 'dat' | 'txt' | 'jpg';

/** A file that a call answers with. */
export interface FileContent {
  readonly format: FileKind;
  /** Without its ending; Thai is welcome. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * What stands in a column. `baht`: an amount; `move`: an amount with its sign written out, + or −;
 * `count`: whole numbers; `rate`: percent a year as decimal text.
 */
export type SheetColumnKind = 'text' | 'day' | 'baht' | 'move' | 'count' | 'rate';

export interface SheetColumn {
  /** Name of the column for programs: cells, sums and carried figures are found by it. */
  readonly key: string;
  readonly name: string;
  readonly kind: SheetColumnKind;
  /** Share of the paper's width beside the other columns; left out: by kind. */
  readonly width?: number;
}

/** By its column: text, a `Day`, wire baht (`"-1234.50"`), a number, a rate; null: empty. */
export type SheetCell = string | number | null;

export interface SheetRow {
  /** Left out: a line. `edge`: opening or closing balance; `group`: a head within the table. */
  readonly as?: 'edge' | 'group' | 'total';
  /** By key of the column. A line has them all; other rows leave out what is empty. */
  readonly cells: Readonly<Record<string, SheetCell | undefined>>;
}

/** The data of a table, as papers and files read it. */
export interface TableData {
  readonly title?: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  /**
   * Key of the column with the running balance: paper says at the foot of a page what is carried
   * forward, and at the head of the next one what was brought there.
   */
  readonly carried?: string;
  /** Said instead of the table where it has no rows. */
  readonly empty?: string;
}

declare const built: unique symbol;

/** A table of a sheet, made by `sheetTable` alone: there the compiler knows the keys. */
export interface SheetTable extends TableData {
  readonly [built]: true;
}

export interface Sheet {
  readonly title: string;
  /** Whose, of which days, as of when: name and words, in their order. */
  readonly facts: readonly (readonly [name: string, words: string])[];
  readonly tables: readonly SheetTable[];
  /** Small print at the end. */
  readonly notes?: readonly string[];
  /** The day that the figures speak of; the same sheet of the same day is the same file. */
  readonly asOf: Day;
  /** Paper lies on its side. */
  readonly wide?: true;
}
