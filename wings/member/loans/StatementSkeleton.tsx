import type { LedgerFilter } from '../../../api/ledger/ledger.ts';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { Placeholder } from '../../../kit/skeleton/Placeholder.tsx';
import { LedgerSkeleton } from '../../../parts/ledger/LedgerSkeleton.tsx';
import { SumSkeleton } from '../../../parts/ledger/SumSkeleton.tsx';
import { FigureSkeleton } from '../../../parts/statement/FigureSkeleton.tsx';
import styles from './loans.module.css';
import { Progress } from './Progress.tsx';
import { StatementFilter } from './statement/StatementFilter.tsx';
import { StatementTabs } from './statement/StatementTabs.tsx';
import { text } from './statement/statement.text.ts';

interface StatementSkeletonProps {
  readonly contractNo: string;
  readonly head: boolean;
  readonly filter: LedgerFilter;
}

/** A statement on its way; while other days are fetched its head stays. */
export function StatementSkeleton({ contractNo, head, filter }: StatementSkeletonProps) {
  return (
    <Loading what={text.loading}>
      {head ? (
        <>
          <FigureSkeleton facts={5} below={<Progress percent="0" />} />
          <Placeholder>
            <StatementTabs contractNo={contractNo} view="lines" />
          </Placeholder>
          <StatementFilter
            {...{ statement: contractNo, filter }}
            known={undefined}
            now={undefined}
          />
        </>
      ) : null}
      <SumSkeleton found={filter.q !== undefined} />
      {filter.q === undefined ? (
        <Placeholder>
          <p className={styles.interest}>————————————</p>
        </Placeholder>
      ) : null}
      <LedgerSkeleton lines={head ? 6 : 12} />
    </Loading>
  );
}
