/** Cells of a row to values, column by column; one that cannot be read says why. */
import type { ShortfallReason } from '../../collection/reasons.ts';
import { asciiDigits, canonicalMembershipNumber } from '../../membership-number.ts';
import type { Satang } from '../../satang.ts';
import { areFit, tidyLine } from '../../typed/typed-words.ts';
import { readAmount, readSatang } from './amount.ts';
import { type ResultCell, type ResultFault, textOf } from './cell.ts';
import { readReason } from './read-reason.ts';

/** A value, null where nothing stands, or why it is refused. */
export type ReadCell<T> = T | null | { readonly fault: ResultFault };

const employeeNo = /^[\p{L}\p{M}0-9./-]{1,20}$/u;
/** What a spreadsheet begins a formula with, and the full-width twins (T17). */
const formulaStart = /^\s*[=+@\t\r＝＋＠]/;
/** What calls programs, files or addresses: nobody writes it to compute (T17). */
const outward = new RegExp(
  [
    ...['hyperlink', 'webservice', 'filterxml', 'import\\w+\\s*\\(', '\\b(?:rtd|call|exec)\\s*\\('],
    ...['\\bdde', 'cmd', '\\|', '://', '\\\\\\\\', '\\['],
  ].join('|'),
  'i',
);

const refuse = (fault: ResultFault) => ({ fault });

/** Why no column may hold such a cell; undefined where one may. */
export function cellFault(cell: ResultCell): ResultFault | undefined {
  if (typeof cell === 'string') return formulaStart.test(cell) ? 'formula_text' : undefined;
  if (cell?.is === 'formula') return 'formula';
  if (cell?.is === 'error') return 'failed_formula';
  return cell?.is === 'unreadable' || cell?.is === 'cut' ? cell.is : undefined;
}

/** Whether it is a formula, or text that a spreadsheet takes for one, which leaves the sheet. */
export function reachesOut(cell: ResultCell): boolean {
  if (cell === null) return false;
  if (typeof cell === 'string') return formulaStart.test(cell) && outward.test(cell);
  return cell.is === 'formula' && outward.test(cell.text);
}

/** Six digits. */
export function memberNoOf(cell: ResultCell): ReadCell<string> {
  const text = textOf(cell);
  return text === null ? null : (canonicalMembershipNumber(text) ?? refuse('member_no'));
}

export function employeeNoOf(cell: ResultCell): ReadCell<string> {
  const text = textOf(cell)?.trim();
  if (text === undefined) return null;
  const plain = asciiDigits(text);
  if (!employeeNo.test(plain)) return refuse('employee_no');
  // Whoever has none stands there as zeros.
  return /^0+$/.test(plain) ? null : plain;
}

/** `satang`: digits alone, of which the last two are satang. */
export const amountOf = (cell: ResultCell, satang: boolean): ReadCell<Satang> =>
  (satang ? readSatang(textOf(cell) ?? '') : readAmount(cell)) ?? null;

export function reasonOf(cell: ResultCell): ReadCell<ShortfallReason> {
  const text = textOf(cell);
  if (text === null || text.trim() === '-') return null;
  return readReason(text) ?? refuse('unknown_reason');
}

/** Words of at most so many letters, kept as typed ones are; what typing refuses is refused. */
export function wordsOf(cell: ResultCell, most: number): ReadCell<string> {
  const raw = textOf(cell) ?? '';
  if (!areFit(raw)) return refuse('unreadable');
  const text = tidyLine(raw);
  if (text === '' || text === '-') return null;
  // What is unseen may have stood before the sign.
  if (formulaStart.test(text) || /^[-－]/.test(text)) return refuse('formula_text');
  return [...text].length > most ? refuse('too_long') : text;
}
