import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type LedgerFilter, ledgerQuery } from '../../../core/ledger/address.ts';
import { summedColumns } from '../../../core/ledger/columns.ts';
import type { Ledger } from '../../../core/ledger/ledger.ts';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { Placeholder } from '../../../kit/skeleton/Placeholder.tsx';
import type { QueryNow } from '../../../shell/query/query-state.ts';
import { LedgerSkeleton } from '../../ledger/LedgerSkeleton.tsx';
import { SumSkeleton } from '../../ledger/SumSkeleton.tsx';
import { type Chosen, LedgerFilters } from '../filter/LedgerFilters.tsx';
import type { Period } from '../filter/periods.ts';
import styles from '../statement.module.css';
import { type StatementAnswer, StatementTable } from './StatementTable.tsx';

interface LedgerStatementProps {
  readonly ledger: Ledger;
  readonly query: QueryNow<StatementAnswer>;
  /** The answer as last given: the filter takes from it what it does not change. */
  readonly cached: StatementAnswer | undefined;
  readonly filter: LedgerFilter;
  /** Spans that are offered at once. */
  readonly periods: readonly Period[];
  /** `TakeFiles` of what the filter shows, from its first page on. */
  readonly files: (chosen: Chosen) => ReactNode;
  /** Skeleton of what stands above the filter, until anything is known. */
  readonly head: ReactNode;
}

/**
 * The movements of any ledger as its columns say: filter, sums, table, pages, and the skeleton of
 * all of it. The choice stands in the address. A failed feed shows a `StatementFailure` instead.
 */
export function LedgerStatement(props: LedgerStatementProps) {
  const { ledger, query, cached, filter, periods, files, head } = props;
  const [, setParams] = useSearchParams();
  const { page: _, ...chosen } = filter;
  const choose = (next: Chosen) => setParams(ledgerQuery(next), { preventScrollReset: true });
  const filters = (
    <LedgerFilters
      {...{ cached, periods, chosen }}
      count={query.data?.found?.count}
      onChange={choose}
      files={files(chosen)}
    />
  );
  return (
    <>
      {cached ? filters : null}
      {query.state === 'fetching' ? (
        <Loading what={ledger.words.loading}>
          {cached ? null : head}
          {cached ? null : filters}
          <StatementSkeleton
            ledger={ledger}
            found={filter.q !== undefined}
            lines={cached ? 12 : 6}
          />
        </Loading>
      ) : null}
      {query.data ? (
        <StatementTable
          {...{ ledger, filter }}
          statement={query.data}
          onClear={() => choose({ ...chosen, q: undefined })}
        />
      ) : null}
    </>
  );
}

interface StatementSkeletonProps {
  readonly ledger: Ledger;
  readonly found: boolean;
  readonly lines: number;
}

function StatementSkeleton({ ledger, found, lines }: StatementSkeletonProps) {
  const summed = found ? [] : summedColumns(ledger.columns);
  return (
    <>
      <SumSkeleton found={found} />
      {summed.map(([key]) => (
        <Placeholder key={key}>
          <p className={styles.summed}>————————————</p>
        </Placeholder>
      ))}
      <LedgerSkeleton lines={lines} />
    </>
  );
}
