/** Pages by key: the page after a million lines costs what the first one costs. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** What a query may be given. */
export type Bound = string | number | null;

/**
 * A page of rows, newest first. `before`: the ones older than that key; `after`: the ones next
 * newer than it; neither: the newest. At most `limit` of them: ask for one more than is shown to
 * learn whether there is a next page.
 */
export interface Page<Key extends readonly Bound[]> {
  readonly before?: Key | undefined;
  readonly after?: Key | undefined;
  readonly limit: number;
}

/**
 * Reads `rows` (FROM and WHERE, with parameters $1 … $n, n = `bounds`) page by page. `key` names
 * the columns that order them and their types; an index must end in them, in this order.
 */
export function pagesOf<Row, Key extends readonly Bound[]>(query: {
  readonly columns: string;
  readonly rows: string;
  readonly bounds: number;
  readonly key: Readonly<Record<string, 'int' | 'date' | 'text'>>;
}) {
  const { columns, rows, bounds, key } = query;
  const names = Object.keys(key);
  const cursor = Object.values(key).map((type, at) => `$${bounds + 2 + at}::${type}`);
  const than = (operator: '<' | '>') => `(${names.join(', ')}) ${operator} (${cursor.join(', ')})`;
  const newestFirst = names.map((name) => `${name} DESC`).join(', ');
  const select = `SELECT ${columns} ${rows}`;
  const limit = `LIMIT $${bounds + 1}`;
  const newest = statement<Row, readonly Bound[]>(`${select} ORDER BY ${newestFirst} ${limit}`);
  const older = statement<Row, readonly Bound[]>(
    `${select} AND ${than('<')} ORDER BY ${newestFirst} ${limit}`,
  );
  const newer = statement<Row, readonly Bound[]>(
    `${select} AND ${than('>')} ORDER BY ${names.join(', ')} ${limit}`,
  );

  return async (db: Db, values: readonly Bound[], page: Page<Key>): Promise<readonly Row[]> => {
    const { before, after, limit: most } = page;
    if (after) return (await newer(db, ...values, most, ...after)).toReversed();
    return before ? older(db, ...values, most, ...before) : newest(db, ...values, most);
  };
}
