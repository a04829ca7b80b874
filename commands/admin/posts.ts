/** What staff do on the board by command (D-18), each on record with who did it. */
import {
  answerAsCooperative,
  type OfficeAnswer,
  type OfficeTopic,
  officeTopic,
  officeTopics,
  type PostRef,
  hidePost as setHidden,
  showPost as setShown,
} from '../../records/office/board.ts';
import { type AdminStore, putOnRecord } from './admin-command.ts';

export type { PostRef };

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

function seen(post: OfficeTopic | OfficeAnswer, ref: string, text: string): PostSeen {
  const { memberNo, displayName, postedAt, hiddenReason } = post;
  return { ref, text, memberNo, displayName, postedAt, hiddenReason };
}

/** The newest questions, hidden ones too. */
export async function newestTopics(store: AdminStore, limit: number): Promise<PostSeen[]> {
  const { topics } = await officeTopics(store, { show: 'all', words: [], limit, skip: 0 });
  return topics.map((topic) => seen(topic, `${topic.id}`, topic.title));
}

/** A question and everything below it, hidden or not; empty where there is none. */
export async function wholeTopic(store: AdminStore, topicId: number): Promise<PostSeen[]> {
  const found = await officeTopic(store, topicId);
  if (found === undefined) return [];
  const { topic, answers } = found;
  return [
    seen(topic, `${topic.id}`, `${topic.title}\n${topic.body}`),
    ...answers.map((answer) => seen(answer, `${topic.id}/${answer.id}`, answer.body)),
  ];
}

/**
 * Hides a post from everybody but staff; nothing is deleted. False where there is no such post, or
 * somebody has done it already.
 */
export async function hidePost(store: AdminStore, { ref, by, reason }: Change): Promise<boolean> {
  if (!(await setHidden(store, { ref, by, reason }))) return false;
  const detail = { post: refText(ref), reason };
  await putOnRecord(store, { entry: 'desk.board.hide', by, detail });
  return true;
}

/** Shows a hidden post again. */
export async function showPost(store: AdminStore, { ref, by, reason }: Change): Promise<boolean> {
  if (!(await setShown(store, { ref }))) return false;
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
  const made = await answerAsCooperative(store, { topicId, body, displayName });
  if (made === undefined) return undefined;
  const ref = { topicId, answerId: made.answerId };
  if (!made.isNew) return ref;
  await putOnRecord(store, { entry: 'desk.board.answer', by, detail: { post: refText(ref) } });
  return ref;
}
