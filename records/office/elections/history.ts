/** What staff changed on an election, part by part, the newest first (D-20). */
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';

export interface ContentChange {
  readonly id: bigint;
  readonly at: Date;
  readonly by: string;
  readonly rowKey: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const changes = statement<ContentChange, [readonly string[], string, number]>(`
  SELECT id, happened_at AS at, staff_name AS by, row_key AS "rowKey", before - 'parts' AS before,
    after - 'parts' AS after
  FROM portal.content_history
  WHERE subject = ANY ($1::text[]) AND (row_key = $2 OR row_key LIKE $2 || ' %')
    AND (before - 'parts') IS DISTINCT FROM (after - 'parts')
  ORDER BY id DESC LIMIT $3`);

export interface RemovedElection {
  readonly year: number;
  readonly title: string;
  readonly at: Date;
  readonly by: string;
}

const removals = statement<RemovedElection, [number]>(`
  SELECT (h.before ->> 'year')::int AS year, h.before ->> 'title' AS title, h.happened_at AS at,
    h.staff_name AS by
  FROM portal.content_history h WHERE h.subject = 'elections' AND h.after IS NULL
  ORDER BY h.id DESC LIMIT $1`);

/** Elections that staff deleted, the last first. */
export const removedElections = (db: Db, limit: number): Promise<readonly RemovedElection[]> =>
  removals(db, limit);

/** Changes of the rows of these tables that belong to a year. */
export const electionChanges = (
  db: Db,
  subjects: readonly string[],
  year: number,
  limit: number,
): Promise<readonly ContentChange[]> => changes(db, subjects, String(year), limit);
