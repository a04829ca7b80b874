/** The address of the board and the question it asks the store: one reading for both. */
import type { InputOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import type { readBoard } from '../board.api.ts';

type BoardInput = InputOf<typeof readBoard>;

/** What is not well formed in the address asks for nothing. */
export function readAddress(query: URLSearchParams): BoardInput {
  const q = (query.get('q') ?? '').trim().slice(0, 100);
  return { ...(q && { q }), ...pageOf(query) };
}

/** The page a list's address names; none for the first. */
export function pageOf(query: URLSearchParams): { page?: string } {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) && page !== '1' ? { page } : {};
}

/** The address that asks for it. */
export function writeAddress({ q, page }: BoardInput): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(page && page !== '1' && { page }) });
  return query.size > 0 ? `${paths.board}?${query}` : paths.board;
}
