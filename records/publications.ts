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
  /** The day that bills and receipts speak of, and all that members share. */
  readonly deliveredAsOf: string;
  readonly publishedAt: Date;
  /** How many rows of each subject came with it; none of what the layout did not have yet. */
  readonly rows: Readonly<Record<string, number>>;
}

const current = statement<Publication>(`
  SELECT id, as_of AS "deliveredAsOf", published_at AS "publishedAt", rows, coalesce(
    (SELECT q.as_of FROM records.quarantine q
     WHERE q.member_no = current_setting('app.member_no', true) AND q.publication_id = p.id),
    as_of) AS "asOf"
  FROM records.publications p
  WHERE id = NULLIF(current_setting('app.publication', true), '')::int`);

/** The publication that this transaction is pinned to; undefined before the first intake. */
export async function currentPublication(db: Db): Promise<Publication | undefined> {
  return (await current(db))[0];
}
