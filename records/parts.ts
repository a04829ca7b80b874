/**
 * Parts of the tables that are divided by publication (decision 0010): made in schema staging,
 * where nobody looks, filled there, and then joined to their tables.
 */
import type pg from 'pg';

/** A table of schema records that is divided by publication. */
export interface DividedTable {
  readonly name: string;
}

/** The table that holds a publication's part, first in schema staging, then in records. */
export function partName({ name }: DividedTable, publicationId: number): string {
  // It becomes SQL.
  if (!Number.isSafeInteger(publicationId)) throw new TypeError('a publication has a number');
  return `${name}_${publicationId}`;
}

/**
 * Makes the part and gives its name as SQL. The publication's number need not stand in the rows
 * that are written to it. The check spares the joining a scan; indexes come after the rows, which
 * is quicker.
 */
export async function createPart(
  session: pg.Client,
  { name }: DividedTable,
  publicationId: number,
): Promise<string> {
  const part = `staging.${partName({ name }, publicationId)}`;
  await session.query(
    `CREATE TABLE ${part} (LIKE records.${name} INCLUDING ALL EXCLUDING INDEXES,
       CHECK (publication_id = ${publicationId}));
     ALTER TABLE ${part} ALTER publication_id SET DEFAULT ${publicationId}`,
  );
  return part;
}

/**
 * SQL that joins the part to its table, which makes the indexes that it lacks. Parts have rules of
 * their own from the same moment on: nobody but the table above them may reach their rows.
 */
export function attachSql(table: DividedTable, publicationId: number): string {
  const part = partName(table, publicationId);
  return `ALTER TABLE staging.${part} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
    ALTER TABLE staging.${part} SET SCHEMA records;
    ALTER TABLE records.${table.name} ATTACH PARTITION records.${part}
      FOR VALUES IN (${publicationId})`;
}
