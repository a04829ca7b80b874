import { Panel } from '../../../kit/panel/Panel.tsx';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { FileRow } from '../../../kit/take-away/FileRow.tsx';
import styles from './gian.module.css';
import { text } from './gian.text.ts';

function PersonBones() {
  return (
    <div className={styles.bones}>
      <Bone width="65" />
      <Bone width="35" />
      <Bone width="80" />
      <Bone width="65" />
    </div>
  );
}

/** The nomination on its way. */
export function GianBones() {
  return (
    <Loading what={text.loading}>
      <FileRow />
      <Panel>
        <div className={styles.people}>
          <PersonBones />
          <PersonBones />
        </div>
      </Panel>
    </Loading>
  );
}
