import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { SkeletonBar } from '../../../kit/skeleton/SkeletonBar.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import styles from './welfare.module.css';
import { text } from './welfare.text.ts';

const lines = ['first', 'second', 'third', 'fourth'] as const;

/** A list on its way; the tabs stay. */
export function WelfareSkeleton() {
  return (
    <Loading what={text.loading}>
      <FileRow />
      <Panel kind="list">
        <div className={styles.claims}>
          {lines.map((line) => (
            <div key={line} className={styles.claim}>
              <div className={styles.bones}>
                <SkeletonBar width="50" />
                <SkeletonBar width="80" />
              </div>
              <div className={styles.bones}>
                <SkeletonBar width="load" />
              </div>
            </div>
          ))}
        </div>
      </Panel>
    </Loading>
  );
}
