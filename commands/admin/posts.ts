/** What staff do on the board (D-18): see who wrote, hide, show again, answer. */
import { type AdminStore, putOnRecord } from './admin-command.ts';

/** A question, or one answer of it: `14`, `14/3`. */
export interface PostRef {
  readonly topicId: number;
  readonly answerId: number | undefined;
}

export interface PostSeen {
  readonly ref: string;
  readonly memberNo: string | null;
  readonly displayName: string;
  readonly text: string;
  readonly postedAt: Date;
  readonly hiddenReason: string | null;
}

interface Change {
  readonly ref: PostRef;
  readonly by: string;
  readonly reason: string;
}

/** Reads `14` or `14/3`; undefined for anything else. */
export function readRef(text: string): PostRef | undefined {
  const found = /^([1-9]\d{0,8})(?:\/([1-9]\d{0,8}))?$/.exec(text);
  if (!found) return undefined;
  return { topicId: Number(found[1]), answerId: found[2] ? Number(found[2]) : undefined };
}

export const refText = ({ topicId, answerId }: PostRef): string =>
  answerId === undefined ? `${topicId}` : `${topicId}/${answerId}`;

const seen = `member_no AS "memberNo", display_name AS "displayName", posted_at AS "postedAt",
  hidden_reason AS "hiddenReason"`;

/** The newest questions, hidden ones too. */
export async function newestTopics(store: AdminStore, limit: number): Promise<PostSeen[]> {
  const { rows } = await store.query(
    `SELECT id::text AS ref, title AS text, ${seen} FROM portal.board_topics
     ORDER BY posted_at DESC, id DESC LIMIT $1`,
    [limit],
  );
  return rows;
}

/** A question and everything below it, hidden or not; empty where there is none. */
export async function wholeTopic(store: AdminStore, topicId: number): Promise<PostSeen[]> {
  const { rows: topics } = await store.query(
    `SELECT id::text AS ref, title || E'\\n' || body AS text, ${seen}
     FROM portal.board_topics WHERE id = $1`,
    [topicId],
  );
  const { rows: answers } = await store.query(
    `SELECT topic_id || '/' || id AS ref, body AS text, ${seen}
     FROM portal.board_answers WHERE topic_id = $1 ORDER BY posted_at, id`,
    [topicId],
  );
  return [...topics, ...answers];
}

/**
 * Sets who hid a post and why, or that nobody does; false where there is no such post, or somebody
 * has done it already: who and why is not written over.
 */
async function setHidden(store: AdminStore, ref: PostRef, hidden: [string, string] | null) {
  const [table, where] =
    ref.answerId === undefined
      ? ['board_topics', 'id = $3 AND $4::bigint IS NULL']
      : ['board_answers', 'topic_id = $3 AND id = $4'];
  const { rowCount } = await store.query(
    `UPDATE portal.${table} SET hidden_at = CASE WHEN $1::text IS NULL THEN NULL ELSE now() END,
       hidden_by = $1, hidden_reason = $2
     WHERE ${where} AND (hidden_at IS NULL) = ($1::text IS NOT NULL)`,
    [...(hidden ?? [null, null]), ref.topicId, ref.answerId ?? null],
  );
  return rowCount === 1;
}

/** Hides a post from everybody but the desk; nothing is deleted. */
export async function hidePost(store: AdminStore, { ref, by, reason }: Change): Promise<boolean> {
  if (!(await setHidden(store, ref, [by, reason]))) return false;
  const detail = { post: refText(ref), reason };
  await putOnRecord(store, { entry: 'desk.board.hide', by, detail });
  return true;
}

/** Shows a hidden post again. */
export async function showPost(store: AdminStore, { ref, by, reason }: Change): Promise<boolean> {
  if (!(await setHidden(store, ref, null))) return false;
  const detail = { post: refText(ref), reason };
  await putOnRecord(store, { entry: 'desk.board.show', by, detail });
  return true;
}

/**
 * Answers for the cooperative, under `displayName`; undefined where there is no such question. The
 * same words within a minute are one answer.
 */
export async function answerPost(
  store: AdminStore,
  answer: { topicId: number; by: string; body: string; displayName: string },
): Promise<PostRef | undefined> {
  const { topicId, by, body, displayName } = answer;
  await store.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`answers of staff ${topicId}`]);
  const { rows: twins } = await store.query(
    `SELECT id FROM portal.board_answers
     WHERE topic_id = $1 AND from_staff AND body = $2
       AND posted_at > clock_timestamp() - interval '1 minute'`,
    [topicId, body],
  );
  if (twins.length > 0) return { topicId, answerId: Number(twins[0].id) };
  const { rows } = await store.query(
    `INSERT INTO portal.board_answers (topic_id, from_staff, display_name, body)
     SELECT id, true, $2, $3 FROM portal.board_topics WHERE id = $1 RETURNING id`,
    [topicId, displayName, body],
  );
  if (rows.length === 0) return undefined;
  const ref = { topicId, answerId: Number(rows[0].id) };
  await putOnRecord(store, { entry: 'desk.board.answer', by, detail: { post: refText(ref) } });
  return ref;
}
