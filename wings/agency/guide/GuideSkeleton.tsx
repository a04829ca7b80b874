import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelBones } from '../../../kit/skeleton/PanelSkeleton.tsx';
import styles from './guide.module.css';
import { text } from './guide.text.ts';

/** The guide on its way. */
export function GuideBones() {
  return (
    <Loading what={text.loading}>
      <div className={styles.page}>
        <PanelBones of={['80', '65']} />
        <PanelBones of={['35', '65', '65', '65', '65']} />
        <PanelBones of={['35', '80', '80', '65']} />
      </div>
    </Loading>
  );
}
