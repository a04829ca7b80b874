import type { LedgerFilter } from '../../../../api/ledger/ledger.ts';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { LedgerBones } from '../../../../parts/ledger/LedgerSkeleton.tsx';
import { SumBones } from '../../../../parts/ledger/SumSkeleton.tsx';
import { FigureBones } from '../../../../parts/statement/FigureSkeleton.tsx';
import { text } from '../deposits.text.ts';
import { StatementFilter } from './StatementFilter.tsx';

interface StatementBonesProps {
  readonly accountNo: string;
  readonly head: boolean;
  readonly filter: LedgerFilter;
}

/** A statement on its way; while other days are fetched its head stays. */
export function StatementBones({ accountNo, head, filter }: StatementBonesProps) {
  return (
    <Loading what={text.statement.loading}>
      {head ? (
        <>
          <FigureBones facts={6} />
          <StatementFilter
            {...{ statement: accountNo, filter }}
            known={undefined}
            now={undefined}
          />
        </>
      ) : null}
      <SumBones found={filter.q !== undefined} />
      <LedgerBones lines={head ? 6 : 12} />
    </Loading>
  );
}
