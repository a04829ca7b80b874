/** Which tables a store has, by the database's own catalog: a new one is copied like the others. */
import pg from 'pg';
import type { CopiedTable, Sequence } from '../archive/contents.ts';

export interface StoreTable {
  /** `schema.name`, as SQL. */
  readonly sql: string;
  readonly owner: string;
  /** Divided by publication: whose parts there are. Null of a plain table. */
  readonly parts: readonly number[] | null;
  /** Bytes on the disk, of each part or of the plain table: how much work lies ahead. */
  readonly sizes: readonly number[];
  /** Without those that the database computes itself. */
  readonly columns: readonly string[];
  /** Whether row-level security binds its owner, too. */
  readonly forced: boolean;
  /** Tables that its rows refer to, as `sql`. */
  readonly refersTo: readonly string[];
}

/**
 * The ledger of migrations stands in the manifest: it says which schema the rows fit. What a crash
 * of the database may empty (unlogged) is worth no copy.
 */
const question = `
  SELECT format('%I.%I', n.nspname, c.relname) AS sql,
    pg_get_userbyid(c.relowner) AS owner, c.relforcerowsecurity AS forced,
    CASE c.relkind WHEN 'p' THEN array(
      SELECT substring(pg_get_expr(part.relpartbound, part.oid) FROM '\\((\\d+)\\)')::int
      FROM pg_inherits JOIN pg_class part ON part.oid = inhrelid
      WHERE inhparent = c.oid ORDER BY 1) END AS parts,
    CASE c.relkind WHEN 'p' THEN array(
      SELECT pg_table_size(part.oid)::float8
      FROM pg_inherits JOIN pg_class part ON part.oid = inhrelid
      WHERE inhparent = c.oid
      ORDER BY substring(pg_get_expr(part.relpartbound, part.oid) FROM '\\((\\d+)\\)')::int)
      ELSE ARRAY[pg_table_size(c.oid)::float8] END AS sizes,
    array(SELECT attname::text FROM pg_attribute
      WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      ORDER BY attnum) AS columns,
    array(SELECT DISTINCT format('%I.%I', other_schema.nspname, other.relname)
      FROM pg_constraint JOIN pg_class other ON other.oid = confrelid
      JOIN pg_namespace other_schema ON other_schema.oid = other.relnamespace
      WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid) AS "refersTo"
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('portal', 'records') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND (n.nspname, c.relname) <> ('portal', 'migrations')
    AND c.relpersistence <> 'u'
  ORDER BY n.nspname, c.relname`;

/** Each after those that it refers to. */
function inOrder(tables: readonly StoreTable[]): readonly StoreTable[] {
  const placed = new Set<string>();
  const ordered: StoreTable[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ refersTo }) => refersTo.every((name) => placed.has(name)));
    if (ready.length === 0) {
      throw new Error(
        `these tables refer to each other: ${waiting.map(({ sql }) => sql).join(' ')}`,
      );
    }
    for (const table of ready) placed.add(table.sql);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** The store's tables, each after those that it refers to. */
export async function storeTables(client: pg.Client): Promise<readonly StoreTable[]> {
  const { rows } = await client.query<StoreTable>(question);
  return inOrder(rows);
}

/** A plain table once, a divided one by its parts. */
export const copiesOf = ({ sql, parts, columns }: StoreTable): readonly CopiedTable[] =>
  parts === null
    ? [{ name: sql, columns }]
    : parts.map((publication) => ({ name: sql, publication, columns }));

export const columnList = ({ columns }: CopiedTable): string =>
  columns.map((name) => pg.escapeIdentifier(name)).join(', ');

/** Rows of the table as COPY's text, through the rules that bind whoever asks. */
export function copyOutSql(table: CopiedTable): string {
  const { name, publication } = table;
  if (publication === undefined) return `COPY ${name} (${columnList(table)}) TO STDOUT`;
  const rows = `SELECT ${columnList(table)} FROM ${name} WHERE publication_id = ${publication}`;
  return `COPY (${rows}) TO STDOUT`;
}

const sequenceOwners = ['sahakon_owner', 'sahakon_intake'] as const;

/**
 * Where each sequence stands. Only owners may ask; the transaction's role is `afterwards` again.
 * A number that is given out meanwhile makes the answer higher than the rows need, never lower.
 */
export async function readSequences(
  client: pg.Client,
  afterwards: string,
): Promise<readonly Sequence[]> {
  const found: Sequence[] = [];
  for (const role of sequenceOwners) {
    await client.query(`SET LOCAL ROLE ${role}`);
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', n.nspname, c.relname) AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind = 'S' AND pg_get_userbyid(c.relowner) = $1
         AND n.nspname IN ('portal', 'records') ORDER BY 1`,
      [role],
    );
    for (const { name } of rows) {
      const answer = await client.query<Omit<Sequence, 'name'>>(
        `SELECT last_value::text AS value, is_called AS given FROM ${name}`,
      );
      for (const row of answer.rows) found.push({ name, ...row });
    }
  }
  await client.query(`SET LOCAL ROLE ${afterwards}`);
  return found;
}
