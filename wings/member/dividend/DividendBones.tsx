import { Panel } from '../../../kit/panel/Panel.tsx';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { FigureBones } from '../../../kit/statement/FigureBones.tsx';
import styles from './dividend.module.css';
import { text } from './dividend.text.ts';

/** The years on their way. */
export function DividendBones() {
  return (
    <Loading what={text.loading}>
      <FigureBones />
      <Panel className={styles.bones}>
        <Bone width="35" />
        <Bone width="80" />
        <Bone width="65" />
        <Bone width="80" />
        <Bone width="65" />
      </Panel>
    </Loading>
  );
}
