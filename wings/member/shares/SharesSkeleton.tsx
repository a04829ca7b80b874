import type { LedgerFilter } from '../../../api/ledger/ledger.ts';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { LedgerBones } from '../../../parts/ledger/LedgerSkeleton.tsx';
import { SumBones } from '../../../parts/ledger/SumSkeleton.tsx';
import { FigureBones } from '../../../parts/statement/FigureSkeleton.tsx';
import { ShareFilter } from './ShareFilter.tsx';
import { text } from './shares.text.ts';

interface ShareBonesProps {
  readonly head: boolean;
  readonly filter: LedgerFilter;
}

/** The share page on its way; while another span is fetched only its ledger is. */
export function ShareBones({ head, filter }: ShareBonesProps) {
  return (
    <Loading what={text.loading}>
      {head ? (
        <>
          <FigureBones facts={5} />
          <ShareFilter known={undefined} now={undefined} filter={filter} />
        </>
      ) : null}
      <SumBones found={filter.q !== undefined} />
      <LedgerBones lines={head ? 6 : 12} />
    </Loading>
  );
}
