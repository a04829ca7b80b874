/** What is done to many topics at once, each by a version of its own. Needs `asStaff`. */
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';
import { contentOfRow } from './content.ts';
import type { Editor, VersionAction } from './edit.ts';

type Ids = readonly bigint[];

interface Change {
  /** What the version is called. */
  readonly as: VersionAction;
  /** Of `portal.topics`. */
  readonly set: string;
  /** Which it can be done to. */
  readonly where: string;
  /** Laid over the content of the newest version. */
  readonly content: object;
}

const isPublished = 'published_at IS NOT NULL';
const changes = {
  HIDE: { as: 'HIDDEN', set: 'shown = false', where: `shown AND ${isPublished}`, content: {} },
  SHOW: {
    as: 'SHOWN',
    set: 'shown = true',
    where: `NOT shown AND deleted_at IS NULL AND ${isPublished}`,
    content: {},
  },
  DELETE: {
    as: 'DELETED',
    set: 'shown = false, deleted_at = now()',
    where: 'deleted_at IS NULL',
    content: {},
  },
  RESTORE: {
    as: 'RECOVERED',
    set: 'deleted_at = NULL',
    where: 'deleted_at IS NOT NULL',
    content: {},
  },
  UNPIN: {
    as: 'UNPINNED',
    set: 'pinned = false, pinned_until = NULL',
    where: 'pinned',
    content: { pinned: false, pinned_until: null },
  },
} as const satisfies Record<string, Change>;
type Action = keyof typeof changes;
const actions = Object.keys(changes) as readonly Action[];

// In one order, so that two who act at once never wait in a ring.
const lockOf = ({ where }: Change) =>
  statement<{ id: bigint }, [Ids]>(`
    SELECT id FROM portal.topics WHERE id = ANY ($1::bigint[]) AND ${where}
    ORDER BY id FOR UPDATE`);
const lockElsewhere = statement<{ id: bigint }, [Ids, string]>(`
  SELECT id FROM portal.topics WHERE id = ANY ($1::bigint[]) AND category_key <> $2
    AND EXISTS (SELECT FROM portal.categories WHERE key = $2)
  ORDER BY id FOR UPDATE`);
const first = statement<never, [Ids]>(`
  INSERT INTO portal.topic_versions (topic_id, version, staff_name, action, content)
  SELECT t.id, 1, '', 'FIRST', ${contentOfRow} FROM portal.topics t
  WHERE t.id = ANY ($1::bigint[]) AND t.version = 0`);
const add = statement<never, [Ids, string, string, string, string]>(`
  INSERT INTO portal.topic_versions (topic_id, version, staff_id, staff_name, action, content)
  SELECT v.topic_id, v.version + 1, $3, $4, $2, v.content || $5::jsonb
  FROM portal.topics t
  CROSS JOIN LATERAL (SELECT * FROM portal.topic_versions o WHERE o.topic_id = t.id
    ORDER BY o.version DESC LIMIT 1) v
  WHERE t.id = ANY ($1::bigint[])`);
const mark = statement<never, [Ids, string]>(`
  UPDATE portal.topics t SET version = m.version, changed_at = now(), changed_by = $2,
    published_version = CASE WHEN t.published_version = t.version AND t.published_at IS NOT NULL
      THEN m.version ELSE t.published_version END
  FROM (SELECT topic_id, max(version) AS version FROM portal.topic_versions
    WHERE topic_id = ANY ($1::bigint[]) GROUP BY topic_id) m
  WHERE t.id = m.topic_id`);
const setOf = ({ set }: Change) =>
  statement<never, [Ids]>(`UPDATE portal.topics SET ${set} WHERE id = ANY ($1::bigint[])`);
const setCategory = statement<never, [Ids, string]>(
  'UPDATE portal.topics SET category_key = $2 WHERE id = ANY ($1::bigint[])',
);

const statements = new Map(
  actions.map((action) => [action, { lock: lockOf(changes[action]), set: setOf(changes[action]) }]),
);

type Found = readonly { readonly id: bigint }[];

/** A version more of each; gives how many they are. */
async function addVersions(
  db: Db,
  found: Found,
  { as, content }: Pick<Change, 'as' | 'content'>,
  by: Editor,
): Promise<number> {
  const ids = found.map(({ id }) => id);
  await first(db, ids);
  await add(db, ids, as, by.staffId, by.name, JSON.stringify(content));
  await mark(db, ids, by.name);
  return ids.length;
}

/**
 * Does it to those it can be done to; gives how many. Whoever has one of them open learns at the
 * next saving that there is a newer version: an old editor publishes nothing that was taken down.
 */
export async function doToTopics(db: Db, action: Action, ids: Ids, by: Editor): Promise<number> {
  const own = statements.get(action);
  if (!own) throw new RangeError(`nothing is done by ${action}`);
  const found = await own.lock(db, ids);
  const count = await addVersions(db, found, changes[action], by);
  await own.set(
    db,
    found.map(({ id }) => id),
  );
  return count;
}

/** Gives how many were moved: those that lay elsewhere, if there is such a category. */
export async function moveTopics(db: Db, ids: Ids, category: string, by: Editor): Promise<number> {
  const found = await lockElsewhere(db, ids, category);
  const count = await addVersions(db, found, { as: 'MOVED', content: { category } }, by);
  await setCategory(
    db,
    found.map(({ id }) => id),
    category,
  );
  return count;
}
