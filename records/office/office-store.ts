/**
 * What the work of staff runs on: the plain connection of a command, in the owner's role, or the
 * transaction of a call. The same SQL serves both; the functions that it calls ask who does it.
 */
import type { DatabaseConnection } from 'kysely';
import type { Db } from '../database.ts';
import { rawQuery } from '../driver/raw-query.ts';

export interface OfficeStore {
  query(sql: string, parameters: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** The transaction of a call as a store: it must have been opened by `asStaff`. */
export function officeStore(db: Db): OfficeStore {
  return {
    query(sql, parameters) {
      const query = rawQuery(sql, parameters);
      const run = (connection: DatabaseConnection) => connection.executeQuery(query);
      return db.getExecutor().provideConnection(run);
    },
  };
}

/** The rows of a query whose columns are named in camelCase by the SQL itself. */
export async function rowsOf<Row>(
  store: OfficeStore,
  sql: string,
  ...parameters: readonly unknown[]
): Promise<readonly Row[]> {
  return (await store.query(sql, [...parameters])).rows as readonly Row[];
}
