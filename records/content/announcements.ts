/** Topics of a category whose address shows what the office keeps in a room of its own. */
import { bangkokDay } from '../../core/thai-date.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** The newest; older ones are found by the search of the site. */
const shown = 12;

export interface Announcement {
  readonly id: bigint;
  readonly title: string;
  readonly publishedAt: Date;
}
const newest = statement<Announcement, [category: string]>(`
  SELECT t.id, t.title, t.published_at AS "publishedAt"
  FROM portal.topics t JOIN portal.categories c ON c.key = t.category_key
  WHERE c.key = $1 AND c.shown AND t.shown AND t.published_at <= now()
  ORDER BY t.pinned DESC, t.published_at DESC, t.id DESC LIMIT ${shown}`);

/** Pinned ones first, then the newest; for a read that asks `atOnce`. */
export function announcementsOf(db: Db, category: string): Promise<readonly Announcement[]> {
  return newest(db, category);
}

/** As it travels. */
export const announcementOf = ({ id, title, publishedAt }: Announcement) => ({
  id: Number(id),
  title,
  published_on: bangkokDay(publishedAt),
});
