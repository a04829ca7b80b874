/** Which delivery of the core system's records is being shown. */
import type { Db } from './database.ts';
import { statement } from './driver/statement.ts';

export interface Publication {
  readonly id: number;
  /** The day that the records speak of. */
  readonly asOf: string;
  readonly publishedAt: Date;
  /** How many rows of each subject came with it; none of what the layout did not have yet. */
  readonly rows: Readonly<Record<string, number>>;
}

const current = statement<Publication>(`
  SELECT id, as_of AS "asOf", published_at AS "publishedAt", rows
  FROM records.publications
  WHERE id = NULLIF(current_setting('app.publication', true), '')::int`);

/** The publication that this transaction is pinned to; undefined before the first intake. */
export async function currentPublication(db: Db): Promise<Publication | undefined> {
  return (await current(db))[0];
}
