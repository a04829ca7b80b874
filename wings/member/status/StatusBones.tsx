import { Cards } from '../../../kit/card/Cards.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import styles from './status.module.css';
import { text } from './status.text.ts';

const lines = ['65', '80', '50', '65', '80', '35', '65', '80'] as const;

/** The overview on its way. */
export function StatusBones() {
  return (
    <Loading what={text.loading}>
      <Cards>
        {[1, 2, 3, 4].map((card) => (
          <Panel key={card} className={styles.bones}>
            <Bone width="50" />
            <Bone width="fig" />
            <Bone width="80" />
            <Bone width="65" />
            <Bone width="80" />
          </Panel>
        ))}
      </Cards>
      <Panel className={styles.person}>
        <div className={styles.bones}>
          {lines.map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bones never change places
            <Bone key={at} width={width} />
          ))}
        </div>
      </Panel>
    </Loading>
  );
}
