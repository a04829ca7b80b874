import { Panel } from '../../../kit/panel/Panel.tsx';
import { RowsBones } from '../../../kit/rows/RowsBones.tsx';
import { Bone } from '../../../kit/skeleton/Bone.tsx';
import { Loading } from '../../../kit/skeleton/Loading.tsx';
import styles from './kepcrem.module.css';
import { text } from './kepcrem.text.ts';

function CardBones() {
  return (
    <Panel className={styles.bones}>
      <Bone width="65" />
      <Bone width="50" />
      <Bone width="80" />
      <Bone width="80" />
      <Bone width="80" />
    </Panel>
  );
}

/** The page on its way; while other months are fetched the cards stay. */
export function KepcremBones({ cards }: { readonly cards: boolean }) {
  return (
    <Loading what={text.loading}>
      {cards ? (
        <div className={styles.cards}>
          <CardBones />
          <CardBones />
        </div>
      ) : null}
      <div className={styles.months}>
        <RowsBones columns={6} lines={cards ? 6 : 12} />
      </div>
    </Loading>
  );
}
