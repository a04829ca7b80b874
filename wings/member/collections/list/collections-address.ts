/** Which list the address asks for: what nobody could have meant is left out. */

import { billCursor } from '../../../../core/collection/bill-number.ts';

interface Query {
  get(name: string): string | null;
}

export interface KepAddress {
  readonly kind: 'monthly' | 'other';
  readonly page?: string | undefined;
}

export function kepAddress(query: Query): KepAddress {
  const page = query.get('page') ?? '';
  const kind = query.get('tab') === 'other' ? 'other' : 'monthly';
  return { kind, ...(billCursor.test(page) ? { page } : {}) };
}

/** The same as the query of an address, empty for the first page of the monthly list. */
export function kepQuery({ kind, page }: KepAddress): string {
  const params = [kind === 'other' ? 'tab=other' : '', page === undefined ? '' : `page=${page}`];
  const query = params.filter(Boolean).join('&');
  return query && `?${query}`;
}
