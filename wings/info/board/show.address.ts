/** The address of a question and what it asks the store: one reading for both. */
import type { InputOf } from '../../../api/endpoint.ts';
import { paths } from '../../../api/paths.ts';
import type { readBoardTopic } from './board.api.ts';
import { pageOf } from './list/board.address.ts';

/** An id that is none is asked for as it stands, and refused. */
export function readAddress(
  topicId: string | undefined,
  query: URLSearchParams,
): InputOf<typeof readBoardTopic> {
  return { id: topicId ?? '', ...pageOf(query) };
}

/** The address of a page of its answers. */
export function writeAddress(id: string | number, page: number): string {
  return page > 1 ? `${paths.boardShow(id)}?page=${page}` : paths.boardShow(id);
}

/** Name of an answer's place on the page. */
export const answerAnchor = (id: number): string => `answer-${id}`;
