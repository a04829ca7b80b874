/** A ledger's filters as they stand in the address of its page. */
import { isDay } from '../days.ts';
import { longestSearch, parseSearch } from '../typed/search-term.ts';

/** The filter as it stands in an address: checked for shape, not yet for sense. */
export interface LedgerFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Words, the number of a receipt, or an amount that is looked for. */
  readonly q?: string | undefined;
  /** `before.184`: the lines older than line 184; `after.184`: the ones next newer. */
  readonly page?: string | undefined;
}

/** What `URLSearchParams` offers, without asking for a browser. */
interface Query {
  get(name: string): string | null;
}

const cursorPattern = /^(?:before|after)\.[1-9]\d{0,8}$/;

/**
 * Reads the filters out of an address. What nobody could have meant (a day that does not exist, an
 * end before the beginning) is left out rather than answered with a failure.
 */
export function ledgerAddress(query: Query): LedgerFilter {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  const q = ledgerWords(query.get('q') ?? '');
  const page = query.get('page') ?? '';
  const ordered = !isDay(from) || !isDay(to) || from <= to;
  return {
    ...(isDay(from) && ordered ? { from } : {}),
    ...(isDay(to) && ordered ? { to } : {}),
    ...(q === undefined ? {} : { q }),
    ...(cursorPattern.test(page) ? { page } : {}),
  };
}

/** What is looked for, as it is kept in an address; undefined where there is nothing in it. */
export function ledgerWords(typed: string): string | undefined {
  const words = typed.trim().slice(0, longestSearch).toWellFormed().trim();
  return parseSearch(words) === undefined ? undefined : words;
}

/** Filters as the query of an address, question mark included; empty where there are none. */
export function ledgerQuery({ from, to, q, page }: LedgerFilter): string {
  const entries = Object.entries({ from, to, q, page }).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  const pairs = entries.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `?${pairs.join('&')}`;
}
