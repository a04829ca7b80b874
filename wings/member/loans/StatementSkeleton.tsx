import type { LedgerFilter } from '../../../api/ledger/ledger.ts';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { Ghost } from '../../../kit/skeleton/Placeholder.tsx';
import { LedgerBones } from '../../../parts/ledger/LedgerSkeleton.tsx';
import { SumBones } from '../../../parts/ledger/SumSkeleton.tsx';
import { FigureBones } from '../../../parts/statement/FigureSkeleton.tsx';
import styles from './loans.module.css';
import { Progress } from './Progress.tsx';
import { StatementFilter } from './statement/StatementFilter.tsx';
import { Views } from './statement/StatementTabs.tsx';
import { text } from './statement/statement.text.ts';

interface StatementBonesProps {
  readonly contractNo: string;
  readonly head: boolean;
  readonly filter: LedgerFilter;
}

/** A statement on its way; while other days are fetched its head stays. */
export function StatementBones({ contractNo, head, filter }: StatementBonesProps) {
  return (
    <Loading what={text.loading}>
      {head ? (
        <>
          <FigureBones facts={5} below={<Progress percent="0" />} />
          <Ghost>
            <Views contractNo={contractNo} view="lines" />
          </Ghost>
          <StatementFilter
            {...{ statement: contractNo, filter }}
            known={undefined}
            now={undefined}
          />
        </>
      ) : null}
      <SumBones found={filter.q !== undefined} />
      {filter.q === undefined ? (
        <Ghost>
          <p className={styles.interest}>————————————</p>
        </Ghost>
      ) : null}
      <LedgerBones lines={head ? 6 : 12} />
    </Loading>
  );
}
