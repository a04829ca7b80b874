import { Panel } from '../../../kit/panel/Panel.tsx';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import styles from './home.module.css';
import { homeText as text } from './home.text.ts';

/** The news panel on its way. */
export function HomeBones() {
  return (
    <Loading what={text.loading}>
      <Panel className={styles.bones}>
        <Bone width="20" />
        <Bone width="80" />
        <Bone width="65" />
        <Bone width="80" />
        <Bone width="80" />
        <Bone width="65" />
      </Panel>
    </Loading>
  );
}
