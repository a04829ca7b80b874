import { Panel } from '../../../kit/panel/Panel.tsx';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import { FileRow } from '../../../kit/take-away/FileRow.tsx';
import styles from './loan.module.css';
import { text } from './loan.text.ts';

function CardBones() {
  return (
    <Panel className={styles.bones}>
      <Bone width="65" />
      <Bone width="fig" />
      <Bone width="80" />
      <Bone width="65" />
      <Bone width="80" />
      <Bone width="50" />
    </Panel>
  );
}

/** The list of contracts on its way. */
export function LoanBones() {
  return (
    <Loading what={text.loading}>
      <Panel className={styles.bones}>
        <Bone width="20" />
        <Bone width="fig" />
      </Panel>
      <FileRow />
      <div className={styles.cards}>
        <CardBones />
        <CardBones />
      </div>
    </Loading>
  );
}
