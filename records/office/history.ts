/** What staff changed of the public site: who, when, and how a row was before and after. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** A row as it stood, its columns by their names in the store. */
export type StoredRow = Readonly<Record<string, unknown>>;

export interface Change {
  readonly id: string;
  readonly at: Date;
  /** As they were called then. */
  readonly staffName: string;
  /** The table without its schema. */
  readonly subject: string;
  /** Null of a row that was made, or removed. */
  readonly before: StoredRow | null;
  readonly after: StoredRow | null;
}

const newest = statement<Change, [readonly string[], number]>(`
  SELECT h.id::text, h.happened_at AS at, h.staff_name AS "staffName", h.subject, h.before, h.after
  FROM portal.content_history h WHERE h.subject = ANY ($1) ORDER BY h.id DESC LIMIT $2`);

/** So many changes are shown in a room. */
const most = 50;

/** The newest changes of these tables, for whom the transaction acts as staff. */
export function contentHistory(db: Db, subjects: readonly string[]): Promise<readonly Change[]> {
  return newest(db, subjects, most);
}
