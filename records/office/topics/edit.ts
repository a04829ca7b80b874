/** A topic in the hands of its editors: versions, and what the public sees. Needs `asStaff`. */
import { searchTextOf } from '../../content/topics/search-words.ts';
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';
import { contentOfRow, type TopicContent } from './content.ts';
import { stateOf, type TopicState } from './list.ts';

/** Who does it, as they are called now. */
export interface Editor {
  readonly staffId: string;
  readonly name: string;
}

export interface EditedTopic {
  readonly version: number;
  readonly publishedVersion: number;
  readonly state: TopicState;
  readonly changedAt: Date | null;
  readonly changedBy: string;
  /** Of the newest version. */
  readonly content: TopicContent;
}

const newest = statement<EditedTopic, [bigint]>(`
  SELECT t.version, t.published_version AS "publishedVersion", ${stateOf} AS state,
    t.changed_at AS "changedAt", t.changed_by AS "changedBy",
    coalesce(v.content, ${contentOfRow}) AS content
  FROM portal.topics t
    LEFT JOIN portal.topic_versions v ON v.topic_id = t.id AND v.version = t.version
  WHERE t.id = $1`);

/** A topic as it was last saved; undefined if there is none. */
export async function findEdited(db: Db, id: bigint): Promise<EditedTopic | undefined> {
  return (await newest(db, id))[0];
}

const insert = statement<{ id: bigint }, [string, string, string, string]>(`
  INSERT INTO portal.topics (category_key, title, search_text, changed_at, changed_by, shown)
  SELECT key, $2, $4, now(), $3, false FROM portal.categories WHERE key = $1 RETURNING id`);

/** A topic that nobody of the public sees; undefined if there is no such category. */
export async function beginTopic(
  db: Db,
  start: { readonly category: string; readonly title: string },
  by: Editor,
): Promise<bigint | undefined> {
  const { category, title } = start;
  const searched = searchTextOf({ title, summary: '', bodyHtml: '' });
  return (await insert(db, category, title, by.name, searched))[0]?.id;
}

const searchTextOfContent = ({ title, summary, body_html: bodyHtml }: TopicContent) =>
  searchTextOf({ title, summary, bodyHtml });

/** Locks the row, so that two who save at once come one after the other. */
const locked = statement<{ version: number }, [bigint]>(
  'SELECT version FROM portal.topics WHERE id = $1 FOR UPDATE',
);
/** What stood there before anybody edited it in the office becomes the first version. */
const first = statement<never, [bigint]>(`
  INSERT INTO portal.topic_versions (topic_id, version, staff_name, action, content)
  SELECT t.id, 1, '', 'FIRST', ${contentOfRow} FROM portal.topics t
  WHERE t.id = $1 AND (t.published_at IS NOT NULL OR t.body_html <> '')`);
const add = statement<never, [bigint, number, string, string, string, string]>(`
  INSERT INTO portal.topic_versions (topic_id, version, staff_id, staff_name, action, content)
  VALUES ($1, $2, $3, $4, $5, $6)`);
// What was never published is found in the office by what it says now.
const mark = statement<never, [bigint, number, string, string, string]>(`
  UPDATE portal.topics SET version = $2, changed_at = now(), changed_by = $3,
    title = CASE WHEN published_at IS NULL AND $4 <> '' THEN $4 ELSE title END,
    search_text = CASE WHEN published_at IS NULL THEN $5 ELSE search_text END
  WHERE id = $1`);
const forgetDraft = statement<never, [bigint, string]>(
  'DELETE FROM portal.topic_drafts WHERE topic_id = $1 AND staff_id = $2',
);

export type VersionAction =
  | 'SAVED'
  | 'PUBLISHED'
  | 'RESTORED'
  | 'MOVED'
  | 'HIDDEN'
  | 'SHOWN'
  | 'DELETED'
  | 'RECOVERED'
  | 'UNPINNED';

export interface NewVersion {
  readonly id: bigint;
  /** The version that the editor began from. */
  readonly basedOn: number;
  readonly content: TopicContent;
  readonly action: VersionAction;
}

/** `missing`: no such topic. `stale`: somebody else has saved meanwhile; nothing is written. */
export type Saved = { readonly version: number } | 'missing' | 'stale';

/** Adds a version after the one that was edited, and ends the editor's own draft. */
export async function saveVersion(db: Db, made: NewVersion, by: Editor): Promise<Saved> {
  const { id, basedOn, content, action } = made;
  const row = (await locked(db, id))[0];
  if (!row) return 'missing';
  if (row.version !== basedOn) return 'stale';
  if (basedOn === 0) await first(db, id);
  const version = (await nextVersion(db, id))[0]?.version ?? 1;
  await add(db, id, version, by.staffId, by.name, action, JSON.stringify(content));
  await mark(db, id, version, by.name, content.title, searchTextOfContent(content));
  await forgetDraft(db, id, by.staffId);
  return { version };
}

const nextVersion = statement<{ version: number }, [bigint]>(`
  SELECT coalesce(max(version), 0) + 1 AS version FROM portal.topic_versions WHERE topic_id = $1`);

const write = statement<never, [bigint, number, string, string, boolean]>(`
  UPDATE portal.topics t SET category_key = c.category, title = c.title, summary = c.summary,
    body_html = c.body_html, cover_url = c.cover_url, cover_alt = c.cover_alt, facts = c.facts,
    pinned = c.pinned, pinned_until = c.pinned_until, expires_at = c.expires_at,
    published_at = coalesce(c.published_at, now()), happens_on = c.happens_on,
    happens_until = c.happens_until, search_text = $4, shown = $5, deleted_at = NULL,
    published_version = $2
  FROM jsonb_to_record($3::jsonb) AS c (category text, title text, summary text, body_html text,
    cover_url text, cover_alt text, facts jsonb, pinned boolean, pinned_until timestamptz,
    published_at timestamptz, expires_at timestamptz, happens_on date, happens_until date)
  WHERE t.id = $1`);
const dropImages = statement<never, [bigint]>(
  'DELETE FROM portal.topic_images WHERE topic_id = $1',
);
const dropFiles = statement<never, [bigint]>('DELETE FROM portal.topic_files WHERE topic_id = $1');
const writeImages = statement<never, [bigint, string]>(`
  INSERT INTO portal.topic_images (topic_id, position, url, alt, width, height)
  SELECT $1, r.position, r.one->>'url', r.one->>'alt', (r.one->>'width')::int,
    (r.one->>'height')::int
  FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS r (one, position)`);
const writeFiles = statement<never, [bigint, string]>(`
  INSERT INTO portal.topic_files (topic_id, position, name, url, media_type, bytes)
  SELECT $1, r.position, r.one->>'name', r.one->>'url', r.one->>'media_type',
    (r.one->>'bytes')::bigint
  FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS r (one, position)`);

/** The version just saved is what the public sees, unless hidden: row, pictures, files at once. */
export async function publishVersion(
  db: Db,
  id: bigint,
  { version, shown }: { readonly version: number; readonly shown: boolean },
  content: TopicContent,
): Promise<void> {
  await write(db, id, version, JSON.stringify(content), searchTextOfContent(content), shown);
  await dropImages(db, id);
  await dropFiles(db, id);
  await writeImages(db, id, JSON.stringify(content.images));
  await writeFiles(db, id, JSON.stringify(content.files));
}
