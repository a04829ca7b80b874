/** The filter and page of the list as they stand in the address, and as they are asked for. */
import type { InputOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import type { readCases } from '../complaints.api.ts';

export type ListInput = InputOf<typeof readCases>;

const names = ['category', 'status', 'page'] as const;

/** What the address asks for; empty choices of a form count as none. */
export function listInput(query: URLSearchParams): ListInput {
  const entries = names
    .map((name) => [name, query.get(name)] as const)
    .filter(([, value]) => value);
  // Whatever else a value is, the endpoint refuses it, and the page is not found.
  return Object.fromEntries(entries) as ListInput;
}

/** Address of a page of the same list; without `page` of its first. */
export function listAddress({ category, status }: ListInput, page?: number): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (status) query.set('status', status);
  if (page !== undefined && page > 1) query.set('page', String(page));
  return query.size === 0 ? paths.demand : `${paths.demand}?${query}`;
}
