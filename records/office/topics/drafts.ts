/** What editors type and have not saved: one draft of each person for a topic. */
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';
import type { TopicContent } from './content.ts';
import type { Editor } from './edit.ts';

export interface Draft {
  readonly isOwn: boolean;
  readonly staffName: string;
  readonly basedOn: number;
  readonly savedAt: Date;
  readonly content: TopicContent;
}

const drafts = statement<Draft, [bigint, string]>(`
  SELECT staff_id = $2 AS "isOwn", staff_name AS "staffName", based_on AS "basedOn",
    saved_at AS "savedAt", content
  FROM portal.topic_drafts WHERE topic_id = $1 ORDER BY saved_at DESC LIMIT 20`);
const write = statement<{ savedAt: Date }, [bigint, string, string, number, string]>(`
  INSERT INTO portal.topic_drafts AS d (topic_id, staff_id, staff_name, based_on, content)
  SELECT t.id, $2, $3, $4, $5 FROM portal.topics t WHERE t.id = $1
  ON CONFLICT (topic_id, staff_id) DO UPDATE SET staff_name = excluded.staff_name,
    based_on = excluded.based_on, content = excluded.content, saved_at = now()
  RETURNING saved_at AS "savedAt"`);
const drop = statement<{ one: number }, [bigint, string]>(`
  DELETE FROM portal.topic_drafts WHERE topic_id = $1 AND staff_id = $2 RETURNING 1 AS one`);

/** All drafts of a topic, the newest first. */
export function topicDrafts(db: Db, id: bigint, staffId: string): Promise<readonly Draft[]> {
  return drafts(db, id, staffId);
}

/** Keeps what somebody types; when, or undefined if there is no such topic. */
export async function keepDraft(
  db: Db,
  draft: { readonly id: bigint; readonly basedOn: number; readonly content: TopicContent },
  by: Editor,
): Promise<Date | undefined> {
  const { id, basedOn, content } = draft;
  const rows = await write(db, id, by.staffId, by.name, basedOn, JSON.stringify(content));
  return rows[0]?.savedAt;
}

/** Whether there was one. */
export async function dropDraft(db: Db, id: bigint, staffId: string): Promise<boolean> {
  return (await drop(db, id, staffId)).length > 0;
}
