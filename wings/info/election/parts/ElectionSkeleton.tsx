import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { SkeletonBar } from '../../../../kit/skeleton/SkeletonBar.tsx';
import styles from '../election.module.css';
import { electionText as text } from '../election.text.ts';

const cards = ['a', 'b', 'c', 'd'];

/** The page on its way: candidates at the one side, the calendar at the other. */
export function ElectionSkeleton() {
  return (
    <Loading what={text.loading}>
      <div className={styles.columns}>
        <Panel className={styles.bones}>
          {cards.map((card) => (
            <div key={card}>
              <SkeletonBar width="35" />
              <SkeletonBar width="80" />
              <SkeletonBar width="65" />
            </div>
          ))}
        </Panel>
        <Panel className={styles.bones}>
          <SkeletonBar width="50" />
          <SkeletonBar width="80" />
          <SkeletonBar width="65" />
        </Panel>
      </div>
    </Loading>
  );
}
