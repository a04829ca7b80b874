/** What a topic was, version by version, and previews of what it may become. */
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';
import type { TopicContent } from './content.ts';
import type { VersionAction } from './edit.ts';

export interface TopicVersion {
  readonly version: number;
  readonly at: Date;
  /** '' of what stood there before anybody edited it in the office. */
  readonly staffName: string;
  readonly action: VersionAction | 'FIRST';
  readonly title: string;
}

const list = statement<TopicVersion, [bigint, number, number]>(`
  SELECT version, at, staff_name AS "staffName", action, content->>'title' AS title
  FROM portal.topic_versions WHERE topic_id = $1 ORDER BY version DESC LIMIT $2 OFFSET $3`);
const count = statement<{ total: number }, [bigint]>(
  'SELECT count(*)::int AS total FROM portal.topic_versions WHERE topic_id = $1',
);
const one = statement<TopicVersion & { content: TopicContent }, [bigint, number]>(`
  SELECT version, at, staff_name AS "staffName", action, content->>'title' AS title, content
  FROM portal.topic_versions WHERE topic_id = $1 AND version = $2`);

/** The newest first; `page` counts from 1. */
export async function topicVersions(
  db: Db,
  id: bigint,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly rows: readonly TopicVersion[]; readonly total: number }> {
  const [rows, totals] = await Promise.all([
    list(db, id, perPage, (page - 1) * perPage),
    count(db, id),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** One of them with its content; undefined if there is none. */
export async function findVersion(db: Db, id: bigint, version: number) {
  return (await one(db, id, version))[0];
}

const keep = statement<never, [Buffer, bigint, string]>(
  'SELECT portal.make_topic_preview($1, $2, $3::jsonb)',
);
const shown = statement<{ topicId: bigint; content: TopicContent }, [Buffer]>(
  'SELECT topic_id AS "topicId", content FROM portal.topic_preview($1)',
);

/** Keeps content for an hour under the hash of a secret. */
export async function keepPreview(
  db: Db,
  hash: Buffer,
  id: bigint,
  content: TopicContent,
): Promise<void> {
  await keep(db, hash, id, JSON.stringify(content));
}

/**
 * What is kept under the hash, for anybody who has the secret; undefined once its hour is over, its
 * topic is hidden or deleted, or its maker no longer works with the role.
 */
export async function findPreview(db: Db, hash: Buffer) {
  return (await shown(db, hash))[0];
}
