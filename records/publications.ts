/** Which delivery of the core system's records is being shown. */
import type { Db } from './database.ts';
import { statement } from './driver/statement.ts';

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
  readonly publishedAt: Date;
  /** How many rows of each subject came with it; none of what the layout did not have yet. */
  readonly rows: Readonly<Record<string, number>>;
}

const current = statement<Publication>(`
  SELECT p.id, coalesce(q.as_of, p.as_of) AS "asOf", q.as_of AS "quarantineAsOf",
    p.as_of AS "deliveredAsOf", p.published_at AS "publishedAt", p.rows
  FROM records.publications p
  LEFT JOIN records.quarantine q
    ON q.publication_id = p.id AND q.member_no = current_setting('app.member_no', true)
  WHERE p.id = NULLIF(current_setting('app.publication', true), '')::int`);

/** The publication that this transaction is pinned to; undefined before the first intake. */
export async function currentPublication(db: Db): Promise<Publication | undefined> {
  return (await current(db))[0];
}
