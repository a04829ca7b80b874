import type { LedgerFilter } from '../../../../api/ledger/ledger.ts';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { LedgerSkeleton } from '../../../../parts/ledger/LedgerSkeleton.tsx';
import { SumSkeleton } from '../../../../parts/ledger/SumSkeleton.tsx';
import { FigureSkeleton } from '../../../../parts/statement/FigureSkeleton.tsx';
import { text } from '../deposits.text.ts';
import { StatementFilter } from './StatementFilter.tsx';

interface StatementSkeletonProps {
  readonly accountNo: string;
  readonly head: boolean;
  readonly filter: LedgerFilter;
}

/** A statement on its way; while other days are fetched its head stays. */
export function StatementSkeleton({ accountNo, head, filter }: StatementSkeletonProps) {
  return (
    <Loading what={text.statement.loading}>
      {head ? (
        <>
          <FigureSkeleton facts={6} />
          <StatementFilter
            {...{ statement: accountNo, filter }}
            known={undefined}
            now={undefined}
          />
        </>
      ) : null}
      <SumSkeleton found={filter.q !== undefined} />
      <LedgerSkeleton lines={head ? 6 : 12} />
    </Loading>
  );
}
