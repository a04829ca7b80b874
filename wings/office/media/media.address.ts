/** The address of the list and the question it asks the store: one reading for both. */
import type { InputOf } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { uploadShows } from './limits.ts';
import type { readUploads } from './uploads.api.ts';

export type UploadsInput = InputOf<typeof readUploads>;
export type Show = (typeof uploadShows)[number];

/** What is not well formed in the address asks for nothing. */
export function readAddress(query: URLSearchParams): UploadsInput {
  const q = (query.get('q') ?? '').trim().slice(0, 300);
  const page = query.get('page') ?? '';
  const show = uploadShows.find((one) => one === query.get('show'));
  return {
    ...(show && show !== 'all' && { show }),
    ...(q && { q }),
    ...(/^[1-9]\d{0,4}$/.test(page) && page !== '1' && { page }),
  };
}

/** The address that asks for it. */
export function writeAddress({ show, q, page }: UploadsInput): string {
  const query = new URLSearchParams({
    ...(show && { show }),
    ...(q && { q }),
    ...(page && page !== '1' && { page }),
  });
  const { path } = officeRooms.media;
  return query.size > 0 ? `${path}?${query}` : path;
}
