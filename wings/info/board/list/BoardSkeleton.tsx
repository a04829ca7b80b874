import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { SkeletonBar } from '../../../../kit/skeleton/SkeletonBar.tsx';
import styles from './list.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Questions on their way. */
export function BoardSkeleton({ what }: { readonly what: string }) {
  return (
    <Loading what={what}>
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
