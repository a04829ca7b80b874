/** One subject's staged rows beside the shown ones: counts, sums, history that is another now. */
import type pg from 'pg';
import { orNothing, type Satang } from '../../core/satang.ts';
import type { Extract } from '../decode/extract.ts';
import type { Stated, StatedTotal } from '../decode/manifest.ts';
import { type Column, type Subject, type SubjectName, subjectOf } from '../layout.ts';
import { hasLedgers, type UnchangedLedgers, withUnchanged } from '../staging/ledger-digests.ts';
import { readFigures, type StoredSums } from '../staging/sums.ts';
import { columnName } from '../staging/table.ts';
import {
  mostRewritten,
  type RewrittenColumn,
  type RewrittenRow,
  type Shown,
  type StoredText,
  type SubjectComparison,
  type SumChange,
} from './comparison.ts';
import { type RowSql, rowSql, shownRows } from './row-sql.ts';

/** Where an extract is staged, and what it is held against. */
export interface Beside {
  readonly session: pg.Client;
  readonly stagingId: number;
  readonly extract: Extract;
  readonly shown: Shown;
  /** A dry run does not take the publication's word for its sums: what is shown is added up. */
  readonly dryRun?: boolean | undefined;
}

/** Shown rows that went without an excuse, and shown rows that changed as rows do not. */
export interface Unusual {
  readonly gone: number;
  readonly changed: number;
  /** Of the settled rows among the shown ones; both counts are of other rows then. */
  readonly rewritten: number;
  /** The first few keys of each. */
  readonly goneKeys: readonly (readonly string[])[];
  readonly changedKeys: readonly (readonly string[])[];
}

export interface ComparedSubject {
  readonly comparison: SubjectComparison;
  readonly unusual: Unusual;
}

type Counts = Readonly<Record<'added' | 'missing' | 'changed' | 'unusual' | 'rewritten', bigint>>;

const countsSql = (sql: RowSql): string => `
  SELECT count(*) FILTER (WHERE ${sql.isNew}) AS added,
    count(*) FILTER (WHERE ${sql.isGone}) AS missing,
    count(*) FILTER (WHERE ${sql.differs}) AS changed,
    count(*) FILTER (WHERE ${sql.unusual}) AS unusual,
    count(*) FILTER (WHERE ${sql.differs} AND ${sql.settled}) AS rewritten
  FROM ${sql.joined('FULL')}`;

const noDifference: Counts = { added: 0n, missing: 0n, changed: 0n, unusual: 0n, rewritten: 0n };

/** What the rows of both sides come to, as far as it is known without comparing them. */
interface Sides {
  readonly before: StoredSums;
  readonly after: Stated;
  /** Ledgers that have all the lines that they had, if the file is of ledgers. */
  readonly unchanged: UnchangedLedgers | undefined;
}

/** Counts of the rows that had to be compared. */
async function countsOf({ session, shown }: Beside, sql: RowSql, sides: Sides): Promise<Counts> {
  const { before, after, unchanged } = sides;
  const all = unchanged?.lines === before.rows && before.rows + unchanged.added === after.rows;
  if (all) return noDifference;
  return (await session.query<Counts>(countsSql(sql), [shown.id])).rows[0] as Counts;
}

/** How many shown rows went that had no excuse, apart for settled ones, and the first keys. */
async function readGone({ session, shown }: Beside, sql: RowSql) {
  const { rows } = await session.query<{ settled: boolean; count: bigint; keys: string[][] }>(
    `SELECT settled, count(*) AS count, (array_agg(to_json(key) ORDER BY key))[1:3] AS keys
     FROM (SELECT ${sql.key('o')} AS key, ${sql.settled} AS settled
       FROM ${sql.joined('LEFT')} WHERE ${sql.isGone} AND NOT ${sql.mayGo}) gone
     GROUP BY settled`,
    [shown.id],
  );
  const one = (settled: boolean) => rows.find((row) => row.settled === settled);
  return {
    settled: Number(one(true)?.count ?? 0),
    other: Number(one(false)?.count ?? 0),
    keys: one(false)?.keys ?? [],
  };
}

const readUnusualKeys = async ({ session, shown }: Beside, sql: RowSql): Promise<string[][]> => {
  const { rows } = await session.query<{ key: string[] }>(
    `SELECT ${sql.key('n')} AS key FROM ${sql.joined('INNER')} WHERE ${sql.unusual}
     ORDER BY key LIMIT 3`,
    [shown.id],
  );
  return rows.map(({ key }) => key);
};

type StoredRow = Readonly<Record<string, string | number | boolean | null>>;

