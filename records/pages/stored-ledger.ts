/** Reads any ledger, as its columns say: pages, sums, what a search finds, how the balance went. */
import {
  type LedgerColumn,
  type LedgerColumns,
  movedColumn,
  type StoredLineOf,
  type StoredSumsOf,
  storedName,
} from '../../core/ledger/columns.ts';
import type {
  BalancePoint,
  FoundSums,
  LedgerHistory,
  LedgerRead,
  StoredSums,
} from '../../core/ledger/ledger.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import {
  balanceHistorySql,
  boundsOf,
  cursorOf,
  type Days,
  flowSql,
  flowSums,
  inDaysSql,
  type LedgerPage,
  movedSql,
  type Searched,
  yearsOf,
} from './ledger.ts';
import { type LedgerTable, linesSql, summarySql, yearEndsSql } from './ledger-years.ts';
import { type Bound, pagesOf } from './pages.ts';
import { searchBounds, searchSql } from './search.ts';

/** Percent a year, as text, two to four decimals: '1.50', '2.375'. */
export const rateSql = (column: string): string => `to_char(${column}, 'FM990.0099')`;

function selectSql(columns: LedgerColumns): string {
  const read = ({ kind, sql }: LedgerColumn): string => {
    const value = kind === 'sign' ? movedSql : kind === 'rate' ? rateSql(sql) : sql;
    return `${value} AS "${storedName(sql)}"`;
  };
  return [...new Set(Object.values<LedgerColumn>(columns).map(read))].join(', ');
}

/**
 * A function that gives the readers of a ledger; those of a ledger that is not the subject's find
 * nothing. `own`: the number of the ledger, where its table holds more than one of a member.
 */
export function storedLedger<Columns extends LedgerColumns>(columns: Columns, from: LedgerTable) {
  type Line = StoredLineOf<Columns>;
  type Sums = StoredSums & StoredSumsOf<Columns>;
  const lines = linesSql(from);
  const { sql: amount } = movedColumn(columns);
  const { flow = flowSql } = from;
  const bounds = from.of === undefined ? 2 : 3;
  const found = `${lines} AND ${inDaysSql} AND ${searchSql(bounds + 1, columns)}`;
  const query = { columns: selectSql(columns), key: { seq: 'int' } } as const;
  const pageOfAll = pagesOf<Line, readonly [number]>({
    ...{ ...query, rows: `${lines} AND ${inDaysSql}`, bounds },
  });
  const pageOfFound = pagesOf<Line, readonly [number]>({
    ...{ ...query, rows: found, bounds: bounds + 2 },
  });
  const sumsOfFound = statement<FoundSums, readonly Bound[]>(`
    SELECT count(*)::int AS count, ${flowSums(amount, flow)}
    ${found}`);
  const sums = statement<Sums, readonly Bound[]>(summarySql(columns, from));

  return (...own: readonly string[]) => {
    const ledger = {
      /** Lines of a page, newest first; where something is sought, those with it. */
      async lines(db: Db, page: LedgerPage): Promise<readonly Line[]> {
        const values = [...boundsOf(page), ...own];
        if (!page.search) return pageOfAll(db, values, cursorOf(page));
        return pageOfFound(db, [...values, ...searchBounds(page.search)], cursorOf(page));
      },
      /** Sums over the lines with what is sought; null where nothing is. */
      async found(db: Db, days: Searched): Promise<FoundSums | null> {
        if (!days.search) return null;
        const values = [...boundsOf(days), ...own, ...searchBounds(days.search)];
        return (await sumsOfFound(db, ...values))[0] ?? null;
      },
      /** Sums over the chosen days. */
      async summary(db: Db, days: Days): Promise<Sums> {
        const [row] = await sums(db, ...boundsOf(days), ...own);
        return row as Sums;
      },
      /** A page with its sums. */
      async read(db: Db, page: LedgerPage): Promise<LedgerRead<Line, Sums>> {
        const [summary, lines, found] = await Promise.all([
          ledger.summary(db, page),
          ledger.lines(db, page),
          ledger.found(db, page),
        ]);
        return { summary, lines, found };
      },
    };
    return ledger;
  };
}

/** A function that gives the readers of how a ledger's balance went. */
export function storedHistory(from: LedgerTable) {
  const points = statement<BalancePoint, readonly Bound[]>(balanceHistorySql(linesSql(from)));
  const yearRows = statement<{ year: number }, readonly Bound[]>(yearEndsSql(from, 1));
  return (...own: readonly string[]) => {
    const history = {
      /** Balance after each day with movement in the days, oldest first, at most 400 points. */
      balanceHistory: async (db: Db, days: Days): Promise<readonly BalancePoint[]> =>
        (await points(db, ...boundsOf(days), ...own)).toReversed(),
      /** Years that have lines, newest first. */
      years: async (db: Db): Promise<number[]> => yearsOf(await yearRows(db, ...own)),
      async read(db: Db, days: Days): Promise<LedgerHistory> {
        const [balanceHistory, years] = await Promise.all([
          history.balanceHistory(db, days),
          history.years(db),
        ]);
        return { balanceHistory, years };
      },
    };
    return history;
  };
}
