import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { Bone } from '../../../../kit/skeleton/SkeletonBar.tsx';
import styles from './list.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Questions on their way. */
export function BoardBones({ what }: { readonly what: string }) {
  return (
    <Loading what={what}>
      <Panel kind="list">
        {rows.map((row) => (
          <div key={row} className={styles.bones}>
            <Bone width="80" />
            <Bone width="35" />
          </div>
        ))}
      </Panel>
    </Loading>
  );
}
