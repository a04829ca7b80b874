/** A table found among unknown files: how it is read, and its columns with sample values. */

export interface FoundColumn {
  /** Its name in the mapping. */
  readonly name: string;
  /** What stands in the header, when that is no name for a mapping. */
  readonly heading?: string | undefined;
  /** Byte or place, where there is no header. */
  readonly at?: number | undefined;
  readonly width?: number | undefined;
  /** A day of Excel is `YYYY-MM-DD`. */
  readonly values: readonly string[];
  /** The values are days that Excel keeps as such. */
  readonly excelDays?: boolean | undefined;
}

export interface FoundTable {
  /** Its name in the mapping. */
  readonly name: string;
  /** Name or pattern of its files, as the mapping states it. */
  readonly files: string;
  /** How many files the pattern has. */
  readonly fileCount: number;
  /** Lines of YAML that say how the files are read. */
  readonly reading: readonly string[];
  /** What was seen, as a sentence. */
  readonly seen: string;
  readonly columns: readonly FoundColumn[];
  /** Rows that were looked at. */
  readonly rows: number;
}

/** Rows of a file that are looked at; a kind that holds for so many holds for the rest. */
export const sampleRows = 2_000;
