/** Which list the address asks for: what nobody could have meant is left out. */

interface Query {
  get(name: string): string | null;
}

export interface KepAddress {
  readonly kind: 'monthly' | 'other';
  readonly page?: string | undefined;
}

const cursorPattern = /^(?:before|after)\.[12]\d{3}-(?:0[1-9]|1[0-2])\.[1-9]\d{0,5}$/;

export function kepAddress(query: Query): KepAddress {
  const page = query.get('page') ?? '';
  const kind = query.get('tab') === 'other' ? 'other' : 'monthly';
  return { kind, ...(cursorPattern.test(page) ? { page } : {}) };
}

/** The same as the query of an address, empty for the first page of the monthly list. */
export function kepQuery({ kind, page }: KepAddress): string {
  const params = [kind === 'other' ? 'tab=other' : '', page === undefined ? '' : `page=${page}`];
  const query = params.filter(Boolean).join('&');
  return query && `?${query}`;
}
