/** Filters and pages of a ledger, the same for shares, loans and deposits: by key (D-01). */
import { type Day, isDay } from '../../core/days.ts';
import type { LedgerFilter } from '../../core/ledger/address.ts';
import { parseSearch, type SearchTerm } from '../../core/typed/search-term.ts';
import type { FieldFault } from '../envelope.ts';
import { faultOf } from '../faults.ts';
import { Problem } from '../problem.ts';

/** Lines on one page of a ledger: two years of monthly entries. */
export const ledgerLimit = 24;

export interface LedgerSelection {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  /** Undefined: every line. */
  readonly search?: SearchTerm | undefined;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** Lines are numbered from 1; one less than what the store holds leaves room for a neighbour. */
const largestSeq = 2_147_483_646;
const isSeq = (seq: number): boolean => seq >= 1 && seq <= largestSeq;

/**
 * What the filter asks for.
 * @throws Problem bad_input, for a day that does not exist, an end before the beginning, or a
 * place beyond all lines.
 */
export function ledgerSelection({ from, to, q, page }: LedgerFilter): LedgerSelection {
  const faults: FieldFault[] = [];
  if (from !== undefined && !isDay(from)) faults.push(faultOf('from', 'noDay'));
  if (to !== undefined && !isDay(to)) faults.push(faultOf('to', 'noDay'));
  if (faults.length === 0 && from && to && from > to) faults.push(faultOf('to', 'beforeFrom'));
  const [direction, number] = page?.split('.') ?? [];
  const seq = Number(number);
  if (page !== undefined && !isSeq(seq)) faults.push(faultOf('page', 'wrong'));
  if (faults.length > 0) throw new Problem('bad_input', { fields: faults });
  const search = q === undefined ? undefined : parseSearch(q);
  return {
    from,
    to,
    ...(search ? { search } : {}),
    ...(direction === 'after' ? { after: seq } : {}),
    ...(direction === 'before' ? { before: seq } : {}),
  };
}

/**
 * The chosen days as they can be told of: nobody knows what stands in the books beyond the day that
 * the records speak of. An end after it is that day; so is a beginning.
 */
export function clampDays({ from, to }: LedgerSelection, asOf: Day) {
  const within = (day: Day | undefined): Day | null =>
    day === undefined ? null : day < asOf ? day : asOf;
  return { from: within(from), to: within(to) };
}

/** A page of lines, newest first, and where its neighbours begin. */
export interface LedgerKeysetPage<Line> {
  readonly lines: readonly Line[];
  readonly next: string | null;
  readonly prev: string | null;
}

/**
 * Cuts a page out of what the store found when asked for one line more than a page holds: the
 * line too many says that there is more in the direction of reading, and is not shown. A page
 * without lines has no neighbours: what lies beside it is unknown.
 */
export function ledgerKeysetPage<Line extends { readonly seq: number }>(
  found: readonly Line[],
  { before, after }: LedgerSelection,
  limit = ledgerLimit,
): LedgerKeysetPage<Line> {
  const more = found.length > limit;
  const lines = after === undefined ? found.slice(0, limit) : found.slice(-limit);
  const [newest, oldest] = [lines[0], lines.at(-1)];
  if (newest === undefined || oldest === undefined) return { lines, next: null, prev: null };
  const newer = isSeq(newest.seq) ? `after.${newest.seq}` : null;
  const older = isSeq(oldest.seq) ? `before.${oldest.seq}` : null;
  if (after !== undefined) return { lines, next: older, prev: more ? newer : null };
  return { lines, next: more ? older : null, prev: before === undefined ? null : newer };
}
