/** Staged tables: made and filled where nobody looks, then given keys, figures and rules. */
import type { Writable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createPart, type DividedTable, partName } from '../../records/parts.ts';
import type { Subject } from '../layout.ts';
import { type CopyForm, digestsTable, yearsTable } from './table.ts';

/** A number for the next publication; numbers of intakes that came to nothing are left out. */
async function nextPublicationId(session: pg.Client): Promise<number> {
  const { rows } = await session.query(
    "SELECT nextval(pg_get_serial_sequence('records.publications', 'id'))::int AS id",
  );
  return rows[0].id;
}

/**
 * Makes the staged table and gives the COPY to write rows to. To be called in a transaction:
 * rows of a table made in the same one need no later freezing.
 */
export async function startCopy(
  session: pg.Client,
  subject: Subject,
  publicationId: number,
  { columns }: CopyForm,
): Promise<Writable> {
  const part = await createPart(session, subject, publicationId);
  return session.query(copyFrom(`COPY ${part} (${columns.join(', ')}) FROM STDIN (FREEZE)`));
}

interface Indexes {
  /** Statements that make the parent's keys and indexes on PART, where attaching finds them. */
  readonly clauses: readonly string[];
  /** The columns that they are of: what rows are looked up by. */
  readonly columns: readonly string[];
}

interface Found {
  readonly table: string;
  readonly key: string | null;
  readonly index: string;
  readonly columns: readonly string[];
}

async function readIndexes(session: pg.Client): Promise<readonly Found[]> {
  const { rows } = await session.query<Found>(
    `SELECT t.relname AS table, pg_get_constraintdef(c.oid) AS key,
         pg_get_indexdef(i.indexrelid) AS index,
         ARRAY(SELECT a.attname::text FROM pg_catalog.pg_attribute a
           WHERE a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)) AS columns
       FROM pg_catalog.pg_index i
       JOIN pg_catalog.pg_class t ON t.oid = i.indrelid
        AND t.relnamespace = 'records'::regnamespace AND t.relkind = 'p'
       LEFT JOIN pg_catalog.pg_constraint c
         ON c.conindid = i.indexrelid AND c.contype IN ('p', 'u')
      ORDER BY i.indisprimary DESC, i.indexrelid`,
  );
  return rows;
}

/** Those of all tables, asked for once in a session: nobody changes them while it lives. */
const indexesBySession = new WeakMap<pg.Client, Promise<readonly Found[]>>();

async function indexesOf(session: pg.Client, { name }: DividedTable): Promise<Indexes> {
  const reading = indexesBySession.get(session) ?? readIndexes(session);
  indexesBySession.set(session, reading);
  const rows = (await reading).filter(({ table }) => table === name);
  const clauses = rows.map(({ key, index }) =>
    key === null
      ? index.replace(/^(CREATE (?:UNIQUE )?INDEX) .*? (USING .*)$/s, '$1 ON PART $2')
      : `ALTER TABLE PART ADD ${key}`,
  );
  return { clauses, columns: [...new Set(rows.flatMap(({ columns }) => columns))] };
}

/**
 * Makes keys and indexes and counts what the planner wants to know: it plans each part by the
 * part's own figures, so the tables above need none. Columns that no row is looked up by are not
 * counted; sorting their texts took longer than the keys.
 */
export async function finishPart(
  session: pg.Client,
  subject: Subject,
  publicationId: number,
): Promise<void> {
  const part = `staging.${partName(subject, publicationId)}`;
  const { clauses, columns } = await indexesOf(session, subject);
  const made = clauses.map((clause) => clause.replace('PART', part));
  await session.query([...made, `ANALYZE ${part} (${columns.join(', ')})`].join(';'));
}

/**
 * Gives the number of the next publication, for whose ledgers' digests and sums there are tables
 * now. Sums of three files come into one table, in the order of its key, which is there already.
 */
export async function startPublication(session: pg.Client): Promise<number> {
  const id = await nextPublicationId(session);
  await createPart(session, digestsTable, id);
  const part = await createPart(session, yearsTable, id);
  const { clauses } = await indexesOf(session, yearsTable);
  await session.query(clauses.map((clause) => clause.replace('PART', part)).join(';'));
  return id;
}
