/** Where a member goes after signing in: the page asked for, a board page, or the first page. */
import { paths } from '../../../api/paths.ts';

/** First page of the portal; becomes the personal data screen when that room opens. */
export const landingPath: string = paths.memberShare;

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

/** The page that the gate turned away from, if it lies behind the gate; resolved, never trusted. */
function portalPage(asked: unknown): string | undefined {
  if (typeof asked !== 'string') return undefined;
  const here = 'https://portal.invalid';
  const url = URL.parse(asked, here);
  if (url?.origin !== here) return undefined;
  if (!/^\/member\/(?!logon(?:\/|$))[a-z_-]+(?:\/|$)/.test(url.pathname)) return undefined;
  return `${url.pathname}${url.search}`;
}

/** The destination, in this order: board parameters, page asked for, first page. */
export function destinationOf(from: {
  board?: string | undefined;
  topicId?: string | undefined;
  asked?: unknown;
}): string {
  return boardPath(from.board, from.topicId) ?? portalPage(from.asked) ?? landingPath;
}
