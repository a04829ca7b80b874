import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { Bone } from '../../../../kit/skeleton/SkeletonBar.tsx';
import { topicsText } from '../topics.text.ts';
import styles from './list.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** A list on its way. */
export function ListBones() {
  return (
    <Loading what={topicsText.list.loading}>
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
