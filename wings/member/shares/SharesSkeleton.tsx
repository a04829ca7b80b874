import type { LedgerFilter } from '../../../api/ledger/ledger.ts';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { LedgerSkeleton } from '../../../parts/ledger/LedgerSkeleton.tsx';
import { SumSkeleton } from '../../../parts/ledger/SumSkeleton.tsx';
import { FigureSkeleton } from '../../../parts/statement/FigureSkeleton.tsx';
import { ShareFilter } from './ShareFilter.tsx';
import { text } from './shares.text.ts';

interface SharesSkeletonProps {
  readonly head: boolean;
  readonly filter: LedgerFilter;
}

/** The share page on its way; while another span is fetched only its ledger is. */
export function SharesSkeleton({ head, filter }: SharesSkeletonProps) {
  return (
    <Loading what={text.loading}>
      {head ? (
        <>
          <FigureSkeleton facts={5} />
          <ShareFilter known={undefined} now={undefined} filter={filter} />
        </>
      ) : null}
      <SumSkeleton found={filter.q !== undefined} />
      <LedgerSkeleton lines={head ? 6 : 12} />
    </Loading>
  );
}
