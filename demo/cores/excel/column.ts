/** Cells of a workbook as a small cooperative keeps it: numbers as numbers, days as days. */
import type { CoreColumn, CoreFile, CoreRow, Style } from '../core.ts';
import {
  bareNumber,
  coded,
  dayExcel,
  dayLongThai,
  dayShortThai,
  monthThai,
  numeric,
  plain,
  yearNumber,
} from '../styles.ts';

type Of = CoreColumn['of'];
const cell = (name: string, of: Of, as: Style): CoreColumn => ({ name, of, as });

export const text = (name: string, of: Of) => cell(name, of, plain);
/** `000123` as 123, the way a spreadsheet takes it when it is typed. */
export const memberNo = (name: string, of: Of) => cell(name, of, bareNumber);
export const number = (name: string, of: Of) => cell(name, of, numeric);
export const money = (name: string, of: Of) => cell(name, of, numeric);
export const day = (name: string, of: Of) => cell(name, of, dayExcel);
export const dayInWords = (name: string, of: Of) => cell(name, of, dayLongThai);
export const dayInShort = (name: string, of: Of) => cell(name, of, dayShortThai);
export const month = (name: string, of: Of) => cell(name, of, monthThai);
export const year = (name: string, of: Of) => cell(name, of, yearNumber);
export const code = (name: string, of: Of, codes: Readonly<Record<string, string>>) =>
  cell(name, of, coded(codes));

/** A table of one subject in a sheet of its own, its rows sorted as people like to look at them. */
export const sheet = (
  name: string,
  title: string,
  subject: CoreFile['records'][number]['subject'],
  totals: readonly string[],
  columns: readonly CoreColumn[],
  sortedBy: readonly string[] = [],
): CoreFile => ({ name, sheet: title, totals, sortedBy, records: [{ subject, columns }] });

const isPlus = (row: CoreRow): boolean => row.text('SIGN') !== '-1';
/** What stands in the column of money that came in, or in that of money that went out. */
export const moneyIn = (name: string, of: string) =>
  money(name, (row) => (isPlus(row) ? row.field(of) : ''));
export const moneyOut = (name: string, of: string) =>
  money(name, (row) => (isPlus(row) ? '' : row.field(of)));
