/**
 * An extract read with nothing of the program that takes it in: a general parser, amounts as whole
 * satang, days as numbers. Whatever is not written as it should be throws.
 */
import { parse } from 'csv-parse/sync';
import { commonYear } from '../../recount/files/plain.ts';

export type Row = Readonly<Record<string, string>>;

/** Rows of every file, by its name without `.csv`. */
export class Tables {
  readonly #rows: ReadonlyMap<string, readonly Row[]>;

  constructor(rows: ReadonlyMap<string, readonly Row[]>) {
    this.#rows = rows;
  }

  of(name: string): readonly Row[] {
    const rows = this.#rows.get(name);
    if (rows === undefined) throw new Error(`no file ${name}`);
    return rows;
  }
}

/** Fields of all records, header first; one character for each byte. */
export const fieldsIn = (bytes: string): string[][] =>
  parse(withoutBoms(bytes), { record_delimiter: ['\r\n', '\n'] });

const bom = '\xEF\xBB\xBF';

/** In UTF-8 a BOM that strayed into a file is invisible; in Windows-874 it is three letters. */
function withoutBoms(bytes: string): string {
  const rest = bytes.replaceAll(bom, '');
  return /[\x80-\xFF]/.test(rest) ? bytes : rest;
}

const padded = new Set(['MEMBER_NO', 'GUARANTOR_NO']);

/** The rows of a file, whose header must be this one. */
export function rowsIn(file: string, bytes: string, header: readonly string[]): readonly Row[] {
  const [found = [], ...records] = fieldsIn(bytes);
  if (found.join() !== header.join()) throw new Error(`${file}: another header`);
  return records.map((fields) =>
    Object.fromEntries(
      fields.map((field, index) => {
        const name = header[index] ?? '';
        const text = field.trim();
        return [name, padded.has(name) && text !== '' ? text.padStart(6, '0') : text];
      }),
    ),
  );
}

export function textOf(row: Row, name: string): string {
  const text = row[name];
  if (text === undefined) throw new Error(`no column ${name}`);
  return text;
}

/** Fields joined to one key. */
export const keyOf = (row: Row, ...names: readonly string[]): string =>
  names.map((name) => textOf(row, name)).join(' ');

export const satang = (text: string): bigint => {
  if (!/^-?\d{1,13}\.\d\d$/.test(text)) throw new Error(`no amount: ${text}`);
  return BigInt(text.replace('.', ''));
};

/** Satang as the files write them. */
export const baht = (amount: bigint): string => {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const satangOf = (row: Row, name: string): bigint => satang(textOf(row, name));

export function countOf(row: Row, name: string): number {
  const text = textOf(row, name);
  if (!/^(0|[1-9]\d{0,8})$/.test(text)) throw new Error(`${name} is no number: ${text}`);
  return Number(text);
}

/** Percent in ten-thousandths. */
export function rateOf(row: Row, name: string): bigint {
  const text = textOf(row, name);
  const [, whole = '', decimals = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  if (whole === '') throw new Error(`${name} is no rate: ${text}`);
  return BigInt(whole + decimals.padEnd(4, '0'));
}

const dayMillis = 86_400_000;

function dayNo(year: number, month: number, date: number): number {
  const at = new Date(Date.UTC(year, month - 1, date));
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== date) throw new Error('no such day');
  return at.getTime() / dayMillis;
}

/** Days since 1970; undefined where the field is blank. */
export function dayOf(row: Row, name: string): number | undefined {
  const text = textOf(row, name);
  if (text === '' || text === '00/00/0000') return undefined;
  const [, date, month, year = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  return dayNo(Number(commonYear(year)), Number(month), Number(date));
}

export function mustDay(row: Row, name: string): number {
  const day = dayOf(row, name);
  if (day === undefined) throw new Error(`${name} is blank`);
  return day;
}

/** The first day of a MONTH, and its last. */
export function monthOf(row: Row): { readonly first: number; readonly last: number } {
  const [, month, year = ''] = /^(\d\d)\/(\d{4})$/.exec(textOf(row, 'MONTH')) ?? [];
  const [common, number] = [Number(commonYear(year)), Number(month)];
  const first = dayNo(common, number, 1);
  return { first, last: Date.UTC(common, number, 0) / dayMillis };
}

/** The calendar of a day: common year, month from 1, date. */
export function calendarOf(day: number) {
  const at = new Date(day * dayMillis);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}

export const newYear = (year: number): number => dayNo(year, 1, 1);

/** To the nearest whole, a half away from nothing. */
export function nearest(numerator: bigint, denominator: bigint): bigint {
  const above = numerator < 0n ? -numerator : numerator;
  const whole = (2n * above + denominator) / (2n * denominator);
  return numerator < 0n ? -whole : whole;
}

const nothing = 0n;

export const sumOf = (rows: readonly Row[], name: string): bigint =>
  rows.reduce((sum, row) => sum + satangOf(row, name), nothing);

export const groupBy = (rows: readonly Row[], ...names: readonly string[]) =>
  Map.groupBy(rows, (row) => keyOf(row, ...names));

/** Rows by key, each key once. */
export function indexBy(rows: readonly Row[], ...names: readonly string[]) {
  const index = new Map(rows.map((row) => [keyOf(row, ...names), row]));
  if (index.size !== rows.length) throw new Error(`${names.join(' ')} is there twice`);
  return index as ReadonlyMap<string, Row>;
}

/** What must hold, and where it does not. */
export class Mismatches {
  readonly list: string[] = [];

  must(holds: boolean, where: string): void {
    if (!holds) this.list.push(where);
  }

  same(found: unknown, expected: unknown, where: string): void {
    if (found !== expected) this.list.push(`${where}: ${found}, not ${expected}`);
  }
}
