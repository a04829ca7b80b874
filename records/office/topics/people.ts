/** Persons of a category, and the order in which the public sees them. Needs `asStaff`. */
import { placedFirst } from '../../content/topics/topic-row.ts';
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';
import { contentOfRow, type TopicContent } from './content.ts';
import { stateOf, type TopicState } from './list.ts';

export interface OfficePerson {
  readonly id: bigint;
  readonly state: TopicState;
  readonly version: number;
  readonly publishedVersion: number;
  readonly changedAt: Date | null;
  readonly changedBy: string;
  /** Of the newest version. */
  readonly content: TopicContent;
}

/** A cooperative has some thirty; the rest is found among the topics. */
const most = 300;
const people = statement<OfficePerson, [string]>(`
  SELECT t.id, ${stateOf} AS state, t.version, t.published_version AS "publishedVersion",
    t.changed_at AS "changedAt", t.changed_by AS "changedBy",
    coalesce(v.content, ${contentOfRow}) AS content
  FROM portal.topics t
    LEFT JOIN portal.topic_versions v ON v.topic_id = t.id AND v.version = t.version
  WHERE t.category_key = $1 AND t.deleted_at IS NULL ORDER BY ${placedFirst} LIMIT ${most}`);
const removed = statement<{ id: bigint; title: string }, [string]>(`
  SELECT id, title FROM portal.topics t WHERE category_key = $1 AND deleted_at IS NOT NULL
  ORDER BY deleted_at DESC, id LIMIT 50`);
const lock = statement<never, [string]>(
  `SELECT FROM pg_advisory_xact_lock(hashtextextended('portal.topics order of ' || $1, 0))`,
);
const orderVersion = statement<{ version: string }, [string]>(`
  SELECT md5(coalesce(string_agg(t.id::text, ' ' ORDER BY ${placedFirst}), '')) AS version
  FROM portal.topics t WHERE t.category_key = $1 AND t.deleted_at IS NULL`);
const write = statement<never, [string, readonly bigint[]]>(`
  UPDATE portal.topics t SET position = array_position($2::bigint[], t.id)
  WHERE t.category_key = $1 AND t.position IS DISTINCT FROM array_position($2::bigint[], t.id)`);

/** All persons of a category but the removed ones, in their order, with the order's version. */
export async function officePeople(db: Db, category: string) {
  const [rows, gone, versions] = await Promise.all([
    people(db, category),
    removed(db, category),
    orderVersion(db, category),
  ]);
  return { people: rows, removed: gone, version: versions[0]?.version ?? '' };
}

/** Keeps others from moving persons of the category until the transaction ends; the version. */
export async function lockOrder(db: Db, category: string): Promise<string> {
  await lock(db, category);
  return (await orderVersion(db, category))[0]?.version ?? '';
}

/** Places these persons of the category, the first one first, all others behind them. */
export async function writeOrder(db: Db, category: string, ids: readonly bigint[]) {
  await write(db, category, ids);
  return (await orderVersion(db, category))[0]?.version ?? '';
}
