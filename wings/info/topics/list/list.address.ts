/** The address of a list and the question it asks the store: one reading for both (D-17). */
import type { InputOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import type { listTopics } from '../topics.api.ts';

type TopicListInput = InputOf<typeof listTopics>;

const longest = 100;

/**
 * What an address asks for. What is not well formed there asks for nothing: an address that was
 * cut short in a message still opens its list.
 */
export function readAddress(category: string | undefined, query: URLSearchParams): TopicListInput {
  const q = (query.get('q') ?? '').trim().slice(0, longest);
  const year = query.get('year') ?? '';
  const page = query.get('page') ?? '';
  return {
    category: category ?? '',
    ...(q && { q }),
    ...(/^[12]\d{3}$/.test(year) && { year }),
    ...(/^[1-9]\d{0,4}$/.test(page) && page !== '1' && { page }),
  };
}

/** The address that asks for it; the first page has no number. */
export function writeAddress({ category, q, year, page }: TopicListInput): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (year) query.set('year', year);
  if (page && page !== '1') query.set('page', page);
  const search = query.toString();
  return `${paths.list(category)}${search && `?${search}`}`;
}
