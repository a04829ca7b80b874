/** How reasons are shown to have a case each on the real intake. */
import type { Fault } from '../../fault.ts';
import { type Draft, type Fields, manifestOf, tinyDraft } from '../tiny-extract.ts';

/** The good extract spoilt in one way: it would come in if this one check were not there. */
export interface Case {
  /** Changes rows before the manifest is made to fit them. */
  readonly change?: (draft: Draft) => void;
  /** Changes what the manifest states. */
  readonly state?: (manifest: Fields[]) => void;
  /** Changes the files as they lie in the folder. */
  readonly spoil?: (folder: string) => Promise<void>;
  /** The first fault, of that folder; others, if any, have the same reason. */
  readonly fault: Fault | ((folder: string) => Fault);
}

/** The same for what only a store that was tampered with can show. */
export interface StoreCase {
  /** SQL; `#` is the number of the staged tables. */
  readonly spoil: string;
  readonly fault: Fault;
}

export const faultAt = (file: string, row: number, column: string, reason: string): Fault => ({
  file,
  row,
  column,
  reason,
});

/** The row of a subject, 0 for the first, with these fields replaced. */
export const set =
  (name: keyof Draft, index: number, fields: Fields) =>
  (draft: Draft): void => {
    Object.assign(draft[name][index] as Fields, fields);
  };

/** One field replaced by one that cannot be: the fault is there, with that reason. */
export const field = (
  name: keyof Draft,
  index: number,
  column: string,
  value: string,
  reason: string,
): Case => ({
  change: set(name, index, { [column]: value }),
  fault: faultAt(`${name}.csv`, index + 2, column, reason),
});

/** The manifest's row, 1 = the header, that has these fields. */
export function statedAt(match: Fields): number {
  const fits = (row: Fields) => Object.entries(match).every(([name, text]) => row[name] === text);
  return manifestOf(tinyDraft()).findIndex(fits) + 2;
}
