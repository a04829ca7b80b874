import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type LedgerFilter, ledgerQuery } from '../../../core/ledger/address.ts';
import { summedColumns } from '../../../core/ledger/columns.ts';
import type { Ledger } from '../../../core/ledger/ledger.ts';
import type { FeedNow } from '../../feed/feed-state.ts';
import { LedgerBones } from '../../ledger/LedgerBones.tsx';
import { SumBones } from '../../ledger/SumBones.tsx';
import { Ghost } from '../../skeleton/Ghost.tsx';
import { Loading } from '../../skeleton/Loading.tsx';
import { type Chosen, LedgerFilters } from '../filter/LedgerFilters.tsx';
import type { Period } from '../filter/periods.ts';
import styles from '../statement.module.css';
import { type StatementAnswer, StatementTable } from './StatementTable.tsx';

interface LedgerStatementProps {
  readonly ledger: Ledger;
  readonly feed: FeedNow<StatementAnswer>;
  /** The answer as last given: the filter takes from it what it does not change. */
  readonly known: StatementAnswer | undefined;
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
  const { ledger, feed, known, filter, periods, files, head } = props;
  const [, setParams] = useSearchParams();
  const { page: _, ...chosen } = filter;
  const choose = (next: Chosen) => setParams(ledgerQuery(next), { preventScrollReset: true });
  const filters = (
    <LedgerFilters
      {...{ known, periods, chosen }}
      count={feed.data?.found?.count}
      onChange={choose}
      files={files(chosen)}
    />
  );
  return (
    <>
      {known ? filters : null}
      {feed.state === 'fetching' ? (
        <Loading what={ledger.words.loading}>
          {known ? null : head}
          {known ? null : filters}
          <StatementBones ledger={ledger} found={filter.q !== undefined} lines={known ? 12 : 6} />
        </Loading>
      ) : null}
      {feed.data ? (
        <StatementTable
          {...{ ledger, filter }}
          statement={feed.data}
          onClear={() => choose({ ...chosen, q: undefined })}
        />
      ) : null}
    </>
  );
}

interface StatementBonesProps {
  readonly ledger: Ledger;
  readonly found: boolean;
  readonly lines: number;
}

function StatementBones({ ledger, found, lines }: StatementBonesProps) {
  const summed = found ? [] : summedColumns(ledger.columns);
  return (
    <>
      <SumBones found={found} />
      {summed.map(([key]) => (
        <Ghost key={key}>
          <p className={styles.summed}>————————————</p>
        </Ghost>
      ))}
      <LedgerBones lines={lines} />
    </>
  );
}
