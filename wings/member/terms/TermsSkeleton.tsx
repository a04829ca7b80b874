import { FileText } from 'lucide-react';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonBar } from '../../../kit/skeleton/SkeletonBar.tsx';
import styles from './terms.module.css';
import { text } from './terms.text.ts';

/** Stands until the text has come. */
export function TermsSkeleton() {
  return (
    <Loading what={text.loading}>
      <Panel>
        <Icon of={FileText} size="l" className={styles.quiet} />
        <div className={styles.bones}>
          <SkeletonBar width="35" />
          <SkeletonBar width="80" />
          <SkeletonBar width="65" />
          <SkeletonBar width="80" />
          <SkeletonBar width="50" />
        </div>
      </Panel>
    </Loading>
  );
}
