import { Cards } from '../../../kit/card/Cards.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import type { SkeletonBarWidth } from '../../../kit/skeleton/SkeletonBar.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { TotalSkeleton } from '../../../parts/statement/TotalSkeleton.tsx';
import styles from './guarantees.module.css';
import { text } from './guarantees.text.ts';

const card: readonly SkeletonBarWidth[] = ['65', '35', 'fig', '80', '65', '80'];

/** The guarantees on their way. */
export function GuaranteesSkeleton() {
  return (
    <Loading what={text.loading}>
      <TotalSkeleton facts={3} />
      <FileRow />
      <div className={styles.cards}>
        <Cards>
          <PanelSkeleton of={card} />
          <PanelSkeleton of={card} />
        </Cards>
      </div>
    </Loading>
  );
}
