import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { TotalSkeleton } from '../../../parts/statement/TotalSkeleton.tsx';
import styles from './dashboard.module.css';
import { text } from './dashboard.text.ts';

/** The dashboard on its way. */
export function DashboardSkeleton() {
  return (
    <Loading what={text.loading}>
      <TotalSkeleton facts={2} />
      <div className={styles.way}>
        <PanelSkeleton of={['80', '50']} />
      </div>
      <div className={styles.part}>
        <PanelSkeleton of={['50', '80', '65']} />
      </div>
    </Loading>
  );
}
