import { Cards } from '../../../kit/card/Cards.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { PanelBones } from '../../../kit/skeleton/PanelSkeleton.tsx';
import type { BoneWidth } from '../../../kit/skeleton/SkeletonBar.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import { TotalBones } from '../../../parts/statement/TotalSkeleton.tsx';
import styles from './guarantees.module.css';
import { text } from './guarantees.text.ts';

const card: readonly BoneWidth[] = ['65', '35', 'fig', '80', '65', '80'];

/** The guarantees on their way. */
export function CollBones() {
  return (
    <Loading what={text.loading}>
      <TotalBones facts={3} />
      <FileRow />
      <div className={styles.cards}>
        <Cards>
          <PanelBones of={card} />
          <PanelBones of={card} />
        </Cards>
      </div>
    </Loading>
  );
}