const textOf = (value: StoredRow[string] | undefined): StoredText =>
  value === null || value === undefined ? null : String(value);

function differences(columns: readonly Column[], before: StoredRow, after: StoredRow) {
  return columns.flatMap((column): RewrittenColumn[] => {
    const name = columnName(column);
    const [was, is] = [textOf(before[name]), textOf(after[name])];
    return was === is ? [] : [{ column: column.name, before: was, after: is }];
  });
}

async function readRewritten(
  { session, shown }: Beside,
  sql: RowSql,
  columns: readonly Column[],
): Promise<RewrittenRow[]> {
  const { rows } = await session.query<{
    key: string[];
    before: StoredRow;
    after: StoredRow | null;
  }>(
    `SELECT ${sql.key('o')} AS key, to_jsonb(o) AS before,
       CASE WHEN NOT (${sql.isGone}) THEN to_jsonb(n) END AS after
     FROM ${sql.joined('LEFT')}
     WHERE ${sql.settled} AND (${sql.differs} OR (${sql.isGone} AND NOT ${sql.mayGo}))
     ORDER BY key LIMIT ${mostRewritten}`,
    [shown.id],
  );
  return rows.map(({ key, before, after }) =>
    after === null ? { key } : { key, columns: differences(columns, before, after) },
  );
}

function sumsOf(columns: readonly Column[], { before, after }: Sides): SumChange[] {
  const amounts = columns.filter(({ kind }) => kind === 'amount');
  return amounts.map(({ name: column }) => ({
    column,
    beforeSatang: orNothing(before.satang.get(column) ?? null),
    afterSatang: (after.totals.get(column) as StatedTotal).satang,
  }));
}

async function compareSides(
  beside: Beside,
  name: SubjectName,
  sides: Sides,
): Promise<ComparedSubject> {
  const { columns } = subjectOf(name);
  const { before, unchanged } = sides;
  const sql = rowSql(name, beside.stagingId, unchanged?.table);
  const counts = await countsOf(beside, sql, sides);
  const missing = Number(counts.missing);
  const changed = Number(counts.unusual);
  const gone = missing === 0 ? undefined : await readGone(beside, sql);
  const rewritten = Number(counts.rewritten) + (gone?.settled ?? 0);
  const added = Number(counts.added) + (unchanged?.added ?? 0);
  return {
    comparison: {
      subject: name,
      before: before.rows,
      after: before.rows + added - missing,
      added,
      changed: Number(counts.changed),
      missing,
      sums: sumsOf(columns, sides),
      rewrittenCount: rewritten,
      rewritten: rewritten === 0 ? [] : await readRewritten(beside, sql, columns),
    },
    unusual: {
      gone: gone?.other ?? 0,
      changed,
      rewritten,
      goneKeys: gone?.keys ?? [],
      changedKeys: changed === 0 ? [] : await readUnusualKeys(beside, sql),
    },
  };
}

/** What a publication says of a file; undefined where it does not say all of it. */
function statedSums({ rows, totals }: Shown, { name, columns }: Subject): StoredSums | undefined {
  const [count, sums] = [rows?.[name], totals?.[name]];
  if (count === undefined || sums === undefined) return undefined;
  const satang = new Map<string, Satang>();
  for (const { name: column, kind } of columns) {
    const sum = sums[column];
    if (kind === 'amount' && sum === undefined) return undefined;
    if (sum !== undefined) satang.set(column, BigInt(sum));
  }
  return { rows: count, satang };
}

/** Rows and amounts that are shown: what the publication says of them, or added up again. */
async function shownSums(
  { session, shown, dryRun }: Beside,
  subject: Subject,
): Promise<StoredSums> {
  const stated = dryRun ? undefined : statedSums(shown, subject);
  if (stated) return stated;
  // Nobody asks for the values of its controls.
  const whole = { ...subject, controls: [] };
  return readFigures(session, whole, `${shownRows(subject.name)} o`, [shown.id]);
}

/**
 * Compares one subject. Its owners and windows must be staged before it (`comparisonRules`). What
 * the manifest states of the extract is held against the staged rows elsewhere.
 */
export async function compareSubject(beside: Beside, name: SubjectName): Promise<ComparedSubject> {
  const { session, stagingId, extract, shown } = beside;
  const subject = subjectOf(name);
  const sides = {
    before: await shownSums(beside, subject),
    after: extract.manifest.files.get(subject.file) as Stated,
  };
  const compare = (unchanged?: UnchangedLedgers) =>
    compareSides(beside, name, { ...sides, unchanged });
  return hasLedgers(subject)
    ? withUnchanged(session, subject, { stagingId, shownId: shown.id }, compare)
    : compare();
}
