/** What staff do on the board (D-18): see who wrote, hide, show again, answer, refuse words. */
import { type ListWindow, listPage } from './list-page.ts';
import { type OfficeStore, rowsOf } from './office-store.ts';

/** A question, or one answer of it. */
export interface PostRef {
  readonly topicId: number;
  readonly answerId: number | undefined;
}

/** Who hid a post, when and why; null where it is shown. */
interface Hidden {
  readonly hiddenAt: Date | null;
  readonly hiddenBy: string | null;
  readonly hiddenReason: string | null;
}

export interface OfficeTopic extends Hidden {
  readonly id: number;
  readonly memberNo: string;
  readonly displayName: string;
  readonly title: string;
  readonly postedAt: Date;
  /** Hidden ones too. */
  readonly answers: number;
  readonly hiddenAnswers: number;
  /** Whether an answer of the cooperative is shown. */
  readonly answered: boolean;
}

export interface OfficeAnswer extends Hidden {
  readonly id: number;
  /** Null: the cooperative itself. */
  readonly memberNo: string | null;
  readonly fromStaff: boolean;
  readonly displayName: string;
  readonly body: string;
  readonly postedAt: Date;
}

/** `waiting`: shown and without an answer of the cooperative; `hidden`: it, or an answer of it. */
export const boardShows = ['waiting', 'hidden', 'all'] as const;
export type BoardShow = (typeof boardShows)[number];

interface TopicsPage extends ListWindow {
  readonly show: BoardShow;
  /** As `foldForSearch` makes them; all must stand in a question. */
  readonly words: readonly string[];
}

const hidden = `hidden_at AS "hiddenAt", hidden_by AS "hiddenBy", hidden_reason AS "hiddenReason"`;
const writer = `member_no AS "memberNo", display_name AS "displayName", posted_at AS "postedAt"`;
const topic = `id::int, title, ${writer}, ${hidden}, answers, hidden_answers AS "hiddenAnswers",
  answered`;
const isWaiting = 'hidden_at IS NULL AND NOT answered';

/** Questions of the board, newest first, and how many there are of the kind. */
export async function officeTopics(
  store: OfficeStore,
  { show, words, ...window }: TopicsPage,
): Promise<{ topics: readonly OfficeTopic[]; total: number }> {
  const { rows, total } = await listPage(window, (limit, skip) =>
    rowsOf<OfficeTopic & { total: number }>(
      store,
      `SELECT ${topic}, count(*) OVER ()::int AS total FROM portal.office_topics()
       WHERE CASE $1 WHEN 'waiting' THEN ${isWaiting}
           WHEN 'hidden' THEN hidden_at IS NOT NULL OR hidden_answers > 0 ELSE true END
         AND NOT EXISTS (SELECT FROM unnest($2::text[]) w WHERE strpos(search_text, w) = 0)
       ORDER BY posted_at DESC, id DESC LIMIT $3 OFFSET $4`,
      ...[show, words, limit, skip],
    ),
  );
  return { topics: rows, total };
}

/** A question and everything below it, hidden or not; undefined where there is none. */
export async function officeTopic(
  store: OfficeStore,
  id: number,
): Promise<
  { topic: OfficeTopic & { body: string }; answers: readonly OfficeAnswer[] } | undefined
> {
  const [found] = await rowsOf<OfficeTopic & { body: string }>(
    store,
    `SELECT ${topic}, body FROM portal.office_topics() WHERE id = $1`,
    id,
  );
  if (found === undefined) return undefined;
  const answers = await rowsOf<OfficeAnswer>(
    store,
    `SELECT id::int, from_staff AS "fromStaff", body, ${writer}, ${hidden}
     FROM portal.office_answers($1) ORDER BY posted_at, id`,
    id,
  );
  return { topic: found, answers };
}

interface Moderation {
  readonly ref: PostRef;
  readonly by: string;
  readonly reason: string;
}

async function moderate(
  store: OfficeStore,
  { topicId, answerId }: PostRef,
  hiddenFor: readonly [by: string, reason: string] | null,
): Promise<boolean> {
  const [row] = await rowsOf<{ done: boolean }>(
    store,
    'SELECT portal.moderate_post($1, $2, $3, $4) AS done',
    ...[topicId, answerId ?? null, ...(hiddenFor ?? [null, null])],
  );
  return row?.done === true;
}

/** Hides a post from everybody but staff; nothing is deleted. False: it is not there to hide. */
export const hidePost = (store: OfficeStore, { ref, by, reason }: Moderation): Promise<boolean> =>
  moderate(store, ref, [by, reason]);

/** Shows a hidden post again. False: it is not hidden. */
export const showPost = (store: OfficeStore, { ref }: Pick<Moderation, 'ref'>): Promise<boolean> =>
  moderate(store, ref, null);

/**
 * Answers for the cooperative, under `displayName`; undefined where there is no such question. The
 * same words within a minute are one answer, and not new the second time.
 */
export async function answerAsCooperative(
  store: OfficeStore,
  { topicId, body, displayName }: { topicId: number; body: string; displayName: string },
): Promise<{ readonly answerId: number; readonly isNew: boolean } | undefined> {
  const [row] = await rowsOf<{ answerId: number | null; isNew: boolean }>(
    store,
    `SELECT answer_id::int AS "answerId", coalesce(is_new, false) AS "isNew"
     FROM portal.answer_as_cooperative($1, $2, $3)`,
    ...[topicId, displayName, body],
  );
  return row?.answerId == null ? undefined : { answerId: row.answerId, isNew: row.isNew };
}

/** Adds a word that the board does not take, or removes it; false where nothing was to do. */
export async function changeRefusedWord(
  store: OfficeStore,
  word: string,
  how: 'add' | 'remove',
): Promise<boolean> {
  const [row] = await rowsOf<{ done: boolean }>(
    store,
    'SELECT portal.change_refused_word($1, $2) AS done',
    ...[word, how === 'add'],
  );
  return row?.done === true;
}
