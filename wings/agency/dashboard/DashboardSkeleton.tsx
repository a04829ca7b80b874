import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelBones } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { TotalBones } from '../../../parts/statement/TotalSkeleton.tsx';
import styles from './dashboard.module.css';
import { text } from './dashboard.text.ts';

/** The dashboard on its way. */
export function DashboardBones() {
  return (
    <Loading what={text.loading}>
      <TotalBones facts={2} />
      <div className={styles.way}>
        <PanelBones of={['80', '50']} />
      </div>
      <div className={styles.part}>
        <PanelBones of={['50', '80', '65']} />
      </div>
    </Loading>
  );
}
