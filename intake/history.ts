/** What was brought in before. */
import type { Day } from '../core/days.ts';
import { withSession } from './staging/session.ts';

export interface PastPublication {
  readonly id: number;
  readonly asOf: Day;
  readonly publishedAt: Date;
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** The publication that it was put upon as a delta; null of a full extract. */
  readonly baseId: number | null;
  /** Shown now, kept for going back, kept and rolled back from, or history only. */
  readonly state: 'current' | 'kept' | 'withdrawn' | 'dropped';
}

const newest = `
  SELECT p.id, p.as_of AS "asOf", p.published_at AS "publishedAt", p.rows,
    p.base_id AS "baseId",
    CASE WHEN c.publication_id IS NOT NULL THEN 'current'
      WHEN to_regclass(format('records.members_%s', p.id)) IS NULL THEN 'dropped'
      WHEN p.withdrawn_at IS NOT NULL THEN 'withdrawn' ELSE 'kept' END AS state
  FROM records.publications p LEFT JOIN records.current c ON c.publication_id = p.id
  ORDER BY p.id DESC LIMIT 20`;

/** The last publications, newest first. */
export async function history(ownerUrl: string): Promise<readonly PastPublication[]> {
  return withSession(ownerUrl, async (session) => (await session.query(newest)).rows);
}
