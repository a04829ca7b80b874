/** Finding members in a long list: by words, by what came of their bills, page by page. Pure. */

import type { Outcome } from '../../../../../core/agency/report.ts';
import { asciiDigits } from '../../../../../core/membership-number.ts';
import type { CoverLine } from '../columns.ts';

export const filters = ['all', 'open', 'FULL', 'PARTIAL', 'NONE'] as const;
/** `noConsent`: whatever came of it, of members who have not agreed in writing. */
export type OutcomeFilter = (typeof filters)[number] | 'fault' | 'noConsent';

/** What the list is narrowed to. */
export interface ListSearch {
  readonly words: string;
  readonly outcome: OutcomeFilter;
  readonly page: number;
}

/** More would make a page slow that has a control in each line. */
export const linesOfPage = 100;

const plain = (words: string): string => asciiDigits(words).replace(/\s+/g, '').toLowerCase();

/** Those whose name or number holds the words; blanks and kinds of digits make no difference. */
export function foundLines(lines: readonly CoverLine[], words: string): readonly CoverLine[] {
  const term = plain(words);
  if (term === '') return lines;
  return lines.filter((line) =>
    [line.name, line.membership_no, line.employee_no, line.receipt_no].some(
      (value) => value !== null && plain(value).includes(term),
    ),
  );
}

interface FilteredLine {
  /** '' while nothing is reported. */
  readonly outcome: Outcome | '';
  readonly isAtFault: boolean;
  readonly consent: boolean;
}

/** Whether such a line passes. */
export function passes(
  filter: OutcomeFilter,
  { outcome, isAtFault, consent }: FilteredLine,
): boolean {
  if (filter === 'all') return true;
  if (filter === 'noConsent') return !consent;
  if (filter === 'fault') return isAtFault;
  return filter === 'open' ? outcome === '' : outcome === filter;
}

export interface ListPage {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** Numbers of the first and last line within the list, from 1. */
  readonly from: number;
  readonly to: number;
}

/** The page that is shown of so many lines; the last one where there are fewer than that. */
export function pageOf(count: number, requestedPage: number): ListPage {
  const pages = Math.max(1, Math.ceil(count / linesOfPage));
  const page = Math.min(Math.max(0, requestedPage), pages - 1);
  const from = page * linesOfPage + 1;
  return { page, pages, from, to: Math.min(count, from + linesOfPage - 1) };
}
