/** A file of an extract as rows that can be moved about, and back as bytes. */
import { type Column, type ColumnKind, type Subject, subjects } from '../../../../intake/layout.ts';
import { oneOf } from '../../seeded.ts';
import { fieldsIn } from '../reconcile/plain.ts';

export type Random = () => number;
/** Bytes of every file by name, one character each. */
export type Bytes = ReadonlyMap<string, string>;

export interface Table {
  readonly file: string;
  readonly columns: readonly Column[];
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a mutation did; undefined where it found nothing to change. */
export interface Mutation {
  readonly file: string;
  /** What was changed, for whoever looks into a wrong one. */
  readonly what: string;
  /** The files that are others now. */
  readonly changed: Bytes;
}

export type Mutate = (bytes: Bytes, random: Random) => Mutation | undefined;

const parsed = new WeakMap<Bytes, Map<string, Table>>();

/** The file as rows; read once for all mutations of an extract. */
export function tableOf(bytes: Bytes, { file, columns }: Pick<Subject, 'file' | 'columns'>): Table {
  const tables = parsed.get(bytes) ?? new Map<string, Table>();
  parsed.set(bytes, tables);
  const [header = [], ...rows] = tables.has(file) ? [] : fieldsIn(bytes.get(file) ?? '');
  const table = tables.get(file) ?? { file, columns, header, rows };
  tables.set(file, table);
  return table;
}

const quoted = (field: string): string =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

const bytesOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((fields) => `${fields.map(quoted).join(',')}\r\n`).join('');

export const withRows = ({ file, header }: Table, rows: Table['rows'], what: string): Mutation => ({
  file,
  what,
  changed: new Map([[file, bytesOf([header, ...rows])]]),
});

/** Fields of a row in another form; the row stays as it is. */
export type Change = (fields: string[]) => void;

export function withFields(table: Table, row: number, change: Change): readonly string[] {
  const fields = [...(table.rows[row] ?? [])];
  change(fields);
  return fields;
}

/** A file that has rows, each as likely as the other. */
export function someTable(bytes: Bytes, random: Random, least = 1): Table {
  const tables = subjects.map((subject) => tableOf(bytes, subject));
  const filled = tables.filter(({ rows }) => rows.length >= least);
  return oneOf(filled, random);
}

/** A column of one of the kinds with its file, among those that have rows. */
export function someColumn(
  bytes: Bytes,
  random: Random,
  isWanted: (column: Column) => boolean,
): { readonly table: Table; readonly at: number; readonly column: Column } {
  const all = subjects.flatMap((subject) => {
    const table = tableOf(bytes, subject);
    return table.columns.flatMap((column, at) =>
      table.rows.length > 0 && isWanted(column) ? [{ table, at, column }] : [],
    );
  });
  return oneOf(all, random);
}

export const isOfKind =
  (...kinds: readonly ColumnKind[]) =>
  ({ kind }: Column): boolean =>
    kinds.includes(kind);

export const someRow = ({ rows }: Table, random: Random): number =>
  Math.floor(random() * rows.length);

/** One field becomes another text; undefined where it is that already. */
export function setField(table: Table, row: number, at: number, text: string) {
  const before = table.rows[row]?.[at] ?? '';
  if (before === text) return undefined;
  const fields = withFields(table, row, (all) => all.splice(at, 1, text));
  const what = `row ${row + 2} ${table.header[at]}: ${before} → ${text}`;
  return withRows(table, table.rows.with(row, fields), what);
}
