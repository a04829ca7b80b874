import { Cards } from '../../../kit/card/Cards.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { FileRow } from '../../../kit/take-away/FileRow.tsx';
import styles from './coll.module.css';
import { text } from './coll.text.ts';

function CardBones() {
  return (
    <Panel className={styles.bones}>
      <Bone width="65" />
      <Bone width="35" />
      <Bone width="fig" />
      <Bone width="80" />
      <Bone width="65" />
      <Bone width="80" />
    </Panel>
  );
}

/** The guarantees on their way. */
export function CollBones() {
  return (
    <Loading what={text.loading}>
      <Panel className={styles.bones}>
        <Bone width="35" />
        <Bone width="fig" />
      </Panel>
      <FileRow />
      <div className={styles.cards}>
        <Cards>
          <CardBones />
          <CardBones />
        </Cards>
      </div>
    </Loading>
  );
}
