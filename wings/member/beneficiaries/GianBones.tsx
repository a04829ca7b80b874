import { Panel } from '../../../kit/panel/Panel.tsx';
import type { BoneWidth } from '../../../kit/skeleton/Bone.tsx';
import { Bones } from '../../../kit/skeleton/Bones.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { FileRow } from '../../../parts/download/FileRow.tsx';
import styles from './gian.module.css';
import { text } from './gian.text.ts';

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
