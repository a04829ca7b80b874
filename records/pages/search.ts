/** Lines of a ledger that say what somebody looks for, or moved the amount. */
import type { Sought } from '../../core/typed/search-term.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import {
  boundsOf,
  inDaysSql,
  type LedgerPage,
  movedSql,
  placeOf,
  type Searched,
} from './ledger.ts';
import { type Bound, pagesOf } from './pages.ts';

/** Where a ledger is searched: columns of its lines. */
export interface SearchedColumns {
  /** Any part of them may be asked for. */
  readonly texts: readonly string[];
  /** Numbers of papers: their beginning, or else a search for 500 would find half of them. */
  readonly numbers: readonly string[];
  /** In satang; any of them may be the amount asked for. */
  readonly amounts: readonly string[];
}

/** Sums over what was found within the chosen days, over all its pages. */
export interface FoundSums {
  readonly count: number;
  readonly inSatang: bigint;
  readonly outSatang: bigint;
}

const thaiDigits = '\u0e50\u0e51\u0e52\u0e53\u0e54\u0e55\u0e56\u0e57\u0e58\u0e59';
/** What `foldForSearch` leaves out: `translate` drops what has no counterpart. */
const marks = '\u0e3a\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e4d\u0e4e';

/** `foldForSearch` in SQL, for text that intake has brought to one spelling. */
const foldedSql = (column: string) => {
  const plain = `translate(lower(${column}), '${thaiDigits}${marks}', '0123456789')`;
  return `regexp_replace(${plain}, ' +', ' ', 'g')`;
};

/** Keeps to what is sought: $at the folded words, $at+1 the amount. None of it is a pattern. */
const soughtSql = (at: number, { texts, numbers, amounts }: SearchedColumns) =>
  `(${[
    ...texts.map((column) => `strpos(${foldedSql(column)}, $${at}::text) > 0`),
    ...numbers.map((column) => `starts_with(lower(${column}), $${at}::text)`),
    ...amounts.map((column) => `${column} = $${at + 1}::bigint`),
  ].join(' OR ')})`;

const soughtBounds = ({ words, satang }: Sought): readonly Bound[] => [
  words,
  satang === null ? null : String(satang),
];

interface SearchedLedger {
  /** What a line gives. */
  readonly columns: string;
  /** FROM and WHERE without days: $1 and $2 are the days, its own parameters follow. */
  readonly lines: string;
  /** How many its own parameters are. */
  readonly own: number;
  /** Column that moves the balance. */
  readonly amount: string;
  readonly searched: SearchedColumns;
}

/** Reads a ledger by pages, all of it or what is sought, and sums up what was found. */
export function searchedLedger<Row>({ columns, lines, own, amount, searched }: SearchedLedger) {
  const inDays = `${lines} AND ${inDaysSql}`;
  const found = `${inDays} AND ${soughtSql(own + 3, searched)}`;
  const key = { seq: 'int' } as const;
  const all = pagesOf<Row, readonly [number]>({ columns, rows: inDays, bounds: own + 2, key });
  const some = pagesOf<Row, readonly [number]>({ columns, rows: found, bounds: own + 4, key });
  const sums = statement<FoundSums, readonly Bound[]>(`
    SELECT count(*)::int AS count,
      coalesce(sum(${amount}) FILTER (WHERE ${movedSql} > 0), 0)::bigint AS "inSatang",
      coalesce(sum(${amount}) FILTER (WHERE ${movedSql} < 0), 0)::bigint AS "outSatang"
    ${found}`);
  return {
    /** Lines of a page, newest first; `given` are the ledger's own parameters. */
    async page(db: Db, given: readonly Bound[], page: LedgerPage): Promise<readonly Row[]> {
      const bounds = [...boundsOf(page), ...given];
      if (!page.sought) return all(db, bounds, placeOf(page));
      return some(db, [...bounds, ...soughtBounds(page.sought)], placeOf(page));
    },
    /** Null where nothing is sought. */
    async found(db: Db, given: readonly Bound[], days: Searched): Promise<FoundSums | null> {
      if (!days.sought) return null;
      const rows = await sums(db, ...boundsOf(days), ...given, ...soughtBounds(days.sought));
      return rows[0] ?? null;
    },
  };
}
