/** One topic with all that hangs on it (D-17). */
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';
import { isWithdrawn } from '../withdrawn.ts';
import type { ContentType } from './category.ts';
import { searchWords } from './search-words.ts';
import { isPublic, searchedTitle, type TopicRow, topicColumns } from './topic-row.ts';

export interface WholeTopic extends TopicRow {
  readonly contentType: ContentType;
  /** As stored: clean it where it leaves. */
  readonly bodyHtml: string;
  /** The exact instant, as the store writes it. */
  readonly publishedAt: string;
}

/** Where a topic stands among the others. */
export type TopicPlace = Pick<WholeTopic, 'categoryKey' | 'id' | 'title' | 'publishedAt'>;

export interface TopicImage {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface TopicNeighbour {
  readonly id: bigint;
  readonly title: string;
}

export interface RelatedTopic extends TopicNeighbour {
  readonly publishedOn: string;
}

/** A topic of a hidden category is hidden with it. */
const topics = `portal.topics t JOIN portal.categories c ON c.key = t.category_key AND c.shown
  AND ${isPublic}`;

const byId = statement<WholeTopic, [bigint]>(`
  SELECT ${topicColumns}, c.content_type AS "contentType", t.body_html AS "bodyHtml",
    t.published_at::text AS "publishedAt"
  FROM ${topics} WHERE t.id = $1`);
const images = statement<TopicImage, [bigint]>(`
  SELECT url, alt, width, height FROM portal.topic_images i
  WHERE topic_id = $1 AND NOT ${isWithdrawn('i.url')} ORDER BY position`);
const related = statement<RelatedTopic, [string, bigint, readonly string[], string, number]>(`
  SELECT t.id, t.title,
    to_char(t.published_at AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD') AS "publishedOn"
  FROM ${topics} WHERE t.category_key = $1 AND t.id <> $2
  ORDER BY (SELECT count(*) FROM unnest($3::text[]) AS w (word)
      WHERE strpos(${searchedTitle}, w.word) > 0) DESC,
    abs(extract(epoch FROM t.published_at - $4::timestamptz)), t.id DESC
  LIMIT $5`);

const neighbour = (operator: '<' | '>', direction: 'ASC' | 'DESC') =>
  statement<TopicNeighbour, [string, string, bigint]>(`
    SELECT t.id, t.title FROM ${topics}
    WHERE t.category_key = $1 AND (t.published_at, t.id) ${operator} ($2::timestamptz, $3::bigint)
    ORDER BY t.published_at ${direction}, t.id ${direction} LIMIT 1`);
const before = neighbour('<', 'DESC');
const after = neighbour('>', 'ASC');

/** A topic that anybody may see; undefined for a draft or a hidden one as for an unknown one. */
export async function findTopic(db: Db, id: bigint): Promise<WholeTopic | undefined> {
  return (await byId(db, id))[0];
}

/** Its pictures, in their order. */
export function topicImages(db: Db, id: bigint): Promise<readonly TopicImage[]> {
  return images(db, id);
}

/** Of the same category: first what shares most words of the title, then what is nearest. */
export function relatedTopics(
  db: Db,
  { categoryKey, id, title, publishedAt }: TopicPlace,
  limit: number,
): Promise<readonly RelatedTopic[]> {
  return related(db, categoryKey, id, searchWords(title), publishedAt, limit);
}

/** What was published just before and just after it in its category. */
export async function topicNeighbours(
  db: Db,
  { categoryKey, id, publishedAt }: TopicPlace,
): Promise<{ previous: TopicNeighbour | undefined; next: TopicNeighbour | undefined }> {
  const [older, newer] = await Promise.all([
    before(db, categoryKey, publishedAt, id),
    after(db, categoryKey, publishedAt, id),
  ]);
  return { previous: older[0], next: newer[0] };
}
