/** The list as its address says it: filter, page, and which columns are shown. Pure. */
import type { InputOf } from '../../../../api/endpoint.ts';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import type { readTopics } from '../topics.api.ts';

export const columnKeys = ['category', 'published', 'expires', 'changed', 'views'] as const;
export type ColumnKey = (typeof columnKeys)[number];

const usual: readonly ColumnKey[] = ['category', 'published', 'changed'];

export type ListInput = InputOf<typeof readTopics>;

export const states = [
  ...(['DRAFT', 'SCHEDULED', 'PUBLIC', 'EXPIRING', 'EXPIRED', 'HIDDEN', 'DELETED'] as const),
];

/** What is no filter is left out, so that an old address still opens a list. */
export function inputOf(params: URLSearchParams): ListInput {
  const [page, q, category, state] = ['page', 'q', 'category', 'state'].map(
    (name) => params.get(name)?.trim() ?? '',
  ) as [string, string, string, string];
  const known = states.find((one) => one === state);
  return {
    ...(/^[1-9]\d{0,4}$/.test(page) && { page }),
    ...(q !== '' && { q: q.slice(0, 100) }),
    ...(/^[a-z0-9-]{1,40}$/.test(category) && { category }),
    ...(known && { state: known }),
    ...(params.get('mine') === '1' && { mine: '1' as const }),
  };
}

/** In the order of the table. */
export function columnsOf(params: URLSearchParams): readonly ColumnKey[] {
  const named = params.get('columns');
  if (named === null) return usual;
  const wanted = named.split(',');
  return columnKeys.filter((key) => wanted.includes(key));
}

/** The address of another page, filter or choice of columns. */
export function listAddress(input: ListInput, columns: readonly ColumnKey[]): string {
  const { page, ...filter } = input;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) params.set(name, value);
  if (columns.join() !== usual.join()) params.set('columns', columns.join());
  if (page !== undefined && page !== '1') params.set('page', page);
  const query = params.toString();
  return query === '' ? officeRooms.topics.path : `${officeRooms.topics.path}?${query}`;
}
