import { Cards } from '../../../kit/card/Cards.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelBones } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { Bones } from '../../../kit/skeleton/SkeletonBars.tsx';
import styles from './overview.module.css';
import { text } from './overview.text.ts';

/** The overview on its way. */
export function StatusBones() {
  return (
    <Loading what={text.loading}>
      <Cards>
        {[1, 2, 3, 4].map((card) => (
          <PanelBones key={card} of={['50', 'fig', '80', '65', '80']} />
        ))}
      </Cards>
      <Panel className={styles.person}>
        <Bones of={['65', '80', '50', '65', '80', '35', '65', '80']} />
      </Panel>
    </Loading>
  );
}
