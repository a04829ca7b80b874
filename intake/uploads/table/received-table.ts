/** What a table that somebody sends may be, and why it is none. */
import type { ResultColumn } from '../../../core/agency/result-file/cell.ts';
import type { FileFault } from '../../../core/agency/result-file/file-fault.ts';

/** A field of fixed width, in bytes of Windows-874. */
export interface WidthField {
  /** `collected_satang`: digits alone, the last two are satang. */
  readonly of: ResultColumn | 'collected_satang' | 'skip';
  readonly width: number;
}

export interface Widths {
  readonly fields: readonly WidthField[];
  /** Lines before the first and after the last one that are no rows. */
  readonly skipFirst: number;
  readonly skipLast: number;
}

/** Where it was found, as far as that is known. */
export interface FaultLocation {
  readonly row?: number;
  readonly column?: ResultColumn;
}

/** Nothing of the file can be read. */
export class UnfitTable extends Error {
  readonly fault: FileFault;
  readonly at: FaultLocation;

  constructor(fault: FileFault, at: FaultLocation = {}) {
    super(fault);
    this.fault = fault;
    this.at = at;
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
