/** The address of the list and the question it asks the store: one reading for both. */
import type { InputOf } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { type readOfficeBoard, shows } from './board.api.ts';

export type BoardInput = InputOf<typeof readOfficeBoard>;
export type Show = (typeof shows)[number];

/** What is not well formed in the address asks for nothing. */
export function readAddress(query: URLSearchParams): BoardInput {
  const q = (query.get('q') ?? '').trim().slice(0, 100);
  const page = query.get('page') ?? '';
  const show = shows.find((one) => one === query.get('show'));
  return {
    ...(show && show !== 'waiting' && { show }),
    ...(q && { q }),
    ...(/^[1-9]\d{0,4}$/.test(page) && page !== '1' && { page }),
  };
}

/** The address that asks for it. */
export function writeAddress({ show, q, page }: BoardInput): string {
  const query = new URLSearchParams({
    ...(show && show !== 'waiting' && { show }),
    ...(q && { q }),
    ...(page && page !== '1' && { page }),
  });
  const { path } = officeRooms.board;
  return query.size > 0 ? `${path}?${query}` : path;
}

export const topicPath = (id: number): string => `${officeRooms.board.path}/${id}`;
export const wordsPath = `${officeRooms.board.path}/words`;
