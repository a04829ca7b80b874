/** Cells of a payroll's result as they were read, before anything is made of them. */
import type { ShortfallReason } from '../../collection/reasons.ts';
import type { Satang } from '../../satang.ts';

/**
 * Text as it stands, null where nothing does; else what kind of cell it was. `number`: the digits
 * that the workbook holds; `formula`: its text; `error`: a formula that failed; `unreadable`: bytes
 * that are no letters; `cut`: a line of fixed width ended within it; `percent`: a hundredth of what
 * it shows; `other`: a day, yes or no.
 */
export type ResultCell =
  | string
  | null
  | {
      readonly is: 'number' | 'formula' | 'error' | 'unreadable' | 'cut' | 'percent' | 'other';
      readonly text: string;
    };

export interface ResultRow {
  /** As a spreadsheet counts, from 1; of text its line. */
  readonly row: number;
  readonly cells: readonly ResultCell[];
}

/** A line as it was read: what it says of one person's month. */
export interface ResultLine {
  readonly row: number;
  readonly memberNo: string | null;
  readonly employeeNo: string | null;
  /** What the file believes was asked for; null where it does not say. */
  readonly billedSatang: Satang | null;
  /** Null: the row says nothing yet. */
  readonly collectedSatang: Satang | null;
  readonly reason: ShortfallReason | null;
  readonly newAgency: string | null;
  readonly note: string | null;
  /** A cell of it could not be read, which is told. */
  readonly isBroken: boolean;
}

/** What a column of the file says. */
export const resultColumns = [
  'member_no',
  'employee_no',
  'billed',
  'collected',
  'reason',
  'new_agency',
  'note',
] as const;
export type ResultColumn = (typeof resultColumns)[number];

/** Where each column lies, from 0; left out: the file has none. */
export type ColumnPlaces = Readonly<Partial<Record<ResultColumn, number>>>;

/** Why a row is refused. */
export type ResultFault =
  | 'formula'
  | 'formula_text'
  | 'failed_formula'
  | 'unreadable'
  | 'cut'
  | 'amount'
  | 'scientific'
  | 'fraction'
  | 'negative'
  | 'above_billed'
  | 'no_amount'
  | 'member_no'
  | 'employee_no'
  | 'no_key'
  | 'unknown'
  | 'not_unique'
  | 'contradiction'
  | 'duplicate'
  | 'other_billed'
  | 'no_reason'
  | 'unknown_reason'
  | 'reason_of_full'
  | 'not_moved'
  | 'too_long'
  | 'sum';

export interface ResultProblem {
  readonly row: number;
  readonly column: ResultColumn;
  readonly fault: ResultFault;
  /** What stands there, made safe to show; null where nothing does. */
  readonly value: string | null;
  /** The row that has the same, of `duplicate`; what is right, of `other_billed` and `sum`. */
  readonly other?: string;
}

/** Problems of a file that are told; beyond them their number says the rest. */
export const maxProblems = 200;

const longestShown = 40;
const unshowable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/** What stands in a cell; blanks alone are nothing. */
export function textOf(cell: ResultCell | undefined): string | null {
  const text = typeof cell === 'object' && cell !== null ? cell.text : (cell ?? '');
  return text.trim() === '' ? null : text;
}

/** At most 40 letters without marks that turn or hide: a report of faults hides nothing. */
export function shown(cell: ResultCell | undefined): string | null {
  const text = textOf(cell)?.replace(unshowable, '�').trim() ?? '';
  if (text === '') return null;
  const letters = [...text];
  return letters.length > longestShown ? `${letters.slice(0, longestShown).join('')}…` : text;
}
