/** The board (D-18): what was asked and answered, and drafts of what a member is writing. */
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface BoardTopicRow {
  readonly id: number;
  readonly title: string;
  readonly displayName: string;
  readonly postedAt: Date;
  /** How many of its answers are shown. */
  readonly answers: number;
}

export interface BoardAnswerRow {
  readonly id: number;
  readonly body: string;
  readonly displayName: string;
  /** The cooperative itself. */
  readonly fromStaff: boolean;
  readonly postedAt: Date;
}

/** One page by its number, beginning with 1. */
export interface PageOf {
  readonly page: number;
  readonly perPage: number;
}

export interface BoardPost {
  /** The question that is answered; null: a new question. */
  readonly topicId: number | null;
  /** '' for an answer. */
  readonly title: string;
  readonly body: string;
  readonly displayName: string;
  /** Title and body as `foldForSearch` makes them. */
  readonly searchText: string;
}

/** `again`: the same text within the minute, `id` is the first one's. */
export type PostOutcome =
  | { readonly outcome: 'posted' | 'again'; readonly id: number }
  | { readonly outcome: 'too_many'; readonly waitSeconds: number }
  | { readonly outcome: 'no_topic' };

export interface BoardDraft {
  readonly title: string;
  readonly body: string;
  readonly displayName: string;
  readonly savedAt: Date;
}

const topicColumns = `t.id::int, t.title, t.display_name AS "displayName",
  t.posted_at AS "postedAt", (
    SELECT count(*)::int FROM portal.board_answers a WHERE a.topic_id = t.id) AS answers`;

const holdsAll = 'NOT EXISTS (SELECT FROM unnest($1::text[]) w WHERE strpos(t.search_text, w) = 0)';
const newest = statement<BoardTopicRow, [readonly string[], number, number]>(`
  SELECT ${topicColumns} FROM portal.board_topics t WHERE ${holdsAll}
  ORDER BY t.posted_at DESC, t.id DESC LIMIT $2 OFFSET $3`);
const counted = statement<{ total: number }, [readonly string[]]>(`
  SELECT count(*)::int AS total FROM portal.board_topics t WHERE ${holdsAll}`);
const one = statement<BoardTopicRow & { body: string }, [number]>(`
  SELECT ${topicColumns}, t.body FROM portal.board_topics t WHERE t.id = $1`);
const answersTo = statement<BoardAnswerRow, [number, number, number]>(`
  SELECT a.id::int, a.body, a.display_name AS "displayName", a.from_staff AS "fromStaff",
    a.posted_at AS "postedAt"
  FROM portal.board_answers a WHERE a.topic_id = $1
  ORDER BY a.posted_at, a.id LIMIT $2 OFFSET $3`);
const post = statement<
  { outcome: string; id: number; waitSeconds: number },
  [number | null, string, string, string, string]
>(`
  SELECT outcome, post_id::int AS id, wait_seconds AS "waitSeconds"
  FROM portal.post_on_board($1, $2, $3, $4, $5)`);

const subject = sql<string>`current_setting('app.member_no', true)`;
/** A draft is offered for so long; after a month the store forgets it. */
const offeredFor = `interval '7 days'`;
const draftOf = statement<BoardDraft, [number | null]>(`
  SELECT title, body, display_name AS "displayName", saved_at AS "savedAt"
  FROM portal.board_drafts
  WHERE topic_id IS NOT DISTINCT FROM $1 AND saved_at > now() - ${offeredFor}`);

/** Questions that hold all the words (as `foldForSearch` makes them), newest first. */
export async function boardPage(
  db: Db,
  { page, perPage, words = [] }: PageOf & { readonly words?: readonly string[] },
): Promise<{ topics: readonly BoardTopicRow[]; total: number }> {
  const [topics, [count]] = await Promise.all([
    newest(db, words, perPage, (page - 1) * perPage),
    counted(db, words),
  ]);
  return { topics, total: count?.total ?? 0 };
}

/** A question with one page of its answers, oldest first; undefined where none is shown. */
export async function boardTopic(db: Db, id: number, { page, perPage }: PageOf) {
  const [[topic], answers] = await Promise.all([
    one(db, id),
    answersTo(db, id, perPage, (page - 1) * perPage),
  ]);
  return topic && { topic, answers };
}

/** Writes as the subject: at most three times in ten minutes, the same text once a minute. */
export async function postOnBoard(db: Db, draft: BoardPost): Promise<PostOutcome> {
  const { topicId, title, body, displayName, searchText } = draft;
  const [row] = await post(db, topicId, title, body, displayName, searchText);
  return row as PostOutcome;
}

/** What the subject has not yet sent; undefined where nothing is kept. */
export async function boardDraft(db: Db, topicId: number | null): Promise<BoardDraft | undefined> {
  return (await draftOf(db, topicId))[0];
}

/** Keeps the subject's draft in the place of the one before. */
export async function keepBoardDraft(
  db: Db,
  topicId: number | null,
  draft: Omit<BoardDraft, 'savedAt'>,
): Promise<void> {
  await db
    .insertInto('portal.boardDrafts')
    .values({ memberNo: subject, topicId, ...draft })
    .onConflict((conflict) =>
      conflict
        .columns(['memberNo', 'topicId'])
        .doUpdateSet({ ...draft, savedAt: sql<Date>`now()` }),
    )
    .execute();
}

/** Forgets the subject's draft. */
export async function dropBoardDraft(db: Db, topicId: number | null): Promise<void> {
  await db
    .deleteFrom('portal.boardDrafts')
    .where(sql<boolean>`topic_id IS NOT DISTINCT FROM ${topicId}`)
    .execute();
}
