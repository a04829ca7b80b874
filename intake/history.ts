/** What was brought in before. */
import type { Day } from '../core/days.ts';
import { withSession } from './staging/session.ts';

export interface PastPublication {
  readonly id: number;
  readonly asOf: Day;
  readonly publishedAt: Date;
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Shown now, kept for going back, or history only. */
  readonly state: 'current' | 'kept' | 'dropped';
}

const newest = `
  SELECT p.id, p.as_of AS "asOf", p.published_at AS "publishedAt", p.rows,
    CASE WHEN c.publication_id IS NOT NULL THEN 'current'
      WHEN to_regclass(format('records.members_%s', p.id)) IS NOT NULL THEN 'kept'
      ELSE 'dropped' END AS state
  FROM records.publications p LEFT JOIN records.current c ON c.publication_id = p.id
  ORDER BY p.id DESC LIMIT 20`;

/** The last publications, newest first. */
export async function history(ownerUrl: string): Promise<readonly PastPublication[]> {
  return withSession(ownerUrl, async (session) => (await session.query(newest)).rows);
}
