/** A topic as lists and pages show it. */
import { isWithdrawn } from '../withdrawn.ts';

export interface TopicFact {
  readonly label: string;
  readonly value: string;
}

export interface TopicFile {
  readonly name: string;
  readonly url: string;
  readonly mediaType: string;
  readonly bytes: number;
}

export interface TopicRow {
  readonly id: bigint;
  readonly categoryKey: string;
  readonly categoryName: string;
  readonly title: string;
  readonly summary: string;
  readonly coverUrl: string | null;
  readonly coverAlt: string;
  readonly facts: readonly TopicFact[];
  readonly pinned: boolean;
  /** In Bangkok. */
  readonly publishedOn: string;
  readonly happensOn: string | null;
  readonly happensUntil: string | null;
  readonly views: bigint;
  readonly files: readonly TopicFile[];
}

/** Whether a topic stands before the others now. */
export const isPinned = '(t.pinned AND (t.pinned_until IS NULL OR t.pinned_until > now()))';

/** Persons in the order that staff have given them. */
export const placedFirst = `t.position NULLS LAST, ${isPinned} DESC, t.id`;

/** Read from `portal.topics t` and `portal.categories c`; files in their order. */
export const topicColumns = `t.id, t.category_key AS "categoryKey", c.name AS "categoryName",
  t.title, t.summary, t.cover_alt AS "coverAlt", t.facts,
  CASE WHEN NOT ${isWithdrawn('t.cover_url')} THEN t.cover_url END AS "coverUrl",
  ${isPinned} AS pinned,
  to_char(t.published_at AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD') AS "publishedOn",
  t.happens_on AS "happensOn", t.happens_until AS "happensUntil",
  coalesce((SELECT v.views FROM portal.topic_views v WHERE v.topic_id = t.id), 0) AS views,
  coalesce((SELECT json_agg(json_build_object('name', f.name, 'url', f.url,
      'mediaType', f.media_type, 'bytes', f.bytes) ORDER BY f.position)
    FROM portal.topic_files f
    WHERE f.topic_id = t.id AND NOT ${isWithdrawn('f.url')}), '[]') AS files`;

/** What anybody may see now. The policy of the table says so too: either alone suffices. */
export const isPublic = `t.shown AND t.published_at <= now()
  AND (t.expires_at IS NULL OR t.expires_at > now())`;

/** The title as it is searched; the other lines of `search_text` are summary and body. */
export const searchedTitle = 't.searched_title';
