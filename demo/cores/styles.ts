/** Ways in which core systems write a field (part E): the opposite of what a mapping reads. */
import { type Satang, toDtoBaht } from '../../core/satang.ts';
import {
  buddhistYear,
  thaiDateLong,
  thaiDateShort,
  thaiMonthShort,
  toBuddhistYear,
} from '../../core/thai-date.ts';
import type { Field } from '../../intake/write/row.ts';
import type { Style } from './core.ts';

const unlessBlank =
  (write: (text: string) => string): Style =>
  (field) =>
    field === '' ? '' : write(String(field));

export const plain: Style = (field) => String(field);
/** `000123` → `123`, as a spreadsheet or a numeric column leaves it. */
export const bareNo: Style = unlessBlank((text) => String(Number(text)));

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** `1,234.50`, and `1,234.50-` below nought. */
export const baht: Style = (field) => {
  if (field === '') return '';
  const [whole = '', decimals = ''] = toDtoBaht(field as Satang)
    .replace('-', '')
    .split('.');
  return `${grouped(whole)}.${decimals}${(field as Satang) < 0n ? '-' : ''}`;
};

/** Satang without a point, filled with zeros: `0000000123450`; blank is blank. */
export const zeroFilled =
  (width: number): Style =>
  (field) => {
    if (field === '') return ' '.repeat(width);
    const satang = BigInt(field);
    const digits = String(satang < 0n ? -satang : satang);
    return satang < 0n ? `-${digits.padStart(width - 1, '0')}` : digits.padStart(width, '0');
  };

const date = (of: (day: string) => string): Style => unlessBlank(of);
const two = (year: number): string => String(year % 100).padStart(2, '0');

/** `25680131`; nothing is `00000000`. */
export const dayCompact: Style = (field) =>
  field === ''
    ? '00000000'
    : `${buddhistYear(String(field))}${String(field).slice(5).replace('-', '')}`;
/** `31 ม.ค. 68` */
export const dayShortThai: Style = date((day) => thaiDateShort(day).replace(/\d\d(\d\d)$/, '$1'));
/** `31 มกราคม 2568` */
export const dayLongThai: Style = date(thaiDateLong);
/** `310168`; nothing is `000000`. */
export const dayTwoDigits: Style = (field) => {
  if (field === '') return '000000';
  const day = String(field);
  return `${day.slice(8)}${day.slice(5, 7)}${two(buddhistYear(day))}`;
};
/** A day as Excel keeps it. */
export const dayExcel: Style = (field) =>
  field === '' ? '' : new Date(`${String(field)}T00:00:00Z`);

/** `6801` */
export const monthTwoDigits: Style = date(
  (month) => `${two(buddhistYear(month))}${month.slice(5)}`,
);
/** `2568` */
export const yearBuddhist: Style = (field) => String(toBuddhistYear(Number(field)));
/** `68` */
export const yearTwoDigits: Style = (field) => two(toBuddhistYear(Number(field)));

/** A rate without its point: `6.25` → `06250000` of four decimals in eight bytes. */
export const rateFilled =
  (width: number, decimals: number): Style =>
  (field) => {
    if (field === '') return ' '.repeat(width);
    const [whole = '', after = ''] = String(field).split('.');
    return `${whole}${after.padEnd(decimals, '0')}`.padStart(width, '0');
  };

/** Our codes as the core's own. Throws for one that it does not have. */
export const coded =
  (codes: Readonly<Record<string, string>>): Style =>
  (field) => {
    const theirs = codes[String(field)];
    if (theirs !== undefined) return theirs;
    if (field === '') return '';
    throw new RangeError(`no code for ${field}`);
  };

/** The core's codes for names of ours, in the order in which they are written there. */
export const codesOf = (
  names: Readonly<Record<string, string>>,
  codes: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.values(names).map((name, index) => [name, codes[index] ?? '']));

/** A number as Excel keeps it: baht of an amount, else what the text says. */
export const numeric: Style = (field: Field) => {
  if (field === '') return '';
  return Number(typeof field === 'bigint' ? toDtoBaht(field) : field);
};

/** A whole number filled with zeros; blank is blank. */
export const numberFilled =
  (width: number): Style =>
  (field) =>
    field === '' ? '' : String(Number(field)).padStart(width, '0');

/** `1168` for November 2568. */
export const monthFourDigits: Style = date(
  (month) => `${month.slice(5)}${two(buddhistYear(month))}`,
);

/** `000123` as the number 123. */
export const bareNumber: Style = (field) => (field === '' ? '' : Number(field));
/** `พ.ย. 68` */
export const monthThai: Style = date((month) => thaiMonthShort(month).replace(/\d\d(\d\d)$/, '$1'));
/** The number 2568. */
export const yearNumber: Style = (field) => toBuddhistYear(Number(field));
