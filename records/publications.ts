/** Which delivery of the core system's records is being shown. */
import type { Db } from './database.ts';
import { statement } from './driver/statement.ts';
import { asOf, shownSql } from './pages/as-of.ts';

export interface Publication {
  readonly id: number;
  /**
   * The day that the records of whoever asks speak of: of a member in quarantine an earlier one
   * (decision 0045).
   */
  readonly asOf: string;
  /** That day where whoever asks is in quarantine, be it the publication's own; null of others. */
  readonly quarantineAsOf: string | null;
  /** The day that bills and receipts speak of, and all that members share. */
  readonly deliveredAsOf: string;
}

/** How many rows of each subject came; none of what the layout did not have yet. */
export type SubjectRows = Readonly<Record<string, number>>;

const current = statement<Publication>(`
  SELECT p.id, ${asOf} AS "asOf", q.as_of AS "quarantineAsOf",
    p.as_of AS "deliveredAsOf" ${shownSql}`);
const rows = statement<{ rows: SubjectRows }>(`SELECT p.rows ${shownSql}`);

/** The publication that this transaction is pinned to; undefined before the first intake. */
export async function currentPublication(db: Db): Promise<Publication | undefined> {
  return (await current(db))[0];
}

/** What came with the same publication; undefined before the first intake. */
export async function publishedRows(db: Db): Promise<SubjectRows | undefined> {
  return (await rows(db))[0]?.rows;
}
