import { RowsBones } from '../../../kit/rows/RowsBones.tsx';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { TotalBones } from '../../../parts/statement/TotalBones.tsx';
import styles from './summarize_rep.module.css';
import { text } from './summarize_rep.text.ts';

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
