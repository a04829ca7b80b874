import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import styles from './guide.module.css';
import { text } from './guide.text.ts';

/** The guide on its way. */
export function GuideSkeleton() {
  return (
    <Loading what={text.loading}>
      <div className={styles.page}>
        <PanelSkeleton of={['80', '65']} />
        <PanelSkeleton of={['35', '65', '65', '65', '65']} />
        <PanelSkeleton of={['35', '80', '80', '65']} />
      </div>
    </Loading>
  );
}
