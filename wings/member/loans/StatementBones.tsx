import type { LedgerFilter } from '../../../api/ledger/ledger.ts';
import { Ghost } from '../../../kit/skeleton/Ghost.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { LedgerBones } from '../../../parts/ledger/LedgerBones.tsx';
import { SumBones } from '../../../parts/ledger/SumBones.tsx';
import { FigureBones } from '../../../parts/statement/FigureBones.tsx';
import styles from './loan.module.css';
import { Progress } from './Progress.tsx';
import { StatementFilter } from './statement/StatementFilter.tsx';
import { text } from './statement/statement.text.ts';
import { Views } from './statement/Views.tsx';

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
