/** What readers of news and search engines want to know of the public content. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface FeedTopic {
  readonly id: bigint;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly publishedAt: Date;
}

const newest = statement<FeedTopic, [string | null, number]>(`
  SELECT t.id, t.title, t.summary, c.name AS category, t.published_at AS "publishedAt"
  FROM portal.topics t JOIN portal.categories c ON c.key = t.category_key AND c.shown
  WHERE t.shown AND ($1::text IS NULL OR t.category_key = $1)
  ORDER BY t.published_at DESC, t.id DESC LIMIT $2`);
const named = statement<{ name: string }, [string]>(
  'SELECT name FROM portal.categories WHERE key = $1 AND shown',
);
const categories = statement<{ key: string; changedAt: Date | null }>(`
  SELECT c.key, max(t.published_at) AS "changedAt"
  FROM portal.categories c LEFT JOIN portal.topics t ON t.category_key = c.key AND t.shown
  WHERE c.shown GROUP BY c.key, c.position ORDER BY c.position`);
const topics = statement<{ id: bigint; publishedAt: Date }, [number]>(`
  SELECT t.id, t.published_at AS "publishedAt"
  FROM portal.topics t JOIN portal.categories c ON c.key = t.category_key AND c.shown
  WHERE t.shown ORDER BY t.published_at DESC, t.id DESC LIMIT $1`);

/** Name of a category that is shown; undefined if there is none under the key. */
export async function categoryName(db: Db, key: string): Promise<string | undefined> {
  return (await named(db, key))[0]?.name;
}

/** The newest topics of all categories, or of one. */
export function newestTopics(db: Db, most: number, category?: string) {
  return newest(db, category ?? null, most);
}

/** Categories in their order and when each last changed; topics, the newest first. */
export async function siteMap(db: Db, mostTopics: number) {
  const [lists, shown] = await Promise.all([categories(db), topics(db, mostTopics)]);
  return { categories: lists, topics: shown };
}
