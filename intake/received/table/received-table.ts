/** What a program says of a table that somebody sent: the same words on both sides of the pipe. */
import type { ResultRow } from '../../../core/agency/result-file/cell.ts';
import type { FileFault } from '../../../core/agency/result-file/file-fault.ts';

/** A field of fixed width, in bytes of Windows-874. */
export interface WidthField {
  readonly of: string;
  readonly width: number;
}

export interface Widths {
  readonly fields: readonly WidthField[];
  /** Lines before the first and after the last one that are no rows. */
  readonly skipFirst: number;
  readonly skipLast: number;
}

export type ReceivedTable =
  | { readonly rows: readonly ResultRow[] }
  /** `row`: where it was found, when a row is known. */
  | { readonly fault: FileFault; readonly row?: number };

/** Nothing of the file can be read. */
export class UnfitTable extends Error {
  readonly fault: FileFault;
  readonly row: number | undefined;

  constructor(fault: FileFault, row?: number) {
    super(fault);
    this.fault = fault;
    this.row = row;
  }
}

export const most = {
  /** Rows below the head. */
  rows: 20_000,
  /** Rows above it. */
  above: 30,
  columns: 60,
  /** Letters of a cell. */
  letters: 1_000,
} as const;
