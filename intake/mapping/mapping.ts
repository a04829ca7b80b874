/** A mapping as the translation uses it: checked, its formats and columns resolved. */
import type { Column, Subject } from '../layout.ts';
import type { Format } from './format/format.ts';
import type { MayMiss } from './schema/scalars.ts';
import type { Keys, RuleText, Values } from './schema/schema.ts';

/** Where a cell stands: by heading, by place (csv, 1 = first), by bytes, or beside the record. */
export interface SourceColumn {
  readonly name: string;
  readonly format: Format;
  readonly heading: string;
  readonly at?: number | undefined;
  readonly width?: number | undefined;
  readonly of?: 'file' | 'sheet' | undefined;
  /** A cell above the header of a sheet. */
  readonly cell?: string | undefined;
  readonly part?: RegExp | undefined;
}

export type Reading =
  | {
      readonly as: 'csv';
      readonly delimiter: string;
      readonly quote?: string;
      readonly header: boolean;
      /** The last line ends with a line break. */
      readonly lastBreak: boolean;
    }
  | { readonly as: 'fixed'; readonly record: number }
  | { readonly as: 'workbook'; readonly sheet?: string | undefined; readonly header: number };

export interface MappedSource {
  readonly name: string;
  /** Number of its table in the session. */
  readonly index: number;
  readonly files: readonly string[];
  readonly encoding: 'windows-874' | 'utf-8';
  readonly reading: Reading;
  readonly only: Values;
  readonly except: Values;
  readonly columns: readonly SourceColumn[];
  /** Columns whose format is at fault: whoever names them is not to be blamed. */
  readonly unclear: ReadonlySet<string>;
}

export type Sources = ReadonlyMap<string, MappedSource>;

export interface Join {
  readonly alias: string;
  readonly source: MappedSource;
  readonly on: Keys;
  readonly optional: MayMiss;
}

/** One source that makes rows of a subject. */
export interface Part {
  readonly from: MappedSource;
  readonly joins: readonly Join[];
  readonly only: Values;
  readonly except: Values;
  readonly sort: readonly string[];
  /** For each column of the layout that is filled, how. */
  readonly rules: ReadonlyMap<Column, RuleText>;
}

export interface MappedSubject {
  readonly subject: Subject;
  readonly parts: readonly Part[];
}

export interface ControlTotal {
  /** Counted together. */
  readonly of: readonly MappedSource[];
  readonly from: MappedSource;
  readonly only: Values;
  readonly rows?: string | undefined;
  readonly sums: Keys;
  /** Column of `from` with the name of the file that is counted. */
  readonly file?: string | undefined;
  /** What is counted is the file that the statement stands in. */
  readonly eachFile: boolean;
}

export interface Mapping {
  readonly name: string;
  readonly ignore: readonly string[];
  /** Name of the file that the core writes last. */
  readonly lastFile?: string | undefined;
  /** How many members at most may keep what was shown where their own rows do not tie. */
  readonly mostInQuarantine?: number | undefined;
  readonly asOf?: { readonly source: MappedSource; readonly column: SourceColumn } | undefined;
  readonly sources: readonly MappedSource[];
  readonly controls: readonly ControlTotal[];
  readonly subjects: readonly MappedSubject[];
}

/** Columns that every source has besides its own: the order of delivery, and the file's number. */
export const ownColumns = ['line', 'file'] as const;

/** `PER.TITLE` as alias and column; a bare name is a column of the main source. */
export function splitName(name: string): { readonly alias: string; readonly column: string } {
  const point = name.indexOf('.');
  return point < 0
    ? { alias: '', column: name }
    : { alias: name.slice(0, point), column: name.slice(point + 1) };
}
