/** Whose months and which page the address asks for; what nobody could have meant is left out. */

interface Query {
  get(name: string): string | null;
}

export interface KepcremAddress {
  readonly cremation_no?: string | undefined;
  readonly page?: string | undefined;
}

const cursorPattern = /^(?:before|after)\.[12]\d{3}-(?:0[1-9]|1[0-2])$/;

export function kepcremAddress(query: Query): KepcremAddress {
  const number = query.get('no') ?? '';
  const page = query.get('page') ?? '';
  return {
    ...(number !== '' && number.length <= 32 ? { cremation_no: number } : {}),
    ...(cursorPattern.test(page) ? { page } : {}),
  };
}

/** The same as the query of an address, question mark included. */
export function kepcremQuery({ cremation_no, page }: KepcremAddress): string {
  const query = new URLSearchParams();
  if (cremation_no !== undefined) query.set('no', cremation_no);
  if (page !== undefined) query.set('page', page);
  return query.size > 0 ? `?${query}` : '';
}
