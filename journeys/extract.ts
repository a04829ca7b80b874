/**
 * What the extract says, read apart from the program that it proves: its own reading of the files,
 * its own way of writing amounts and days.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monthInBuddhistYear } from '../core/thai-date.ts';

export type Row = Readonly<Record<string, string>>;

/** One line of an extract; a quoted field may hold commas and doubled quotation marks. */
export function fieldsOf(line: string): string[] {
  const fields = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...fields].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

/** The rows of one file by column name, in the file's order. */
export async function readRows(folder: string, file: string): Promise<Row[]> {
  const text = new TextDecoder('windows-874').decode(await readFile(join(folder, file)));
  const [head = '', ...lines] = text.split('\r\n').filter((line) => line !== '');
  const names = fieldsOf(head);
  return lines.map((line) => {
    const fields = fieldsOf(line);
    return Object.fromEntries(names.map((name, at) => [name, fields[at] ?? '']));
  });
}

/** `1234567.5` in a file → `1,234,567.50` on a page. */
export function amountText(amount: string): string {
  const [baht = '0', satang = ''] = amount.replace('-', '').split('.');
  const grouped = baht.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped}.${satang.padEnd(2, '0')}`;
}

const months = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ');

/** `05/11/2568` in a file → `5 พ.ย. 2568` on a page. */
export function dayText(day: string): string {
  const [date = '', month = '', year = ''] = day.split('/');
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`;
}

/** `05/11/2568` in a file → `2025-11-05`. Throws RangeError for anything else. */
export function readThaiDate(text: string): string {
  const [, date, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  if (!(date && month && year)) throw new RangeError(`no day of an extract: ${text}`);
  return `${monthInBuddhistYear(year, month)}-${date}`;
}
