import { RowsBones } from '../../../kit/rows/RowsSkeleton.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { Bone } from '../../../kit/skeleton/SkeletonBar.tsx';
import { TotalBones } from '../../../parts/statement/TotalSkeleton.tsx';
import styles from './summary.module.css';
import { text } from './summary.text.ts';

/** The summary on its way. */
export function SummaryBones() {
  return (
    <Loading what={text.loading}>
      <div className={styles.tools}>
        <Bone width="50" />
      </div>
      <TotalBones facts={3} />
      <div className={styles.section}>
        <Bone width="35" />
        <RowsBones columns={5} />
      </div>
    </Loading>
  );
}
