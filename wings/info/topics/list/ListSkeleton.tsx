import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { SkeletonBar } from '../../../../kit/skeleton/SkeletonBar.tsx';
import { topicsText } from '../topics.text.ts';
import styles from './list.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** A list on its way. */
export function ListSkeleton() {
  return (
    <Loading what={topicsText.list.loading}>
      <Panel kind="list">
        {rows.map((row) => (
          <div key={row} className={styles.bones}>
            <SkeletonBar width="80" />
            <SkeletonBar width="35" />
          </div>
        ))}
      </Panel>
    </Loading>
  );
}
