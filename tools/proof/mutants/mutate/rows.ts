/** Rows that are gone, there twice or elsewhere; fields exchanged, blanked, of another. */
import { subjects } from '../../../../intake/layout.ts';
import { eraYears } from '../../recount/files/plain.ts';
import { oneOf } from '../../seeded.ts';
import {
  isOfKind,
  type Mutate,
  setField,
  someColumn,
  someRow,
  someTable,
  tableOf,
  withFields,
  withRows,
} from './table.ts';

export const deleteRow: Mutate = (bytes, random) => {
  const table = someTable(bytes, random);
  const row = someRow(table, random);
  return withRows(table, table.rows.toSpliced(row, 1), `row ${row + 2} deleted`);
};

export const doubleRow: Mutate = (bytes, random) => {
  const table = someTable(bytes, random);
  const row = someRow(table, random);
  const to = random() < 0.5 ? row : someRow(table, random);
  const rows = table.rows.toSpliced(to, 0, table.rows[row] ?? []);
  return withRows(table, rows, `row ${row + 2} once more as row ${to + 2}`);
};

export const moveRow: Mutate = (bytes, random) => {
  const table = someTable(bytes, random, 2);
  const from = someRow(table, random);
  const to = random() < 0.5 ? (from + 1) % table.rows.length : someRow(table, random);
  if (from === to) return undefined;
  const rows = table.rows.toSpliced(from, 1).toSpliced(to, 0, table.rows[from] ?? []);
  return withRows(table, rows, `row ${from + 2} moved to ${to + 2}`);
};

export const exchangeValues: Mutate = (bytes, random) => {
  const { table, at } = someColumn(bytes, random, () => true);
  const one = someRow(table, random);
  const other = random() < 0.5 ? (one + 1) % table.rows.length : someRow(table, random);
  const [first = '', second = ''] = [table.rows[one]?.[at], table.rows[other]?.[at]];
  if (first === second) return undefined;
  const rows = table.rows
    .with(
      one,
      withFields(table, one, (all) => all.splice(at, 1, second)),
    )
    .with(
      other,
      withFields(table, other, (all) => all.splice(at, 1, first)),
    );
  return withRows(table, rows, `${table.header[at]} of rows ${one + 2} and ${other + 2} exchanged`);
};

export const blankField: Mutate = (bytes, random) => {
  const { table, at } = someColumn(bytes, random, () => true);
  return setField(table, someRow(table, random), at, '');
};

export const replaceCode: Mutate = (bytes, random) => {
  const wanted = someColumn(bytes, random, (column) =>
    Boolean(column.oneOf || isOfKind('sign', 'flag')(column)),
  );
  const { table, at, column } = wanted;
  const codes = column.oneOf ?? (column.kind === 'sign' ? ['1', '0', '-1'] : ['0', '1']);
  return setField(table, someRow(table, random), at, oneOf(codes, random));
};

const namesOfKeys = new Set(['RECEIPT_NO', 'REF_NO', 'TYPE_CODE']);

/** A row is given to another member, account, contract, month, receipt that exists. */
export const replaceKey: Mutate = (bytes, random) => {
  const kinds = ['member_no', 'agency_no', 'account_no', 'contract_no', 'month', 'year'] as const;
  const { table, at, column } = someColumn(
    ...([bytes, random] as const),
    (one) => isOfKind(...kinds)(one) || (!one.oneOf && namesOfKeys.has(one.name)),
  );
  const values = subjects.flatMap((subject) => {
    const other = tableOf(bytes, subject);
    return other.columns.flatMap(({ kind, name }, index) =>
      kind === column.kind && (kind !== 'text' || name === column.name)
        ? [...new Set(other.rows.map((row) => row[index] ?? ''))]
        : [],
    );
  });
  const filled = values.filter((value) => value !== '');
  return setField(table, someRow(table, random), at, oneOf(filled, random));
};

const shifts: readonly (readonly [days: number, months: number, years: number])[] = [
  ...[1, -1, 2, -2, 7, -7, 30, -30].map((days) => [days, 0, 0] as const),
  ...[1, -1, 2, -6].map((months) => [0, months, 0] as const),
  ...[1, -1, eraYears, -eraYears].map((years) => [0, 0, years] as const),
];

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A day moved by days, months, years, in the era of the files. */
export const moveDay: Mutate = (bytes, random) => {
  const { table, at } = someColumn(bytes, random, isOfKind('day', 'month'));
  const row = someRow(table, random);
  const text = table.rows[row]?.[at] ?? '';
  const [, date, month, year] = /^(?:(\d\d)\/)?(\d\d)\/(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [days, months, years] = oneOf(shifts, random);
  const first = Date.UTC(2000, Number(month) - 1 + months, Number(date ?? '1') + days);
  const moved = new Date(first);
  const number = Number(year) + years + moved.getUTCFullYear() - 2000;
  const rest = `${twoDigits(moved.getUTCMonth() + 1)}/${String(number).padStart(4, '0')}`;
  const after = date === undefined ? rest : `${twoDigits(moved.getUTCDate())}/${rest}`;
  return setField(table, row, at, after);
};
