/** The demo cooperative's board: written by the cast, oldest first. */
import { foldForSearch } from '../../../core/thai-words/search.ts';
import { moved, weekly } from '../../moves/move.ts';
import type { Timeline } from '../../timeline.ts';
import type { Upkeep } from '../accounts.ts';
import type { BoardMessage, BoardTopic } from './messages.ts';
import { newerTopics } from './newer.text.ts';
import { olderTopics } from './older.text.ts';

/** All of it, the newest first. */
export const boardTopicsOn = (timeline: Timeline): readonly BoardTopic[] =>
  moved([...newerTopics, ...olderTopics], weekly(timeline));

/** Bangkok has no summer time. */
const instant = ({ at }: BoardMessage): string => `${at.replace(' ', 'T')}:00+07:00`;

async function seedTopic(store: Upkeep, topic: BoardTopic): Promise<void> {
  const { memberNo, name, title, body, answers } = topic;
  const search = `${foldForSearch(title)}\n${foldForSearch(body)}`;
  const { rows } = await store.query(
    `INSERT INTO portal.board_topics
       (member_no, display_name, title, body, posted_at, search_text)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [memberNo, name, title, body, instant(topic), search],
  );
  for (const answer of answers) {
    await store.query(
      `INSERT INTO portal.board_answers
         (topic_id, member_no, from_staff, display_name, body, posted_at)
       VALUES ($1, $2::text, $2::text IS NULL, $3, $4, $5)`,
      [rows[0].id, answer.memberNo ?? null, answer.name, answer.body, instant(answer)],
    );
  }
}

/** Questions and answers where the board is empty; a board that holds something is left alone. */
export async function seedBoard(store: Upkeep, timeline: Timeline): Promise<void> {
  const { rows } = await store.query('SELECT 1 FROM portal.board_topics LIMIT 1');
  if (rows.length > 0) return;
  for (const topic of boardTopicsOn(timeline).toReversed()) await seedTopic(store, topic);
}
