/** Lines of a ledger that say what somebody looks for, or moved the amount. */
import type { LedgerColumn, LedgerColumns } from '../../core/ledger/columns.ts';
import type { SearchTerm } from '../../core/typed/search-term.ts';
import type { Bound } from './pages.ts';

const thaiDigits = '\u0e50\u0e51\u0e52\u0e53\u0e54\u0e55\u0e56\u0e57\u0e58\u0e59';
/** What `foldForSearch` leaves out: `translate` drops what has no counterpart. */
const marks = '\u0e3a\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e4d\u0e4e';

/** `foldForSearch` in SQL, for text that intake has brought to one spelling. */
const foldedSql = (column: string) => {
  const plain = `translate(lower(${column}), '${thaiDigits}${marks}', '0123456789')`;
  return `regexp_replace(${plain}, ' +', ' ', 'g')`;
};

/**
 * Keeps to what is sought: $at the folded words, $at+1 the amount. None of it is a pattern. Numbers
 * of papers are found by their beginning, or else a search for 500 would find half of them.
 */
export function searchSql(at: number, columns: LedgerColumns): string {
  const searched = (by: LedgerColumn['search'], condition: (column: string) => string) => {
    const found = Object.values<LedgerColumn>(columns).filter(({ search }) => search === by);
    return [...new Set(found.map(({ sql }) => condition(sql)))];
  };
  return `(${[
    ...searched('part', (column) => `strpos(${foldedSql(column)}, $${at}::text) > 0`),
    ...searched('beginning', (column) => `starts_with(lower(${column}), $${at}::text)`),
    ...searched('amount', (column) => `${column} = $${at + 1}::bigint`),
  ].join(' OR ')})`;
}

/** The parameters of `searchSql`. */
export const searchBounds = ({ words, satang }: SearchTerm): readonly Bound[] => [
  words,
  satang === null ? null : String(satang),
];
