/** What several tables show together, for a person to judge: joins, the day, control totals. */
import type { Column } from '../../layout.ts';
import { matcher } from '../read/files.ts';
import { bestPairs, type KnownColumn, type LearntTable } from './match.ts';
import { sampleRows } from './table.ts';

/** Another table that may hold what a subject lacks. */
export interface ProposedJoin {
  readonly other: LearntTable;
  /** Its column, which is a key there, and the column of the subject's own table that names it. */
  readonly on: { readonly theirs: KnownColumn; readonly ours: KnownColumn };
  readonly fills: ReadonlyMap<Column, KnownColumn>;
}

const filled = ({ column }: KnownColumn): readonly string[] =>
  column.values.filter((value) => value !== '');

/** Values of a key are each there once, and more than a few. */
function isKey(column: KnownColumn): boolean {
  const values = filled(column);
  return values.length > 2 && new Set(values).size === values.length;
}

/** The share of rows that find their partner; of tables that were not read to their end half do. */
function meets(ours: KnownColumn, theirs: KnownColumn, isWhole: boolean): number {
  const known = new Set(filled(theirs));
  const values = filled(ours);
  const share = values.filter((value) => known.has(value)).length / Math.max(values.length, 1);
  return share >= (isWhole ? 0.9 : 0.5) ? share : 0;
}

/** Rows that are numbered from 1 meet those of any other table. */
const isCounted = (column: KnownColumn): boolean =>
  filled(column).every((value, index) => Number(value) === index + 1);

/** Columns of one name whose values meet. */
function keyBetween(own: LearntTable, other: LearntTable, used: ReadonlySet<KnownColumn>) {
  const isWhole = other.table.rows < sampleRows;
  const pairs = own.columns.flatMap((ours) =>
    other.columns
      .filter(({ column }) => column.name === ours.column.name)
      .filter((theirs) => !used.has(theirs) && isKey(theirs) && !isCounted(theirs))
      .map((theirs) => ({ ours, theirs, share: meets(ours, theirs, isWhole) })),
  );
  const [best] = pairs.toSorted((a, b) => b.share - a.share);
  return best && best.share > 0 ? best : undefined;
}

/** What a row says of itself, and no other row says for it: amounts and codes. */
const isOwn = ({ name, kind, oneOf }: Column): boolean =>
  kind === 'amount' || kind === 'sign' || oneOf !== undefined || name === 'TYPE_CODE';

/** A name that fits nearly; a fragment within a word is too little here. */
const leastScore = 2;

function joinTo(
  own: LearntTable,
  other: LearntTable,
  missing: readonly Column[],
): ProposedJoin | undefined {
  const pairs = [...bestPairs(other.columns, missing)].filter(
    ([, { score }]) => score >= leastScore,
  );
  const fills = new Map(pairs.map(([column, { theirs }]) => [column, theirs] as const));
  const on = fills.size > 0 ? keyBetween(own, other, new Set(fills.values())) : undefined;
  return on && { other, on, fills };
}

/** Joins that fill what a subject must have and its own table has not, the fullest first. */
export function joinsOf(own: LearntTable, tables: readonly LearntTable[]): readonly ProposedJoin[] {
  const required = own.subject?.columns.filter(({ optional }) => !optional) ?? [];
  let missing = required.filter((column) => !own.found.has(column) && !isOwn(column));
  const joins = tables
    .filter((other) => other !== own)
    .flatMap((other) => joinTo(own, other, missing) ?? [])
    .toSorted((a, b) => b.fills.size - a.fills.size);
  return joins.flatMap((join) => {
    const fills = new Map([...join.fills].filter(([column]) => missing.includes(column)));
    missing = missing.filter((column) => !fills.has(column));
    return fills.size > 0 ? [{ ...join, fills }] : [];
  });
}

/** A day that all rows of a table without a subject share: the day of the data. */
export function asOfOf(tables: readonly LearntTable[]): string | undefined {
  for (const { subject, table, columns } of tables) {
    if (subject) continue;
    const shared = columns.find((known) => {
      const values = filled(known);
      return known.guess.format.kind === 'day' && values.length > 0 && new Set(values).size === 1;
    });
    if (shared) return `${table.name}.${shared.column.name}`;
  }
  return undefined;
}

export interface ProposedControl {
  readonly of: readonly string[];
  readonly from: string;
  readonly file: string;
  readonly rows: string;
}

interface Stating {
  readonly from: LearntTable;
  /** Names of files. */
  readonly file: KnownColumn;
  /** How many rows each has. */
  readonly rows: KnownColumn;
}

/** Rows of the files that a table names, by its rows; undefined where it names none or others. */
function rowsNamed(file: KnownColumn, tables: readonly LearntTable[]) {
  const { values } = file.column;
  const named = values.map((value) => tables.filter(({ table }) => matcher(table.files)(value)));
  return values.length > 0 && named.every((found) => found.length > 0) ? named : undefined;
}

/** A table that names each file and how many rows it has; counted where one was read to its end. */
function statingTable(tables: readonly LearntTable[]): Stating | undefined {
  for (const from of tables.filter(({ subject }) => subject === undefined)) {
    for (const file of from.columns) {
      const named = rowsNamed(file, tables);
      const rows =
        named &&
        from.columns.find(({ column }) => {
          const agrees = named.map(([only, ...more], index) => {
            const isKnown = only && more.length === 0 && only.table.fileCount === 1;
            if (!isKnown || only.table.rows >= sampleRows) return undefined;
            return Number(column.values[index]) === only.table.rows;
          });
          return agrees.includes(true) && !agrees.includes(false);
        });
      if (rows) return { from, file, rows };
    }
  }
  return undefined;
}

/** Control totals by file, where a table states them. */
export function controlsOf(tables: readonly LearntTable[]): readonly ProposedControl[] {
  const stating = statingTable(tables);
  if (!stating) return [];
  const { from, file, rows } = stating;
  const isNamed = ({ table }: LearntTable) => file.column.values.some(matcher(table.files));
  const byFiles = Map.groupBy(
    tables.filter((one) => one !== from && isNamed(one)),
    ({ table }) => table.files,
  );
  return [...byFiles.values()].map((counted) => ({
    of: counted.map(({ table }) => table.name),
    from: from.table.name,
    file: file.column.name,
    rows: rows.column.name,
  }));
}
