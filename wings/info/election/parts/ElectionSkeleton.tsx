import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Loading } from '../../../../kit/skeleton/Loading.tsx';
import { Bone } from '../../../../kit/skeleton/SkeletonBar.tsx';
import styles from '../election.module.css';
import { electionText as text } from '../election.text.ts';

const cards = ['a', 'b', 'c', 'd'];

/** The page on its way: candidates at the one side, the calendar at the other. */
export function ElectionBones() {
  return (
    <Loading what={text.loading}>
      <div className={styles.columns}>
        <Panel className={styles.bones}>
          {cards.map((card) => (
            <div key={card}>
              <Bone width="35" />
              <Bone width="80" />
              <Bone width="65" />
            </div>
          ))}
        </Panel>
        <Panel className={styles.bones}>
          <Bone width="50" />
          <Bone width="80" />
          <Bone width="65" />
        </Panel>
      </div>
    </Loading>
  );
}
