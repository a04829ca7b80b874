/** Where a member goes after signing in: the page asked for, a board page, or the first page. */
import { landingPath, memberReturnPath } from '../../../api/return-path.ts';

/** Topics are numbered; nothing else may stand in the address (T29). */
const topic = /^\d{1,12}$/;

/**
 * The board page that `/member/logon/:board?/:topicId?` stands for (R037), or undefined.
 * Only words of this list lead anywhere; whatever else was typed is dropped.
 */
export function boardPath(board: string | undefined, topicId: string | undefined) {
  if (board === 'boardPost' && topicId === undefined) return '/boardPost';
  if (board !== 'board' && board !== 'boardShow') return undefined;
  if (topicId === undefined) return '/board';
  return topic.test(topicId) ? `/boardShow/${topicId}` : undefined;
}

/** The destination, in this order: board parameters, page asked for, first page. */
export function destinationOf(from: {
  board?: string | undefined;
  topicId?: string | undefined;
  /** What the navigation to the sign-in brought along. */
  state?: unknown;
}): string {
  return boardPath(from.board, from.topicId) ?? memberReturnPath(from.state) ?? landingPath;
}
