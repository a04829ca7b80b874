import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import type { SkeletonBarWidth } from '../../../kit/skeleton/SkeletonBar.tsx';
import { SkeletonBars } from '../../../kit/skeleton/SkeletonBars.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import styles from './beneficiaries.module.css';
import { text } from './beneficiaries.text.ts';

const person: readonly SkeletonBarWidth[] = ['65', '35', '80', '65'];

/** The nomination on its way. */
export function BeneficiariesSkeleton() {
  return (
    <Loading what={text.loading}>
      <FileRow />
      <Panel>
        <div className={styles.people}>
          <SkeletonBars of={person} />
          <SkeletonBars of={person} />
        </div>
      </Panel>
    </Loading>
  );
}
