/** Staged tables: made and filled where nobody looks, then given keys, figures and rules. */
import type { Writable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Subject } from '../layout.ts';
import { type CopyForm, partName } from './table.ts';

/** A number for the next publication; numbers of intakes that came to nothing are left out. */
export async function nextPublicationId(session: pg.Client): Promise<number> {
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
  const part = partName(subject, publicationId);
  // The check spares the attaching a scan; indexes come after the rows, which is quicker.
  await session.query(
    `CREATE TABLE staging.${part} (LIKE records.${subject.name} INCLUDING ALL EXCLUDING INDEXES,
       CHECK (publication_id = ${publicationId}))`,
  );
  return session.query(
    copyFrom(`COPY staging.${part} (${columns.join(', ')}) FROM STDIN (FREEZE)`),
  );
}

/** The parent's keys and indexes, to be made on a part: attaching then finds them there. */
async function indexClauses(session: pg.Client, subject: Subject): Promise<readonly string[]> {
  const { rows } = await session.query(
    `SELECT pg_get_constraintdef(c.oid) AS key, pg_get_indexdef(i.indexrelid) AS index
       FROM pg_catalog.pg_index i
       LEFT JOIN pg_catalog.pg_constraint c ON c.conindid = i.indexrelid AND c.contype IN ('p', 'u')
      WHERE i.indrelid = $1::regclass
      ORDER BY i.indisprimary DESC, i.indexrelid`,
    [`records.${subject.name}`],
  );
  return rows.map(({ key, index }: { key: string | null; index: string }) =>
    key === null
      ? index.replace(/^(CREATE (?:UNIQUE )?INDEX) .*? (USING .*)$/s, '$1 ON PART $2')
      : `ALTER TABLE PART ADD ${key}`,
  );
}

/** The columns that keys and indexes are of: what rows are looked up by. */
async function indexColumns(session: pg.Client, part: string): Promise<readonly string[]> {
  const { rows } = await session.query<{ column: string }>(
    `SELECT DISTINCT a.attname AS column
       FROM pg_catalog.pg_index i
       JOIN pg_catalog.pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
      WHERE i.indrelid = $1::regclass`,
    [part],
  );
  return rows.map(({ column }) => column);
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
  for (const clause of await indexClauses(session, subject)) {
    await session.query(clause.replace('PART', part));
  }
  const columns = await indexColumns(session, part);
  await session.query(`ANALYZE ${part} (${columns.join(', ')})`);
}

/** A part has rules of its own: nobody but the tables above it may reach its rows. */
export async function closePart(
  session: pg.Client,
  subject: Subject,
  publicationId: number,
): Promise<void> {
  const part = `staging.${partName(subject, publicationId)}`;
  await session.query(`ALTER TABLE ${part} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`);
}
