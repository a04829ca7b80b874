/** The list of topics that editors work with. Needs `asStaff`. */
import type { ContentType } from '../../content/topics/category.ts';
import { isPinned, isPublic, searchedTitle } from '../../content/topics/topic-row.ts';
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';

export const topicStates = [
  ...(['DRAFT', 'SCHEDULED', 'PUBLIC', 'EXPIRED', 'HIDDEN', 'DELETED'] as const),
];
export type TopicState = (typeof topicStates)[number];

export interface OfficeTopic {
  readonly id: bigint;
  readonly title: string;
  readonly category: string;
  readonly categoryName: string;
  readonly state: TopicState;
  readonly pinned: boolean;
  readonly publishedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly changedAt: Date | null;
  readonly changedBy: string;
  readonly views: bigint;
  readonly version: number;
  readonly publishedVersion: number;
}

/** What one would see of `portal.topics t` now. */
export const stateOf = `CASE WHEN t.deleted_at IS NOT NULL THEN 'DELETED'
  WHEN t.published_at IS NULL THEN 'DRAFT' WHEN NOT t.shown THEN 'HIDDEN'
  WHEN t.expires_at <= now() THEN 'EXPIRED' WHEN t.published_at > now() THEN 'SCHEDULED'
  ELSE 'PUBLIC' END`;

/** What a list can be narrowed to: a state, or what is public and ends within seven days. */
export type TopicFilterState = TopicState | 'EXPIRING';

export interface TopicFilter {
  readonly category: string | undefined;
  /** Undefined: all but the deleted ones. */
  readonly state: TopicFilterState | undefined;
  /** Folded; undefined: all. */
  readonly phrase: string | undefined;
  /** Changed last by this person, or with words of theirs that are not saved yet. */
  readonly mine?: { readonly staffId: string; readonly name: string } | undefined;
}

type Bounds = [
  ...[category: string | null, phrase: string | null, id: string | null],
  ...[staffId: string | null, name: string | null],
];

/** Each so that an index of its own leads to the few. */
const conditions: Readonly<Record<TopicFilterState | 'ALL', string>> = {
  ALL: 't.deleted_at IS NULL',
  DRAFT: 't.published_at IS NULL AND t.deleted_at IS NULL',
  SCHEDULED: 't.shown AND t.published_at > now()',
  PUBLIC: isPublic,
  EXPIRING: `${isPublic} AND t.expires_at <= now() + interval '7 days'`,
  EXPIRED: 't.shown AND t.expires_at <= now()',
  HIDDEN: 'NOT t.shown AND t.deleted_at IS NULL AND t.published_at IS NOT NULL',
  DELETED: 'NOT t.shown AND t.deleted_at IS NOT NULL',
};
const order = 't.published_at DESC NULLS FIRST, t.id DESC';
const whereOf = (state: TopicFilterState | 'ALL') => `${conditions[state]}
  AND ($1::text IS NULL OR t.category_key = $1)
  AND ($2::text IS NULL OR strpos(${searchedTitle}, $2) > 0 OR t.id = $3::bigint)
  AND ($4::text IS NULL OR t.changed_by = $5 OR EXISTS (
    SELECT FROM portal.topic_drafts d WHERE d.topic_id = t.id AND d.staff_id::text = $4))`;

const pageOf = (state: TopicFilterState | 'ALL') =>
  statement<OfficeTopic, [...Bounds, number, number]>(`
    WITH page AS (SELECT t.id FROM portal.topics t WHERE ${whereOf(state)}
      ORDER BY ${order} LIMIT $6 OFFSET $7)
    SELECT t.id, t.title, t.category_key AS category, c.name AS "categoryName",
      ${stateOf} AS state, ${isPinned} AS pinned, t.published_at AS "publishedAt",
      t.expires_at AS "expiresAt", t.changed_at AS "changedAt", t.changed_by AS "changedBy",
      t.version, t.published_version AS "publishedVersion",
      coalesce((SELECT v.views FROM portal.topic_views v WHERE v.topic_id = t.id), 0) AS views
    FROM page JOIN portal.topics t ON t.id = page.id
      JOIN portal.categories c ON c.key = t.category_key
    ORDER BY ${order}`);
const countOf = (state: TopicFilterState | 'ALL') =>
  statement<{ total: number }, Bounds>(
    `SELECT count(*)::int AS total FROM portal.topics t WHERE ${whereOf(state)}`,
  );

const reads = new Map(
  (['ALL', 'EXPIRING', ...topicStates] as const).map((state) => [
    state,
    { page: pageOf(state), count: countOf(state) },
  ]),
);

/** The statements that a filter needs, and what they are told of it. */
function queryOf({ category, state, phrase, mine }: TopicFilter) {
  const read = reads.get(state ?? 'ALL');
  if (!read) throw new RangeError(`no state of a topic: ${state}`);
  // Whoever types a number may mean the topic of that number.
  const id = phrase !== undefined && /^[1-9]\d{0,17}$/.test(phrase) ? phrase : null;
  const words = [category ?? null, phrase ?? null, id] as const;
  const bounds: Bounds = [...words, mine?.staffId ?? null, mine?.name ?? null];
  return { read, bounds };
}

/** How many topics a filter leaves. */
export async function countTopics(db: Db, filter: TopicFilter): Promise<number> {
  const { read, bounds } = queryOf(filter);
  return (await read.count(db, ...bounds))[0]?.total ?? 0;
}

/** Topics of a page, its number counted from 1, and how many there are. */
export async function officeTopics(
  db: Db,
  filter: TopicFilter,
  { number, perPage }: { readonly number: number; readonly perPage: number },
): Promise<{ readonly rows: readonly OfficeTopic[]; readonly total: number }> {
  const { read, bounds } = queryOf(filter);
  const [rows, total] = await Promise.all([
    read.page(db, ...bounds, perPage, (number - 1) * perPage),
    countTopics(db, filter),
  ]);
  return { rows, total };
}

export interface CategoryChoice {
  readonly key: string;
  readonly name: string;
  readonly contentType: ContentType;
}

const choices = statement<CategoryChoice>(`
  SELECT key, name, content_type AS "contentType" FROM portal.categories ORDER BY position`);

/** Every category, shown or not, in order. */
export function categoryChoices(db: Db): Promise<readonly CategoryChoice[]> {
  return choices(db);
}
