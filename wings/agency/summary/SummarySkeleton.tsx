import { RowsSkeleton } from '../../../kit/rows/RowsSkeleton.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonBar } from '../../../kit/skeleton/SkeletonBar.tsx';
import { TotalSkeleton } from '../../../parts/statement/TotalSkeleton.tsx';
import styles from './summary.module.css';
import { text } from './summary.text.ts';

/** The summary on its way. */
export function SummarySkeleton() {
  return (
    <Loading what={text.loading}>
      <div className={styles.tools}>
        <SkeletonBar width="50" />
      </div>
      <TotalSkeleton facts={3} />
      <div className={styles.section}>
        <SkeletonBar width="35" />
        <RowsSkeleton columns={5} />
      </div>
    </Loading>
  );
}
