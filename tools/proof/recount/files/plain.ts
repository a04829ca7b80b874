/** Fields of an extract as plain text that can be compared: satang, days of the common era. */

/** One row by name: `balanceSatang: '123450'`, `postedOn: '2025-11-28'`; blank is ''. */
export type Row = Readonly<Record<string, string>>;

/** `SHARE_BALANCE` → `shareBalance`. */
const camel = (name: string): string =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Years that the Buddhist era is ahead; the proof knows them apart from the program. */
export const eraYears = 543;
/** `2568` → `2025`. */
export const commonYear = (year: string): string => String(Number(year) - eraYears);

const satangText = (text: string): string =>
  text === '' ? '' : String(BigInt(text.replace('.', '')));

function plainText(name: string, text: string): string {
  const [, date, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  if (year !== undefined) return date === '00' ? '' : `${commonYear(year)}-${month}-${date}`;
  const [, monthOnly, yearOfMonth] = /^(\d\d)\/(\d{4})$/.exec(text) ?? [];
  if (name === 'MONTH') return `${commonYear(yearOfMonth ?? '')}-${monthOnly}-01`;
  if (name === 'YEAR') return commonYear(text);
  return text;
}

/** How to turn the fields of a file into a row; `money` are its columns of money. */
export function rowMaker(columns: readonly string[], money: ReadonlySet<string>) {
  const names = columns.map((name) => camel(name) + (money.has(name) ? 'Satang' : ''));
  return (fields: readonly string[]): Row => {
    const row: Record<string, string> = {};
    for (const [index, name] of columns.entries()) {
      const text = fields[index] ?? '';
      row[names[index] ?? ''] = money.has(name) ? satangText(text) : plainText(name, text);
    }
    return row;
  };
}
