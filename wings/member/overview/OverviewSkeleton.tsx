import { Cards } from '../../../kit/card/Cards.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelSkeleton } from '../../../kit/skeleton/PanelSkeleton.tsx';
import { SkeletonBars } from '../../../kit/skeleton/SkeletonBars.tsx';
import styles from './overview.module.css';
import { text } from './overview.text.ts';

/** The overview on its way. */
export function OverviewSkeleton() {
  return (
    <Loading what={text.loading}>
      <Cards>
        {[1, 2, 3, 4].map((card) => (
          <PanelSkeleton key={card} of={['50', 'fig', '80', '65', '80']} />
        ))}
      </Cards>
      <Panel className={styles.person}>
        <SkeletonBars of={['65', '80', '50', '65', '80', '35', '65', '80']} />
      </Panel>
    </Loading>
  );
}
