import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type LedgerFilter, ledgerQuery } from '../../../core/ledger/address.ts';
import { summedColumns } from '../../../core/ledger/columns.ts';
import { flowOf, type Ledger } from '../../../core/ledger/ledger.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { useProgressUntilShown } from '../../../kit/progress/use-progress-until-shown.ts';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { Placeholder } from '../../../kit/skeleton/Placeholder.tsx';
import { useWideViewport } from '../../../kit/viewport/use-wide-viewport.ts';
import type { QueryNow } from '../../../shell/query/query-state.ts';
import { LedgerSkeleton } from '../../ledger/LedgerSkeleton.tsx';
import { SumSkeleton } from '../../ledger/SumSkeleton.tsx';
import { daysInWords, filterText } from '../filter/filter.text.ts';
import { type Chosen, LedgerFilters } from '../filter/LedgerFilters.tsx';
import type { Period } from '../filter/periods.ts';
import type { History } from '../history/use-history.ts';
import styles from '../statement.module.css';
import { StatementSum } from './StatementSum.tsx';
import { type StatementAnswer, StatementTable } from './StatementTable.tsx';

interface LedgerStatementProps {
  readonly ledger: Ledger;
  readonly query: QueryNow<StatementAnswer>;
  /** The answer as last given: the filter takes from it what it does not change. */
  readonly cached: StatementAnswer | undefined;
  readonly history: History;
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
  const { ledger, query, cached, history, filter, periods, files, head } = props;
  const [, setParams] = useSearchParams();
  const { page: _, ...chosen } = filter;
  const startProgress = useProgressUntilShown();
  const choose = (next: Chosen) => {
    startProgress();
    setParams(ledgerQuery(next), { preventScrollReset: true });
  };
  const wide = useWideViewport();
  const summary = query.data && <StatementSum ledger={ledger} statement={query.data} />;
  // What was found is summed above its lines; a phone folds the sums of days away.
  const sums = wide || filter.q !== undefined ? undefined : (summary ?? <SumSkeleton />);
  const filters = (
    <LedgerFilters
      {...{ cached, history, periods, chosen }}
      announcement={inSpeech(ledger, query.data, chosen)}
      sums={sums}
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

/** What is shown, in a sentence; blank while nobody knows. */
function inSpeech(ledger: Ledger, statement: StatementAnswer | undefined, days: Chosen): string {
  if (statement === undefined) return '';
  const { found } = statement;
  if (found) return filterText.announce(formatNumber(found.count, 0));
  const { came, went } = ledger.words;
  const count = (way: 'in' | 'out') => flowOf(ledger, statement, way).count;
  return filterText.announceShown(daysInWords(days), came(count('in')), went(count('out')));
}

interface StatementSkeletonProps {
  readonly ledger: Ledger;
  readonly found: boolean;
  readonly lines: number;
}

function StatementSkeleton({ ledger, found, lines }: StatementSkeletonProps) {
  const wide = useWideViewport();
  const summed = found || !wide ? [] : summedColumns(ledger.columns);
  return (
    <>
      {wide || found ? <SumSkeleton found={found} /> : null}
      {summed.map(([key]) => (
        <Placeholder key={key}>
          <p className={styles.summed}>————————————</p>
        </Placeholder>
      ))}
      <LedgerSkeleton lines={lines} />
    </>
  );
}
