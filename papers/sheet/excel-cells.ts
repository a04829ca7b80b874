/** Cells of a workbook: text is typed as text, so nothing of it is a formula (T17). */
import type { CellObject } from 'write-excel-file/node';
import { type Satang, toDtoBaht } from '../../core/satang.ts';
import { writable } from '../glyphs/writable.ts';

export const bahtFormat = '#,##0.00';
export const countFormat = '#,##0';

/**
 * Arabic digits (01), Buddhist calendar (07), Thai (041E): `28 พ.ย. 2568`. The day itself is a real
 * one; a program that does not know the calendar shows it in the Christian era, never a wrong day.
 */
const dayFormat = '[$-107041E]d mmm yyyy';

/** Spreadsheets calculate with fifteen digits; more satang than that are written as words. */
const mostSatang = 10n ** 15n;
const exact = (satang: Satang) => satang < mostSatang && satang > -mostSatang;

export const textCell = (value: string): CellObject => ({ type: String, value: writable(value) });

/** A real day; the words themselves where they are none. */
export function dayCell(words: string): CellObject {
  const day = new Date(`${words}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return textCell(words);
  return { type: Date, value: day, format: dayFormat, align: 'left' };
}

export const numberCell = (value: number, format: string): CellObject => ({
  ...{ type: Number, value, format },
});

/** A real number that can be added up; `words` where no spreadsheet could hold it exactly. */
export const bahtCell = (satang: Satang, words: string, format = bahtFormat): CellObject =>
  exact(satang)
    ? numberCell(Number(toDtoBaht(satang)), format)
    : { ...textCell(words), align: 'right' };
