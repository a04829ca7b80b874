import { Panel } from '../../../kit/panel/Panel.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import type { BoneWidth } from '../../../kit/skeleton/SkeletonBar.tsx';
import { Bones } from '../../../kit/skeleton/SkeletonBars.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import styles from './beneficiaries.module.css';
import { text } from './beneficiaries.text.ts';

const person: readonly BoneWidth[] = ['65', '35', '80', '65'];

/** The nomination on its way. */
export function GianBones() {
  return (
    <Loading what={text.loading}>
      <FileRow />
      <Panel>
        <div className={styles.people}>
          <Bones of={person} />
          <Bones of={person} />
        </div>
      </Panel>
    </Loading>
  );
}
