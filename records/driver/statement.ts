/** A query whose SQL is fixed when the program starts: prepared once a connection, then run. */
import type { CompiledQuery, QueryResult } from 'kysely';
import type { Db } from '../database.ts';
import { rawQuery } from './raw-query.ts';

/** The SQL of every statement that was made, so that none is without a reviewed plan. */
export const statements = new Set<string>();

/**
 * Turns SQL into a function of its parameters ($1, $2, …) that gives the rows.
 * Columns are named in camelCase by the SQL itself (`AS "memberNo"`): building and renaming at each
 * call would cost more than the query. Never put a value into the text.
 */
export function statement<Row, Parameters extends readonly unknown[] = []>(text: string) {
  const sql = text.trim().replace(/\s+/g, ' ');
  statements.add(sql);
  const query = rawQuery(sql);
  return async (db: Db, ...parameters: Parameters): Promise<readonly Row[]> => {
    const compiled = { ...query, parameters };
    const run = (connection: { executeQuery(q: CompiledQuery): Promise<QueryResult<unknown>> }) =>
      connection.executeQuery(compiled);
    return (await db.getExecutor().provideConnection(run)).rows as Row[];
  };
}
